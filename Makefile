PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
export PYTHONUTF8 = 1

.PHONY: help play setup test lint bench arena-check train soak-rules soak-kill translations pictures package package-check clean

help:
	@echo "make play          set up what is missing and start the game"
	@echo "make test          set up what is missing, lint, check types, run the tests"
	@echo "make lint          the linters and the type check alone"
	@echo "make bench         measure speed"
	@echo "make arena-check   play each level against the one below it; fails if one fell below"
	@echo "make train         train the strongest player, hours on two cores (SCALE=0.05: minutes)"
	@echo "make soak-rules    play 100,000 random hands over random rules, every invariant checked"
	@echo "make soak-kill     kill automatic play at 500 random moments; nothing shown may be lost"
	@echo "make translations  collect the texts into translations/*.ts"
	@echo "make pictures      render the pictures of the README"
	@echo "make package       build the packages that this machine can build, into dist/"
	@echo "make package-check prove them: validators, installs, refusals, the same bytes again"
	@echo "make clean         remove what was built"

play:
	@$(PYTHON) packaging/develop.py play $(ARGS)

setup:
	@$(PYTHON) packaging/develop.py setup

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q

bench: setup
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest tests/bench -q -s --benchmark-enable --benchmark-columns=min,median,max,rounds

arena-check: setup
	$(BIN)/python -m okrummy_gui.arena.ladder --jobs 2

SCALE ?= 1
train: setup
	$(BIN)/python -m pip install --quiet -e ".[train]"
	OPENBLAS_NUM_THREADS=1 $(BIN)/python packaging/training/train.py --scale $(SCALE) --jobs 2

HANDS ?= 100000
SEED ?= 1
soak-rules: setup
	$(BIN)/python tests/engine/soak_rules.py --hands $(HANDS) --seed $(SEED) --jobs 2

KILLS ?= 500
soak-kill: setup
	$(BIN)/python tests/soak/kill.py --kills $(KILLS) --seed $(SEED)

translations: setup
	$(BIN)/python packaging/update_translations.py

PICTURE := $(BIN)/okrummy replay tests/data/sample.okrummy --screenshot docs/pictures
PARTNERS := $(BIN)/okrummy replay tests/data/partners.okrummy --screenshot docs/pictures
pictures: setup
	$(PICTURE)/table-en.png --at 191 --size 1280x800 --scale 1.5
	$(PICTURE)/showdown-en.png --size 1280x800 --scale 1.5
	$(PICTURE)/small-de.png --at 100 --size 800x560 --scale 1.5 --language de --theme navy
	$(PICTURE)/showdown-es.png --size 1280x800 --scale 1.5 --language es --theme burgundy
	$(PARTNERS)/partners-nl.png --at 60 --size 1280x800 --scale 1.5 --language nl
	$(PARTNERS)/partners-showdown-en.png --at 68 --seat W --size 1280x800 --scale 1.5 --theme navy

# KIND="deb rpm" or CHECK="refusals start" builds or checks these alone
package: setup
	$(BIN)/python packaging/package.py $(KIND)

package-check: setup
	$(BIN)/python packaging/check.py $(CHECK)

clean:
	rm -rf .venv build dist okrummy_gui/data
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks .coverage .import_linter_cache
	find okrummy_gui packaging tests -name __pycache__ -type d -prune -exec rm -rf {} +
