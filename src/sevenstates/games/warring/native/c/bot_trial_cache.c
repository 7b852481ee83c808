/* Boards on which cards were tried out: the half of trials.py that remembers. */
#include <stdlib.h>

#include "bot_trials.h"

enum { WAYS = 4, FIRST_ROOM = 1024 };

struct TrialCache {
    int sets;
    uint64_t clock;
    bool failed;
    Trials spare; /* for boards in the middle of a round, which come and go */
    Trials *boards;
};

/* Room for boards; NULL if there is no memory. */
TrialCache *trial_cache_new(int boards) {
    TrialCache *cache = calloc(1, sizeof *cache);
    if (!cache) return NULL;
    for (cache->sets = 1; cache->sets * WAYS < boards;) cache->sets *= 2;
    cache->boards = calloc((size_t)cache->sets * WAYS, sizeof *cache->boards);
    if (cache->boards) return cache;
    free(cache);
    return NULL;
}

static void free_trials(Trials *t) {
    free(t->markings.rows);
    free(t->outcomes.rows);
    free(t->news.rows);
    free(t->gains.rows);
    free(t->pairs);
}

void trial_cache_free(TrialCache *cache) {
    if (!cache) return;
    for (int i = 0; i < cache->sets * WAYS; i++) free_trials(&cache->boards[i]);
    free_trials(&cache->spare);
    free(cache->boards);
    free(cache);
}

/* Whether memory was short: then what was found may be wrong, and is forgotten. */
bool trial_cache_failed(TrialCache *cache) {
    if (!cache->failed) return false;
    cache->failed = cache->spare.is_used = false;
    for (int i = 0; i < cache->sets * WAYS; i++) cache->boards[i].is_used = false;
    return true;
}

/* Room for some more rows, of this width: where they begin. Where memory is short, it is at the
 * begin of what there is, and the cache has failed. */
int32_t room_for(Trials *t, Room *room, int count, size_t width) {
    if (room->count + count > room->size) {
        int size = room->size ? 2 * room->size : FIRST_ROOM;
        while (size < room->count + count) size *= 2;
        void *rows = realloc(room->rows, (size_t)size * width);
        if (!rows) {
            *t->failed = true;
            room->count = 0;
            return count <= room->size ? 0 : -1;
        }
        room->rows = rows;
        room->size = size;
    }
    int32_t place = room->count;
    room->count += count;
    return place;
}

static void read_key(const State *s, BoardKey *key) {
    memset(key, 0, sizeof *key);
    memcpy(key->values, s->values, sizeof key->values);
    memcpy(key->start, s->start, sizeof key->start);
    memcpy(key->bans, s->bans, sizeof key->bans);
    key->fought = s->fought;
    key->round = s->round;
}

static uint64_t hash_of(const BoardKey *key) {
    uint64_t words[sizeof *key / sizeof(uint64_t)], hash = 0;
    memcpy(words, key, sizeof *key);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        hash = (hash ^ words[i]) * 0x9e3779b97f4a7c15ULL, hash ^= hash >> 29;
    return hash;
}

/* Forget what was tried, and keep the room. */
static void begin_trials(const Evaluator *e, Trials *t, const BoardKey *key, int left) {
    size_t pairs = (size_t)e->r->events * e->r->people * sizeof *t->pairs;
    if (!t->pairs) t->pairs = malloc(pairs ? pairs : 1);
    t->failed = &e->cache->failed;
    t->key = *key;
    t->left = left;
    t->is_used = t->pairs != NULL;
    if (!t->pairs) *t->failed = true;
    if (t->pairs) memset(t->pairs, -1, pairs);
    memset(t->known, 0, sizeof t->known);
    memset(t->kind_count, -1, sizeof t->kind_count);
    memset(t->best, 0, sizeof t->best);
    t->markings.count = t->outcomes.count = t->gains.count = 0;
    t->news.count = 0;
}

static bool is_same(const Trials *t, const BoardKey *key) {
    return t->is_used && !memcmp(&t->key, key, sizeof *key);
}

static Trials *find_board(TrialCache *cache, const BoardKey *key) {
    Trials *set = &cache->boards[(hash_of(key) & (uint64_t)(cache->sets - 1)) * WAYS];
    Trials *oldest = set;
    for (int i = 0; i < WAYS; i++) {
        if (is_same(&set[i], key)) return &set[i];
        if (set[i].stamp < oldest->stamp) oldest = &set[i];
    }
    return oldest;
}

/* The trials on the state's board. */
Trials *trials(const Evaluator *e, const State *s) {
    TrialCache *cache = e->cache;
    BoardKey key;
    read_key(s, &key);
    bool passes = is_asking(s, CHOOSE_NEXT) && s->played_count;
    Trials *t = passes ? &cache->spare : find_board(cache, &key);
    if (!is_same(t, &key)) begin_trials(e, t, &key, rounds_left(e->r, s));
    t->stamp = ++cache->clock;
    return t;
}
