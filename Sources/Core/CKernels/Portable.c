// The kernels for every processor: vectors of two words.
#define LANES 2
#define TARGET
#define KERNELS kernels_portable
#include "Kernels.h"
