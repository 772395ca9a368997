// libFuzzer, where the program was built with it: see `make fuzz`.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Whether it is there.
int cfuzzer_is_there(void);

// Runs it; `feed` gets one input after the other.
int cfuzzer_run(int count, char **words, int (*feed)(const uint8_t *bytes, size_t count));
