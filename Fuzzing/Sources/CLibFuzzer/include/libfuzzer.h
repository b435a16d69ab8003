#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own loop, for programs that bring a main function.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
