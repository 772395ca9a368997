// One generation of blocks of a field of bytes, under rules of larger than life: neighbourhoods of
// a large range.
//
// A block is stepped from the top down. Each row in reach is summed once, from left to right or
// with the rows above, into the rows of sums that the shape needs. It is kept as long as it is in
// reach. The count of a cell is then a sum of some of them, computed for a vector of cells at a
// time. If it is cheaper, it is the count of the cell above, plus what the lower edge gains, minus
// what the upper edge loses. Counts up to 255 are bytes; larger ones are two vectors of pairs of
// bytes, for the cells in even and in odd columns.
#pragma once

#include "FarRows.h"

/// The counts of some cells: in bytes, or in pairs of bytes for even and odd columns.
typedef struct {
  Bytes bytes;
  Pairs even, odd;
} FarCount;

typedef int16_t SignedPairs __attribute__((vector_size(8 * LANES)));

/// Adds bytes to counts a number of times; running counts are signed.
INLINE void add_part(
  FarCount *count, const bool wide, const bool running, Bytes part, int32_t weight) {
  if (!wide) {
    count->bytes += part;
    return;
  }
  Pairs even = (Pairs)part & 0xff, odd = (Pairs)part >> 8;
  if (running) {
    even = (Pairs)((SignedPairs)((Pairs)part << 8) >> 8);
    odd = (Pairs)((SignedPairs)part >> 8);
  }
  if (weight != 1) {
    even *= (uint16_t)weight;
    odd *= (uint16_t)weight;
  }
  count->even += even;
  count->odd += odd;
}

/// Adds the groups of a shape to the counts of some vectors of cells.
INLINE void add_groups(
  const FarShape *shape, const uint8_t *const *places, ptrdiff_t x, const int vectors,
  const bool wide, const bool running, FarCount *counts) {
  for (int32_t group = 0; group < shape->groupCount; group++) {
    Bytes parts[4];
    for (int each = 0; each < vectors; each++) parts[each] = (Bytes){0};
    for (int32_t term = shape->groups[group].count; term > 0; term--) {
      const uint8_t *gained = *places++ + x;
      for (int each = 0; each < vectors; each++)
        parts[each] += load_bytes(gained + each * VECTOR);
      if (!running) continue;
      const uint8_t *lost = *places++ + x;
      for (int each = 0; each < vectors; each++)
        parts[each] -= load_bytes(lost + each * VECTOR);
    }
    for (int each = 0; each < vectors; each++)
      add_part(&counts[each], wide, running, parts[each], shape->groups[group].weight);
  }
}

/// Counts the neighbours of some vectors of cells by one shape, with its own `places` and `kept`.
INLINE void count_shape(
  const FarWork *work, const FarShape *shape, const uint8_t *const *places, uint8_t *kept,
  ptrdiff_t x, const int vectors, const bool wide, FarCount *counts) {
  if (!shape->running) {
    for (int each = 0; each < vectors; each++) {
      counts[each].bytes = (Bytes){0};
      counts[each].even = counts[each].odd = (Pairs){0} + work->step->bias;
    }
    add_groups(shape, places, x, vectors, wide, false, counts);
    return;
  }
  kept += wide ? 2 * x : x;
  for (int each = 0; each < vectors; each++) {
    counts[each].bytes = load_bytes(kept + each * VECTOR);
    counts[each].even = (Pairs)load_bytes(kept + 2 * each * VECTOR);
    counts[each].odd = (Pairs)load_bytes(kept + (2 * each + 1) * VECTOR);
  }
  add_groups(shape, places, x, vectors, wide, true, counts);
  for (int each = 0; each < vectors; each++) {
    if (wide) {
      store_bytes(kept + 2 * each * VECTOR, (Bytes)counts[each].even);
      store_bytes(kept + (2 * each + 1) * VECTOR, (Bytes)counts[each].odd);
    } else {
      store_bytes(kept + each * VECTOR, counts[each].bytes);
    }
  }
}

/// Counts by the second shape, if there is one.
INLINE void count_second(
  const FarWork *work, ptrdiff_t x, const int vectors, const bool wide, FarCount *counts) {
  count_shape(
    work, &work->step->shapes[1], work->places + work->step->shapes[0].termCount,
    work->counts + 2 * FAR_BLOCK, x, vectors, wide, counts);
}

/// Sets all bits of the bytes whose counts are in one of some ranges.
INLINE void find_hits(
  const FarCount *counts, const FarRuns *runs, const int vectors, const bool wide,
  Bytes *hits) {
  // The distance of each count from the nearest range.
  Bytes far[4];
  Pairs even[4], odd[4];
  for (int each = 0; each < vectors; each++) {
    far[each] = (Bytes){0} + 255;
    even[each] = odd[each] = (Pairs){0} + 65535;
  }
  for (int32_t run = 0; run < runs->count; run++) {
    Pairs first = (Pairs){0} + runs->runs[run].first;
    Pairs length = (Pairs){0} + runs->runs[run].length;
    Bytes low = (Bytes){0} + (uint8_t)runs->runs[run].first;
    Bytes most = (Bytes){0} + (uint8_t)runs->runs[run].length;
#define NEARER(far, counts, first, length)                                                     \
  far = __builtin_elementwise_min(far, __builtin_elementwise_sub_sat((counts) - (first), length))
    for (int each = 0; each < vectors; each++) {
      if (wide) {
        NEARER(even[each], counts[each].even, first, length);
        NEARER(odd[each], counts[each].odd, first, length);
      } else {
        NEARER(far[each], counts[each].bytes, low, most);
      }
    }
#undef NEARER
  }
  for (int each = 0; each < vectors; each++)
    hits[each] = wide ? (Bytes)(((Pairs)(even[each] == 0) & 0xff) |
                                ((Pairs)(odd[each] == 0) & 0xff00))
                      : (Bytes)(far[each] == 0);
}

/// The next states of cells, by whether they are born and whether they survive.
INLINE Bytes next_cells(const FarStep *step, Bytes cells, Bytes born, Bytes kept) {
  Bytes lives = (Bytes)(cells == 1);
  Bytes bears = ((lives & kept) | (~lives & born)) & 1;
  if (step->states == 2) return bears;
  Bytes dead = (Bytes)(cells == 0), aged = cells + 1;
  aged &= ~(Bytes)(aged == (uint8_t)step->states);
  Bytes stays = lives & kept;
  return (dead & bears) | (stays & 1) | (~(dead | stays) & aged);
}

/// Writes some vectors of next cells of a row.
INLINE void write_cells(
  const FarWork *work, int32_t y, ptrdiff_t x, const int vectors, const bool wide) {
  const FarStep *step = work->step;
  FarCount counts[4], others[4];
  count_shape(work, &step->shapes[0], work->places, work->counts, x, vectors, wide, counts);
  if (step->shapeCount > 1) {
    // Columns of a block begin at an even one, so each vector has the two shapes in turn.
    count_second(work, x, vectors, wide, others);
    bool isOdd = ((y + step->parity) & 1) != 0;
    for (int each = 0; each < vectors; each++) {
      Bytes mask = (Bytes)((Pairs){0} + (uint16_t)(isOdd ? 0xff : 0xff00));
      counts[each].bytes = (counts[each].bytes & ~mask) | (others[each].bytes & mask);
      if (isOdd)
        counts[each].even = others[each].even;
      else
        counts[each].odd = others[each].odd;
    }
  }
  Bytes born[4], kept[4], next[4];
  find_hits(counts, &step->births, vectors, wide, born);
  find_hits(counts, &step->survivals, vectors, wide, kept);
  const uint8_t *cells = step->source + (ptrdiff_t)y * step->stride + work->block->x + x;
  uint8_t *target = step->target + (cells - step->source), *changes = work->changes + x;
  for (int each = 0; each < vectors; each++)
    next[each] = next_cells(step, load_bytes(cells + each * VECTOR), born[each], kept[each]);
  if (work->block->x + x + vectors * VECTOR > step->width)
    for (int each = 0; each < vectors; each++)
      next[each] &= load_bytes(step->inside + work->block->x + x + each * VECTOR);
  for (int each = 0; each < vectors; each++) {
    Bytes change = next[each] ^ load_bytes(target + each * VECTOR);
    store_bytes(changes + each * VECTOR, load_bytes(changes + each * VECTOR) | change);
    store_bytes(target + each * VECTOR, next[each]);
  }
}

/// A slot wrapped into a ring, if it is less than a turn outside.
INLINE int32_t turned(int32_t slot, int32_t ring) {
  if (slot < 0) return slot + ring;
  return slot >= ring ? slot - ring : slot;
}

/// Finds the rows of sums that a row of the field needs.
INLINE void find_places(const FarWork *work, int32_t y) {
  const uint8_t **place = work->places;
  int32_t slot = slot_of(work, y);
  for (int32_t index = 0; index < work->step->shapeCount; index++) {
    const FarTerm *term = work->step->shapes[index].terms;
    for (int32_t left = work->step->shapes[index].termCount; left > 0; left--, term++) {
      SumRow row = work->rows[term->sum];
      *place++ = term->column + (y + term->row < work->first
        ? work->zeros : row.base + turned(slot + term->row, work->ring) * row.stride);
    }
  }
}

/// Advances the running counts by a row.
INLINE void go_on(const FarWork *work, const bool wide) {
  FarCount counts[1];
  for (ptrdiff_t x = 0; x < work->block->width; x += VECTOR) {
    count_shape(
      work, &work->step->shapes[0], work->places, work->counts, x, 1, wide, counts);
    if (work->step->shapeCount > 1) count_second(work, x, 1, wide, counts);
  }
}

/// Starts the running counts far enough above the block to be zero; without running counts, it only
/// reads the rows.
INLINE void begin_counts(const FarWork *work, const bool wide) {
  const FarStep *step = work->step;
  bool isRunning = step->shapes[0].running;
  if (step->shapeCount > 1) isRunning |= step->shapes[1].running;
  Bytes none = wide ? (Bytes)((Pairs){0} + step->bias) : (Bytes){0};
  for (ptrdiff_t x = 0; x < step->shapeCount * 2 * FAR_BLOCK; x += VECTOR)
    store_bytes(work->counts + x, none);
  for (int32_t y = work->first; y < work->first + 2 * step->range; y++) {
    add_row(work, y);
    if (!isRunning) continue;
    find_places(work, y - step->range);
    go_on(work, wide);
  }
}

/// Records the units of a band in which the rows have changed.
INLINE void tell_changes(const FarWork *work, int32_t y) {
  const FarStep *step = work->step;
  uint8_t *flags = step->changes + (ptrdiff_t)(y / FAR_BAND) * (step->stride / FAR_UNIT);
  for (int32_t x = 0; x < work->block->width; x += FAR_UNIT) {
    Lanes changes = {0};
    for (int32_t part = 0; part < FAR_UNIT; part += VECTOR)
      changes |= (Lanes)load_bytes(work->changes + x + part);
    flags[(work->block->x + x) / FAR_UNIT] = joined(changes) != 0;
  }
  memset(work->changes, 0, FAR_BLOCK);
}

/// Prefetches the cells of later rows: a block's rows are short and far apart, so the processor
/// does not predict them.
INLINE void fetch_rows(const FarWork *work, int32_t y) {
  const FarStep *step = work->step;
  int32_t x = work->block->x, end = x + work->block->width;
  int32_t below = y + step->range;
  for (; x < end; x += 64) {
    if (below < step->height)
      __builtin_prefetch(step->source + (ptrdiff_t)below * step->stride + x);
    if (y < step->height) __builtin_prefetch(step->target + (ptrdiff_t)y * step->stride + x, 1);
  }
}

INLINE void step_block(const FarWork *work, const bool wide) {
  const FarStep *step = work->step;
  int32_t bottom = work->block->bottom, width = work->block->width;
  begin_counts(work, wide);
  memset(work->changes, 0, FAR_BLOCK);
  for (int32_t y = work->block->top; y < bottom; y++) {
    fetch_rows(work, y + 4);
    add_row(work, y + step->range);
    find_places(work, y);
    ptrdiff_t x = 0;
    for (; x + 4 * VECTOR <= width; x += 4 * VECTOR) write_cells(work, y, x, 4, wide);
    for (; x < width; x += VECTOR) write_cells(work, y, x, 1, wide);
    if (y + 1 == bottom || (y + 1) % FAR_BAND == 0) tell_changes(work, y);
  }
}

/// Lays out the memory of a block.
INLINE FarWork work_of(
  const FarStep *step, const FarBlock *block, uint8_t *scratch) {
  FarWork work = {
    .step = step, .block = block, .ring = 2 * step->range + 3,
    .length = block->width + 2 * step->across, .first = block->top - step->range};
  ptrdiff_t stride = kernel_far_stride(step);
  work.counts = scratch;
  scratch += (ptrdiff_t)step->shapeCount * 2 * FAR_BLOCK;
  work.changes = scratch;
  scratch += FAR_BLOCK;
  work.places = (const uint8_t **)scratch;
  for (int32_t shape = 0; shape < step->shapeCount; shape++)
    scratch += (ptrdiff_t)step->shapes[shape].termCount * 8;
  work.rows = (SumRow *)scratch;
  scratch += (ptrdiff_t)step->sumCount * 16;
  // A row has an unwritten margin of 64 bytes on its left, and another margin on its right.
  scratch += (-(uintptr_t)scratch & 63) + 64;
  work.zeros = scratch;
  memset(scratch - 64, 0, (size_t)stride);
  scratch += stride;
  for (int32_t sum = 0; sum < step->sumCount; sum++) {
    bool kept = step->sums[sum].kept;
    work.rows[sum] = (SumRow){scratch, kept ? stride : 0};
    scratch += kept ? stride * work.ring : stride;
  }
  return work;
}

static TARGET void step_far(const FarStep *step, const FarBlock *block, uint8_t *scratch) {
  FarWork work = work_of(step, block, scratch);
  if (step->wide)
    step_block(&work, true);
  else
    step_block(&work, false);
}
