// The kernels for every processor: vectors of two words.
#include "Builds.h"

#define LANES 2
#define TARGET
#define STEP kernel_step_portable
#include "StepTiles.h"
