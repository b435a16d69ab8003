// ATK's objects for a tree that Swift keeps. Names, states and texts are set, so that changes can be reported; Swift computes children,
// places and relations when a client asks. All functions except `wake` belong to the main thread.
#ifndef CATK_SHIM_H
#define CATK_SHIM_H
#ifdef __linux__

#include <atk/atk.h>
#include <stdbool.h>
#include <stdint.h>

/* A rectangle in device pixels: of a window on the screen, of any other element in its window. */
typedef struct {
    int x, y, width, height;
} CAtkFrame;

/* What a client does to a text. Offsets count Unicode scalars. */
typedef enum { CAtkSelect, CAtkReplace, CAtkCut, CAtkCopy, CAtkPaste } CAtkEdit;

/* What the objects ask the program, by the numbers of a window and of a node in it; node 0 is the window itself. Objects returned are
   borrowed. */
typedef struct {
    /* Notes that a client, or the bridge, reads the contents of a window. Called each time. */
    void (*asked)(uint32_t window, bool is_client);
    int (*count)(uint32_t window, uint64_t node);
    AtkObject *(*child)(uint32_t window, uint64_t node, int index);
    AtkObject *(*parent)(uint32_t window, uint64_t node);
    /* Returns the node's place in its parent; -1 if it has none. */
    int (*place)(uint32_t window, uint64_t node);
    bool (*frame)(uint32_t window, uint64_t node, CAtkFrame *frame);
    AtkObject *(*at)(uint32_t window, int x, int y);
    /* Calls `catk_add_attribute` for each attribute. */
    void (*attributes)(uint32_t window, uint64_t node, AtkAttributeSet **set);
    /* Calls `catk_add_relation` for each relation. */
    void (*relations)(uint32_t window, uint64_t node, AtkRelationSet *set);
    bool (*perform)(uint32_t window, uint64_t node, const char *action);
    /* Finds the part of a text around an offset. */
    bool (*part)(uint32_t window, uint64_t node, AtkTextGranularity unit, int offset, int *start, int *end);
    bool (*text_frame)(uint32_t window, uint64_t node, int start, int end, CAtkFrame *frame);
    /* Returns the offset at a point of the window; -1 beside the text. */
    int (*text_offset)(uint32_t window, uint64_t node, int x, int y);
    bool (*edit)(uint32_t window, uint64_t node, CAtkEdit edit, int start, int end, const char *text);
    bool (*set_value)(uint32_t window, uint64_t node, double value);
    /* Returns the number of selected children. */
    int (*count_selected)(uint32_t window, uint64_t node);
    /* Returns a selected child by its number among the selected ones. */
    AtkObject *(*selected)(uint32_t window, uint64_t node, int number);
    /* Selects or deselects the child at an index; all children for index -1. */
    bool (*select)(uint32_t window, uint64_t node, int index, bool is_selected);
    /* Requests that `catk_serve` is called soon, because GLib has something to do. Called on another thread. */
    void (*wake)(void);
} CAtkProgram;

/* The interfaces of an object beside its place and its actions. */
typedef enum {
    CAtkApplication = 1,
    CAtkWindow = 2,
    CAtkText = 4,
    CAtkEditable = 8,
    CAtkValue = 16,
    CAtkSelection = 32,
    CAtkHypertext = 64,
    CAtkHyperlink = 128
} CAtkInterfaces;

/* Looks for the session's bus, on a thread of its own. Returns false if there is none, so that nothing will ever be asked. */
bool catk_start(CAtkProgram program, AtkObject *application, const char *toolkit);

/* Lets GLib handle its events, and watches for more. Does nothing until the bus is found. */
void catk_serve(void);

/* Returns true if a client listens to events. */
bool catk_is_heard(void);

/* A key of the keyboard. */
typedef struct {
    bool is_down;
    /* X11's symbol of the key, its hardware code and its bits of modifiers. */
    uint32_t symbol, code, modifiers;
    /* The character that the key writes, or the name of its symbol. */
    const char *text;
    /* The time of the event in milliseconds. */
    uint32_t time;
} CAtkKey;

/* Shows a key to clients that listen to the keyboard, and waits for their answer. Returns true if a client takes the key. */
bool catk_tell_key(CAtkKey key);

/* Makes an object. The caller drops it with `catk_drop`. */
AtkObject *catk_make(int interfaces, AtkRole role, uint32_t window, uint64_t node);

/* Reports that the object has no focus any more, if it has it. */
void catk_lose_focus(AtkObject *object);

/* Makes the object defunct, because its element is gone, and releases it. Clients may keep it; it answers that it is defunct. */
void catk_drop(AtkObject *object);

/* Sets the name, what is announced after it, and the id in the program; each may be NULL. Reports what differs. */
void catk_set_words(AtkObject *object, const char *name, const char *description, const char *identifier);

/* Sets a text, its caret, and its selection, in Unicode scalars; a caret of -1 means none. Reports first the text, then the caret,
   then the selection. */
void catk_set_text(AtkObject *object, const char *text, int caret, int start, int end);

/* Sets a number and the number in words. A minimum above the maximum means that there is no range. */
void catk_set_value(AtkObject *object, double value, double minimum, double maximum, double step, const char *words);

/* Sets the destination of a link and its place in the text of its parent, in Unicode scalars. */
void catk_set_link(AtkObject *object, const char *destination, int start, int end);

/* Sets the names of the actions, one line each. */
void catk_set_actions(AtkObject *object, const char *actions);

/* Sets the frame of a window. */
void catk_set_frame(AtkObject *window, CAtkFrame frame);

/* Sets the windows of the application. Reports each that was added or removed. */
void catk_set_windows(AtkObject *application, AtkObject *const *windows, int count);

/* Reports a child that was added or removed. */
void catk_tell_child(AtkObject *parent, AtkObject *child, int index, bool is_added);

/* Sets the states, as bits numbered by AtkStateType. Reports what differs. */
void catk_set_states(AtkObject *object, uint64_t states);

/* Sets the index of the selected item of an object whose items are no objects; -1 for none. Reports that it differs. */
void catk_set_selected(AtkObject *object, int index);

/* Reports that a window received or lost the keyboard focus. */
void catk_tell_active(AtkObject *window, bool is_active);

/* Announces a message. ATK 2.46 knows no urgency. */
void catk_announce(AtkObject *object, const char *message, bool is_urgent);

/* Adds an attribute to the set of an answer. */
void catk_add_attribute(AtkAttributeSet **set, const char *name, const char *value);
/* Adds a relation to the set of an answer. */
void catk_add_relation(AtkRelationSet *set, AtkRelationType type, AtkObject *target);

#endif
#endif
