// Draws numbers of a seeded stream, and only keeps if each is below a limit. The n-th number
// depends only on the stream's position and n, so a vector of them is drawn at a time.
#include "Lanes.h"

#define STRIDE 0x9e3779b97f4a7c15ull

static TARGET void draw_bits(const BitDraws *draws) {
  const int32_t columns = draws->columns;
  const uint64_t limit = draws->limit;
  const uint64_t mask = columns == 64 ? ~0ull : (1ull << columns) - 1;
  for (int32_t row = 0; row < draws->rows; row++) {
    uint64_t position = draws->position + STRIDE * (uint64_t)columns * (uint64_t)row, word = 0;
    for (int32_t column = 0; column < columns; column += LANES) {
#if LANES == 2
      // Without vector multiplication of words, a scalar loop is faster.
      for (int32_t lane = 0; lane < LANES; lane++) {
        uint64_t z = position += STRIDE;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        word |= (uint64_t)((z ^ (z >> 31)) < limit) << ((column + lane) & 63);
      }
#else
      Lanes z = {};
      for (uint64_t lane = 0; lane < LANES; lane++) z[lane] = position + STRIDE * (lane + 1);
      position += STRIDE * LANES;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
      z ^= z >> 31;
#if LANES == 8
      uint64_t below =
        _mm512_cmplt_epu64_mask((__m512i)z, _mm512_set1_epi64((long long)limit));
#else
      uint64_t below = (uint64_t)_mm256_movemask_pd((__m256d)(z < limit));
#endif
      word |= below << column;
#endif
    }
    draws->words[row] = word & mask;
  }
}
