/* Where a seat's tiles and leaders would do what, as masks of spaces. */
#include "bot.h"

static void add_leaders(const Evaluator *e, const State *s, const uint8_t *row, Countries *found) {
    /* From the last seat to the first: where two are in a state, the first is its holder. */
    for (int cell = e->r->seats * COLOURS - 1; cell >= 0; cell--) {
        if (s->leaders[cell] < 0) continue;
        Country *country = &found->country[row[state_at(s, s->leaders[cell])]];
        country->holder[cell % COLOURS] = (int8_t)(cell / COLOURS);
    }
}

/* The groups with leaders, in no special order. */
void find_countries(const Evaluator *e, const State *s, Countries *found) {
    uint8_t row[MOST_GROUPS];
    const Groups *groups = &s->groups;
    memset(row, NO_GROUP, sizeof row);
    found->count = 0;
    Mask taken = without(e->r->spaces, &s->empty);
    EACH_PLACE(place, &taken) {
        int label = groups->of[place];
        if (label == NO_GROUP || !groups->colours[label]) continue;
        if (row[label] == NO_GROUP) {
            row[label] = (uint8_t)found->count;
            Country *made = &found->country[found->count++];
            *made = (Country){.label = label, .colours = groups->colours[label]};
            memset(made->holder, NOBODY, sizeof made->holder);
        }
        Country *country = &found->country[row[label]];
        add(&country->mask, place);
        country->border = either(country->border, &e->r->near[place]);
    }
    for (int i = 0; i < found->count; i++)
        found->country[i].border = without(found->country[i].border, &found->country[i].mask);
    add_leaders(e, s, row, found);
}

/* The spaces that touch two states with leaders of one colour. */
static Mask find_wars(const Countries *states) {
    Mask found = {{0}};
    for (int i = 0; i < states->count; i++) {
        for (int k = 0; k < i; k++) {
            const Country *one = &states->country[i], *other = &states->country[k];
            if (!(one->colours & other->colours)) continue;
            Mask common = both(one->border, &other->border);
            found = either(found, &common);
        }
    }
    return found;
}

static void enter(Regions *regions, int seat, int number) {
    const Country *country = &regions->states.country[number];
    int stand_in = country->holder[YELLOW];
    for (int colour = 0; colour < COLOURS; colour++) {
        int holder = country->holder[colour];
        if (holder == seat) regions->home[colour] = number;
        if (holder == NOBODY) holder = stand_in;
        if (holder == NOBODY) continue;
        Mask *mask = holder == seat ? &regions->scores[colour] : &regions->gives[colour];
        *mask = either(*mask, &country->border);
    }
}

void find_regions(const Evaluator *e, const State *s, int seat, Regions *regions) {
    find_countries(e, s, &regions->states);
    memset(regions->scores, 0, sizeof regions->scores);
    memset(regions->gives, 0, sizeof regions->gives);
    regions->wars = find_wars(&regions->states);
    for (int colour = 0; colour < COLOURS; colour++) regions->home[colour] = NOBODY;
    for (int i = 0; i < regions->states.count; i++) enter(regions, seat, i);
    Mask calm = without(s->empty, &regions->wars);
    for (int colour = 0; colour < COLOURS; colour++) {
        regions->scores[colour] = both(regions->scores[colour], &calm);
        regions->gives[colour] = both(regions->gives[colour], &calm);
    }
}
