// The builds of the kernels, each in a file of its own.
#pragma once

#include "CKernels.h"

/// The functions of a build.
typedef struct {
  void (*step)(
    const TileStep *step, const int32_t *list, ptrdiff_t count, const uint64_t *mask);
  void (*far)(const FarStep *step, const FarBlock *block, uint8_t *scratch);
  void (*ring)(const RingRun *run);
  void (*draw)(const BitDraws *draws);
  int32_t (*look_up)(const LookUpStep *step, int32_t first);
  uint64_t (*touched)(const TileChanges *changes, uint64_t *touched);
  uint8_t (*replace)(
    const uint8_t *cells, uint8_t *target, const uint64_t *wanted, uint64_t *changed);
} Kernels;

extern const Kernels kernels_portable, kernels_avx2, kernels_avx512;
