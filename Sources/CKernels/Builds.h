// The builds of the kernels, each in a file of its own.
#pragma once

#include "CKernels.h"

typedef void KernelStep(
  const TileStep *step, const int32_t *list, ptrdiff_t count, const uint64_t *mask);

KernelStep kernel_step_portable, kernel_step_avx2, kernel_step_avx512;

typedef void KernelFar(const FarStep *step, const FarBlock *block, uint8_t *scratch);

KernelFar kernel_far_portable, kernel_far_avx2, kernel_far_avx512;

typedef void KernelRing(const RingRun *run);

KernelRing kernel_ring_portable, kernel_ring_avx2, kernel_ring_avx512;

typedef void KernelDraw(const BitDraws *draws);

KernelDraw kernel_draw_portable, kernel_draw_avx2, kernel_draw_avx512;

typedef void KernelWatch(const WatchStep *step);

KernelWatch kernel_watch_portable, kernel_watch_avx2, kernel_watch_avx512;

typedef int32_t KernelLookUp(const LookUpStep *step, int32_t first);

KernelLookUp kernel_look_up_portable, kernel_look_up_avx2, kernel_look_up_avx512;

typedef void KernelReplace(
  const uint8_t *cells, uint8_t *target, const uint64_t *runs, TileChanges *changes);

KernelReplace kernel_replace_portable, kernel_replace_avx2, kernel_replace_avx512;
