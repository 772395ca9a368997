// The kernels for processors with vectors of four words.
#if defined(__x86_64__)
#include "Builds.h"

#define LANES 4
#define TARGET __attribute__((target("avx2,bmi")))
#define STEP kernel_step_avx2
#define FAR kernel_far_avx2
#define RING kernel_ring_avx2
#define DRAW kernel_draw_avx2
#define WATCH kernel_watch_avx2
#define LOOKUP kernel_look_up_avx2
#define REPLACE kernel_replace_avx2
#include "StepTiles.h"
#include "FarBlocks.h"
#include "Rings.h"
#include "Draws.h"
#include "WatchStep.h"
#include "LookUpStep.h"
#include "Replace.h"
#endif
