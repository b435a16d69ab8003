// What the desktop prefers, read from its settings portal over D-Bus. A thread of its own waits for answers and changes.
#ifndef CDESKTOP_SHIM_H
#define CDESKTOP_SHIM_H

#include <stdbool.h>

/* Starts to read the settings, once. `changed` is called from another thread after each change; the values are read with the functions
   below, from any thread. Without a session bus or a portal nothing happens, and the values stay false. */
void cdesktop_start(void (*changed)(void));

/* True if the desktop prefers dark windows. */
bool cdesktop_is_dark(void);

/* True if people prefer high contrasts. */
bool cdesktop_has_high_contrast(void);

/* True if people prefer less motion. */
bool cdesktop_reduces_motion(void);

#endif
