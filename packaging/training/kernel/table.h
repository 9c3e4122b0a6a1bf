/* A hand of two players under the default rules: deal, turns, result. */
#ifndef TABLE_H
#define TABLE_H

#include <math.h>
#include "melds.h"

typedef struct { uint64_t a, b; } Chance;

static inline uint64_t next_bits(Chance *c) {
    uint64_t a = c->a, b = c->b;
    c->a = b;
    a ^= a << 23;
    c->b = a ^ b ^ (a >> 17) ^ (b >> 26);
    return c->b + b;
}
static inline int below_n(Chance *c, int n) { return (int)((next_bits(c) >> 32) * (uint64_t)n >> 32); }
static inline float unit(Chance *c) { return (float)((next_bits(c) >> 40) * (1.0 / 16777216.0)); }
static Chance chance_of(uint64_t seed) {
    Chance c = {seed * 0x9E3779B97F4A7C15ULL + 1, seed ^ 0xD1B54A32D192ED03ULL};
    for (int i = 0; i < 20; i++) next_bits(&c);
    return c;
}

#define NO_CARD 52
#define LAST_STOCK 3 /* with so many left the turn is the player's last one */

#define FURTHEST 151 /* needs of a match beyond it count as this */
#define GRID 16
#define MOST_POINTS 128 /* of a hand */
#define BINS 27 /* of a hand's outcome: lost by 61 and more, 56 to 60, ..., 1 to 5, drawn, won by 1 to 5, ... */
#define STAKES 8

static float equity[GRID][GRID]; /* chance to win the match by needs 1, 11, ..., 151 of the mover and the other */

static float equity_of(float mine, float other) {
    if (mine <= 0 || other <= 0) return mine <= 0;
    float x = (fminf(mine, FURTHEST) - 1) / 10, y = (fminf(other, FURTHEST) - 1) / 10;
    int i = x < GRID - 2 ? (int)x : GRID - 2, j = y < GRID - 2 ? (int)y : GRID - 2;
    x -= i, y -= j;
    return (1 - x) * ((1 - y) * equity[i][j] + y * equity[i][j + 1])
        + x * ((1 - y) * equity[i + 1][j] + y * equity[i + 1][j + 1]);
}

/* What points are worth to a player in the match, brought to about the size of points. */
typedef struct { float win[MOST_POINTS], lose[MOST_POINTS], bins[BINS], shape[STAKES]; } Stakes;

static const int sampled_points[STAKES / 2] = {6, 15, 30, 45};

static Stakes stakes_of(int mine, int other, int times) {
    Stakes s;
    mine = mine < FURTHEST ? mine : FURTHEST, other = other < FURTHEST ? other : FURTHEST;
    float now = equity_of(mine, other);
    float scale = (equity_of(mine - 30 * times, other) - equity_of(mine, other - 30 * times)) / 60;
    for (int r = 0; r < MOST_POINTS; r++) {
        s.win[r] = (equity_of(mine - r * times, other) - now) / scale;
        s.lose[r] = (equity_of(mine, other - r * times) - now) / scale;
    }
    for (int b = 0; b < BINS; b++) {
        int away = b < BINS / 2 ? BINS / 2 - b : b - BINS / 2, first = 5 * away - 4;
        const float *by = b < BINS / 2 ? s.lose : s.win;
        s.bins[b] = 0;
        for (int i = 0; away && i < 5; i++) s.bins[b] += by[away == BINS / 2 ? 65 + i : first + i] / 5;
    }
    for (int i = 0; i < STAKES / 2; i++) {
        s.shape[i] = s.win[sampled_points[i]] / 30;
        s.shape[STAKES / 2 + i] = -s.lose[sampled_points[i]] / 30;
    }
    return s;
}

typedef struct {
    const Stakes *stakes; /* of both players */
    Cards hand[2], known[2], pile;
    Cards shunned[2]; /* refused or laid by the player */
    Cards laid[2];
    int8_t deck[52], at, top, limit, times, turn, taken, no_stock;
    int8_t turns[2], takes[2], last[2][2]; /* last: points of the last two discards, newest first */
    float knocker[2], told[2]; /* by player: how often the other closes by a knock; how much tells of it */
} Table;

/* How the hands of a match ended so far, by who closed them. */
typedef struct { int knocks[2], closed[2]; } Past;

static void recall(Table *t, const Past *past) {
    for (int me = 0; me < 2; me++) {
        int closed = past->closed[1 - me];
        t->knocker[me] = (past->knocks[1 - me] + 0.5f) / (closed + 1.0f);
        t->told[me] = (closed < 6 ? closed : 6) / 6.0f;
    }
}

typedef struct { int over, winner, points, kind, turns; } Result; /* kind: 0 knock, 1 undercut, 2 gin, 3 drawn */

static void remember(Past *past, Result r) {
    if (r.winner < 0) return;
    int closer = r.kind == 1 ? 1 - r.winner : r.winner;
    past->closed[closer]++;
    past->knocks[closer] += r.kind != 2;
}

static inline int stock_of(const Table *t) { return 52 - t->at; }
static inline Cards unseen_by(const Table *t, int me) {
    return ALL & ~(t->hand[me] | t->pile | t->known[1 - me]);
}

static void shuffle(int8_t *cards, int count, Chance *c) {
    for (int i = count - 1; i > 0; i--) {
        int j = below_n(c, i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j], cards[j] = card;
    }
}

static Table deal(uint64_t seed, int dealer) {
    Table t;
    memset(&t, 0, sizeof t);
    Chance c = chance_of(seed);
    for (int i = 0; i < 52; i++) t.deck[i] = i;
    shuffle(t.deck, 52, &c);
    for (int i = 0; i < 20; i++) t.hand[i & 1] |= BIT(t.deck[i]);
    t.top = t.deck[20];
    t.pile = BIT(t.top);
    t.at = 21;
    t.limit = points[t.top] == 1 ? 0 : points[t.top];
    t.times = t.top / 13 == 3 ? 2 : 1;
    t.turn = 1 - dealer;
    t.taken = NO_CARD;
    for (int i = 0; i < 4; i++) t.last[i & 1][i >> 1] = 10;
    return t;
}

static void draw_stock(Table *t) {
    int me = t->turn;
    t->shunned[me] |= BIT(t->top);
    t->hand[me] |= BIT(t->deck[t->at++]);
    t->taken = NO_CARD;
    t->no_stock = 0;
    t->turns[me]++;
}

/* What lay beneath is only remembered as seen; the pile's next card is always laid before a draw. */
static void take_discard(Table *t) {
    int me = t->turn;
    Cards card = BIT(t->top);
    t->hand[me] |= card, t->known[me] |= card, t->pile &= ~card;
    t->taken = t->top;
    t->no_stock++;
    t->turns[me]++, t->takes[me]++;
}

static Result knocked(Table *t, int card) {
    int me = t->turn;
    Cards kept = t->hand[me] & ~BIT(card), other = t->hand[1 - me];
    Arrangement shown = arrange(kept);
    if (!shown.points) return (Result){1, me, 25 + deadwood(other), 2, t->turns[me]};
    int theirs = defence(&shown, other);
    if (theirs > shown.points) return (Result){1, me, theirs - shown.points, 0, t->turns[me]};
    return (Result){1, 1 - me, 25 + shown.points - theirs, 1, t->turns[me]};
}

static Result lay(Table *t, int card, int knock) {
    if (knock) return knocked(t, card);
    int me = t->turn;
    Cards bit = BIT(card);
    t->hand[me] &= ~bit, t->known[me] &= ~bit;
    t->pile |= bit, t->shunned[me] |= bit, t->laid[me] |= bit;
    t->last[me][1] = t->last[me][0], t->last[me][0] = points[card];
    t->top = card;
    t->turn = 1 - me;
    if (stock_of(t) <= 2 || t->no_stock >= 20) return (Result){1, -1, 0, 3, t->turns[me]};
    return (Result){0, -1, 0, 0, 0};
}

#endif
