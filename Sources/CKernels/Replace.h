// The cells that a step of a tile of bytes gives take the place of those of two generations before, and
// the differences are noted.
#pragma once

#include "Lanes.h"

/// As many bits as a vector has words.
typedef bool LaneBits __attribute__((ext_vector_type(LANES)));

/// The vectors of a row of 64 cells.
#define ROW_LANES (8 / LANES)

/// Words of ones where a bit is set.
INLINE Lanes words_at(uint8_t bits) {
  LaneBits set;
  __builtin_memcpy(&set, &bits, sizeof set);
  return -__builtin_convertvector(set, Lanes);
}

/// A bit for each word that is not 0.
INLINE uint64_t words_set(Lanes lanes) {
  LaneBits set = __builtin_convertvector(lanes != 0, LaneBits);
  uint8_t bits = 0;
  __builtin_memcpy(&bits, &set, sizeof set);
  return bits & ((1u << LANES) - 1);
}

/// Replaces runs in a row of blocks, and notes where they differ.
INLINE void replace_blocks(
  const uint64_t *cells, uint64_t *target, uint64_t runs, TileChanges *changes, int top) {
  Lanes all[ROW_LANES] = {0};
  uint64_t rows = 0;
  for (int row = 0; row < 8; row++) {
    uint8_t wanted = (uint8_t)(runs >> 8 * row);
    if (!wanted) continue;
    for (int part = 0; part < ROW_LANES; part++) {
      int word = row * 8 + part * LANES;
      Lanes old = load(target + word);
      Lanes differ = (load(cells + word) ^ old) & words_at(wanted >> part * LANES);
      store(target + word, old ^ differ);
      all[part] |= differ;
      rows |= words_set(differ) << (8 * row + part * LANES);
    }
  }
  changes->rows[top] = rows;
  if (!rows) return;
  int place = 8 * top;
  changes->north |= (rows & 0xff) << place;
  changes->south |= rows >> 56 << place;
  for (int part = 0; part < ROW_LANES; part++, place += LANES) {
    changes->any |= words_set(all[part]) << place;
    changes->west |= words_set(all[part] & 0xff) << place;
    changes->east |= words_set(all[part] >> 56) << place;
  }
}

static TARGET void replace_cells(
  const uint8_t *cells, uint8_t *target, const uint64_t *runs, TileChanges *changes) {
  *changes = (TileChanges){0};
  for (int top = 0; top < 8; top++)
    if (runs[top])
      replace_blocks(
        (const uint64_t *)(const void *)(cells + top * 512),
        (uint64_t *)(void *)(target + top * 512), runs[top], changes, top);
}
