/* What a seat observes, as arrays: the compiled half of env/observation.py, which is the
 * reference. It says where each part begins; a part of all seats has the viewer's own first. */
#ifndef HUANGDI_OBSERVE_H
#define HUANGDI_OBSERVE_H

#include "huangdi.h"

enum { MOST_COUNTS = 576 };

/* The questions as env/observation.py orders them. */
enum {
    ASK_ACTION,
    ASK_ACTION_AGAIN,
    ASK_BID,
    ASK_BLOCK,
    ASK_BUYBACK,
    ASK_EMPEROR,
    ASK_FAVOURS,
    ASK_KEEP,
    ASK_PLAQUE,
    ASK_REPEAT,
    ASK_WORKERS
};

/* Handed over by the environments. */
typedef struct {
    int32_t counts, planes; /* how many there are */
    int32_t question, asked, asked_for, block, role, card, bid_made, bid;
    int32_t round, stock, prison_jade, prison_convicts, holder, emperor_block, deck, packets;
    int32_t own_favours, put_back, choice, kept;
    int32_t score, jade, peasants, convicts, blocks, block_stock, chips, hand_size;
    int32_t camp, roles, played;
    int32_t location_plane, block_plane, plaque_plane;
    float fixed[MOST_COUNTS]; /* the numbers that the options say */
    float most[MOST_COUNTS];
    uint8_t plaques; /* how many there are */
} Observer;

#include "observing.h"

/* hidden.c */
uint64_t cards_put_back(const Rules *r, const State *s, int viewer);

#endif
