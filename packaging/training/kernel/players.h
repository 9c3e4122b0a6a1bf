/* The players that the training knows: the references, the linear evaluator, the networks. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "features.h"

enum { SIMPLE, HUNTER, LINEAR, NETWORK };

typedef struct {
    int inputs, first, second, outputs; /* sizes; `second` 0: one hidden layer */
    float *w1, *b1, *w2, *b2, *w3, *b3;
} Network;

typedef struct {
    int kind;
    int draws;                         /* HUNTER: of how many draws the mean counts */
    float weight;                      /* HUNTER: of that mean */
    float known_danger, pair_danger;   /* HUNTER */
    int refusals;                      /* HUNTER: whether pairs count that were shunned */
    int rule;                          /* HUNTER: 1 the knock rule, 0 early or gin */
    float constant;                    /* of the knock rule */
    float linear[4][62];               /* by class of limit */
    Network discard, knock, draw;      /* NETWORK; one without inputs falls back to LINEAR */
    float margin;                      /* what a take must be worth more, in points */
} Player;

/* `w`: for each input the weights of all outputs. */
static void layer(const float *w, const float *biases, int inputs, int outputs, const float *restrict x, int cut, float *restrict out) {
    for (int i = 0; i < outputs; i++) out[i] = biases[i];
    for (int j = 0; j < inputs; j++, w += outputs) {
        float one = x[j];
        if (one == 0) continue;
        for (int i = 0; i < outputs; i++) out[i] += w[i] * one;
    }
    for (int i = 0; cut && i < outputs; i++) out[i] = out[i] < 0 ? 0 : out[i];
}

static void run_network(const Network *net, const float *x, float *out) {
    float a[MOST_HIDDEN], b[MOST_HIDDEN];
    layer(net->w1, net->b1, net->inputs, net->first, x, 1, a);
    if (net->second) layer(net->w2, net->b2, net->first, net->second, a, 1, b);
    layer(net->w3, net->b3, net->second ? net->second : net->first, net->outputs, net->second ? b : a, 0, out);
}

static float value_of(const Network *net, const float *x) {
    float out;
    run_network(net, x, &out);
    return out;
}

static int limit_class(int limit) { return limit == 0 ? 0 : limit <= 4 ? 1 : limit <= 7 ? 2 : 3; }

/* ---------------------------------------------------------------- discards */

typedef struct { int card, deadwood; float value; Ahead ahead; Danger danger; } Option;

static float linear_value(const Player *p, const Ahead *a, const Danger *d, const Sight *s, Cards kept, int card) {
    float f[62], t = s->turn / 8.0f, st = s->stock / 15.0f, sum = 0;
    const float *w = p->linear[limit_class(s->limit)];
    classic_features(a, d, s, kept, card, f);
    for (int i = 0; i < 18; i++) f[18 + i] = f[i] * t, f[36 + i] = f[i] * t * t;
    for (int i = 0; i < 4; i++) f[54 + i] = s->known ? f[4 + i] : 0;
    Arrangement best = arrange(kept);
    f[58] = COUNT(best.sets | best.runs);
    f[59] = f[58] * t, f[60] = f[6] * st, f[61] = f[8] * st;
    for (int i = 0; i < 62; i++) sum += w[i] * f[i];
    return sum;
}

static float hunter_value(const Player *p, const Ahead *a, const Danger *d, const Sight *s) {
    int sum = 0, left = p->draws < a->draws ? p->draws : a->draws, used = left;
    for (int i = 0; i < 128 && left; i++) {
        int use = a->count[i] < left ? a->count[i] : left;
        sum += use * i, left -= use;
    }
    float mean = used ? (float)sum / used : a->now;
    float risk = d->known ? p->known_danger : p->pair_danger * (p->refusals ? d->likely + 2 * d->touched : d->all);
    return -(a->now + p->weight * powf(0.9f, s->turn - 1) * mean + risk);
}

/* The discards worth a look, best first. */
static int options_of(const Player *p, const Table *t, int me, const Sight *s, Option *o, Chance *c) {
    Cards hand = t->hand[me];
    Danger dangers[52];
    if (p->kind != SIMPLE) dangers_of(s, hand, dangers);
    int kept_card = t->taken, least_of_all = after_keeping(hand, kept_card), n = 0;
    for (Cards rest = hand; rest; rest &= rest - 1) {
        int card = FIRST(rest);
        if (card == kept_card) continue;
        Cards kept = hand & ~BIT(card);
        int now = deadwood(kept);
        if (now > (least_of_all ? least_of_all + 25 : 0)) continue;
        Option one = {card, now, 0};
        if (p->kind == SIMPLE) {
            one.value = -now;
        } else {
            one.ahead = ahead_of(kept, s), one.danger = dangers[card];
            if (p->kind == HUNTER) one.value = hunter_value(p, &one.ahead, &one.danger, s);
            else if (p->kind == LINEAR || !p->discard.inputs) one.value = linear_value(p, &one.ahead, &one.danger, s, kept, card);
            else {
                float f[MOST];
                discard_features(&one.ahead, dangers, s, kept, card, f);
                one.value = value_of(&p->discard, f);
            }
        }
        one.value += 1e-4f * unit(c);
        int i = n++;
        for (; i > 0 && o[i - 1].value < one.value; i--) o[i] = o[i - 1];
        o[i] = one;
    }
    return n;
}

/* ---------------------------------------------------------------- knocks */

static float rule_of(const Player *p, const Ahead *a, const Sight *s) {
    return p->constant - 1.08f * a->now - s->turn - 4.04f * a->to_gin - 0.96f * COUNT(s->known) - 0.37f * s->limit;
}

static int knocks(const Player *p, const Option *o, const Sight *s, Cards kept) {
    if (!o->deadwood) return 1;
    if (o->deadwood > s->limit) return 0;
    if (p->kind == SIMPLE || s->stock <= LAST_STOCK) return 1;
    if (p->kind == HUNTER && !p->rule) return s->turn <= 3;
    if (p->kind != NETWORK || !p->knock.inputs) return rule_of(p, &o->ahead, s) > 0;
    float f[MOST];
    knock_features(&o->ahead, s, kept, f);
    return value_of(&p->knock, f) > 0;
}

/* The place of the option to knock with: the best of the least deadwood. */
static int closing_of(const Option *o, int n) {
    int best = 0;
    for (int i = 1; i < n; i++)
        if (o[i].deadwood < o[best].deadwood) best = i;
    return best;
}

static int choose_discard(const Player *p, const Table *t, int me, Chance *c, int *knock) {
    Option o[11];
    Sight s = look(t, me, unseen_by(t, me), p->kind == NETWORK);
    int n = options_of(p, t, me, &s, o, c), closing = closing_of(o, n);
    *knock = knocks(p, &o[closing], &s, t->hand[me] & ~BIT(o[closing].card));
    return o[*knock ? closing : 0].card;
}

/* ---------------------------------------------------------------- draws */

static float best_value(const Player *p, const Table *t, int me, int drawn, int may_go, Chance *c) {
    Option o[11];
    Table after = *t;
    after.hand[me] |= BIT(drawn), after.turns[me]++;
    after.taken = may_go ? NO_CARD : drawn;
    Sight s = look(&after, me, unseen_by(&after, me), p->kind == NETWORK);
    options_of(p, &after, me, &s, o, c);
    return o[0].value;
}

static void draw_input(const Player *p, const Table *t, int me, float *f, Chance *c) {
    Option o[11];
    Table after = *t;
    after.hand[me] |= BIT(t->top), after.pile &= ~BIT(t->top), after.turns[me]++, after.taken = t->top;
    Sight s = look(&after, me, unseen_by(&after, me), p->kind == NETWORK);
    options_of(p, &after, me, &s, o, c);
    Ahead before = ahead_of(t->hand[me], &s);
    Cards kept = after.hand[me] & ~BIT(o[0].card);
    draw_features(&before, &o[0].ahead, &o[0].danger, &s, t->hand[me], kept, t->top, o[0].card, f);
}

/* Whether a take is worth a thought at all. */
static int may_help(const Table *t, int me) {
    return after_keeping(t->hand[me] | BIT(t->top), t->top) < deadwood(t->hand[me]);
}

static int takes(const Player *p, const Table *t, int me, Chance *c) {
    Cards hand = t->hand[me];
    int melds_with = completes(hand, t->top);
    if (p->kind == SIMPLE) return melds_with;
    if (!may_help(t, me)) return 0;
    if (!after_keeping(hand | BIT(t->top), t->top)) return 1;
    if (p->kind == NETWORK && p->draw.inputs) {
        float f[MOST];
        draw_input(p, t, me, f, c);
        return value_of(&p->draw, f) > 0;
    }
    if (!melds_with) return 0;
    if (p->kind == HUNTER || p->margin < -100) return 1;
    float taken = best_value(p, t, me, t->top, 0, c), sum = 0;
    int n = 0;
    for (Cards rest = unseen_by(t, me); rest; rest &= rest - 1, n++)
        sum += best_value(p, t, me, FIRST(rest), 1, c);
    return n == 0 || taken > sum / n + p->margin;
}

#endif
