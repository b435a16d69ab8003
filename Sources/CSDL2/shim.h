#define SDL_MAIN_HANDLED
#include <SDL.h>

#ifdef __linux__
struct SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, struct SDL_SysWMinfo *info);

/// Returns the X window of a window, and the connection to its server; 0 outside X11.
///
/// SDL_syswm.h is not included, since the names of Xlib.h would come with it. The layout of the structure is the same in all of SDL 2.
static inline unsigned long TatamiXWindow(SDL_Window *window, void **server) {
    struct {
        SDL_version version;
        int system;
        union {
            struct {
                void *server;
                unsigned long window;
            } x11;
            Uint8 room[64];
        } info;
    } found = {0};
    SDL_VERSION(&found.version);
    // 2 is SDL_SYSWM_X11.
    if (!SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)&found) || found.system != 2) { return 0; }
    *server = found.info.x11.server;
    return found.info.x11.window;
}
#endif
