// One generation of blocks of a field of bytes, under rules that count far around each cell.
//
// A block goes down its rows. Each row that comes into reach is summed once, from the left to the
// right, into rows of sums of as many cells as the shape needs; they are kept as long as they are
// in reach. What a cell counts is then a sum over some of them, a vector of cells at a time; where
// many rows below each other have the same part in it, their sum runs along, gaining a row and
// losing one. Counts up to 255 stay in bytes; others are kept as two vectors of pairs of bytes,
// for the cells in even columns and for those in odd ones.
#pragma once

#include "FarRows.h"

/// The counts of some cells: in bytes, or in pairs of bytes for even and odd columns.
typedef struct {
  Bytes bytes;
  Pairs even, odd;
} FarCount;

/// Adds bytes to counts of two bytes, some times.
INLINE void widen(FarCount *count, Bytes part, int32_t weight) {
  Pairs even = (Pairs)part & 0xff, odd = (Pairs)part >> 8;
  if (weight != 1) {
    even *= (uint16_t)weight;
    odd *= (uint16_t)weight;
  }
  count->even += even;
  count->odd += odd;
}

/// Lets a running sum go on a row, and adds it.
INLINE void add_slide(
  FarCount *count, bool wide, uint8_t *sums, Bytes gained, Bytes lost, int32_t weight) {
  if (!wide) {
    Bytes sum = load_bytes(sums) + gained;
    count->bytes += sum;
    store_bytes(sums, sum - lost);
    return;
  }
  Pairs even = (Pairs)load_bytes(sums) + ((Pairs)gained & 0xff);
  Pairs odd = (Pairs)load_bytes(sums + VECTOR) + ((Pairs)gained >> 8);
  store_bytes(sums, (Bytes)(even - ((Pairs)lost & 0xff)));
  store_bytes(sums + VECTOR, (Bytes)(odd - ((Pairs)lost >> 8)));
  if (weight != 1) {
    even *= (uint16_t)weight;
    odd *= (uint16_t)weight;
  }
  count->even += even;
  count->odd += odd;
}

/// Counts what is around some vectors of cells by one shape; `places` and `slides` are its own.
INLINE void count_shape(
  const FarWork *work, const FarShape *shape, const uint8_t *const *places, uint8_t *slides,
  ptrdiff_t x, const int vectors, const bool wide, FarCount *counts) {
  for (int each = 0; each < vectors; each++) {
    counts[each].bytes = (Bytes){0};
    counts[each].even = counts[each].odd = (Pairs){0} + work->step->bias;
  }
  for (int32_t slide = 0; slide < shape->slideCount; slide++) {
    const uint8_t *gained = *places++ + x, *lost = *places++ + x;
    int32_t weight = shape->slides[slide].weight;
    for (int each = 0; each < vectors; each++)
      add_slide(
        &counts[each], wide, slides + (wide ? 2 : 1) * (x + each * VECTOR),
        load_bytes(gained + each * VECTOR), load_bytes(lost + each * VECTOR), weight);
    slides += 2 * FAR_BLOCK;
  }
  for (int32_t group = 0; group < shape->groupCount; group++) {
    Bytes parts[4];
    for (int each = 0; each < vectors; each++) parts[each] = (Bytes){0};
    for (int32_t term = shape->groups[group].count; term > 0; term--) {
      const uint8_t *place = *places++ + x;
      for (int each = 0; each < vectors; each++)
        parts[each] += load_bytes(place + each * VECTOR);
    }
    for (int each = 0; each < vectors; each++) {
      if (wide)
        widen(&counts[each], parts[each], shape->groups[group].weight);
      else
        counts[each].bytes += parts[each];
    }
  }
}

/// How far bytes are from the nearest of some runs of numbers; 0 for those in one.
INLINE Bytes distance(Bytes bytes, const FarRuns *runs) {
  Bytes far = (Bytes){0} + 255;
  for (int32_t run = 0; run < runs->count; run++) {
    Bytes past = __builtin_elementwise_sub_sat(
      bytes - (uint8_t)runs->runs[run].first, (Bytes){0} + (uint8_t)runs->runs[run].length);
    far = __builtin_elementwise_min(far, past);
  }
  return far;
}

/// The same of pairs of bytes.
INLINE Pairs distance_of_pairs(Pairs pairs, const FarRuns *runs) {
  Pairs far = (Pairs){0} + 65535;
  for (int32_t run = 0; run < runs->count; run++) {
    Pairs past = __builtin_elementwise_sub_sat(
      pairs - runs->runs[run].first, (Pairs){0} + runs->runs[run].length);
    far = __builtin_elementwise_min(far, past);
  }
  return far;
}

/// All bits of the bytes whose counts are in one of some runs.
INLINE Bytes hits(const FarCount *count, const bool wide, const FarRuns *runs) {
  if (!wide) return (Bytes)(distance(count->bytes, runs) == 0);
  Pairs even = (Pairs)(distance_of_pairs(count->even, runs) == 0);
  Pairs odd = (Pairs)(distance_of_pairs(count->odd, runs) == 0);
  return (Bytes)((even & 0xff) | (odd & 0xff00));
}

/// What becomes of cells.
INLINE Bytes next_cells(
  const FarStep *step, Bytes cells, const FarCount *count, const bool wide) {
  Bytes born = hits(count, wide, &step->births), kept = hits(count, wide, &step->survivals);
  Bytes lives = (Bytes)(cells == 1);
  Bytes bears = ((lives & kept) | (~lives & born)) & 1;
  if (step->states == 2) return bears;
  Bytes dead = (Bytes)(cells == 0), aged = cells + 1;
  aged &= ~(Bytes)(aged == (uint8_t)step->states);
  Bytes stays = lives & kept;
  return (dead & bears) | (stays & 1) | (~(dead | stays) & aged);
}

/// Writes some vectors of the next cells of a row.
INLINE void write_cells(
  const FarWork *work, int32_t y, ptrdiff_t x, const int vectors, const bool wide) {
  const FarStep *step = work->step;
  FarCount counts[4], others[4];
  const FarShape *shape = &step->shapes[0];
  count_shape(work, shape, work->places, work->slides, x, vectors, wide, counts);
  if (step->shapeCount > 1) {
    // Columns of a block begin at an even one, so each vector has the two shapes in turn.
    ptrdiff_t slides = (ptrdiff_t)shape->slideCount * 2 * FAR_BLOCK;
    count_shape(
      work, &step->shapes[1], work->places + shape->placeCount, work->slides + slides, x, vectors,
      wide, others);
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
  ptrdiff_t place = (ptrdiff_t)y * step->stride + work->block->x + x;
  for (int each = 0; each < vectors; each++) {
    ptrdiff_t cell = place + each * VECTOR;
    Bytes next = next_cells(step, load_bytes(step->source + cell), &counts[each], wide);
    if (work->block->x + x + (each + 1) * VECTOR > step->width)
      next &= load_bytes(step->inside + work->block->x + x + each * VECTOR);
    uint8_t *changes = work->changes + x + each * VECTOR;
    store_bytes(
      changes, load_bytes(changes) | (next ^ load_bytes(step->target + cell)));
    store_bytes(step->target + cell, next);
  }
}

/// A number less than a turn outside of a ring, put into it.
INLINE int32_t turned(int32_t slot, int32_t ring) {
  if (slot < 0) return slot + ring;
  return slot >= ring ? slot - ring : slot;
}

/// Finds where the rows stand that a row of the field needs.
INLINE void find_places(const FarWork *work, int32_t y) {
  const uint8_t **place = work->places;
  int32_t slot = slot_of(work, y);
#define PLACE(sum, row, column) \
  (work->rows[sum].base + turned(slot + (row), work->ring) * work->rows[sum].stride + (column))
  for (int32_t index = 0; index < work->step->shapeCount; index++) {
    const FarShape *shape = &work->step->shapes[index];
    for (int32_t slide = 0; slide < shape->slideCount; slide++) {
      FarSlide found = shape->slides[slide];
      *place++ = PLACE(found.sum, found.bottom, found.column);
      *place++ = PLACE(found.sum, found.top, found.column);
    }
    const FarTerm *term = shape->terms;
    for (int32_t left = shape->termCount; left > 0; left--, term++)
      *place++ = PLACE(term->sum, term->row, term->column);
  }
#undef PLACE
}

/// Begins the running sums: all of their rows but the last.
INLINE void begin_slides(const FarWork *work, int32_t y, const bool wide) {
  uint8_t *sums = work->slides;
  for (int32_t index = 0; index < work->step->shapeCount; index++) {
    const FarShape *shape = &work->step->shapes[index];
    for (int32_t slide = 0; slide < shape->slideCount; slide++) {
      FarSlide found = shape->slides[slide];
      memset(sums, 0, 2 * FAR_BLOCK);
      for (int32_t row = found.top; row < found.bottom; row++) {
        SumRow kept = work->rows[found.sum];
        const uint8_t *from = kept.base + slot_of(work, y + row) * kept.stride + found.column;
        for (ptrdiff_t x = 0; x < work->block->width; x += VECTOR) {
          FarCount none = {0};
          add_slide(
            &none, wide, sums + (wide ? 2 : 1) * x, load_bytes(from + x), (Bytes){0}, 1);
        }
      }
      sums += 2 * FAR_BLOCK;
    }
  }
}

/// Says in which of its units the rows of a band have changed.
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

INLINE void step_block(const FarWork *work, const bool wide) {
  const FarStep *step = work->step;
  int32_t top = work->block->top, bottom = work->block->bottom, width = work->block->width;
  for (int32_t y = top - step->range; y < top + step->range; y++) add_row(work, y);
  begin_slides(work, top, wide);
  memset(work->changes, 0, FAR_BLOCK);
  for (int32_t y = top; y < bottom; y++) {
    add_row(work, y + step->range);
    find_places(work, y);
    ptrdiff_t x = 0;
    for (; x + 4 * VECTOR <= width; x += 4 * VECTOR) write_cells(work, y, x, 4, wide);
    for (; x < width; x += VECTOR) write_cells(work, y, x, 1, wide);
    if (y + 1 == bottom || (y + 1) % FAR_BAND == 0) tell_changes(work, y);
  }
}

/// Hands out the memory of a block.
INLINE FarWork work_of(
  const FarStep *step, const FarBlock *block, uint8_t *scratch) {
  FarWork work = {.step = step, .block = block, .ring = 2 * step->range + 1};
  work.length = block->width + 2 * step->across;
  ptrdiff_t stride = kernel_far_stride(step);
  work.slides = scratch;
  scratch += (ptrdiff_t)step->slideCount * 2 * FAR_BLOCK;
  work.changes = scratch;
  scratch += FAR_BLOCK;
  work.places = (const uint8_t **)scratch;
  scratch += (ptrdiff_t)step->placeCount * 8;
  work.rows = (SumRow *)scratch;
  scratch += (ptrdiff_t)step->sumCount * 16;
  scratch += -(uintptr_t)scratch & 63;
  for (int32_t sum = 0; sum < step->sumCount; sum++) {
    bool kept = step->sums[sum].kept;
    work.rows[sum] = (SumRow){scratch, kept ? stride : 0};
    scratch += kept ? stride * work.ring : stride;
  }
  return work;
}

TARGET void FAR(const FarStep *step, const FarBlock *block, uint8_t *scratch) {
  FarWork work = work_of(step, block, scratch);
  if (step->wide)
    step_block(&work, true);
  else
    step_block(&work, false);
}
