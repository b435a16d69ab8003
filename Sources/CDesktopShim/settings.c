#include "CDesktopShim.h"

#include <stdatomic.h>

static atomic_bool is_dark = false, has_high_contrast = false, reduces_motion = false;

bool cdesktop_is_dark(void) { return is_dark; }
bool cdesktop_has_high_contrast(void) { return has_high_contrast; }
bool cdesktop_reduces_motion(void) { return reduces_motion; }

#ifdef __linux__
#include <dbus/dbus.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const portal = "org.freedesktop.portal.Settings";
static const char *const appearance = "org.freedesktop.appearance";
static const char *const gnome = "org.gnome.desktop.interface";
static void (*report)(void);
/* A portal that knows `reduced-motion` decides alone; GNOME's `enable-animations` is the older setting. */
static bool knows_reduced_motion = false;

/* Takes the value of a setting, which lies in one or two variants. */
static void take(const char *group, const char *key, DBusMessageIter *value) {
    DBusMessageIter inner = *value;
    while (dbus_message_iter_get_arg_type(&inner) == DBUS_TYPE_VARIANT) {
        DBusMessageIter next;
        dbus_message_iter_recurse(&inner, &next);
        inner = next;
    }
    bool old_dark = is_dark, old_contrast = has_high_contrast, old_motion = reduces_motion;
    int type = dbus_message_iter_get_arg_type(&inner);
    if (type == DBUS_TYPE_UINT32 && strcmp(group, appearance) == 0) {
        dbus_uint32_t number = 0;
        dbus_message_iter_get_basic(&inner, &number);
        if (strcmp(key, "color-scheme") == 0) is_dark = number == 1;
        if (strcmp(key, "contrast") == 0) has_high_contrast = number == 1;
        if (strcmp(key, "reduced-motion") == 0) {
            knows_reduced_motion = true;
            reduces_motion = number == 1;
        }
    } else if (type == DBUS_TYPE_BOOLEAN && strcmp(group, gnome) == 0 && strcmp(key, "enable-animations") == 0) {
        dbus_bool_t animates = TRUE;
        dbus_message_iter_get_basic(&inner, &animates);
        if (!knows_reduced_motion) reduces_motion = !animates;
    }
    if (old_dark != is_dark || old_contrast != has_high_contrast || old_motion != reduces_motion) report();
}

static void read_setting(DBusConnection *bus, const char *group, const char *key) {
    DBusMessage *question =
        dbus_message_new_method_call("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", portal, "Read");
    if (!question) return;
    dbus_message_append_args(question, DBUS_TYPE_STRING, &group, DBUS_TYPE_STRING, &key, DBUS_TYPE_INVALID);
    DBusMessage *answer = dbus_connection_send_with_reply_and_block(bus, question, 5000, NULL);
    dbus_message_unref(question);
    if (!answer) return;
    DBusMessageIter value;
    if (dbus_message_iter_init(answer, &value)) take(group, key, &value);
    dbus_message_unref(answer);
}

static void take_signal(DBusMessage *message) {
    DBusMessageIter argument;
    const char *group, *key;
    if (!dbus_message_is_signal(message, portal, "SettingChanged") || !dbus_message_has_signature(message, "ssv")) return;
    dbus_message_iter_init(message, &argument);
    dbus_message_iter_get_basic(&argument, &group);
    dbus_message_iter_next(&argument);
    dbus_message_iter_get_basic(&argument, &key);
    dbus_message_iter_next(&argument);
    take(group, key, &argument);
}

static void *watch(void *unused) {
    (void)unused;
    DBusConnection *bus = dbus_bus_get_private(DBUS_BUS_SESSION, NULL);
    if (!bus) return NULL;
    /* By default the connection ends the program when the bus ends. */
    dbus_connection_set_exit_on_disconnect(bus, FALSE);
    /* Changes that arrive during the first questions are kept and read after them. */
    dbus_bus_add_match(bus, "type='signal',interface='org.freedesktop.portal.Settings',member='SettingChanged'", NULL);
    read_setting(bus, appearance, "color-scheme");
    read_setting(bus, appearance, "contrast");
    read_setting(bus, appearance, "reduced-motion");
    if (!knows_reduced_motion) read_setting(bus, gnome, "enable-animations");
    while (dbus_connection_read_write(bus, -1)) {
        DBusMessage *message;
        while ((message = dbus_connection_pop_message(bus))) {
            take_signal(message);
            dbus_message_unref(message);
        }
    }
    dbus_connection_unref(bus);
    return NULL;
}

static bool has_session_bus(void) {
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS"), *folder = getenv("XDG_RUNTIME_DIR");
    if (address && *address) return true;
    if (!folder || strlen(folder) > 4000) return false;
    char path[4096];
    strcpy(path, folder);
    strcat(path, "/bus");
    return access(path, R_OK | W_OK) == 0;
}

void cdesktop_start(void (*changed)(void)) {
    static bool is_started = false;
    if (is_started || !has_session_bus() || !dbus_threads_init_default()) return;
    is_started = true;
    report = changed;
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}
#else
void cdesktop_start(void (*changed)(void)) { (void)changed; }
#endif
