/* Rollouts: rollout.py, with all seats' moves by one ply, for one position after the other.
 *
 * So many are played side by side that equal positions among them are valued once, and that the weights, which come from
 * afar, are used for several positions. What a seat sees resembles most what it saw when it last moved in the same
 * rollout: that is kept, and only what has changed is summed. */

#include "rollout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "position_features.h"

enum {
    TOGETHER = 64,    /* rollouts side by side */
    VALUED = 96,      /* options after which the network is asked */
    ROOM = VALUED + MOST_ACTIONS,
    KEPT = TOGETHER * (MOST_PLAYERS + 1),
    MOST_AGE = 12,    /* after so many changes sums are made anew, so that no errors add up */
    NOTHING = -1,
};

static const float MARGIN_WEIGHT = 0.1f;

/* One of the different positions among the rollouts. */
typedef struct {
    bool wanted;
    int count, first, kept; /* its options, where they begin, and where it is kept for those that resemble it */
    int32_t like;           /* what it resembles, NOTHING if nothing */
    int seat;
} Choice;

/* Where the value of an option goes, and whether it is the first of its choice. */
typedef struct {
    int option, choice;
    bool first;
} Place;

typedef struct {
    const Plan *plan;
    Batch batch;
    int64_t row; /* of the first rollout */
    Valuation valuation;
    Place places[ROOM];
    Choice choices[TOGETHER];
    int64_t actions[TOGETHER * MOST_ACTIONS];
    float utilities[TOGETHER * MOST_ACTIONS];
    int64_t once[TOGETHER], same[TOGETHER];
    bool playing[TOGETHER];
    /* What every seat saw last, by rollout: the number of what is kept. */
    int32_t last[TOGETHER][MOST_PLAYERS];
    int users[KEPT], age[KEPT], newest;
    float *inputs, *sums;
} Play;

/* --- equal positions ------------------------------------------------------------------------------------------ */

/* A number for a row; different rows practically never have the same. */
TAKEN_IN uint64_t number_of(const int32_t *row, int columns) {
    uint64_t sum = 0;
    uint32_t factor = 2654435769u;
    int place = 0;
    for (; place + 1 < columns; place += 2) {
        uint32_t one = (uint32_t)row[place] + factor * (uint32_t)(place + 1);
        uint32_t other = (uint32_t)row[place + 1] + factor * (uint32_t)(place + 2);
        sum += (uint64_t)one * other;
    }
    if (place < columns) sum += (uint32_t)row[place] * (uint64_t)factor;
    sum ^= sum >> 32;
    sum *= 0x9E3779B97F4A7C15u;
    return sum ^ sum >> 29;
}

FOR_NEW_PROCESSORS
int64_t find_distinct(const Batch *batch, int64_t *once, int64_t *same) {
    size_t size = 64;
    while (size < 2 * (size_t)batch->count) size *= 2;
    int64_t *places = malloc(size * sizeof(int64_t)), found = 0;
    uint64_t *numbers = malloc(((size_t)batch->count + 1) * sizeof(uint64_t));
    if (!places || !numbers) found = OUT_OF_MEMORY;
    for (size_t place = 0; place < size && places; place++) places[place] = -1;
    size_t compared = (size_t)(batch->columns - 1) * sizeof(int32_t);
    for (int64_t row = 0; row < batch->count && found >= 0; row++) {
        const int32_t *here = batch->rows + row * batch->columns;
        uint64_t number = number_of(here, batch->columns - 1);
        size_t place = (size_t)number & (size - 1);
        while (places[place] >= 0) {
            int64_t other = places[place];
            if (numbers[other] == number &&
                memcmp(batch->rows + once[other] * batch->columns, here, compared) == 0) break;
            place = (place + 1) & (size - 1);
        }
        if (places[place] < 0) {
            places[place] = found;
            numbers[found] = number;
            once[found++] = row;
        }
        same[row] = places[place];
    }
    free(places);
    free(numbers);
    return found;
}

/* --- what is chosen --------------------------------------------------------------------------------------------- */

/* The noise added to the utility of an action, which follows from the rollout's key, the step and the action: Gumbel's
 * distribution. */
static float noise_of(uint32_t key, uint32_t step, int64_t action, float spread) {
    uint32_t number = key * 2654435761u;
    number ^= (step + 1) * 40503u;
    number ^= ((uint32_t)action + 1) * 2246822519u;
    number ^= number >> 16;
    number *= 0x7FEB352Du;
    number ^= number >> 15;
    number *= 0x846CA68Bu;
    number ^= number >> 16;
    float even = ((float)(number >> 8) + 0.5f) * 0x1p-24f;
    if (even > 0x1.fffffep-1f) even = 0x1.fffffep-1f; /* 1 would give infinite noise */
    return -spread * logf(-logf(even));
}

/* --- rollouts ---------------------------------------------------------------------------------------------------- */

static bool has_last_sun(const Position *at) {
    const Facts *now = at->now;
    if (now->epoch != at->epochs || now->phase == OVER) return false;
    int suns = 0;
    for (int seat = 0; seat < at->players; seat++) suns += suns_in(at->up[seat]);
    return suns == 1 && at->up[now->actor];
}

static Known known_as(const Play *play, int32_t kept) {
    const Network *network = play->valuation.network;
    if (kept == NOTHING) return play->valuation.nothing;
    return (Known){play->inputs + kept * network->sizes[0], play->sums + kept * wide_of(network, 0)};
}

/* Keeps what a row of the valuation looks like; returns its number. */
static int keep(Play *play, int row, int age) {
    const Network *network = play->valuation.network;
    size_t size = (size_t)network->sizes[0], wide = (size_t)wide_of(network, 0);
    int free_one = play->newest;
    do {
        free_one = (free_one + 1) % KEPT;
    } while (play->users[free_one]);
    play->newest = free_one;
    memcpy(play->inputs + (size_t)free_one * size, play->valuation.inputs + (size_t)row * size, size * sizeof(float));
    memcpy(play->sums + (size_t)free_one * wide, play->valuation.sums + (size_t)row * wide, wide * sizeof(float));
    play->age[free_one] = age;
    play->users[free_one] = 1; /* the choice itself, until the step is over */
    return free_one;
}

/* Values the options that are waiting. */
static bool value_waiting(Play *play) {
    Valuation *v = &play->valuation;
    if (value_positions(v) >= 0) return false;
    for (int row = 0; row < v->batch.count; row++) {
        Place place = play->places[row];
        play->utilities[place.option] = v->values[2 * row] + MARGIN_WEIGHT * v->values[2 * row + 1];
        Choice *choice = &play->choices[place.choice];
        if (place.first) choice->kept = keep(play, row, choice->like == NOTHING ? 0 : play->age[choice->like] + 1);
    }
    v->batch.count = 0;
    return true;
}

/* Finds what may be done in the position `number` of the different ones, and has it valued. */
static bool find_options(Play *play, int number, int *options) {
    Valuation *v = &play->valuation;
    Choice *choice = &play->choices[number];
    int rollout = (int)play->once[number];
    Position at = row_of(&play->batch, rollout);
    choice->first = *options;
    choice->count = legal(&at, play->actions + *options);
    *options += choice->count;
    if (choice->count < 2) return true;
    choice->seat = at.now->actor;
    choice->like = play->last[rollout][choice->seat];
    if (choice->like != NOTHING && play->age[choice->like] >= MOST_AGE) choice->like = NOTHING;
    bool first = true;
    for (int option = choice->first; option < *options; option++) {
        int row = (int)v->batch.count;
        int32_t *after = v->batch.rows + row * v->batch.columns;
        memcpy(after, at.held, (size_t)v->batch.columns * sizeof(int32_t));
        Position then = row_of(&v->batch, row);
        if (!apply(&then, (int)play->actions[option])) return false;
        if (then.now->phase == OVER) {
            float win, margin;
            outcome(&then, choice->seat, &win, &margin);
            play->utilities[option] = win + MARGIN_WEIGHT * margin;
            continue;
        }
        v->seats[row] = choice->seat;
        v->like[row] = first ? known_as(play, choice->like) : (Known){NULL, NULL};
        play->places[row] = (Place){option, number, first};
        first = false;
        v->batch.count++;
    }
    return v->batch.count < VALUED || value_waiting(play);
}

/* Has the rollout make the best of its choice. */
static bool move(Play *play, int rollout, int step) {
    Choice *choice = &play->choices[play->same[rollout]];
    const Plan *plan = play->plan;
    if (!choice->count) return true;
    int best = choice->first;
    float most = 0.0f;
    for (int option = choice->first; option < choice->first + choice->count && choice->count > 1; option++) {
        float worth = play->utilities[option];
        if (plan->spread > 0.0f) {
            worth += noise_of(plan->keys[play->row + rollout], (uint32_t)step, play->actions[option], plan->spread);
        }
        if (option == choice->first || worth > most) {
            most = worth;
            best = option;
        }
    }
    if (choice->kept != NOTHING) {
        int32_t *last = &play->last[rollout][choice->seat];
        if (*last != NOTHING) play->users[*last]--;
        *last = choice->kept;
        play->users[*last]++;
    }
    Position at = row_of(&play->batch, rollout);
    return apply(&at, (int)play->actions[best]);
}

/* Draws what is to be drawn, if the rollout goes on at all. */
static bool begin_step(Play *play, int rollout, int step) {
    const Plan *plan = play->plan;
    int64_t row = play->row + rollout;
    Position at = row_of(&play->batch, rollout);
    if (!is_sound(&at)) return false;
    play->playing[rollout] = plan->depths[row] > step && at.now->phase != OVER && !has_last_sun(&at);
    if (!play->playing[rollout] || at.now->phase != DRAWING) return true;
    int32_t place = at.now->drawn;
    if (place < 0 || place >= plan->tiles || plan->order[row] < 0 || plan->order[row] >= plan->orders) return false;
    return resolve_draw(&at, plan->draws[plan->order[row] * plan->tiles + place]);
}

/* One decision in every rollout; false if something is wrong. */
static bool play_step(Play *play, int step, bool *any) {
    int options = 0;
    *any = false;
    for (int rollout = 0; rollout < play->batch.count; rollout++) {
        if (!begin_step(play, rollout, step)) return false;
        *any = *any || play->playing[rollout];
    }
    if (!*any) return true;
    int64_t different = find_distinct(&play->batch, play->once, play->same);
    if (different < 0) return false;
    for (int number = 0; number < different; number++) play->choices[number] = (Choice){.kept = NOTHING};
    for (int rollout = 0; rollout < play->batch.count; rollout++) {
        play->choices[play->same[rollout]].wanted |= play->playing[rollout];
    }
    for (int number = 0; number < different; number++) {
        if (play->choices[number].wanted && !find_options(play, number, &options)) return false;
    }
    if (!value_waiting(play)) return false;
    for (int rollout = 0; rollout < play->batch.count; rollout++) {
        if (play->playing[rollout] && !move(play, rollout, step)) return false;
    }
    for (int number = 0; number < different; number++) {
        if (play->choices[number].kept != NOTHING) play->users[play->choices[number].kept]--;
    }
    return true;
}

FOR_NEW_PROCESSORS
int64_t play_on(const Network *network, const Batch *batch, const Plan *plan) {
    Play *play = calloc(1, sizeof(Play));
    int64_t bad = OUT_OF_MEMORY;
    if (!play) return bad;
    play->plan = plan;
    play->inputs = malloc(KEPT * (size_t)network->sizes[0] * sizeof(float));
    play->sums = malloc(KEPT * (size_t)wide_of(network, 0) * sizeof(float));
    if (open_valuation(&play->valuation, network, batch, ROOM) && play->inputs && play->sums) bad = WELL;
    for (int64_t row = 0; row < batch->count && bad == WELL; row += TOGETHER) {
        play->row = row;
        play->batch = *batch;
        play->batch.rows += row * batch->columns;
        play->batch.count = batch->count - row < TOGETHER ? batch->count - row : TOGETHER;
        play->valuation.batch.count = 0;
        memset(play->users, 0, sizeof(play->users));
        for (int rollout = 0; rollout < TOGETHER; rollout++) {
            for (int seat = 0; seat < MOST_PLAYERS; seat++) play->last[rollout][seat] = NOTHING;
        }
        bool any = true;
        for (int step = 0; any && bad == WELL; step++) {
            if (!play_step(play, step, &any)) bad = row;
        }
    }
    close_valuation(&play->valuation);
    free(play->inputs);
    free(play->sums);
    free(play);
    return bad;
}

int64_t estimate(const Network *network, const Batch *batch, const int64_t *seats, float *values) {
    Valuation v;
    int64_t bad = open_valuation(&v, network, batch, VALUED) ? WELL : OUT_OF_MEMORY;
    size_t size = (size_t)batch->columns * sizeof(int32_t);
    for (int64_t row = 0; row < batch->count && bad == WELL; row += VALUED) {
        v.batch.count = batch->count - row < VALUED ? batch->count - row : VALUED;
        memcpy(v.batch.rows, batch->rows + row * batch->columns, (size_t)v.batch.count * size);
        memcpy(v.seats, seats + row, (size_t)v.batch.count * sizeof(int64_t));
        int64_t wrong = value_positions(&v);
        if (wrong >= 0) bad = row + wrong;
        for (int64_t place = 0; place < v.batch.count && wrong < 0; place++) {
            Position at = row_of(&v.batch, place);
            float *here = values + 2 * (row + place);
            memcpy(here, v.values + 2 * place, 2 * sizeof(float));
            if (at.now->phase == OVER) outcome(&at, (int)v.seats[place], here, here + 1);
        }
    }
    close_valuation(&v);
    return bad;
}
