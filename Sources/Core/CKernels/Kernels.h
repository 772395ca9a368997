// The kernels of a build, which sets LANES, TARGET and KERNELS (the name of their table) before it
// includes this.
#include "Builds.h"
#include "Draws.h"
#include "FarBlocks.h"
#include "LookUpStep.h"
#include "Replace.h"
#include "Rings.h"
#include "StepTiles.h"

const Kernels KERNELS = {
  .step = step_tiles, .far = step_far, .ring = step_ring, .draw = draw_bits,
  .look_up = look_up, .touched = touched_cells, .replace = replace_cells};
