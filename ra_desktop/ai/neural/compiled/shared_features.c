/* The features that both games share: suns, time, the auction, and the leader by points. */

#include "position_features.h"

#include <math.h>
#include <string.h>

enum { TOP_SUNS = 4 };

/* How well the current sun totals predict those at the end of the game, by epoch. */
static const float SUN_WORTH[EPOCHS + 1] = {0.0f, 0.3f, 0.5f, 1.0f};

/* The highest and the lowest amount among the others of every player. */
FOR_NEW_PROCESSORS
void of_others(const float *amounts, int players, float *best, float *least) {
    EACH best[i] = least[i] = 0.0f;
    EACH_OF(players) {
        int first = i == 0 ? 1 : 0;
        best[i] = least[i] = amounts[first];
        for (int other = first + 1; other < players; other++) {
            if (other == i) continue;
            best[i] = larger(best[i], amounts[other]);
            least[i] = smaller(least[i], amounts[other]);
        }
    }
}

FOR_NEW_PROCESSORS
void view_from(Sight *sight, const Position *at, int seat) {
    int tiles = at->game->tiles;
    memset(sight, 0, sizeof(*sight));
    sight->at = at;
    sight->players = at->players;
    sight->seat = seat;
    EACH sight->order[i] = NOBODY - 1;
    EACH_OF(at->players) {
        int other = sight->order[i] = (seat + i) % at->players;
        const int32_t *theirs = held_by(at, other);
        for (int code = 0; code < tiles; code++) sight->held[code][i] = (float)theirs[code];
        sight->up[i] = at->up[other];
        sight->down[i] = at->down[other];
        sight->fame[i] = (float)at->fame[other];
    }
    EACH sight->suns_up[i] = suns_in(sight->up[i]);
    for (int code = 0; code < tiles; code++) {
        sight->track[code] = (float)at->track[code];
        sight->length += sight->track[code];
    }
    sight->epoch = at->now->epoch + (EPOCHS - at->epochs);
    sight->epoch = sight->epoch < 1 ? 1 : sight->epoch > EPOCHS ? EPOCHS : sight->epoch;
}

/* The highest sun of a mask, 0 if it is empty: the exponent of the mask as a float. */
TAKEN_IN int highest_sun(int32_t mask) {
    union {
        float value;
        int32_t bits;
    } number = {.value = (float)mask};
    int sun = (number.bits >> 23) - 127;
    return sun > 0 ? sun : 0;
}

TAKEN_IN void look_at_suns(Sight *sight) {
    const Facts *now = sight->at->now;
    int players = sight->players, last = (now->ra_player - now->actor + players) % players;
    sight->all_up = 0;
    EACH sight->totals[i] = (float)sun_total(sight->up[i] | sight->down[i]);
    of_others(sight->totals, players, sight->best_total, sight->least_total);
    EACH {
        bool most = sight->totals[i] >= sight->best_total[i], fewest = sight->totals[i] <= sight->least_total[i];
        bool even = sight->totals[i] == sight->best_total[i] && sight->totals[i] == sight->least_total[i];
        sight->sun_points[i] = even ? 0.0f : 5.0f * (float)most - 5.0f * (float)fewest;
        int32_t beating = (sight->up[i] >> (now->highest + 1)) << (now->highest + 1);
        sight->lowest_beating[i] = highest_sun(beating & -beating);
        sight->is_high_bidder[i] = sight->order[i] == now->high_bidder;
        /* The seats still to act, up to and including the Ra player. */
        int steps = sight->order[i] - now->actor;
        steps += steps < 0 ? players : 0;
        sight->to_act[i] = now->phase == AUCTION && steps <= last && sight->up[i] > 0;
        sight->can_beat[i] = sight->to_act[i] && beating > 0;
        sight->all_up |= sight->up[i];
    }
}

FOR_NEW_PROCESSORS
void outlook_of(Outlook *o, const Sight *sight) {
    const Position *at = sight->at;
    int tiles = at->game->tiles, players = at->players;
    int up_total = 0;
    o->total = 0.0f;
    for (int code = 0; code < tiles; code++) {
        o->bag[code] = (float)at->bag[code];
        o->total += o->bag[code];
    }
    EACH up_total += sight->suns_up[i];
    float ras = o->bag[RA], others = larger(o->total - ras, 1.0f);
    o->ra_chance = ras / larger(o->total, 1.0f);
    o->ra_left = (float)(at->now->ra_limit - at->now->ra_count);
    float gap = others / (ras + 1.0f);
    o->draws = o->ra_left * gap;
    o->up_total = (float)up_total;
    o->tiles = smaller(0.8f * o->draws + sight->length, 6.0f * o->up_total);
    EACH o->mine[i] = (float)sight->suns_up[i] * (o->tiles / larger(o->up_total, 1.0f));
    o->epochs_left = (float)(at->epochs - at->now->epoch);
    o->last = (float)(at->now->epoch == at->epochs);
    o->epoch_tiles = (float)(0.8 / players) * (float)at->now->ra_limit * gap;
    o->mine_later = o->epochs_left * o->epoch_tiles;
    o->spread = sqrtf(30.0f + 2.5f * (o->tiles / (float)players + o->mine_later));
    for (int code = 0; code < tiles; code++) o->share[code] = o->bag[code] / others;
}

/* `grown` is the value of tiles with the lot, `extra` what else the lot brings in the end, or NULL. */
FOR_NEW_PROCESSORS
void standing_of(Standing *s, Sight *sight, const Outlook *outlook, const Sums *worth, const Sums *grown,
                 const float *extra) {
    int players = sight->players;
    Floats with_fame, unused, best_expected;
    s->worth = *worth;
    s->spread = outlook->spread;
    look_at_suns(sight);
    EACH {
        s->lot_now[i] = grown->now[i] - worth->now[i];
        s->lot_soon[i] = grown->soon[i] - worth->soon[i];
        s->lot_end[i] = grown->end[i] - worth->end[i];
        if (extra) s->lot_end[i] += extra[i];
        s->now[i] = worth->now[i] + sight->sun_points[i] * outlook->last;
        s->end[i] = worth->end[i] + sight->sun_points[i] * SUN_WORTH[sight->epoch];
        s->projected[i] = sight->fame[i] + s->end[i];
        s->expected[i] = s->projected[i] + s->lot_end[i] * (float)sight->is_high_bidder[i];
        with_fame[i] = sight->fame[i] + s->now[i];
    }
    of_others(with_fame, players, s->best_now, unused);
    of_others(s->projected, players, s->best_projected, unused);
    of_others(s->expected, players, best_expected, unused);
    float most = s->expected[0], sum = 0.0f;
    for (int i = 1; i < players; i++) most = larger(most, s->expected[i]);
    EACH {
        s->lead[i] = s->expected[i] - best_expected[i];
        s->likely[i] = exponential(within((s->expected[i] - most) / (0.7f * outlook->spread), -20.0f, 0.0f));
    }
    EACH_OF(players) sum += s->likely[i];
    EACH s->likely[i] /= sum;
}

FOR_NEW_PROCESSORS
void put_standing(Columns *c, const Sight *sight, const Standing *s) {
    const float *fame = sight->fame;
    const Sums *worth = &s->worth;
    PUT(c, fame[i], 1 / 40.0);
    PUT(c, s->now[i], 1 / 20.0);
    PUT(c, worth->soon[i], 1 / 20.0);
    PUT(c, s->end[i], 1 / 40.0);
    PUT(c, worth->end[i] - worth->soon[i], 1 / 20.0);
    PUT(c, s->projected[i], 1 / 60.0);
    PUT(c, fame[i] + s->now[i] - s->best_now[i], 1 / 20.0);
    PUT(c, s->projected[i] - s->best_projected[i], 1 / 20.0);
    PUT(c, s->lead[i], 1 / 20.0);
    PUT(c, within(s->lead[i] / s->spread, -3.0f, 3.0f), 1 / 2.0);
    PUT(c, s->likely[i], 1);
    PUT(c, s->expected[i] - s->expected[0], 1 / 20.0);
    PUT(c, s->lot_now[i], 1 / 10.0);
    PUT(c, s->lot_end[i], 1 / 10.0);
    PUT(c, s->lot_soon[i], 1 / 10.0);
    PUT(c, s->lot_end[i] * (float)sight->can_beat[i], 1 / 10.0);
    PUT(c, s->lot_end[i] * (float)sight->is_high_bidder[i], 1 / 10.0);
}

FOR_NEW_PROCESSORS
void put_suns(Columns *c, const Sight *sight) {
    const Facts *now = sight->at->now;
    Ints rest;
    PUT(c, sight->suns_up[i], 1 / 4.0);
    PUT(c, sight->up[i] == 0, 1);
    EACH rest[i] = sight->up[i];
    for (int number = 0; number < TOP_SUNS; number++) {
        Ints sun, higher;
        EACH {
            int before = sight->suns_up[i] < number ? sight->suns_up[i] : number;
            sun[i] = highest_sun(rest[i]);
            rest[i] &= ~(1 << sun[i]);
            higher[i] = sun[i] > 0 ? suns_in(sight->all_up >> (sun[i] + 1)) - before : 0;
        }
        PUT(c, sun[i], 1.0 / MOST_SUNS);
        if (number < TOP_SUNS - 1) PUT(c, higher[i], 1 / 8.0);
    }
    PUT(c, highest_sun(sight->up[i] | sight->down[i]), 1.0 / MOST_SUNS);
    PUT(c, sight->totals[i], 1 / 40.0);
    PUT(c, within(sight->totals[i] - sight->best_total[i], -12.0f, 12.0f), 1 / 12.0);
    PUT(c, within(sight->totals[i] - sight->least_total[i], -12.0f, 12.0f), 1 / 12.0);
    PUT(c, sight->order[i] == now->actor, 1);
    PUT(c, sight->order[i] == now->ra_player, 1);
    PUT(c, sight->is_high_bidder[i], 1);
    PUT(c, sight->to_act[i], 1);
    PUT(c, sight->can_beat[i], 1);
    PUT(c, sight->can_beat[i] ? sight->lowest_beating[i] : 0, 1.0 / MOST_SUNS);
}

TAKEN_IN float power(float x, int exponent) {
    float result = x;
    while (--exponent > 0) result *= x;
    return result;
}

FOR_NEW_PROCESSORS
void put_time(Columns *c, const Sight *sight, const Outlook *outlook, const int phases[5]) {
    const Facts *now = sight->at->now;
    int players = sight->players;
    for (int number = 1; number <= EPOCHS; number++) PUT_ONE(c, sight->epoch == number, 1);
    for (int number = 0; number < 5; number++) PUT_ONE(c, now->phase == phases[number], 1);
    bool drawing = now->phase == DRAWING;
    PUT_ONE(c, drawing && now->actor == sight->seat, 1);
    for (int number = DRAWN; number <= FULL; number++) PUT_ONE(c, now->cause == number, 1);
    PUT_ONE(c, now->ra_count, 1 / 10.0);
    float left = outlook->ra_left, chance = outlook->ra_chance;
    for (int number = 1; number < 5; number++) PUT_ONE(c, left == (float)number, 1);
    float one_left = left == 1.0f, two_left = left == 2.0f;
    PUT_ONE(c, chance, 3.0);
    PUT_ONE(c, one_left * chance, 3.0);
    PUT_ONE(c, one_left * chance * (float)drawing, 3.0);
    float none = power(1.0f - chance, players);
    float one = (float)players * chance * power(1.0f - chance, players - 1);
    PUT_ONE(c, one_left * (1.0f - none) + two_left * (1.0f - none - one), 1);
    PUT_ONE(c, outlook->draws, 1 / 30.0);
    PUT_ONE(c, outlook->tiles, 1 / 30.0);
    PUT_ONE(c, outlook->up_total, 1 / 12.0);
    PUT_ONE(c, outlook->spread, 1 / 10.0);
    PUT_ONE(c, sight->length, 1 / 8.0);
    PUT_ONE(c, sight->length == (float)sight->at->spaces, 1);
    PUT_ONE(c, sight->length >= 6.0f, 1);
    PUT_ONE(c, now->centre, 1.0 / MOST_SUNS);
    PUT_ONE(c, suns_in(sight->all_up >> (now->centre + 1)), 1 / 12.0);
    PUT_ONE(c, now->highest, 1.0 / MOST_SUNS);
    PUT_ONE(c, now->highest > 0, 1);
    PUT_ONE(c, now->highest > 0 ? now->highest - now->centre : 0, 1.0 / MOST_SUNS);
}

FOR_NEW_PROCESSORS
void put_rivals(Columns *c, const Sight *sight, const Standing *s) {
    float others_lot = s->lot_end[1], rivals_lot = s->lot_end[1] * (float)sight->can_beat[1];
    int rivals = 0;
    for (int other = 1; other < sight->players; other++) {
        others_lot = larger(others_lot, s->lot_end[other]);
        rivals_lot = larger(rivals_lot, s->lot_end[other] * (float)sight->can_beat[other]);
        rivals += sight->can_beat[other];
    }
    PUT_ONE(c, others_lot, 1 / 10.0);
    PUT_ONE(c, s->lot_end[0] - others_lot, 1 / 10.0);
    PUT_ONE(c, rivals_lot, 1 / 10.0);
    PUT_ONE(c, rivals, 1 / 4.0);
    PUT_ONE(c, s->lead[0], 1 / 20.0);
    PUT_ONE(c, sight->fame[0] + s->now[0] - s->best_now[0], 1 / 20.0);
}
