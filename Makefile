PYTHON ?= python3
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
export PYTHONUTF8 = 1

.PHONY: help play setup test lint bench arena-check train soak soak-rules soak-games \
	soak-window soak-close soak-fuzz soak-peek soak-gaps soak-kill contact-sheet translations pictures package package-check clean

help:
	@echo "make play          set up what is missing and start the game"
	@echo "make test          set up what is missing, lint, check types, run the tests"
	@echo "make lint          the linters and the type check alone"
	@echo "make bench         measure speed"
	@echo "make arena-check   play each level against the one below it; fails if one fell below"
	@echo "make train         train the strongest player, hours on two cores (SCALE=0.05: minutes)"
	@echo "make soak-rules    play 100,000 random hands over random rules, every invariant checked"
	@echo "make soak-games    play 10,000 whole games over random rules, the levels at the table"
	@echo "make soak-window   play 500 games in the window by a restless hand"
	@echo "make soak-close    close the program at 200 random moments"
	@echo "make soak-fuzz     read 100,000 damaged files"
	@echo "make soak-peek     deal hidden cards anew in 2,000 states; nobody may see a difference"
	@echo "make soak-gaps     how long the window stands still while a player thinks"
	@echo "make soak          all of these but the last, one after the other: hours (docs/reliability.md)"
	@echo "make soak-kill     kill automatic play at 500 random moments; nothing shown may be lost"
	@echo "make translations  collect the texts into translations/*.ts"
	@echo "make contact-sheet table and dialogs in every language, size and moment, checked and as pictures"
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
	$(BIN)/python -m tests.engine.soak_rules --hands $(HANDS) --seed $(SEED) --jobs 2

GAMES ?= 10000
soak-games: setup
	$(BIN)/python -m tests.soak.games --games $(GAMES) --seed $(SEED) --jobs 2

WINDOW_GAMES ?= 500
soak-window: setup
	$(BIN)/python -m tests.soak.window --games $(WINDOW_GAMES) --seed $(SEED)

CLOSINGS ?= 200
soak-close: setup
	$(BIN)/python -m tests.soak.closing --closings $(CLOSINGS) --seed $(SEED)

CASES ?= 100000
soak-fuzz: setup
	$(BIN)/python -m tests.soak.fuzz --cases $(CASES) --seed $(SEED)

STATES ?= 2000
VIEWS ?= 5000
soak-peek: setup
	$(BIN)/python -m tests.soak.peeking --states $(STATES) --seed $(SEED)
	$(BIN)/python -m tests.ai.soak_hidden --views $(VIEWS) --seed $(SEED)

# One process stands for the window, the other for the player: measured when nothing else runs.
SECONDS_A_LEVEL ?= 20
soak-gaps: setup
	$(BIN)/python -m tests.soak.gaps --seconds $(SECONDS_A_LEVEL)

soak: soak-rules soak-games soak-fuzz soak-peek soak-close soak-kill soak-window

KILLS ?= 500
soak-kill: setup
	$(BIN)/python -m tests.soak.kill --kills $(KILLS) --seed $(SEED)

contact-sheet: setup
	$(BIN)/python -m tests.view.contactsheet build/contact-sheet

translations: setup
	$(BIN)/python packaging/update_translations.py

PICTURE := $(BIN)/okrummy replay tests/data/sample.okrummy --screenshot docs/pictures
PARTNERS := $(BIN)/okrummy replay tests/data/partners.okrummy --screenshot docs/pictures
pictures: setup
	$(PICTURE)/table-en.png --at 191 --size 1280x800 --scale 1.5
	$(PICTURE)/showdown-en.png --size 1280x800 --scale 1.5
	$(PICTURE)/small-de.png --at 100 --size 800x560 --scale 1.5 --language de --theme navy
	$(PICTURE)/showdown-es.png --size 1280x800 --scale 1.5 --language es --theme burgundy
	$(PICTURE)/contrast-en.png --at 191 --size 1280x800 --scale 1.5 --theme contrast
	QT_SCALE_FACTOR=1.5 $(BIN)/python -m tests.view.contactsheet docs/pictures \
		--one "en 1280x776 two knock" --one "de 1280x776 hollywood undercut" \
		--one "es 1280x776 three draw" --one "nl 1280x776 four defence"
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
