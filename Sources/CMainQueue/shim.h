// The two functions with which Foundation's run loop serves the main queue on Linux. libdispatch exports them for other run loops, but
// installs no header for them.

#include <stdbool.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Returns an eventfd that is readable while the main queue has work that has not begun.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the work in the main queue. Must be called on the main thread; does nothing if the queue's own work calls it.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

static inline bool isOnMainThread(void) { return syscall(SYS_gettid) == getpid(); }

/// Makes an eventfd unreadable until it is written again.
static inline void clearEvents(int file) {
    eventfd_t count;
    eventfd_read(file, &count);
}
