/* What the shared files ask of a game's compiled core.
 *
 * The game's header includes this after it has defined
 *   NOBODY      no seat, -1
 *   Rules       the tables of one kind of table, with `seats`
 *   State       plain bytes, with `depth` of the stack (0: the game is over), and the `ranks`
 *               (uint8_t) and `scores` (int16_t) of the seats when it is over
 * and the game's files define what is declared here. */
#ifndef NATIVE_CORE_H
#define NATIVE_CORE_H

#include "luck.h"
#include "runs.h"

/* The seat that is asked first; NOBODY when the game is over. */
int asked_seat(const State *s);
/* Whether a seat of the table is asked. */
bool is_asked(const State *s, int seat);
/* What the seat may do; nothing if it is not asked. */
void legal(const Rules *r, const State *s, int seat, Runs *runs);
bool is_legal(const Rules *r, const State *s, int seat, int action);
/* One of the actions of the seat that is asked first, each as likely; the game is not over. */
int random_action(const Rules *r, const State *s, Luck *luck);
/* Carry out a legal action and everything that follows until somebody is asked again. */
void apply(const Rules *r, State *s, int seat, int action, Luck *luck);
/* A new game. */
void deal(const Rules *r, State *s, Luck *luck);
/* Work out what follows from the rest of a state that was read. */
void rebuild(const Rules *r, State *s);
/* Deal again what the viewer does not know; a spectator is NOBODY. */
void determinize(const Rules *r, State *s, int viewer, Luck *luck);

/* choice.c: as is_legal and random_action, by the list of all that is legal. A game that has them
 * faster defines CHOOSES_FASTER. */
bool is_listed(const Rules *r, const State *s, int seat, int action);
int random_listed(const Rules *r, const State *s, Luck *luck);

/* playout.c: random moves until the game is over; how many there were. */
int playout(const Rules *r, State *s, Luck *luck);

#endif
