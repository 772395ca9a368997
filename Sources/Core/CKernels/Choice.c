// Chooses the build for the processor's features that the system has enabled.
#include "Builds.h"

#if defined(__x86_64__)
#include <cpuid.h>

static const Kernels *const builds[] = {&kernels_portable, &kernels_avx2, &kernels_avx512};

/// The registers whose contents the system saves.
static unsigned kept_registers(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE)) return 0;
  unsigned low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

bool kernel_runs(KernelBuild build) {
  if (build == KernelBuildPortable) return true;
  unsigned a, b, c, d, kept = kept_registers();
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & bit_BMI)) return false;
  if (build == KernelBuildAvx2) return (kept & 0x06) == 0x06 && (b & bit_AVX2);
  unsigned wanted = bit_AVX512F | bit_AVX512DQ | bit_AVX512BW | bit_AVX512VL;
  unsigned bytes = bit_AVX512VBMI | bit_AVX512VBMI2;
  return (kept & 0xe6) == 0xe6 && (b & wanted) == wanted && (c & bytes) == bytes;
}
#else
static const Kernels *const builds[] = {
  &kernels_portable, &kernels_portable, &kernels_portable};

bool kernel_runs(KernelBuild build) { return build == KernelBuildPortable; }
#endif

void kernel_blocks(const uint8_t *table, uint8_t *blocks) {
  for (unsigned block = 0; block < 65536; block++) {
    unsigned next = 0;
    for (unsigned cell = 0; cell < 4; cell++) {
      // Three columns of each row: of two rows in the lower byte and two in the upper one.
      unsigned three[3];
      for (unsigned row = 0; row < 3; row++) {
        unsigned low = block >> 2 * (row + cell / 2) & 3;
        unsigned high = block >> (8 + 2 * (row + cell / 2)) & 3;
        three[row] = (low | high << 2) >> (cell & 1) & 7;
      }
      next |= (table[three[0] | three[1] << 3] >> three[2] & 1u) << cell;
    }
    blocks[block] = (uint8_t)next;
  }
}

void kernel_step(
  KernelBuild build, const TileStep *step, const int32_t *list, ptrdiff_t count,
  const uint64_t *mask) {
  builds[build]->step(step, list, count, mask);
}

ptrdiff_t kernel_far_stride(const FarStep *step) {
  return ((FAR_BLOCK + 2 * step->across + 63) & ~63) + 128;
}

size_t kernel_far_scratch(const FarStep *step) {
  ptrdiff_t rows = 1, places = 0;
  for (int32_t sum = 0; sum < step->sumCount; sum++)
    rows += step->sums[sum].kept ? 2 * step->range + 3 : 1;
  for (int32_t shape = 0; shape < step->shapeCount; shape++)
    places += step->shapes[shape].termCount;
  return (size_t)(
    step->shapeCount * 2 * FAR_BLOCK + FAR_BLOCK + places * 8 + step->sumCount * 16 + 64 +
    rows * kernel_far_stride(step) + 64);
}

void kernel_far(
  KernelBuild build, const FarStep *step, const FarBlock *block, uint8_t *scratch) {
  builds[build]->far(step, block, scratch);
}

void kernel_ring(KernelBuild build, const RingRun *run) { builds[build]->ring(run); }

void kernel_draw(KernelBuild build, const BitDraws *bits) { builds[build]->draw(bits); }

int32_t kernel_look_up(KernelBuild build, const LookUpStep *step, int32_t first) {
  return builds[build]->look_up(step, first);
}

uint64_t kernel_touched(KernelBuild build, const TileChanges *changes, uint64_t *touched) {
  return builds[build]->touched(changes, touched);
}

uint8_t kernel_replace(
  KernelBuild build, const uint8_t *cells, uint8_t *target, const uint64_t *wanted,
  uint64_t *changed) {
  return builds[build]->replace(cells, target, wanted, changed);
}
