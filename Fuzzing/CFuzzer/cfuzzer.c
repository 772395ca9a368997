#include "cfuzzer.h"

// Weak, so that the program can be built and plays inputs again without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(
    int *count, char ***words, int (*feed)(const uint8_t *bytes, size_t count));

int cfuzzer_is_there(void) { return LLVMFuzzerRunDriver != 0; }

int cfuzzer_run(int count, char **words, int (*feed)(const uint8_t *bytes, size_t count)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &words, feed) : 1;
}
