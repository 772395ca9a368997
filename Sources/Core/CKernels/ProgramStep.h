// One generation of one tile under any table: a program without branches whose steps each pick one
// of two results by a signal.
//
// The steps work on planes of 64 words, one for each word of the tile, in `scratch`. First come
// three spread copies of the rows: with their western neighbours, themselves, and with their
// eastern ones. Each has ten vectors of eight words, of which the first and last come from the
// tiles above and below. So each of the nine places of a neighbourhood is a plane within one of
// these three. Then come a plane of zeros, one of ones, the signals and the results. `program` has
// the number of steps, the place of the result, the groups of signals that are read, and for each
// step its kind, three operands and its result, as words of scratch.
#pragma once

#include "ProgramSignals.h"

/// Writes rows at a word of scratch, in three shifted copies.
INLINE void spread_rows(Rows rows, uint64_t *scratch, int word) {
  store(scratch + word, west(rows));
  store(scratch + 80 + word, rows.here);
  store(scratch + 160 + word, east(rows));
}

/// Writes the rows of a tile and the adjacent rows above and below, in three shifted copies.
INLINE void spread(const Places *places, uint64_t *scratch) {
  for (int group = 0; group < 8; group += LANES) {
    spread_rows(rows_above(places, group), scratch, group);
    for (int word = group; word < TILE_WORDS; word += 8)
      spread_rows(rows_at(places, word), scratch, 8 + word);
    spread_rows(rows_below(places, group), scratch, 72 + group);
  }
}

/// A plane of scratch; all planes are aligned to cache lines.
INLINE const Lanes *plane(const uint64_t *scratch, int32_t word) {
  return (const Lanes *)__builtin_assume_aligned(scratch + word, 64);
}

/// Runs one step of a program.
INLINE void run_step(const int32_t *step, uint64_t *scratch) {
  const Lanes *a = plane(scratch, step[1]), *b = plane(scratch, step[2]);
  const Lanes *c = plane(scratch, step[3]);
  Lanes *result = (Lanes *)plane(scratch, step[4]);
#define EACH(...)                                              \
  for (int at = 0; at < TILE_WORDS / LANES; at++) result[at] = __VA_ARGS__; \
  break
  switch (step[0]) {
  case 0:  // b where a, else c
    EACH(c[at] ^ (a[at] & (b[at] ^ c[at])));
  case 1:  // a and b
    EACH(a[at] & b[at]);
  case 2:  // c without a
    EACH(~a[at] & c[at]);
  case 3:  // a or c
    EACH(a[at] | c[at]);
  default:  // b or not a
    EACH(~a[at] | b[at]);
  }
#undef EACH
}

/// Steps a tile; returns the flags of its changes.
INLINE uint8_t step_program(
  Fit fit, const Places *places, uint64_t *words, const int32_t *program, uint64_t *scratch,
  const uint64_t *mask) {
  spread(places, scratch);
  write_signals(program[2], scratch);
  int32_t count = program[0];
  for (int32_t step = 0; step < count; step++) run_step(program + 3 + step * 5, scratch);
  const uint64_t *result = scratch + program[1];
  Target target = target_at(words, mask);
  for (int word = 0; word < TILE_WORDS; word += LANES)
    write_next(&target, fit, word, load(result + word));
  return flags_of(&target, fit);
}
