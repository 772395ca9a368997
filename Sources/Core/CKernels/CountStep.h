// One generation of one tile under a rule that counts neighbours.
#pragma once

#include "CountRules.h"
#include "Tile.h"

/// Writes the next cells of the rows between two others.
INLINE void write_counted(
  Target *target, Fit fit, int word, KernelRule rule, const uint64_t *coefficients,
  Sums above, Sums here, Sums below) {
  Count count = count_of(above, here, below);
  write_next(target, fit, word, next_state(rule, here.alive, count, coefficients));
}

/// Steps a tile; returns the flags of its changes.
///
/// A group of lanes goes down its eight vectors of rows, with the sums of three rows in registers.
INLINE uint8_t step_counting(
  KernelRule rule, Fit fit, const Places *places, uint64_t *words, const uint64_t *coefficients,
  const uint64_t *mask) {
  Target target = target_at(words, mask);
#define WRITE(word, above, here, below) \
  write_counted(&target, fit, word, rule, coefficients, above, here, below)
  for (int group = 0; group < 8; group += LANES) {
    Sums above = sums(rows_above(places, group));
    Sums here = sums(rows_at(places, group));
    int word = group;
    // Three rows are unrolled, so the sums need not move between registers.
    for (; word < 48; word += 24) {
      Sums first = sums(rows_at(places, word + 8));
      WRITE(word, above, here, first);
      Sums second = sums(rows_at(places, word + 16));
      WRITE(word + 8, here, first, second);
      Sums third = sums(rows_at(places, word + 24));
      WRITE(word + 16, first, second, third);
      above = second;
      here = third;
    }
    Sums last = sums(rows_at(places, word + 8));
    WRITE(word, above, here, last);
    WRITE(word + 8, here, last, sums(rows_below(places, group)));
  }
#undef WRITE
  return flags_of(&target, fit);
}
