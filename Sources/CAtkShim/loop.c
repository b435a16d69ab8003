#ifdef __linux__
#include "node.h"
#include <atk-bridge.h>
#include <dbus/dbus.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

/* The main thread serves GLib's sources, between the program's own events. Another thread sleeps on their file descriptors, and wakes the
   program when one of them is ready. */

enum { most = 32 };
typedef struct {
    GPollFD files[most];
    int count, timeout;
} Watch;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static Watch watch;
static gboolean is_watching = FALSE;
static int interruption = -1;
static atomic_bool has_bus = false;

/* Returns true if assistive technology can be reached through the session's bus. Blocks until that is known. */
static gboolean has_accessibility_bus(void) {
    DBusConnection *session = dbus_bus_get(DBUS_BUS_SESSION, NULL);
    if (!session) return FALSE;
    /* The bridge gets the same connection. By default the connection ends the program when the bus ends. */
    dbus_connection_set_exit_on_disconnect(session, FALSE);
    DBusMessage *question = dbus_message_new_method_call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress");
    DBusMessage *answer = dbus_connection_send_with_reply_and_block(session, question, 5000, NULL);
    dbus_message_unref(question);
    if (answer) dbus_message_unref(answer);
    return answer != NULL;
}

static void *watch_files(void *unused) {
    (void)unused;
    if (!has_accessibility_bus()) return NULL;
    has_bus = true;
    for (;;) {
        catk_program.wake();
        for (gboolean is_interrupted = TRUE; is_interrupted;) {
            pthread_mutex_lock(&lock);
            while (!is_watching) pthread_cond_wait(&changed, &lock);
            Watch now = watch;
            pthread_mutex_unlock(&lock);
            struct pollfd files[most + 1];
            for (int i = 0; i < now.count; i++) files[i] = (struct pollfd){now.files[i].fd, (short)now.files[i].events, 0};
            files[now.count] = (struct pollfd){interruption, POLLIN, 0};
            poll(files, (nfds_t)now.count + 1, now.timeout);
            pthread_mutex_lock(&lock);
            eventfd_t value;
            is_interrupted = files[now.count].revents && eventfd_read(interruption, &value) == 0;
            if (!is_interrupted) is_watching = FALSE;
            pthread_mutex_unlock(&lock);
        }
    }
}

static void watch_for_more(void) {
    GMainContext *context = g_main_context_default();
    Watch now = {0};
    gint priority;
    if (!g_main_context_acquire(context)) return;
    g_main_context_prepare(context, &priority);
    now.count = g_main_context_query(context, G_MAXINT, &now.timeout, now.files, most);
    g_main_context_release(context);
    if (now.count > most) {
        now.count = most;
        now.timeout = 100;
    }
    for (int i = 0; i < now.count; i++) now.files[i].revents = 0;
    pthread_mutex_lock(&lock);
    if (!is_watching) {
        pthread_cond_signal(&changed);
    } else if (memcmp(&now, &watch, sizeof now) != 0) {
        eventfd_write(interruption, 1);
    }
    watch = now;
    is_watching = TRUE;
    pthread_mutex_unlock(&lock);
}

void catk_serve(void) {
    static gboolean has_bridge = FALSE;
    if (!has_bus) return;
    if (!has_bridge && atk_bridge_adaptor_init(NULL, NULL) != 0) {
        has_bus = false;
        return;
    }
    has_bridge = TRUE;
    for (int i = 0; i < 100 && g_main_context_iteration(NULL, FALSE); i++) continue;
    watch_for_more();
}

/* MARK: The application */

static AtkObject *root;
static const char *toolkit_name;

static AtkObject *get_root(void) { return root; }
static const gchar *get_toolkit_name(void) { return toolkit_name; }
static const gchar *get_toolkit_version(void) { return ""; }

static gboolean has_session_bus(void) {
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS"), *folder = getenv("XDG_RUNTIME_DIR");
    if (address && *address) return TRUE;
    if (!folder) return FALSE;
    char *path = g_build_filename(folder, "bus", NULL);
    gboolean is_there = access(path, R_OK | W_OK) == 0;
    g_free(path);
    return is_there;
}

/* The number of the bridge's listeners tells whether a client listens: the bridge listens to ATK's events as long as a client listens
   to the bridge. */
static guint (*add_listener)(GSignalEmissionHook, const gchar *);
static void (*remove_listener)(guint);
static int listeners = 0;

static guint count_added(GSignalEmissionHook hook, const gchar *event) {
    guint listener = add_listener(hook, event);
    if (listener) listeners++;
    return listener;
}

static void count_removed(guint listener) {
    listeners--;
    remove_listener(listener);
}

bool catk_is_heard(void) { return listeners > 0; }

bool catk_start(CAtkProgram program, AtkObject *application, const char *toolkit) {
    if (getenv("NO_AT_BRIDGE") || !has_session_bus()) return false;
    catk_program = program;
    root = application;
    toolkit_name = g_strdup(toolkit);
    AtkUtilClass *class = g_type_class_ref(ATK_TYPE_UTIL);
    add_listener = class->add_global_event_listener;
    remove_listener = class->remove_global_event_listener;
    class->add_global_event_listener = count_added;
    class->remove_global_event_listener = count_removed;
    catk_hear_keys(class);
    class->get_root = get_root;
    class->get_toolkit_name = get_toolkit_name;
    class->get_toolkit_version = get_toolkit_version;
    interruption = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    pthread_t thread;
    if (interruption < 0 || pthread_create(&thread, NULL, watch_files, NULL) != 0) return false;
    pthread_detach(thread);
    return true;
}
#endif
