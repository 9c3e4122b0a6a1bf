/* Self-play for the training: games between two players, and the data that the fits need.
   Compiled and called by packaging/training/kernel.py; not part of the game. */
#include "players.h"
#include <stdlib.h>

static Player players[8];

void setup(void) {
    make_cards();
    make_neighbours();
}

static void turn_of(const Player *const p[2], Table *t, Chance *c) {
    int me = t->turn;
    if (takes(p[me], t, me, c)) take_discard(t);
    else draw_stock(t);
}

/* From a state before a draw to the end. */
static Result play_on(const Player *const p[2], Table *t, Chance *c) {
    for (;;) {
        turn_of(p, t, c);
        int knock, card = choose_discard(p[t->turn], t, t->turn, c, &knock);
        Result r = lay(t, card, knock);
        if (r.over) return r;
    }
}

static Network critic;

static void critic_input(const Player *const p[2], const Table *t, float *f) {
    int styles[2] = {(int)(p[0] - players), (int)(p[1] - players)};
    critic_features(t, styles, f);
}

static float judged(const Player *const p[2], const Table *t, int me) {
    float f[MOST], chance[BINS], sum = 0, value = 0;
    critic_input(p, t, f);
    run_network(&critic, f, chance);
    for (int b = 0; b < BINS; b++) sum += chance[b] = expf(chance[b]);
    for (int b = 0; b < BINS; b++) value += chance[b] * t->stakes[me].bins[t->turn == me ? b : BINS - 1 - b];
    return value / sum;
}

/* The place of a hand's result among the critic's outputs. */
static int bin_of(Result r, int me) {
    if (r.winner < 0) return BINS / 2;
    int away = r.points > 60 ? BINS / 2 : (r.points + 4) / 5;
    return BINS / 2 + (r.winner == me ? away : -away);
}

static float worth(Result r, const Table *t, int me) {
    if (r.winner < 0) return 0;
    int points_won = r.points < MOST_POINTS ? r.points : MOST_POINTS - 1;
    return r.winner == me ? t->stakes[me].win[points_won] : t->stakes[me].lose[points_won];
}

/* After so many turns the critic judges; without turns or critic the hand is played to its end. */
static float outcome(const Player *const p[2], Table *t, Chance *c, int me, int turns) {
    if (!turns || !critic.inputs) return worth(play_on(p, t, c), t, me);
    while (turns--) {
        turn_of(p, t, c);
        int knock, card = choose_discard(p[t->turn], t, t->turn, c, &knock);
        Result r = lay(t, card, knock);
        if (r.over) return worth(r, t, me);
    }
    return judged(p, t, me);
}

/* ---------------------------------------------------------------- games */

/* `out`: by pair the games won by `a` (0 to 2), its points less the other's, hands. */
void play_pairs(int a, int b, int pairs_wanted, uint64_t seed, int target, float *out) {
    for (int i = 0; i < pairs_wanted; i++, out += 3)
        for (int seat = 0; seat < 2; seat++) {
            const Player *p[2];
            p[seat] = &players[a], p[1 - seat] = &players[b];
            int score[2] = {0, 0}, dealer = 0;
            Past past = {{0, 0}, {0, 0}};
            for (int h = 0; score[0] < target && score[1] < target; h++) {
                Table t = deal((seed * 1000003ULL + i) * 4099ULL + h, dealer);
                Chance c = chance_of((seed * 77777ULL + 2 * i + seat) * 4099ULL + h);
                int times = t.times;
                recall(&t, &past);
                Stakes stakes[2];
                for (int s = 0; s < 2; s++) stakes[s] = stakes_of(target - score[s], target - score[1 - s], times);
                t.stakes = stakes;
                Result r = play_on(p, &t, &c);
                remember(&past, r);
                out[2]++;
                if (r.winner < 0) continue;
                score[r.winner] += r.points * times;
                dealer = 1 - dealer;
                out[1] += (r.winner == seat ? 1 : -1) * r.points * times;
            }
            out[0] += score[seat] >= target;
        }
}

/* By hand what it brought, with its multiplier, below nothing if the second player won. */
int points_data(int hands, uint64_t seed, float *out) {
    const Player *p[2] = {&players[0], &players[0]};
    for (int i = 0; i < hands; i++) {
        Stakes even[2] = {{{0}}};
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        t.stakes = even;
        Result r = play_on(p, &t, &c);
        out[i] = (r.winner < 0 ? 0 : r.winner ? -r.points : r.points) * t.times;
    }
    return hands;
}

/* ---------------------------------------------------------------- data */

#define TARGET 150

/* The learner's opponents by slot: itself, simple, gin-hunter, level 5, linear; each counts so often. */
static int8_t opponents[20] = {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4};

/* The learner (slot 0) meets one opponent for a match. */
typedef struct {
    const Player *p[2];
    Past past;
    int score[2], times;
    Stakes stakes[2];
} Sitting;

static void seat_players(Sitting *s, Table *t, Chance *c) {
    if (!s->p[0] || s->score[0] >= TARGET || s->score[1] >= TARGET) {
        int seat = below_n(c, 2);
        memset(s, 0, sizeof *s);
        s->p[seat] = &players[0], s->p[1 - seat] = &players[opponents[below_n(c, 20)]];
        /* Every other match is under way, for most depends on the last hands. */
        int later = below_n(c, 2);
        for (int i = 0; i < 2; i++) s->score[i] = later * below_n(c, TARGET);
    }
    s->times = t->times;
    for (int i = 0; i < 2; i++)
        s->stakes[i] = stakes_of(TARGET - s->score[i], TARGET - s->score[1 - i], t->times);
    t->stakes = s->stakes;
    recall(t, &s->past);
}

static void enter(Sitting *s, Result r) {
    remember(&s->past, r);
    if (r.winner >= 0) s->score[r.winner] += r.points * s->times;
}

/* The stock in a new order: what the player can't know, the other's hand apart. */
static void reshuffle(Table *t, Chance *c) { shuffle(t->deck + t->at, stock_of(t), c); }

#define TRIED 5

/* The best three options stay, then two others by chance: the fit must know bad discards too. */
static int tried_of(Option *o, int n, Chance *c) {
    for (int i = 3; i < TRIED && i < n; i++) {
        int j = i + below_n(c, n - i);
        Option one = o[i];
        o[i] = o[j], o[j] = one;
    }
    return n < TRIED ? n : TRIED;
}

/* Each row: number of the decision, worth, inputs. Returns the rows. */
int discard_data(int hands, uint64_t seed, int rollouts, int turns, int most, float stray, float *out) {
    Sitting at = {0};
    const Player *const *p = at.p;
    int rows = 0, decisions = 0;
    for (int i = 0; i < hands && rows + TRIED <= most; i++) {
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        seat_players(&at, &t, &c);
        for (;;) {
            turn_of(p, &t, &c);
            int me = t.turn, knock, card = -1;
            Option o[11];
            Sight s = look(&t, me, unseen_by(&t, me), p[me] == players);
            int n = options_of(p[me], &t, me, &s, o, &c), closing = closing_of(o, n);
            knock = knocks(p[me], &o[closing], &s, t.hand[me] & ~BIT(o[closing].card));
            card = o[knock ? closing : 0].card;
            int playing_on = !knock && o[closing].deadwood;
            n = tried_of(o, n, &c);
            if (n > 1 && playing_on && p[me] == players && stock_of(&t) > 3 && !below_n(&c, 3) && rows + TRIED <= most) {
                float sum[TRIED] = {0};
                for (int k = 0; k < rollouts; k++) {
                    Table world = t;
                    reshuffle(&world, &c);
                    Chance same = {next_bits(&c), next_bits(&c)};
                    for (int j = 0; j < n; j++) {
                        Table one = world;
                        Chance chance = same;
                        Result r = lay(&one, o[j].card, 0);
                        sum[j] += r.over ? worth(r, &one, me) : outcome(p, &one, &chance, me, turns);
                    }
                }
                Danger dangers[52];
                dangers_of(&s, t.hand[me], dangers);
                for (int j = 0; j < n; j++, rows++) {
                    float *row = out + (size_t)rows * (2 + DISCARD);
                    row[0] = decisions, row[1] = sum[j] / rollouts;
                    discard_features(&o[j].ahead, dangers, &s, t.hand[me] & ~BIT(o[j].card), o[j].card, row + 2);
                }
                decisions++;
            }
            if (!knock && p[me] == players && unit(&c) < stray) card = o[below_n(&c, n < 4 ? n : 4)].card;
            Result r = lay(&t, card, knock);
            if (r.over) {
                enter(&at, r);
                break;
            }
        }
    }
    return rows;
}

/* Each row: worth of the knock, worth of playing on, inputs. */
int knock_data(int hands, uint64_t seed, int rollouts, int turns, int most, float *out) {
    Sitting at = {0};
    const Player *const *p = at.p;
    int rows = 0;
    for (int i = 0; i < hands && rows < most; i++) {
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        seat_players(&at, &t, &c);
        for (;;) {
            turn_of(p, &t, &c);
            int me = t.turn;
            Option o[11];
            Sight s = look(&t, me, unseen_by(&t, me), p[me] == players);
            int n = options_of(p[me], &t, me, &s, o, &c), closing = closing_of(o, n);
            Cards kept = t.hand[me] & ~BIT(o[closing].card);
            int knock = knocks(p[me], &o[closing], &s, kept), points_now = o[closing].deadwood;
            if (p[me] == players && points_now && points_now <= t.limit && stock_of(&t) > 3 && rows < most) {
                float *row = out + (size_t)rows++ * (2 + KNOCK);
                Table one = t;
                row[0] = worth(knocked(&one, o[closing].card), &t, me), row[1] = 0;
                for (int k = 0; k < rollouts; k++) {
                    Table world = t;
                    reshuffle(&world, &c);
                    Result r = lay(&world, o[0].card, 0);
                    row[1] += (r.over ? worth(r, &world, me) : outcome(p, &world, &c, me, turns)) / rollouts;
                }
                knock_features(&o[closing].ahead, &s, kept, row + 2);
                knock = below_n(&c, 3) == 0 ? !knock : knock;
            }
            Result r = lay(&t, o[knock ? closing : 0].card, knock);
            if (r.over) {
                enter(&at, r);
                break;
            }
        }
    }
    return rows;
}

/* Each row: worth of the take, worth of the stock, inputs. */
int draw_data(int hands, uint64_t seed, int rollouts, int turns, int most, float *out) {
    Sitting at = {0};
    const Player *const *p = at.p;
    int rows = 0;
    for (int i = 0; i < hands && rows < most; i++) {
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        seat_players(&at, &t, &c);
        for (;;) {
            int me = t.turn;
            if (p[me] == players && may_help(&t, me) && rows < most && after_keeping(t.hand[me] | BIT(t.top), t.top)) {
                float *row = out + (size_t)rows++ * (2 + DRAW);
                draw_input(p[me], &t, me, row + 2, &c);
                row[0] = row[1] = 0;
                for (int k = 0; k < rollouts; k++) {
                    Table world = t;
                    reshuffle(&world, &c);
                    Chance same = {next_bits(&c), next_bits(&c)};
                    for (int take = 0; take < 2; take++) {
                        Table one = world;
                        Chance chance = same;
                        if (take) take_discard(&one);
                        else draw_stock(&one);
                        int knock, card = choose_discard(p[me], &one, me, &chance, &knock);
                        Result r = lay(&one, card, knock);
                        row[1 - take] += (r.over ? worth(r, &one, me) : outcome(p, &one, &chance, me, turns)) / rollouts;
                    }
                }
            }
            turn_of(p, &t, &c);
            int knock, card = choose_discard(p[t.turn], &t, t.turn, &c, &knock);
            Result r = lay(&t, card, knock);
            if (r.over) {
                enter(&at, r);
                break;
            }
        }
    }
    return rows;
}

/* Each row: what the hand brought the player about to draw, inputs of the critic. */
int critic_data(int hands, uint64_t seed, int most, float stray, float *out) {
    Sitting at = {0};
    const Player *const *p = at.p;
    int rows = 0;
    for (int i = 0; i < hands && rows + 64 <= most; i++) {
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        seat_players(&at, &t, &c);
        int first = rows, mover[64];
        for (;;) {
            if (rows - first < 64) {
                mover[rows - first] = t.turn;
                critic_input(p, &t, out + (size_t)rows++ * (1 + CRITIC) + 1);
            }
            turn_of(p, &t, &c);
            int me = t.turn;
            Option o[11];
            Sight s = look(&t, me, unseen_by(&t, me), p[me] == players);
            int n = options_of(p[me], &t, me, &s, o, &c), closing = closing_of(o, n);
            int knock = knocks(p[me], &o[closing], &s, t.hand[me] & ~BIT(o[closing].card));
            int pick = knock ? closing : p[me] == players && unit(&c) < stray ? below_n(&c, n < 4 ? n : 4) : 0;
            Result r = lay(&t, o[pick].card, knock);
            if (!r.over) continue;
            enter(&at, r);
            for (int j = first; j < rows; j++) out[(size_t)j * (1 + CRITIC)] = bin_of(r, mover[j - first]);
            break;
        }
    }
    return rows;
}

/* Each row: whether the other holds the card, inputs; a few unseen cards of each decision. */
int belief_data(int hands, uint64_t seed, int most, float *out) {
    Sitting at = {0};
    const Player *const *p = at.p;
    int rows = 0;
    for (int i = 0; i < hands && rows < most; i++) {
        Table t = deal(seed * 1000003ULL + i, i & 1);
        Chance c = chance_of(seed * 77777ULL + i);
        seat_players(&at, &t, &c);
        for (;;) {
            turn_of(p, &t, &c);
            int me = t.turn;
            Cards unseen = unseen_by(&t, me);
            for (Cards rest = unseen; rest && rows < most; rest &= rest - 1) {
                if (p[me] != players || below_n(&c, 8)) continue;
                float *row = out + (size_t)rows++ * (1 + BELIEF);
                row[0] = (t.hand[1 - me] & (rest & -rest)) != 0;
                belief_features(&t, me, unseen, FIRST(rest), row + 1);
            }
            int knock, card = choose_discard(p[me], &t, me, &c, &knock);
            Result r = lay(&t, card, knock);
            if (r.over) {
                enter(&at, r);
                break;
            }
        }
    }
    return rows;
}

/* ---------------------------------------------------------------- for the tests and the driver */

void set_equity(const float *table) { memcpy(equity, table, sizeof equity); }

void set_opponents(const int8_t *by_chance) { memcpy(opponents, by_chance, sizeof opponents); }

void set_belief(const float *weights) { memcpy(belief_weights, weights, sizeof belief_weights); }

void set_player(int slot, int kind, int draws, float weight, float known_danger, float pair_danger, int refusals, int rule,
                float constant, float margin, const float *linear) {
    Player *p = &players[slot];
    memset(p, 0, sizeof *p);
    p->kind = kind, p->draws = draws, p->weight = weight, p->known_danger = known_danger, p->pair_danger = pair_danger;
    p->refusals = refusals, p->rule = rule, p->constant = constant, p->margin = margin;
    memcpy(p->linear, linear, sizeof p->linear);
}

/* A layer's weights, by output, are put down by input; returns what follows them. */
static const float *turned(const float *weights, size_t inputs, size_t outputs, float **at) {
    for (size_t i = 0; i < outputs; i++)
        for (size_t j = 0; j < inputs; j++) (*at)[j * outputs + i] = weights[i * inputs + j];
    *at += inputs * outputs;
    return weights + inputs * outputs;
}

/* `which`: 0 discard, 1 knock, 2 draw, 3 the critic. `weights`: w1, b1, w2, b2, w3, b3 in a row. */
void set_network(int slot, int which, int inputs, int first, int second, int outputs, const float *weights) {
    Player *p = &players[slot];
    Network *net = which == 0 ? &p->discard : which == 1 ? &p->knock : which == 2 ? &p->draw : &critic;
    size_t last = second ? second : first;
    size_t size = (size_t)first * inputs + first + (second ? (size_t)second * first + second : 0) + (last + 1) * outputs;
    float *copy = malloc(size * sizeof *copy), *at = copy;
    net->inputs = inputs, net->first = first, net->second = second, net->outputs = outputs;
    net->w1 = at, weights = turned(weights, inputs, first, &at);
    net->b1 = at, weights = turned(weights, 1, first, &at);
    net->w2 = at, weights = turned(weights, first, second, &at);
    net->b2 = at, weights = turned(weights, 1, second, &at);
    net->w3 = at, weights = turned(weights, last, outputs, &at);
    net->b3 = at, turned(weights, 1, outputs, &at);
}

int kernel_after_draw(Cards kept, int card) {
    Choices choices;
    choices_of(kept, &choices);
    return after_draw(kept, &choices, card);
}
int kernel_deadwood(Cards cards) { return deadwood(cards); }
int kernel_after_discard(Cards cards) { return after_discard(cards); }
int kernel_defence(Cards knocker, Cards defender) {
    Arrangement shown = arrange(knocker);
    return defence(&shown, defender);
}

/* The inputs of player 0, whose table is told by `n`; for the test that compares with the game's. */
void kernel_inputs(const int64_t *n, int which, int card, float *out) {
    Table t;
    memset(&t, 0, sizeof t);
    t.hand[0] = n[0], t.known[1] = n[1], t.pile = n[2], t.shunned[1] = n[3], t.laid[1] = n[4];
    t.turns[0] = n[5], t.turns[1] = n[6], t.takes[1] = n[7], t.last[1][0] = n[8], t.last[1][1] = n[9];
    t.at = 52 - n[10], t.limit = n[11], t.top = n[12];
    t.knocker[0] = n[13] / 1000.0f, t.told[0] = n[14] / 1000.0f;
    Stakes stakes = stakes_of(n[15], n[16], n[17]);
    t.stakes = &stakes;
    Cards unseen = unseen_by(&t, 0), kept = t.hand[0] & ~BIT(card);
    if (which == 3) {
        belief_features(&t, 0, unseen, card, out);
        return;
    }
    Sight s = look(&t, 0, unseen, 1);
    Ahead a = ahead_of(kept, &s);
    Danger d = danger_of(&s, card), dangers[52];
    dangers_of(&s, t.hand[0], dangers);
    if (which == 0) discard_features(&a, dangers, &s, kept, card, out);
    if (which == 1) knock_features(&a, &s, kept, out);
    if (which == 2) {
        Cards before = t.hand[0] & ~BIT(t.top);
        Ahead b = ahead_of(before, &s);
        draw_features(&b, &a, &d, &s, before, kept, t.top, card, out);
    }
    if (which == 4) out[0] = linear_value(&players[0], &a, &d, &s, kept, card);
}
