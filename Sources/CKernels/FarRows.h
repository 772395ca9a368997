// Rows of bytes, and the sums of what lies side by side in them, for rules that count far around.
#pragma once

#include "Lanes.h"

#include <string.h>

/// As many bytes as a vector has.
typedef uint8_t Bytes __attribute__((vector_size(8 * LANES)));
typedef uint8_t LooseBytes __attribute__((vector_size(8 * LANES), aligned(1)));

/// The same as numbers of two bytes.
typedef uint16_t Pairs __attribute__((vector_size(8 * LANES)));

#define VECTOR (8 * LANES)

INLINE Bytes load_bytes(const uint8_t *place) { return *(const LooseBytes *)place; }
INLINE void store_bytes(uint8_t *place, Bytes bytes) { *(LooseBytes *)place = bytes; }

/// A row of sums: where it stands for each row of the field that is at hand.
typedef struct {
  uint8_t *base;
  ptrdiff_t stride;
} SumRow;

/// What a block is worked on with.
typedef struct {
  const FarStep *step;
  const FarBlock *block;
  /// How many rows are kept, and the bytes of one with its margins.
  int32_t ring, length;
  SumRow *rows;
  const uint8_t **places;
  /// The running sums, two bytes a cell, and what changed in each column.
  uint8_t *slides, *changes;
} FarWork;

/// Where a row of the field is kept.
INLINE int32_t slot_of(const FarWork *work, int32_t y) {
  return (y + FAR_MOST_RANGE * 4) % work->ring;
}

/// Writes what some cells count for; more is written behind them, up to a vector.
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

/// Writes what the cells of a row count for, with the margins of the block.
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

/// Takes a row of the field in: each of its sums is made of two others.
INLINE void add_row(const FarWork *work, int32_t y) {
  const FarStep *step = work->step;
  int32_t slot = slot_of(work, y);
  write_values(work, y, work->rows[0].base + slot * work->rows[0].stride);
  for (int32_t sum = 1; sum < step->sumCount; sum++) {
    FarSum made = step->sums[sum];
#define ROW(index) (work->rows[index].base + slot * work->rows[index].stride)
    const uint8_t *first = ROW(made.first), *second = ROW(made.second) + made.offset;
    uint8_t *result = ROW(sum);
#undef ROW
    int32_t end = work->length - made.extent + 1;
    for (int32_t place = 0; place < end; place += VECTOR)
      store_bytes(result + place, load_bytes(first + place) + load_bytes(second + place));
  }
}
