// The kernels for processors with vectors of eight words.
#if defined(__x86_64__)
#include "Builds.h"

#define LANES 8
#define TARGET __attribute__((target("avx512f,avx512dq,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi")))
#define STEP kernel_step_avx512
#define FAR kernel_far_avx512
#define RING kernel_ring_avx512
#define DRAW kernel_draw_avx512
#define WATCH kernel_watch_avx512
#define LOOKUP kernel_look_up_avx512
#define REPLACE kernel_replace_avx512
#include "StepTiles.h"
#include "FarBlocks.h"
#include "Rings.h"
#include "Draws.h"
#include "WatchStep.h"
#include "LookUpStep.h"
#include "Replace.h"
#endif
