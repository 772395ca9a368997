// One generation of a tile of bytes under a rule that is looked up. A neighbourhood is a number; the
// table holds what has been learnt of the rule so far.
#pragma once

#include "Lanes.h"

/// The lanes of a vector of numbers.
#define NUMBERS (2 * LANES)
typedef uint32_t Numbers __attribute__((ext_vector_type(NUMBERS)));
typedef uint8_t NumberBytes __attribute__((ext_vector_type(NUMBERS)));

/// The most numbers of a row of 64 cells, with padding for whole vectors.
#define LOOKUP_NUMBERS 96

/// Cells as numbers.
INLINE Numbers cells_at(const uint8_t *cells) {
  NumberBytes bytes;
  __builtin_memcpy(&bytes, cells, sizeof bytes);
  return __builtin_convertvector(bytes, Numbers);
}

/// The numbers of the columns from a place on: three cells each, the upper one as the highest
/// digit.
INLINE Numbers columns_at(const LookUpStep *step, const uint8_t *north) {
  return cells_at(north) << 2 * step->bits | cells_at(north + LOOKUP_STRIDE) << step->bits |
    cells_at(north + 2 * LOOKUP_STRIDE);
}

/// The numbers of neighbourhoods: from their columns from the west, or from the middle column, the
/// western cell and the eastern cell.
INLINE Numbers neighbourhoods_at(const LookUpStep *step, bool isCross, const uint8_t *north) {
  Numbers here = columns_at(step, north + 1);
  if (isCross) {
    const uint8_t *middle = north + LOOKUP_STRIDE;
    return here << 2 * step->bits | cells_at(middle) << step->bits | cells_at(middle + 2);
  }
  return columns_at(step, north) << 6 * step->bits | here << 3 * step->bits |
    columns_at(step, north + 2);
}

/// Steps the wanted cells of a row, given the place north-west of its first cell; returns the first
/// whose next state is unknown, or 64.
INLINE int look_up_row(
  const LookUpStep *step, bool isCross, const uint8_t *north, uint64_t wanted, uint8_t *row) {
  uint32_t numbers[LOOKUP_NUMBERS];
  int end = 64 - __builtin_clzll(wanted);
  for (int x = __builtin_ctzll(wanted); x < end; x += NUMBERS) {
    Numbers some = neighbourhoods_at(step, isCross, north + x);
    __builtin_memcpy(numbers + x, &some, sizeof some);
  }
  do {
    int x = __builtin_ctzll(wanted);
    uint8_t answer = step->answers[numbers[x]];
    if (answer == 0) return x;
    row[x] = answer - 1;
    wanted &= wanted - 1;
  } while (wanted);
  return 64;
}

/// Steps the wanted cells of a tile from one on; returns the place of the first whose next state is
/// unknown, or -1.
INLINE int32_t look_up_tile(const LookUpStep *step, bool isCross, int32_t first) {
  uint64_t rest = ~0ull << (first & 63);
  for (int y = first >> 6; y < 64; y++, rest = ~0ull) {
    uint64_t wanted = step->wanted[y] & rest;
    if (!wanted) continue;
    const uint8_t *north = step->padded + y * LOOKUP_STRIDE + 7;
    int x = look_up_row(step, isCross, north, wanted, step->target + y * 64);
    if (x < 64) return y * 64 + x;
  }
  return -1;
}

static TARGET int32_t look_up(const LookUpStep *call, int32_t first) {
  // A copy, so that the compiler knows that writing to the tile does not change it. Each kind has
  // its own loop.
  const LookUpStep step = *call;
  return step.isCross ? look_up_tile(&step, true, first) : look_up_tile(&step, false, first);
}
