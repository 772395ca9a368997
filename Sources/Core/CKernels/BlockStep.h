// One generation of one tile under any table, for processors without vector look-ups of table
// bytes. The next states of two by two cells are looked up at once.
//
// They depend on four by four cells, which are 16 bits. Four rows are laid out so that each byte
// has two cells of each row, and any two adjacent bytes are the number of a block.
#pragma once

#include "ProgramStep.h"

#include <string.h>

typedef uint8_t BlockBytes __attribute__((vector_size(16)));
typedef uint16_t BlockPairs __attribute__((vector_size(16)));

/// Interleaves the bytes of two vectors, of their first or second halves.
#define FIRST_IN_TURN(a, b)                                                                    \
  __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define SECOND_IN_TURN(a, b)                                                                    \
  __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)

/// Swaps the bits of a mask with those a number of places above.
INLINE BlockPairs swapped(BlockPairs pairs, uint16_t mask, int by) {
  BlockPairs change = (pairs ^ (pairs >> by)) & mask;
  return pairs ^ change ^ (change << by);
}

/// Interleaves two rows, two cells at a time.
INLINE BlockBytes in_turn(uint64_t first, uint64_t second) {
  BlockBytes a = {0}, b = {0};
  memcpy(&a, &first, 8);
  memcpy(&b, &second, 8);
  BlockPairs pairs = (BlockPairs)FIRST_IN_TURN(a, b);
  return (BlockBytes)swapped(swapped(pairs, 0x00f0, 4), 0x0c0c, 2);
}

/// Lays out four rows of 64 cells in 32 bytes.
INLINE void lay_out(const uint64_t rows[4], uint8_t *blocks) {
  BlockBytes upper = in_turn(rows[0], rows[1]), lower = in_turn(rows[2], rows[3]);
  BlockBytes even = (upper & 0x0f) | (lower << 4), odd = (upper >> 4) | (lower & 0xf0);
  BlockBytes first = FIRST_IN_TURN(even, odd), second = SECOND_IN_TURN(even, odd);
  memcpy(blocks, &first, 16);
  memcpy(blocks + 16, &second, 16);
}

/// Takes two rows from 32 blocks of two by two cells.
INLINE void take_rows(const uint8_t *blocks, uint64_t *first, uint64_t *second) {
  BlockPairs low, high;
  memcpy(&low, blocks, 16);
  memcpy(&high, blocks + 16, 16);
  low |= low >> 4;
  high |= high >> 4;
  BlockPairs pairs = (BlockPairs)__builtin_shufflevector(
    (BlockBytes)low, (BlockBytes)high, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  BlockBytes bytes = (BlockBytes)swapped(swapped(pairs, 0x0c0c, 2), 0x00f0, 4);
  BlockBytes rows = __builtin_shufflevector(
    bytes, bytes, 0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15);
  memcpy(first, &rows, 8);
  memcpy(second, (uint8_t *)&rows + 8, 8);
}

/// Steps a tile; returns the flags of its changes.
INLINE uint8_t step_blocks(
  Fit fit, const Places *places, uint64_t *words, const uint8_t *table, uint64_t *scratch,
  const uint64_t *mask) {
  spread(places, scratch);
  const uint64_t *west = scratch, *east = scratch + 160;
  uint64_t *result = scratch + 240;
  for (int lane = 0; lane < 8; lane++)
    for (int row = 0; row < 8; row += 2) {
      // The rows above, here, and the two below; row y is at word 8 + y % 8 * 8 + y / 8.
      int word = 8 * row + lane;
      uint8_t blocks[34], next[32];
      uint64_t rows[4];
      for (int each = 0; each < 4; each++) rows[each] = west[word + 8 * each];
      lay_out(rows, blocks);
      // The two columns at the eastern end; the last belongs to the neighbour.
      blocks[32] = 0;
      for (int each = 0; each < 4; each++)
        blocks[32] |= (uint8_t)(east[word + 8 * each] >> 62 << 2 * each);
      for (int block = 0; block < 32; block++)
        next[block] = table[blocks[block] | blocks[block + 1] << 8];
      take_rows(next, result + word, result + word + 8);
    }
  Target target = target_at(words, mask);
  for (int word = 0; word < TILE_WORDS; word += LANES)
    write_next(&target, fit, word, load(result + word));
  return flags_of(&target, fit);
}
