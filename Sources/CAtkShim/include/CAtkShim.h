// ATK's objects for a tree that Swift keeps: they hold values, and answer readers from them. All but `wake` belongs to the main thread.
#ifndef CATK_SHIM_H
#define CATK_SHIM_H
#ifdef __linux__

#include <atk/atk.h>
#include <stdbool.h>
#include <stdint.h>

/* What the objects ask of the program. */
typedef struct {
    /* Somebody reads what is in a window. Called each time. */
    void (*asked)(uint32_t window);
    /* Somebody wants an action of a node done. */
    bool (*perform)(uint32_t window, uint64_t node, const char *action);
    /* GLib has something to do: `catk_serve` is to be called soon. Called on another thread. */
    void (*wake)(void);
} CAtkProgram;

typedef enum { CAtkKindApplication, CAtkKindWindow, CAtkKindElement, CAtkKindText, CAtkKindValue } CAtkKind;

/* Looks for the session's bus, on a thread of its own; false where there is none and nothing will ever be asked. */
bool catk_start(CAtkProgram program, AtkObject *application, const char *toolkit);

/* Lets GLib do what it has to, and watches for more; nothing as long as the bus was not found. */
void catk_serve(void);

/* A new object. Whoever makes it drops it. */
AtkObject *catk_make(CAtkKind kind, AtkRole role, uint32_t window, uint64_t node);

/* The object stands for nothing any more. Readers may keep it; it answers that it is defunct. */
void catk_drop(AtkObject *object);

/* What it is called, what is to be said beside that, and its id in the program; each may be NULL. Tells readers what differs. */
void catk_set_words(AtkObject *object, const char *name, const char *description, const char *identifier);

/* A text's text, or what a slider holds, as words. Tells readers which part of a text is another. */
void catk_set_text(AtkObject *object, const char *text);

/* Names of what can be done, a line each. */
void catk_set_actions(AtkObject *object, const char *actions);

/* In device pixels: of a window on the screen, of anything else in its window. */
void catk_set_frame(AtkObject *object, int x, int y, int width, int height);

/* Tells readers of each that has come or gone. */
void catk_set_children(AtkObject *object, AtkObject *const *children, int count);

/* Bits by AtkStateType. Tells readers what differs. */
void catk_set_states(AtkObject *object, uint64_t states);

/* Tells readers that a window has got the keyboard, or lost it. */
void catk_tell_active(AtkObject *window, bool is_active);

#endif
#endif
