#ifndef TATAMI_BENCHMARKS_CMEMORY_H
#define TATAMI_BENCHMARKS_CMEMORY_H

/// Bytes that the program holds of `malloc`, large blocks included (mallinfo2; malloc_zone_statistics); -1 = nobody tells.
long bytes_in_use(void);

/// The most memory that the process ever had in RAM, in bytes.
long peak_resident_bytes(void);

/// Has `malloc` keep what is freed, so that the least of many times is that of the work and not of the kernel's paging.
void keep_freed_memory(void);

#endif
