/* Features of a state, as one seat sees it. */
#include "bot.h"

static float *add(float *row, double number) {
    *row += (float)number;
    return row + 1;
}

/* What others have, the most first, and their sum. */
typedef struct {
    double first, second, sum, share;
    int ahead, done, cards, characters; /* done: the most characters of one */
} Rivals;

static void rank_rival(double number, double *first, double *second) {
    if (number > *first) {
        *second = *first;
        *first = number;
    } else if (number > *second) {
        *second = number;
    }
}

static Rivals rivals_of(const Evaluator *e, const State *s, int seat, const double *scores,
                        const double *shares) {
    Rivals found = {.first = -1e9, .second = -1e9};
    for (int other = 0; other < e->r->seats; other++) {
        if (other == seat) continue;
        rank_rival(scores[other], &found.first, &found.second);
        found.sum += scores[other];
        found.ahead += scores[other] > scores[seat];
        if (shares[other] > found.share) found.share = shares[other];
        if (s->done_count[other] > found.done) found.done = s->done_count[other];
        found.cards += s->hand_size[other];
        found.characters += s->character_count[other];
    }
    return found;
}

bool is_about_to_play(const State *s, int seat) {
    return is_asking(s, PLAY_CARDS) && !s->laid_count[seat] && !(s->answered >> seat & 1);
}

static int rounds_to_come(const Rules *r, const State *s) {
    int left = s->depth ? r->public_rounds + 2 - s->round : 0;
    return left > 0 ? left : 0;
}

static float *add_scores(float *row, const Rivals *rivals, double own, int others, int left) {
    row = add(row, 0.05 * rivals->first);
    row = add(row, 0.05 * rivals->second);
    row = add(row, 0.05 * rivals->sum / others);
    row = add(row, 0.1 * (own - rivals->first));
    return add(row, (own - rivals->first) / (4 + left));
}

/* The lead, by points and by expected scores. */
static float *add_race(const Evaluator *e, const State *s, int seat, float *row) {
    double points[SEATS] = {0}, scores[SEATS] = {0}, shares[SEATS] = {0};
    int left = rounds_to_come(e->r, s), others = e->r->seats - 1;
    for (int i = 0; i < e->r->seats; i++) scores[i] = points[i] = s->scores[i];
    if (s->depth) {
        expected_scores(e, s, scores);
        win_shares(e, s, scores, shares);
    } else {
        final_shares(e->r, s, shares);
    }
    Rivals now = rivals_of(e, s, seat, points, shares);
    Rivals later = rivals_of(e, s, seat, scores, shares);
    row = add(row, shares[seat]);
    row = add(row, is_about_to_play(s, seat));
    row = add(row, 0.1 * left);
    row = add(row, now.share);
    row = add(row, 0.05 * points[seat]);
    row = add_scores(row, &now, points[seat], others, left);
    row = add(row, 0.1 * (points[seat] - now.second));
    row = add(row, 0.05 * scores[seat]);
    row = add_scores(row, &later, scores[seat], others, left);
    row = add(row, (double)now.ahead / others);
    row = add(row, 0.1 * s->done_count[seat]);
    row = add(row, 0.1 * now.done);
    row = add(row, now.cards / 5.0 / others);
    return add(row, (double)now.characters / HELD / others);
}

/* The rounds left, the turns to host, the rule of the round. */
static float *add_time(const Evaluator *e, const State *s, int seat, float *row) {
    int seats = e->r->seats, ahead = (seat - s->host + seats) % seats;
    int left = rounds_to_come(e->r, s), open = rule(e->r, s);
    row = add(row, !s->depth);
    row = add(row, is_late(e->r, s));
    row = add(row, 0.1 * rounds_left(e->r, s));
    row = add(row, seats == 3);
    row = add(row, seats == 5);
    row = add(row, ahead == 0);
    row = add(row, ahead == 1);
    row = add(row, (double)ahead / seats);
    row = add(row, 0.25 * (left > ahead ? (left - ahead + seats - 1) / seats : 0));
    row = add(row, open == NO_HOST);
    row = add(row, open == REVEAL_CARDS);
    return add(row, open == ONE_CARD);
}

/* Whether the first row comes before the second, as Python compares lists. */
static bool is_row_larger(const double *one, const double *other) {
    for (int i = 0; i < CHARACTER_FEATURES; i++)
        if (one[i] != other[i]) return one[i] > other[i];
    return false;
}

/* The seat's characters, the best first. */
static float *add_characters(const Evaluator *e, const State *s, int seat, float *row) {
    double found[HELD][CHARACTER_FEATURES] = {{0}};
    int held = s->depth ? s->character_count[seat] : 0, left = rounds_left(e->r, s);
    for (int i = 0; i < held; i++)
        character_features(e, s, s->characters[seat][i], seat, left, found[i]);
    int first = held == 2 && is_row_larger(found[1], found[0]);
    for (int i = 0; i < HELD; i++)
        for (int k = 0; k < CHARACTER_FEATURES; k++) row = add(row, found[i ^ first][k]);
    return row;
}

/* What is said of the states that the seat's characters serve: for them or against. */
static double words_about(const Evaluator *e, const State *s, int seat, int held) {
    int said = s->said_count ? s->said[0] : -1;
    bool is_for = false, is_against = false;
    for (int i = 0; i < held; i++) {
        int home = e->w->people.home[s->characters[seat][i]];
        is_for |= said == home;
        is_against |= said - SEVEN == home;
    }
    return (double)is_for - (double)is_against;
}

/* The seat's characters and hand, and the board in general. */
static float *add_own(const Evaluator *e, const State *s, int seat, float *row) {
    int held = s->depth ? s->character_count[seat] : 0, most = 0;
    const int8_t *own = s->characters[seat], *home = e->w->people.home;
    row = add_characters(e, s, seat, row);
    for (int state = 0; state < SEVEN; state++)
        if (strength(s, state) > most) most = strength(s, state);
    row = add(row, 0.2 * s->hand_size[seat]);
    row = add(row, held == 2 && home[own[0]] == home[own[1]]);
    row = add(row, words_about(e, s, seat, held));
    row = add(row, popcount(alive(s)) / (double)SEVEN);
    row = add(row, 0.05 * most);
    return add(row, (s->fought & ANY_WAR) != 0);
}

/* The number of the question that is asked; those that ask nobody have none. */
int question_of(const State *s) {
    static const int8_t NUMBERS[] = {
        [KEEP_TWO] = 1,  [KEEP_ONE] = 2,    [NEW_HERO] = 3, [ASK_CLAIM] = 4,
        [SPEECH] = 5,    [PASS_RIGHT] = 6,  [PLAY_CARDS] = 7, [TAKE_CARDS] = 8,
        [AMEND] = 9,     [MARK_ADDED] = 10, [ORDER] = 11,   [CHOOSE_NEXT] = 12,
    };
    return NUMBERS[asking(s)->kind] - 1;
}

/* What the cards that lie do for the seat's characters: for them and against them. */
static void judge_agenda(const Evaluator *e, const State *s, int seat, double found[2]) {
    Trials *t = trials(e, s);
    Mine mine = mine_of(s, seat);
    for (int i = 0; i < s->agenda_count; i++) {
        double gain = gain_of(e, t, &s->agenda[i], &mine);
        found[gain < 0] += gain;
    }
}

/* The question, whether it goes to the seat, and what the cards that lie do for it. */
static void add_question(const Evaluator *e, const State *s, int seat, float *row) {
    if (!s->depth) return;
    bool asks = is_asked(s, seat);
    int kind = asking(s)->kind, lying = 0;
    double found[2] = {0, 0}, plan = 0;
    if (asks && kind == PLAY_CARDS) {
        lying = s->laid_count[seat];
        if (lying) plan = plan_round(e, trials(e, s), s, seat).gain;
    } else if (asks && question_of(s) >= 7) { /* the event deck lies before the Host */
        judge_agenda(e, s, seat, found);
        lying = s->agenda_count;
    }
    add(row + question_of(s), 1);
    row += QUESTIONS;
    row = add(row, asks);
    row = add(row, 0.1 * lying);
    row = add(row, 0.1 * found[0]);
    row = add(row, 0.1 * found[1]);
    add(row, 0.1 * plan);
}

/* The state as the seat sees it, added to a row. */
void add_state_features(const Evaluator *e, const State *s, int seat, float *row) {
    row = add_race(e, s, seat, row);
    row = add_time(e, s, seat, row);
    row = add_own(e, s, seat, row);
    add_question(e, s, seat, row);
}
