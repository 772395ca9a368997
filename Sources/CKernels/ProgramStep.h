// One generation of one tile under any table: its decision diagram, node by node.
//
// The nodes are a straight line of steps over planes, each the 64 words of a tile, in `scratch`.
// First come the rows with their western neighbours, themselves, and with their eastern ones, ten
// vectors of eight words each, the first and last from the tiles above and below: any of the nine
// places of a neighbourhood is a plane of 64 words in one of these three. Then a plane of zeros,
// one of ones, and the results. `program` has the number of steps, where the result is,
// and for each step its kind, three operands and its result, in words of scratch.
#pragma once

#include "Tile.h"

/// Writes rows at a word of scratch, shifted three ways.
INLINE void spread_rows(Rows rows, uint64_t *scratch, int word) {
  store(scratch + word, west(rows));
  store(scratch + 80 + word, rows.here);
  store(scratch + 160 + word, east(rows));
}

/// Writes the rows of a tile, and of the rows above and below it, shifted three ways.
INLINE void spread(const Places *places, uint64_t *scratch) {
  for (int group = 0; group < 8; group += LANES) {
    spread_rows(rows_above(places, group), scratch, group);
    for (int word = group; word < TILE_WORDS; word += 8)
      spread_rows(rows_at(places, word), scratch, 8 + word);
    spread_rows(rows_below(places, group), scratch, 72 + group);
  }
}

/// Runs one step of a program.
INLINE void run_step(const int32_t *step, uint64_t *scratch) {
  const uint64_t *a = scratch + step[1], *b = scratch + step[2], *c = scratch + step[3];
  uint64_t *result = scratch + step[4];
#define EACH(...)                                          \
  for (int word = 0; word < TILE_WORDS; word += LANES) {   \
    Lanes ask = load(a + word);                            \
    store(result + word, __VA_ARGS__);                     \
  }                                                        \
  break
  switch (step[0]) {
  case 0:  // b where a, else c
    EACH(load(c + word) ^ (ask & (load(b + word) ^ load(c + word))));
  case 1:  // a and b
    EACH(ask & load(b + word));
  case 2:  // c without a
    EACH(~ask & load(c + word));
  case 3:  // a or c
    EACH(ask | load(c + word));
  default:  // b, and all without a
    EACH(~ask | load(b + word));
  }
#undef EACH
}

/// Steps a tile; the result is the flags of what changed.
INLINE uint8_t step_program(
  Fit fit, const Places *places, uint64_t *words, const int32_t *program, uint64_t *scratch,
  const uint64_t *mask) {
  spread(places, scratch);
  int32_t count = program[0];
  for (int32_t step = 0; step < count; step++) run_step(program + 2 + step * 5, scratch);
  const uint64_t *result = scratch + program[1];
  Target target = target_at(words, mask);
  for (int word = 0; word < TILE_WORDS; word += LANES)
    write_next(&target, fit, word, load(result + word));
  return flags_of(&target, fit);
}
