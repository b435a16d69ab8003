#include "CMemory.h"
#include <stdio.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#include <sys/resource.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

long bytes_in_use(void) {
#if defined(__APPLE__)
    malloc_statistics_t statistics;
    malloc_zone_statistics(0, &statistics);
    return (long)statistics.size_in_use;
#elif defined(__GLIBC__)
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
#else
    return -1;
#endif
}

long peak_resident_bytes(void) {
#if defined(__APPLE__)
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
#else
    // Not getrusage: its figure begins with that of the process that started this one.
    char line[256];
    long kilobytes = -1;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) {
        if (sscanf(line, "VmHWM: %ld kB", &kilobytes) == 1) break;
    }
    if (status) fclose(status);
    return kilobytes * 1024;
#endif
}

void keep_freed_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
#endif
}
