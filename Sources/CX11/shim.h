#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/Xlib.h>
