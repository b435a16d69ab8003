#ifdef __linux__
#include "node.h"
#include <string.h>

/* The functions of the bridge that see each key before the program does. The bridge adds them through ATK's `AtkUtilClass`. */

typedef struct {
    guint id;
    AtkKeySnoopFunc function;
    gpointer data;
} KeyListener;

static GArray *key_listeners;

static guint add_key_listener(AtkKeySnoopFunc function, gpointer data) {
    static guint last_id = 0;
    if (!key_listeners) key_listeners = g_array_new(FALSE, FALSE, sizeof(KeyListener));
    KeyListener listener = {++last_id, function, data};
    g_array_append_val(key_listeners, listener);
    return listener.id;
}

static void remove_key_listener(guint id) {
    for (guint i = 0; key_listeners && i < key_listeners->len; i++) {
        if (g_array_index(key_listeners, KeyListener, i).id != id) continue;
        g_array_remove_index(key_listeners, i);
        return;
    }
}

void catk_hear_keys(AtkUtilClass *class) {
    class->add_key_event_listener = add_key_listener;
    class->remove_key_event_listener = remove_key_listener;
}

bool catk_tell_key(CAtkKey key) {
    AtkKeyEventStruct event = {
        key.is_down ? ATK_KEY_EVENT_PRESS : ATK_KEY_EVENT_RELEASE, key.modifiers, key.symbol, (gint)strlen(key.text), (gchar *)key.text,
        (guint16)key.code, key.time,
    };
    /* A listener may remove itself or another one while it is called. */
    bool is_taken = false;
    for (guint i = 0; key_listeners && i < key_listeners->len && !is_taken; i++) {
        KeyListener listener = g_array_index(key_listeners, KeyListener, i);
        is_taken = listener.function(&event, listener.data) != 0;
    }
    return is_taken;
}
#endif
