// ATK's objects for a tree that Swift keeps. Names, states and texts are set, so that changes are reported; children, places and relations
// are computed by Swift when a client asks. All functions but `wake` belong to the main thread.
#ifndef CATK_SHIM_H
#define CATK_SHIM_H
#ifdef __linux__

#include <atk/atk.h>
#include <stdbool.h>
#include <stdint.h>

/* In device pixels: of a window on the screen, of anything else in its window. */
typedef struct {
    int x, y, width, height;
} CAtkFrame;

/* What a client does to a text. Offsets count Unicode scalars. */
typedef enum { CAtkSelect, CAtkReplace, CAtkCut, CAtkCopy, CAtkPaste } CAtkEdit;

/* What the objects ask of the program, by the numbers of a window and of a node in it; 0 for the window itself. Objects are borrowed. */
typedef struct {
    /* A client reads what is in a window. Called each time. */
    void (*asked)(uint32_t window);
    int (*count)(uint32_t window, uint64_t node);
    AtkObject *(*child)(uint32_t window, uint64_t node, int index);
    AtkObject *(*parent)(uint32_t window, uint64_t node);
    /* Its place in its parent; -1 where it has none. */
    int (*place)(uint32_t window, uint64_t node);
    bool (*frame)(uint32_t window, uint64_t node, CAtkFrame *frame);
    AtkObject *(*at)(uint32_t window, int x, int y);
    /* Calls `catk_add_attribute`. */
    void (*attributes)(uint32_t window, uint64_t node, AtkAttributeSet **set);
    /* Calls `catk_add_relation`. */
    void (*relations)(uint32_t window, uint64_t node, AtkRelationSet *set);
    bool (*perform)(uint32_t window, uint64_t node, const char *action);
    /* The part of a text around an offset. */
    bool (*part)(uint32_t window, uint64_t node, AtkTextGranularity unit, int offset, int *start, int *end);
    bool (*text_frame)(uint32_t window, uint64_t node, int start, int end, CAtkFrame *frame);
    /* The offset at a point of the window; -1 beside the text. */
    int (*text_offset)(uint32_t window, uint64_t node, int x, int y);
    bool (*edit)(uint32_t window, uint64_t node, CAtkEdit edit, int start, int end, const char *text);
    bool (*set_value)(uint32_t window, uint64_t node, double value);
    /* GLib has something to do: `catk_serve` is to be called soon. Called on another thread. */
    void (*wake)(void);
} CAtkProgram;

/* What clients can ask an object for beside its place and its actions. */
typedef enum { CAtkApplication = 1, CAtkWindow = 2, CAtkText = 4, CAtkEditable = 8, CAtkValue = 16 } CAtkInterfaces;

/* Looks for the session's bus, on a thread of its own; false where there is none and nothing will ever be asked. */
bool catk_start(CAtkProgram program, AtkObject *application, const char *toolkit);

/* Lets GLib do what it has to, and watches for more; nothing as long as the bus was not found. */
void catk_serve(void);

/* Whether a client listens to events. */
bool catk_is_heard(void);

/* A key of the keyboard. */
typedef struct {
    bool is_down;
    /* X11's symbol of the key, its hardware code and its bits of modifiers. */
    uint32_t symbol, code, modifiers;
    /* The character that the key writes, or the name of its symbol. */
    const char *text;
    /* Milliseconds. */
    uint32_t time;
} CAtkKey;

/* Shows a key to clients that listen to the keyboard, and waits for their answer. Returns true if a client takes the key. */
bool catk_tell_key(CAtkKey key);

/* A new object. Whoever makes it drops it. */
AtkObject *catk_make(int interfaces, AtkRole role, uint32_t window, uint64_t node);

/* The object stands for nothing any more. Clients may keep it; it answers that it is defunct. */
void catk_drop(AtkObject *object);

/* The name, what is announced after it, and the id in the program; each may be NULL. Reports what differs. */
void catk_set_words(AtkObject *object, const char *name, const char *description, const char *identifier);

/* A text, its caret, and what is selected, in Unicode scalars; a caret of -1 is none. Reports first the text, then the caret, then the
   selection. */
void catk_set_text(AtkObject *object, const char *text, int caret, int start, int end);

/* A number and the number in words. A minimum above the maximum is no range. */
void catk_set_value(AtkObject *object, double value, double minimum, double maximum, double step, const char *words);

/* Names of what can be done, a line each. */
void catk_set_actions(AtkObject *object, const char *actions);

/* Where a window is. */
void catk_set_frame(AtkObject *window, CAtkFrame frame);

/* The windows of the application. Reports each that has come or gone. */
void catk_set_windows(AtkObject *application, AtkObject *const *windows, int count);

/* Reports a child that has come or gone. */
void catk_tell_child(AtkObject *parent, AtkObject *child, int index, bool is_added);

/* Bits by AtkStateType. Reports what differs. */
void catk_set_states(AtkObject *object, uint64_t states);

/* Reports that a window has got the keyboard, or lost it. */
void catk_tell_active(AtkObject *window, bool is_active);

/* Has a message announced. ATK 2.46 knows no urgency. */
void catk_announce(AtkObject *object, const char *message, bool is_urgent);

void catk_add_attribute(AtkAttributeSet **set, const char *name, const char *value);
void catk_add_relation(AtkRelationSet *set, AtkRelationType type, AtkObject *target);

#endif
#endif
