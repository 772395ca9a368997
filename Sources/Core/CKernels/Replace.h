// The cells touched by the changes of a tile of bytes, and replacing cells of two generations
// before by the next ones.
#pragma once

#include "Lanes.h"

/// One bit for each word of a vector.
typedef bool LaneBits __attribute__((ext_vector_type(LANES)));

/// The number of cells in a vector.
#define CELLS (8 * LANES)
typedef uint8_t Cells __attribute__((ext_vector_type(CELLS)));
typedef bool CellBits __attribute__((ext_vector_type(CELLS)));

/// A bit for each nonzero word.
INLINE uint64_t words_set(Lanes lanes) {
  LaneBits set = __builtin_convertvector(lanes != 0, LaneBits);
  uint8_t bits = 0;
  __builtin_memcpy(&bits, &set, sizeof set);
  return bits & ((1u << LANES) - 1);
}

/// The cells of a row that changed, or are beside one that did.
INLINE uint64_t beside(uint64_t west, uint64_t own, uint64_t east) {
  return own | own << 1 | own >> 1 | west >> 63 | east << 63;
}

static TARGET uint64_t touched_cells(const TileChanges *changes, uint64_t *touched) {
  // Includes the last row of the tiles to the north, and the first row of those to the south.
  uint64_t near[66], changed[66], rows = 0;
  near[0] = beside(changes->northWest[63], changes->north[63], changes->northEast[63]);
  near[65] = beside(changes->southWest[0], changes->south[0], changes->southEast[0]);
  changed[0] = changes->north[63];
  changed[65] = changes->south[0];
  for (int row = 0; row < 64; row += LANES) {
    Lanes own = load(changes->own + row);
    store(changed + 1 + row, own);
    store(
      near + 1 + row, own | own << 1 | own >> 1 | load(changes->west + row) >> 63 |
        load(changes->east + row) << 63);
  }
  const uint64_t *ends = changes->isCross ? changed : near;
  for (int row = 0; row < 64; row += LANES) {
    Lanes all = load(ends + row) | load(near + row + 1) | load(ends + row + 2);
    store(touched + row, all);
    rows |= words_set(all) << row;
  }
  return rows;
}

/// Replaces the wanted cells of a vector; returns a bit for each that differs.
INLINE uint64_t replace_some(const uint8_t *cells, uint8_t *target, uint64_t wanted) {
  Cells fresh, old;
  __builtin_memcpy(&fresh, cells, sizeof fresh);
  __builtin_memcpy(&old, target, sizeof old);
  CellBits differ = __builtin_convertvector(fresh != old, CellBits);
  uint64_t bits = 0;
  __builtin_memcpy(&bits, &differ, sizeof differ);
  bits &= wanted;
  __builtin_memcpy(&differ, &bits, sizeof differ);
  fresh = -__builtin_convertvector(differ, Cells) ? fresh : old;
  __builtin_memcpy(target, &fresh, sizeof fresh);
  return bits;
}

static TARGET uint8_t replace_cells(
  const uint8_t *cells, uint8_t *target, const uint64_t *wanted, uint64_t *changed) {
  uint64_t all = 0;
  for (int row = 0; row < 64; row++) {
    uint64_t differ = 0;
    if (wanted[row])
      for (int column = 0; column < 64; column += CELLS) {
        int place = row * 64 + column;
        differ |= replace_some(cells + place, target + place, wanted[row] >> column) << column;
      }
    changed[row] = differ;
    all |= differ;
  }
  return (uint8_t)((all != 0) | (changed[0] != 0) << 1 | (changed[63] != 0) << 2 | (all & 1) << 3 |
                   all >> 63 << 4);
}
