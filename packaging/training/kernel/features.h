/* What a player reckons with: the same numbers as okrummy_gui/ai/features.py (a test compares). */
#ifndef FEATURES_H
#define FEATURES_H

#include <math.h>
#include "table.h"

#define CLASSIC 18  /* the inputs of the linear evaluator before the turn is multiplied in */
#define DISCARD 59
#define KNOCK 42
#define DRAW 79
#define BELIEF 22
#define CRITIC 82 /* of the judge who sees both hands */
#define MOST 96 /* no player has more inputs */
#define MOST_HIDDEN 640 /* of a committee's networks side by side */

static float belief_weights[BELIEF];

typedef struct {
    Cards unseen, known, shunned, laid;
    float held[52]; /* how likely the other holds a card; known ones 1, impossible ones 0 */
    float loose;    /* his deadwood's guess: the sum over unseen cards, in points */
    int turn, stock, limit, takes, last[2];
    float knocker, told;
    const Stakes *stakes;
} Sight;

/* ---------------------------------------------------------------- belief */

static Cards near1[52], near2[52], mates[52];

static void make_neighbours(void) {
    for (int card = 0; card < 52; card++) {
        Cards bit = BIT(card), one = above(bit) | below(bit);
        near1[card] = one;
        near2[card] = (above(above(bit)) | below(below(bit)));
        mates[card] = same_rank(card) & ~bit;
    }
}

static void belief_features(const Table *t, int me, Cards unseen, int card, float *f) {
    int other = 1 - me;
    Cards shunned = t->shunned[other], known = t->known[other], dead = ALL & ~(unseen | known);
    float turn = t->turns[other] / 8.0f, hidden = 10 - COUNT(known), all = COUNT(unseen);
    float p = hidden / (all > hidden ? all : hidden + 1);
    int possible = 0;
    for (int i = 0; i < pair_count[card]; i++) possible += !(pairs[card][i] & ~(unseen | known));
    int n = 0;
    f[n++] = 1;
    f[n++] = logf((p + 0.001f) / (1.001f - p));
    f[n++] = turn;
    f[n++] = points[card] / 10.0f;
    f[n++] = points[card] / 10.0f * turn;
    f[n++] = COUNT(mates[card] & shunned);
    f[n++] = COUNT(near1[card] & shunned);
    f[n++] = COUNT(near2[card] & shunned);
    f[n++] = COUNT(mates[card] & known);
    f[n++] = COUNT(near1[card] & known);
    f[n++] = COUNT(near2[card] & known);
    f[n++] = COUNT(mates[card] & dead);
    f[n++] = COUNT(near1[card] & dead);
    f[n++] = COUNT(near2[card] & dead);
    f[n++] = possible / 6.0f;
    f[n++] = possible / 6.0f * turn;
    f[n++] = COUNT(mates[card] & shunned) * turn;
    f[n++] = COUNT(near1[card] & shunned) * turn;
    f[n++] = COUNT(mates[card] & known) * turn;
    f[n++] = COUNT(near1[card] & known) * turn;
    f[n++] = COUNT(mates[card] & dead) * turn;
    f[n++] = COUNT(near1[card] & dead) * turn;
}

/* `unseen` is given, so that a card may be thought taken. */
static Sight look(const Table *t, int me, Cards unseen, int believing) {
    int other = 1 - me;
    Sight s;
    memset(&s, 0, sizeof s);
    s.unseen = unseen, s.known = t->known[other];
    s.shunned = t->shunned[other], s.laid = t->laid[other];
    s.turn = t->turns[me], s.stock = stock_of(t), s.limit = t->limit, s.takes = t->takes[other];
    s.last[0] = t->last[other][0], s.last[1] = t->last[other][1];
    s.knocker = t->knocker[me], s.told = t->told[me];
    s.stakes = t->stakes + me;
    if (!believing) return s;
    float sum = 0, hidden = 10 - COUNT(s.known);
    for (Cards rest = unseen; rest; rest &= rest - 1) {
        int card = FIRST(rest);
        float f[BELIEF], x = 0;
        belief_features(t, me, unseen, card, f);
        for (int i = 0; i < BELIEF; i++) x += f[i] * belief_weights[i];
        sum += s.held[card] = 1 / (1 + expf(-x));
    }
    float scale = sum > 0 ? hidden / sum : 0;
    for (Cards rest = unseen; rest; rest &= rest - 1) {
        int card = FIRST(rest);
        s.held[card] *= scale;
        if (s.held[card] > 1) s.held[card] = 1;
        s.loose += s.held[card] * points[card];
    }
    for (Cards rest = s.known; rest; rest &= rest - 1) s.held[FIRST(rest)] = 1;
    return s;
}

/* ---------------------------------------------------------------- one draw ahead */

typedef struct {
    int now, draws, count[128], to_gin, to_limit, improving;
    float mean[4]; /* of the best 3, 5, 9, 16 draws */
    float all, live_gin, live_limit, live_improving, live_drop;
} Ahead;

static const int best_of[4] = {3, 5, 9, 16};

static Ahead ahead_of(Cards kept, const Sight *s) {
    Ahead a;
    Choices choices;
    memset(&a, 0, sizeof a);
    a.now = choices_of(kept, &choices);
    float live = 0;
    for (Cards rest = s->unseen; rest; rest &= rest - 1) {
        int card = FIRST(rest), found = after_draw(kept, &choices, card);
        float free = 1 - s->held[card];
        a.count[found]++, a.draws++, a.all += found, live += free;
        if (!found) a.live_gin += free;
        if (found <= s->limit) a.live_limit += free;
        if (found < a.now) a.live_improving += free, a.live_drop += free * (a.now - found);
    }
    if (live > 0) a.live_gin /= live, a.live_limit /= live, a.live_improving /= live, a.live_drop /= live;
    a.to_gin = a.count[0];
    for (int i = 0; i <= s->limit; i++) a.to_limit += a.count[i];
    for (int i = 0; i < a.now; i++) a.improving += a.count[i];
    a.all = a.draws ? a.all / a.draws : a.now;
    int sum = 0, taken = 0, at = 0;
    for (int i = 0; i < 128 && at < 4; i++)
        for (int left = a.count[i]; left > 0 && at < 4;) {
            int use = left < best_of[at] - taken ? left : best_of[at] - taken;
            sum += use * i, taken += use, left -= use;
            if (taken == best_of[at]) a.mean[at] = (float)sum / taken, at++;
        }
    for (; at < 4; at++) a.mean[at] = taken ? (float)sum / taken : a.now;
    return a;
}

/* ---------------------------------------------------------------- danger of a discard */

typedef struct { int known; float all, likely, touched, believed, of_set; int near_laid; } Danger;

static Danger danger_of(const Sight *s, int card) {
    Danger d = {completes(s->known, card), 0, 0, 0, 0, 0, 0};
    Cards possible = s->unseen | s->known;
    float none = 1, no_set = 1;
    for (int i = 0; i < pair_count[card]; i++) {
        Cards pair = pairs[card][i];
        if (pair & ~possible) continue;
        float weight = s->shunned & pair_mates[card][i] ? 0.1f : 1, chance = 1;
        for (Cards rest = pair; rest; rest &= rest - 1) chance *= s->held[FIRST(rest)];
        d.all += 1, d.likely += weight;
        if (pair & s->known) d.touched += weight;
        none *= 1 - chance;
        if (pair & mates[card]) no_set *= 1 - chance;
    }
    d.believed = 1 - none, d.of_set = 1 - no_set;
    d.near_laid = COUNT(s->laid & (mates[card] | near1[card] | BIT(card)));
    return d;
}

static void dangers_of(const Sight *s, Cards hand, Danger *dangers) {
    for (; hand; hand &= hand - 1) dangers[FIRST(hand)] = danger_of(s, FIRST(hand));
}

/* ---------------------------------------------------------------- the inputs */

static int ten(int n) { return n > 10 ? 10 : n; }

/* As the sketch's evaluator has them; `f` gets CLASSIC numbers. */
static void classic_features(const Ahead *a, const Danger *d, const Sight *s, Cards kept, int card, float *f) {
    int n = 0;
    for (int i = 0; i < 4; i++) f[n++] = a->mean[i];
    f[n++] = a->now;
    f[n++] = sqrtf(a->mean[1]);
    f[n++] = ten(a->to_gin);
    f[n++] = a->to_gin > 0;
    f[n++] = ten(a->to_limit);
    f[n++] = a->improving;
    f[n++] = a->now <= s->limit;
    f[n++] = points[card];
    f[n++] = COUNT(completing(kept) & s->unseen);
    f[n++] = d->known;
    f[n++] = d->all, f[n++] = d->likely, f[n++] = d->touched;
    f[n++] = d->near_laid;
}

/* What is loose: cards that no unseen card melds with another loose one, draws that prolong a meld, deadwood
   without the highest and the two highest. 5 numbers. */
static int loose_features(const Sight *s, Cards kept, const Arrangement *best, float *f) {
    Cards loose = kept & ~(best->sets | best->runs), paired = 0, longer;
    for (Cards rest = completing(loose) & s->unseen; rest; rest &= rest - 1)
        for (int card = FIRST(rest), i = 0; i < pair_count[card]; i++)
            if (!(pairs[card][i] & ~loose)) paired |= pairs[card][i];
    longer = fitting(&(Arrangement){0, best->sets, 0}, s->unseen);
    longer |= (above(best->runs) | below(best->runs)) & s->unseen;
    int highest = 0, second = 0;
    for (Cards rest = loose; rest; rest &= rest - 1) {
        int one = points[FIRST(rest)];
        if (one > highest) second = highest, highest = one;
        else if (one > second) second = one;
    }
    f[0] = COUNT(loose & ~paired) / 3.0f;
    f[1] = points_of(loose & ~paired) / 20.0f;
    f[2] = COUNT(longer) / 5.0f;
    f[3] = (best->points - highest) / 10.0f;
    f[4] = (best->points - highest - second) / 10.0f;
    return 5;
}

/* Of the hand that is kept: the offence. 20 numbers. */
static int hand_features(const Ahead *a, const Sight *s, Cards kept, const Arrangement *best, float *f) {
    Cards outs = completing(kept) & s->unseen;
    float live = 0, ways = 0;
    for (Cards rest = outs; rest; rest &= rest - 1) {
        int card = FIRST(rest);
        live += 1 - s->held[card];
        for (int i = 0; i < pair_count[card]; i++) ways += !(pairs[card][i] & ~kept);
    }
    int n = 0;
    for (int i = 0; i < 4; i++) f[n++] = a->mean[i] / 10;
    f[n++] = a->all / 10;
    f[n++] = a->now / 10.0f;
    f[n++] = sqrtf(a->mean[1]) / 3;
    f[n++] = ten(a->to_gin) / 5.0f;
    f[n++] = a->to_gin > 0;
    f[n++] = ten(a->to_limit) / 5.0f;
    f[n++] = a->improving / 10.0f;
    f[n++] = a->now <= s->limit;
    f[n++] = COUNT(outs) / 10.0f;
    f[n++] = live / 10;
    f[n++] = ways / 10;
    f[n++] = a->live_gin * 5;
    f[n++] = a->live_limit * 5;
    f[n++] = a->live_improving * 2;
    f[n++] = a->live_drop / 5;
    f[n++] = COUNT(best->sets | best->runs) / 10.0f;
    return n;
}

/* Of the time and the other: what stays the same within a decision. 22 numbers. */
static int time_features(const Sight *s, float *f) {
    int n = 0, known = COUNT(s->known);
    f[n++] = s->turn / 8.0f;
    f[n++] = s->stock / 20.0f;
    f[n++] = s->stock <= LAST_STOCK + 2 ? (LAST_STOCK + 3 - s->stock) / 3.0f : 0;
    f[n++] = s->limit / 10.0f;
    f[n++] = s->limit == 0;
    f[n++] = known / 3.0f;
    f[n++] = known > 0;
    f[n++] = s->takes / 3.0f;
    f[n++] = s->last[0] / 10.0f;
    f[n++] = (s->last[0] + s->last[1]) / 20.0f;
    f[n++] = s->loose / 50;
    f[n++] = deadwood(s->known) / 10.0f;
    f[n++] = s->knocker;
    f[n++] = s->told;
    for (int i = 0; i < STAKES; i++) f[n++] = s->stakes->shape[i];
    return n;
}

/* `dangers`: by card, at least of the hand's cards. */
static void discard_features(const Ahead *a, const Danger *dangers, const Sight *s, Cards kept, int card, float *f) {
    const Danger *d = &dangers[card];
    Arrangement best = arrange(kept);
    int n = hand_features(a, s, kept, &best, f);
    n += time_features(s, f + n);
    f[n++] = points[card] / 10.0f;
    f[n++] = d->known;
    f[n++] = d->all / 5, f[n++] = d->likely / 5, f[n++] = d->touched / 2;
    f[n++] = d->believed * 3;
    f[n++] = d->near_laid / 3.0f;
    /* what the loose cards would give away later */
    float safe = 0, risk = 0, most = 0;
    for (Cards rest = kept & ~(best.sets | best.runs); rest; rest &= rest - 1) {
        float each = dangers[FIRST(rest)].believed;
        risk += each, safe += each < 0.1f;
        if (each > most) most = each;
    }
    f[n++] = risk;
    f[n++] = safe / 3;
    f[n++] = most * 3;
    f[n++] = points[card] / 10.0f * s->turn / 8.0f;
    f[n++] = d->of_set * 3;
    loose_features(s, kept, &best, f + n);
}

static void knock_features(const Ahead *a, const Sight *s, Cards kept, float *f) {
    Arrangement best = arrange(kept);
    float layoff = 0, any = 0;
    for (Cards rest = fitting(&best, s->unseen | s->known); rest; rest &= rest - 1) {
        int card = FIRST(rest);
        layoff += s->held[card] * points[card], any += s->held[card];
    }
    int n = time_features(s, f);
    f[n++] = a->now / 10.0f;
    f[n++] = a->now * a->now / 100.0f;
    f[n++] = ten(a->to_gin) / 5.0f;
    f[n++] = a->to_gin > 0;
    f[n++] = a->live_gin * 5;
    f[n++] = a->improving / 10.0f;
    f[n++] = a->live_improving * 2;
    f[n++] = a->live_drop / 5;
    f[n++] = a->mean[0] / 10;
    f[n++] = a->mean[1] / 10;
    f[n++] = layoff / 10;
    f[n++] = any;
    f[n++] = COUNT(best.sets | best.runs) / 10.0f;
    f[n++] = a->now / 10.0f * s->turn / 8.0f;
    f[n++] = ten(a->to_gin) / 5.0f * s->stock / 20.0f;
    loose_features(s, kept, &best, f + n);
}

/* Whether to take the pile's card: the hand as it is and as it would be after the best discard. */
static void draw_features(const Ahead *before, const Ahead *after, const Danger *d, const Sight *s, Cards hand,
                          Cards kept, int top, int laid, float *f) {
    Arrangement was = arrange(hand), will_be = arrange(kept);
    int n = hand_features(before, s, hand, &was, f);
    n += hand_features(after, s, kept, &will_be, f + n);
    n += time_features(s, f + n);
    f[n++] = points[top] / 10.0f;
    f[n++] = completes(hand, top);
    f[n++] = points[laid] / 10.0f;
    f[n++] = d->believed * 3;
    f[n++] = (before->now - after->now) / 10.0f;
    f[n++] = d->known;
    f[n++] = d->of_set * 3;
    n += loose_features(s, hand, &was, f + n);
    loose_features(s, kept, &will_be, f + n);
}

/* What a judge sees who knows who plays, both hands and the stock, not its order, before a draw. */
static void critic_features(const Table *t, const int styles[2], float *f) {
    int n = 0, mover = t->turn;
    for (; n < 10; n++) f[n] = 0;
    f[styles[mover]] = 1, f[5 + styles[1 - mover]] = 1;
    Cards stock = 0;
    for (int i = t->at; i < 52; i++) stock |= BIT(t->deck[i]);
    for (int i = 0; i < 2; i++) {
        Sight s;
        memset(&s, 0, sizeof s);
        s.unseen = stock, s.limit = t->limit;
        Cards hand = t->hand[i ? 1 - mover : mover];
        Ahead a = ahead_of(hand, &s);
        Arrangement best = arrange(hand);
        n += hand_features(&a, &s, hand, &best, f + n);
        n += loose_features(&s, hand, &best, f + n);
    }
    int now = deadwood(t->hand[mover]), taken = after_keeping(t->hand[mover] | BIT(t->top), t->top);
    f[n++] = (taken < now ? now - taken : 0) / 10.0f;
    f[n++] = taken == 0;
    f[n++] = taken <= t->limit;
    f[n++] = completes(t->hand[mover], t->top);
    f[n++] = t->turns[mover] / 8.0f;
    f[n++] = stock_of(t) / 20.0f;
    f[n++] = stock_of(t) <= LAST_STOCK + 2 ? (LAST_STOCK + 3 - stock_of(t)) / 3.0f : 0;
    f[n++] = t->limit / 10.0f;
    f[n++] = t->limit == 0;
    f[n++] = COUNT(t->known[mover]) / 3.0f;
    f[n++] = COUNT(t->known[1 - mover]) / 3.0f;
    /* cards of the one that would help the other, should they be laid */
    Cards feeds = completing(t->hand[1 - mover]) & t->hand[mover], fed = completing(t->hand[mover]) & t->hand[1 - mover];
    f[n++] = COUNT(feeds) / 5.0f, f[n++] = COUNT(fed) / 5.0f;
    f[n++] = (deadwood(t->hand[1 - mover]) - now) / 20.0f;
    for (int i = 0; i < STAKES; i++) f[n++] = t->stakes[mover].shape[i];
}

#endif
