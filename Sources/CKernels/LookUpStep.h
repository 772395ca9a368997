// One generation of a tile of bytes under a rule that is looked up: a number for each neighbourhood,
// or numbers for its three columns, whose tables know what was learnt of the rule so far.
#pragma once

#include "Lanes.h"

/// As many numbers as the processor shifts at a time.
#define NUMBERS (2 * LANES)
typedef uint32_t Numbers __attribute__((ext_vector_type(NUMBERS)));
typedef uint8_t NumberBytes __attribute__((ext_vector_type(NUMBERS)));

/// The most numbers of a run of 64 cells: one more on each side, and room for whole vectors.
#define LOOKUP_NUMBERS 96

/// Cells as numbers.
INLINE Numbers cells_at(const uint8_t *cells) {
  NumberBytes bytes;
  __builtin_memcpy(&bytes, cells, sizeof bytes);
  return __builtin_convertvector(bytes, Numbers);
}

/// Numbers that were written before.
INLINE Numbers numbers_at(const uint32_t *numbers) {
  Numbers vector;
  __builtin_memcpy(&vector, numbers, sizeof vector);
  return vector;
}

/// The numbers of columns from a place on: three cells, the upper one the highest digit.
INLINE Numbers columns_at(const LookUpStep *step, const uint8_t *north) {
  return cells_at(north) << 2 * step->bits | cells_at(north + LOOKUP_STRIDE) << step->bits |
    cells_at(north + 2 * LOOKUP_STRIDE);
}

/// The numbers of neighbourhoods: the columns from the west, or the middle one, the cell to the west
/// and the cell to the east.
INLINE Numbers neighbourhoods_at(const LookUpStep *step, bool isCross, const uint8_t *north) {
  Numbers here = columns_at(step, north + 1);
  if (isCross) {
    const uint8_t *middle = north + LOOKUP_STRIDE;
    return here << 2 * step->bits | cells_at(middle) << step->bits | cells_at(middle + 2);
  }
  return columns_at(step, north) << 6 * step->bits | here << 3 * step->bits |
    columns_at(step, north + 2);
}

/// Whether eight cells and all around them are 0.
INLINE bool is_empty(const uint8_t *north) {
  uint64_t all = 0;
  for (int row = 0; row < 3; row++) {
    uint64_t west, east;
    __builtin_memcpy(&west, north + row * LOOKUP_STRIDE, sizeof west);
    __builtin_memcpy(&east, north + row * LOOKUP_STRIDE + 2, sizeof east);
    all |= west | east;
  }
  return all == 0;
}

/// Steps a run of a row, from the place one left of and above its first cell; the number of cells
/// whose next state is known.
INLINE int look_up_run(
  const LookUpStep *step, bool isWhole, bool isCross, const uint8_t *north, uint8_t *row, int count) {
  // Of neighbourhoods, or of columns from one left of the first cell to one right of the last.
  uint32_t numbers[LOOKUP_NUMBERS];
  for (int x = 0; x < count + (isWhole ? 0 : 2); x += NUMBERS) {
    Numbers some =
      isWhole ? neighbourhoods_at(step, isCross, north + x) : columns_at(step, north + x);
    __builtin_memcpy(numbers + x, &some, sizeof some);
  }
  const uint8_t *middle = north + LOOKUP_STRIDE;
  for (int start = 0; start < count; start += 8) {
    if (step->isQuiet && is_empty(north + start)) {
      __builtin_memset(row + start, 0, 8);
      continue;
    }
    for (int x = start; x < start + 8; x++) {
      uint32_t answer;
      if (isWhole) {
        answer = step->whole[numbers[x]];
      } else {
        uint32_t west = step->west[isCross ? middle[x] : numbers[x]];
        uint32_t east = step->east[isCross ? middle[x + 2] : numbers[x + 2]];
        uint32_t pair = step->pairs[west << step->pairShift | step->middle[numbers[x + 1]]];
        answer = step->answers[pair << step->answerShift | east];
      }
      if (answer == 0) return x;
      row[x] = (uint8_t)(answer - 1);
    }
  }
  return count;
}

/// Steps the runs of a tile from a cell's on; the place of the first cell whose next state is not
/// known, or -1.
INLINE int32_t look_up_tile(const LookUpStep *step, bool isWhole, bool isCross, int32_t first) {
  unsigned unknown = 0xffu << (first >> 3 & 7);
  for (int y = first >> 6; y < 64; y++, unknown = 0xff) {
    unsigned runs = step->runs[y >> 3] >> 8 * (y & 7) & unknown & 0xff;
    while (runs) {
      int start = __builtin_ctz(runs), end = start + __builtin_ctz(~(runs >> start));
      const uint8_t *north = step->padded + y * LOOKUP_STRIDE + 7 + start * 8;
      uint8_t *row = step->target + y * 64 + start * 8;
      int known = look_up_run(step, isWhole, isCross, north, row, (end - start) * 8);
      if (known < (end - start) * 8) return y * 64 + start * 8 + known;
      runs &= ~0u << end;
    }
  }
  return -1;
}

static TARGET int32_t look_up(const LookUpStep *call, int32_t first) {
  // A copy, so that what is written to the tile cannot change it. Each kind has a loop of its own.
  const LookUpStep step = *call;
  if (step.whole)
    return step.isCross ? look_up_tile(&step, true, true, first)
                        : look_up_tile(&step, true, false, first);
  return step.isCross ? look_up_tile(&step, false, true, first)
                      : look_up_tile(&step, false, false, first);
}
