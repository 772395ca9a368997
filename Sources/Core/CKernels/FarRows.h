// Rows of bytes and their sums, for rules with neighbourhoods of a large range.
#pragma once

#include "Lanes.h"

#include <string.h>

/// A vector of bytes.
typedef uint8_t Bytes __attribute__((vector_size(8 * LANES)));
typedef uint8_t LooseBytes __attribute__((vector_size(8 * LANES), aligned(1)));

/// A vector of two-byte numbers.
typedef uint16_t Pairs __attribute__((vector_size(8 * LANES)));

#define VECTOR (8 * LANES)

INLINE Bytes load_bytes(const uint8_t *place) { return *(const LooseBytes *)place; }
INLINE void store_bytes(uint8_t *place, Bytes bytes) { *(LooseBytes *)place = bytes; }

/// A row of sums: its address for each row of the field that is kept.
typedef struct {
  uint8_t *base;
  ptrdiff_t stride;
} SumRow;

/// The working memory of a block.
typedef struct {
  const FarStep *step;
  const FarBlock *block;
  /// The number of rows kept, the length of one with its margins, and the first row to read.
  int32_t ring, length, first;
  SumRow *rows;
  /// Zeros in place of the rows above the first.
  const uint8_t *zeros;
  const uint8_t **places;
  /// The running counts, two bytes for each cell and shape, and the changes of each column.
  uint8_t *counts, *changes;
} FarWork;

/// The slot in which a row of the field is kept.
INLINE int32_t slot_of(const FarWork *work, int32_t y) {
  return (y + FAR_MOST_RANGE * 4) % work->ring;
}

/// Writes the weights of some cells, and up to a vector more behind them.
INLINE void copy_values(
  const FarStep *step, uint8_t *to, const uint8_t *from, ptrdiff_t count) {
  if (step->values) {
    for (ptrdiff_t place = 0; place < count; place++) to[place] = step->values[from[place]];
  } else if (step->states == 2) {
    for (ptrdiff_t place = 0; place < count; place += VECTOR)
      store_bytes(to + place, load_bytes(from + place));
  } else {
    for (ptrdiff_t place = 0; place < count; place += VECTOR)
      store_bytes(to + place, (Bytes)(load_bytes(from + place) == 1) & 1);
  }
}

/// Writes the weights of a row's cells, including the margins of the block.
INLINE void write_values(const FarWork *work, int32_t y, uint8_t *line) {
  const FarStep *step = work->step;
  uint8_t outside = step->values ? step->values[0] : 0;
  if (y < 0 || y >= step->height) {
    if (!step->wraps) {
      memset(line, outside, (size_t)work->length);
      return;
    }
    y %= step->height;
    if (y < 0) y += step->height;
  }
  const uint8_t *cells = step->source + (ptrdiff_t)y * step->stride;
  int32_t place = 0, x = work->block->x - step->across, width = step->width;
  while (place < work->length) {
    int32_t count = work->length - place;
    if (step->wraps) {
      x %= width;
      if (x < 0) x += width;
    }
    if (x >= 0 && x < width) {
      if (count > width - x) count = width - x;
      copy_values(step, line + place, cells + x, count);
    } else {
      if (x < 0 && count > -x) count = -x;
      memset(line + place, outside, (size_t)count);
    }
    place += count;
    x += count;
  }
}

/// Bytes shifted to the right within each 16, with zeros filled in.
#define SHIFTED(bytes, by) __builtin_shufflevector(bytes, (Bytes){0}, EACH_BYTE(by))
#define BYTE(at, by) ((at) % 16 < (by) ? VECTOR : (at) - (by))
#define FOUR_BYTES(at, by) BYTE(at, by), BYTE(at + 1, by), BYTE(at + 2, by), BYTE(at + 3, by)
#define SIXTEEN(at, by)                                                                   \
  FOUR_BYTES(at, by), FOUR_BYTES(at + 4, by), FOUR_BYTES(at + 8, by), FOUR_BYTES(at + 12, by)
#define LAST(at) at, at, at, at, at, at, at, at, at, at, at, at, at, at, at, at
#if LANES == 2
#define EACH_BYTE(by) SIXTEEN(0, by)
#define EACH_LAST LAST(15)
#elif LANES == 4
#define EACH_BYTE(by) SIXTEEN(0, by), SIXTEEN(16, by)
#define EACH_LAST LAST(15), LAST(31)
#else
#define EACH_BYTE(by) SIXTEEN(0, by), SIXTEEN(16, by), SIXTEEN(32, by), SIXTEEN(48, by)
#define EACH_LAST LAST(15), LAST(31), LAST(47), LAST(63)
#endif

/// Computes the running sums of a row, from the left.
INLINE void add_along(uint8_t *result, const uint8_t *values, int32_t count) {
  Bytes before = {0};
  for (int32_t place = 0; place < count; place += VECTOR) {
    Bytes value = load_bytes(values + place), sum = value;
    sum += SHIFTED(sum, 1);
    sum += SHIFTED(sum, 2);
    sum += SHIFTED(sum, 4);
    sum += SHIFTED(sum, 8);
    // From here on, 16 bytes at a time.
    Bytes all = __builtin_shufflevector(sum, sum, EACH_LAST);
#if LANES == 2
    store_bytes(result + place, before + sum - value);
    before += all;
#elif LANES == 4
    Lanes none = {0};
    Bytes first = (Bytes)__builtin_shufflevector((Lanes)all, none, 4, 4, 0, 1);
    store_bytes(result + place, before + (sum - value + first));
    all += first;
    before += (Bytes)__builtin_shufflevector((Lanes)all, none, 3, 3, 3, 3);
#else
    Lanes none = {0};
    all += (Bytes)__builtin_shufflevector((Lanes)all, none, 8, 8, 0, 1, 2, 3, 4, 5);
    all += (Bytes)__builtin_shufflevector((Lanes)all, none, 8, 8, 8, 8, 0, 1, 2, 3);
    Bytes first = (Bytes)__builtin_shufflevector((Lanes)all, none, 8, 8, 0, 1, 2, 3, 4, 5);
    store_bytes(result + place, before + (sum - value + first));
    before += (Bytes)__builtin_shufflevector((Lanes)all, none, 7, 7, 7, 7, 7, 7, 7, 7);
#endif
  }
}

/// Adds the bytes of two rows.
INLINE void add_pair(
  uint8_t *result, const uint8_t *first, const uint8_t *second, int32_t count) {
  for (int32_t place = 0; place < count; place += VECTOR)
    store_bytes(result + place, load_bytes(first + place) + load_bytes(second + place));
}

/// The place of a sum for a row of the field.
INLINE uint8_t *row_at(const FarWork *work, int32_t sum, int32_t y) {
  return work->rows[sum].base + slot_of(work, y) * work->rows[sum].stride;
}

/// Reads a row of the field and computes its sums.
INLINE void add_row(const FarWork *work, int32_t y) {
  const FarStep *step = work->step;
  const uint8_t *values = row_at(work, 0, y);
  write_values(work, y, row_at(work, 0, y));
  for (int32_t sum = 1; sum < step->sumCount; sum++) {
    FarSum made = step->sums[sum];
    uint8_t *result = row_at(work, sum, y);
    const uint8_t *above = y == work->first ? work->zeros : row_at(work, sum, y - 1);
    switch (made.way) {
    case FarWayPair:
      add_pair(
        result, row_at(work, made.first, y), row_at(work, made.second, y) + made.offset,
        work->length - made.extent + 1);
      break;
    case FarWayAlong:
      add_along(result, values, work->length + 1);
      break;
    case FarWayFalling:
      add_pair(result, values, above - 1, work->length);
      break;
    case FarWayRising:
      add_pair(result, values, above + 1, work->length);
      break;
    }
  }
}
