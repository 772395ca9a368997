// The kernels for every processor: vectors of two words.
#include "Builds.h"

#define LANES 2
#define TARGET
#define STEP kernel_step_portable
#define FAR kernel_far_portable
#define RING kernel_ring_portable
#define DRAW kernel_draw_portable
#define WATCH kernel_watch_portable
#define LOOKUP kernel_look_up_portable
#define REPLACE kernel_replace_portable
#include "StepTiles.h"
#include "FarBlocks.h"
#include "Rings.h"
#include "Draws.h"
#include "WatchStep.h"
#include "LookUpStep.h"
#include "Replace.h"
