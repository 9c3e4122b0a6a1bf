/* Sets of cards as 52-bit masks (bit 13 * suit + rank, ace low): deadwood, discards, defences.
   The same figures as okrummy_gui/engine/meldmasks.py under the default rules, made for speed. */
#ifndef MELDS_H
#define MELDS_H

#include <stdint.h>
#include <string.h>

typedef uint64_t Cards;

#define ALL ((1ULL << 52) - 1)
#define SUIT 0x1FFF
#define BIT(card) (1ULL << (card))
#define COUNT __builtin_popcountll
#define FIRST __builtin_ctzll
#define ACES (BIT(0) | BIT(13) | BIT(26) | BIT(39))
#define KINGS (ACES << 12)

static int points[52];
static uint8_t least[8192], saving[8192];
static uint16_t cover[8192];
static Cards pairs[52][8]; /* two cards that make a meld of three with the card */
static Cards pair_mates[52][8]; /* all that make a meld with that pair */
static int pair_count[52];
static Cards melds[256];
static int meld_count;

static inline Cards above(Cards x) { return (x & ~KINGS) << 1; }
static inline Cards below(Cards x) { return (x & ~ACES) >> 1; }
static inline Cards same_rank(int card) { return ACES << (card % 13); }

static void add_meld(Cards meld) {
    melds[meld_count++] = meld;
    if (COUNT(meld) != 3) return;
    for (Cards rest = meld; rest; rest &= rest - 1) {
        int card = FIRST(rest);
        pairs[card][pair_count[card]++] = meld & ~BIT(card);
    }
}

static void make_melds(void) {
    for (int rank = 0; rank < 13; rank++) {
        Cards four = ACES << rank;
        add_meld(four);
        for (int suit = 0; suit < 4; suit++) add_meld(four & ~BIT(13 * suit + rank));
    }
    for (int suit = 0; suit < 4; suit++)
        for (int length = 3; length <= 5; length++)
            for (int rank = 0; rank + length <= 13; rank++)
                add_meld((BIT(length) - 1) << (13 * suit + rank));
}

static void make_tables(void) {
    for (int bits = 0; bits < 8192; bits++) {
        int starts = bits & bits >> 1 & bits >> 2, sum = 0, highest = 0;
        cover[bits] = starts | starts << 1 | starts << 2;
        for (int rank = 0; rank < 13; rank++)
            if ((bits & ~cover[bits]) >> rank & 1) sum += points[rank], highest = points[rank];
        least[bits] = sum;
        saving[bits] = highest;
    }
}

static void make_mates(void) {
    for (int card = 0; card < 52; card++)
        for (int i = 0; i < pair_count[card]; i++)
            for (int other = 0; other < 52; other++)
                for (int j = 0; j < pair_count[other]; j++)
                    if (pairs[other][j] == pairs[card][i]) pair_mates[card][i] |= BIT(other);
}

static void make_cards(void) {
    if (meld_count) return;
    for (int card = 0; card < 52; card++) points[card] = card % 13 < 9 ? card % 13 + 1 : 10;
    make_melds();
    make_mates();
    make_tables();
}

/* ---------------------------------------------------------------- deadwood */

typedef struct { int suit[4]; } Suits;

static inline Suits suits_of(Cards cards) {
    return (Suits){{cards & SUIT, cards >> 13 & SUIT, cards >> 26 & SUIT, (int)(cards >> 39)}};
}

static inline int set_ranks(const Suits *s) {
    int a = s->suit[0], b = s->suit[1], c = s->suit[2], d = s->suit[3];
    return (a & b & (c | d)) | (c & d & (a | b));
}

static inline int left_over(const Suits *s, int spare) {
    int sum = 0, most = 0;
    for (int i = 0; i < 4; i++) {
        sum += least[s->suit[i]];
        if (saving[s->suit[i]] > most) most = saving[s->suit[i]];
    }
    return spare ? sum - most : sum;
}

/* Tries each choice of sets: none of a rank, all of it, each three of four. */
static int over_sets(Suits s, int ranks, int spare) {
    if (!ranks) return left_over(&s, spare);
    int rank = ranks & -ranks, held = 0, best = over_sets(s, ranks ^ rank, spare), found;
    Suits without = s;
    for (int i = 0; i < 4; i++) held += (s.suit[i] & rank) != 0, without.suit[i] &= ~rank;
    if ((found = over_sets(without, ranks ^ rank, spare)) < best) best = found;
    for (int i = 0; held == 4 && i < 4; i++) {
        without.suit[i] |= rank;
        if ((found = over_sets(without, ranks ^ rank, spare)) < best) best = found;
        without.suit[i] &= ~rank;
    }
    return best;
}

static inline int deadwood(Cards cards) {
    Suits s = suits_of(cards);
    return over_sets(s, set_ranks(&s), 0);
}

/* Of eleven cards, after the best discard. */
static inline int after_discard(Cards cards) {
    Suits s = suits_of(cards);
    return over_sets(s, set_ranks(&s), 1);
}

/* What is left to the runs of ten cards, by choice of sets; for the look at many draws. */
#define MOST_CHOICES 36 /* two ranks of four: six choices each */
typedef struct {
    Cards apart; /* draws that make other sets possible */
    int count;
    struct { Suits left; int others[4], most[4]; } by[MOST_CHOICES];
} Choices;

static void add_choices(Suits s, int ranks, Choices *c) {
    if (!ranks) {
        if (c->count < MOST_CHOICES) c->by[c->count++].left = s;
        return;
    }
    int rank = ranks & -ranks, held = 0;
    add_choices(s, ranks ^ rank, c);
    Suits without = s;
    for (int i = 0; i < 4; i++) held += (s.suit[i] & rank) != 0, without.suit[i] &= ~rank;
    add_choices(without, ranks ^ rank, c);
    for (int i = 0; held == 4 && i < 4; i++) {
        without.suit[i] |= rank;
        add_choices(without, ranks ^ rank, c);
        without.suit[i] &= ~rank;
    }
}

/* Returns the deadwood. */
static int choices_of(Cards kept, Choices *c) {
    Suits s = suits_of(kept);
    int a = s.suit[0], b = s.suit[1], e = s.suit[2], d = s.suit[3], best = 999;
    c->count = 0;
    c->apart = ((a & b) | (a & e) | (a & d) | (b & e) | (b & d) | (e & d)) * ACES;
    add_choices(s, set_ranks(&s), c);
    for (int i = 0; i < c->count; i++) {
        const int *suit = c->by[i].left.suit;
        int sum = 0;
        for (int j = 0; j < 4; j++) sum += least[suit[j]];
        if (sum < best) best = sum;
        for (int j = 0; j < 4; j++) {
            c->by[i].others[j] = sum - least[suit[j]], c->by[i].most[j] = 0;
            for (int k = 0; k < 4; k++)
                if (k != j && saving[suit[k]] > c->by[i].most[j]) c->by[i].most[j] = saving[suit[k]];
        }
    }
    return best;
}

/* The least deadwood of the ten cards and a draw, after the best discard. */
static inline int after_draw(Cards kept, const Choices *c, int card) {
    if (c->apart >> card & 1) return after_discard(kept | BIT(card));
    int suit = card / 13, bit = 1 << card % 13, best = 999;
    for (int i = 0; i < c->count; i++) {
        int bits = c->by[i].left.suit[suit] | bit, most = c->by[i].most[suit];
        int found = c->by[i].others[suit] + least[bits] - (saving[bits] > most ? saving[bits] : most);
        if (found < best) best = found;
    }
    return best;
}

/* The same, but one card may not go (52: any may). */
static int after_keeping(Cards cards, int kept) {
    int best = 999;
    for (Cards rest = cards & ~(kept < 52 ? BIT(kept) : 0); rest; rest &= rest - 1) {
        int found = deadwood(cards & ~(rest & -rest));
        if (found < best) best = found;
    }
    return best;
}

static inline int completes(Cards hand, int card) {
    for (int i = 0; i < pair_count[card]; i++)
        if (!(pairs[card][i] & ~hand)) return 1;
    return 0;
}

/* The cards that make a meld with two of the hand. */
static inline Cards completing(Cards hand) {
    Cards upper = hand & above(hand), gap = hand & above(above(hand));
    Suits s = suits_of(hand);
    int a = s.suit[0], b = s.suit[1], c = s.suit[2], d = s.suit[3];
    Cards two = (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d);
    return (above(upper) | below(below(upper)) | below(gap) | two * ACES) & ~hand;
}

/* ---------------------------------------------------------------- arrangement and defence */

typedef struct { int points; Cards sets, runs; } Arrangement;

static void arrange_rest(Suits s, int ranks, Cards sets, Arrangement *best) {
    if (!ranks) {
        int left = left_over(&s, 0);
        if (left >= best->points) return;
        *best = (Arrangement){left, sets, 0};
        for (int i = 0; i < 4; i++) best->runs |= (Cards)cover[s.suit[i]] << 13 * i;
        return;
    }
    int rank = ranks & -ranks, held = 0;
    arrange_rest(s, ranks ^ rank, sets, best);
    Cards all = 0;
    for (int i = 0; i < 4; i++)
        if (s.suit[i] & rank) held++, all |= (Cards)rank << 13 * i, s.suit[i] ^= rank;
    arrange_rest(s, ranks ^ rank, sets | all, best);
    for (int i = 0; held == 4 && i < 4; i++) {
        s.suit[i] |= rank;
        arrange_rest(s, ranks ^ rank, sets | (all & ~((Cards)rank << 13 * i)), best);
        s.suit[i] ^= rank;
    }
}

static Arrangement arrange(Cards hand) {
    Suits s = suits_of(hand);
    Arrangement best = {999, 0, 0};
    arrange_rest(s, set_ranks(&s), 0, &best);
    return best;
}

/* The cards among `cards` that fit the arrangement's melds, chains included. */
static Cards fitting(const Arrangement *shown, Cards cards) {
    Cards grown = shown->runs, more, fourths = 0;
    while ((more = (above(grown) | below(grown)) & cards & ~grown)) grown |= more;
    for (int rank = 0; rank < 13; rank++) {
        Cards four = ACES << rank;
        if (COUNT(shown->sets & four) == 3) fourths |= four & ~shown->sets;
    }
    return (grown & ~shown->runs) | (cards & fourths);
}

static int points_of(Cards cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += points[FIRST(cards)];
    return sum;
}

static void defend_from(const Arrangement *shown, const Cards *own, int count, int at, Cards left, int *best) {
    int found = points_of(left & ~fitting(shown, left));
    if (found < *best) *best = found;
    for (; at < count; at++)
        if (!(own[at] & ~left)) defend_from(shown, own, count, at + 1, left & ~own[at], best);
}

/* The defender's least deadwood with melds and layoffs. */
static int defence(const Arrangement *shown, Cards hand) {
    if (!fitting(shown, hand)) return deadwood(hand);
    Cards own[64];
    int count = 0, best = 999;
    for (int i = 0; i < meld_count && count < 64; i++)
        if (!(melds[i] & ~hand)) own[count++] = melds[i];
    defend_from(shown, own, count, 0, hand, &best);
    return best;
}

#endif
