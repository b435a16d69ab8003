#include <isa-l/igzip_lib.h>

// How many bytes level 1 works with. Swift does not read the macro.
static const uint32_t isal_level_1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
