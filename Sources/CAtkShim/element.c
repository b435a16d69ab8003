#ifdef __linux__
#include "node.h"

/* MARK: Where it is */

static void extents(AtkComponent *component, gint *x, gint *y, gint *width, gint *height, AtkCoordType space) {
    CAtkNode *node = NODE(component), *above = NODE(node->above), *window = node;
    while (window->above && NODE(window->above)->window) window = NODE(window->above);
    gboolean is_window = window == node;
    int left = is_window ? 0 : node->x, top = is_window ? 0 : node->y;
    if (space == ATK_XY_SCREEN || (space == ATK_XY_PARENT && is_window)) {
        left += window->x;
        top += window->y;
    } else if (space == ATK_XY_PARENT && above && above != window) {
        left -= above->x;
        top -= above->y;
    }
    *x = left;
    *y = top;
    *width = node->width;
    *height = node->height;
}

static gboolean grab_focus(AtkComponent *component) {
    CAtkNode *node = NODE(component);
    return node->above && catk_program.perform(node->window, node->node, "focus");
}

static void component_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkComponentIface *interface = class;
    interface->get_extents = extents;
    interface->grab_focus = grab_focus;
}

/* MARK: What can be done with it */

static gint count_actions(AtkAction *action) { return (gint)(NODE(action)->actions ? g_strv_length(NODE(action)->actions) : 0); }

static const gchar *action_name(AtkAction *action, gint index) {
    return index >= 0 && index < count_actions(action) ? NODE(action)->actions[index] : NULL;
}

static gboolean do_action(AtkAction *action, gint index) {
    const char *name = action_name(action, index);
    return name && catk_program.perform(NODE(action)->window, NODE(action)->node, name);
}

static void action_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkActionIface *interface = class;
    interface->get_n_actions = count_actions;
    interface->get_name = action_name;
    interface->do_action = do_action;
}

/* MARK: What it holds */

/* Words end at blanks; lines and sentences are not told apart. */
static gchar *string_at(AtkText *object, gint offset, AtkTextGranularity granularity, gint *start, gint *end) {
    const char *text = NODE(object)->text ? NODE(object)->text : "";
    glong length = g_utf8_strlen(text, -1);
    *start = 0;
    *end = (gint)length;
    if (granularity == ATK_TEXT_GRANULARITY_CHAR || granularity == ATK_TEXT_GRANULARITY_WORD) {
        *start = CLAMP(offset, 0, (gint)length);
        *end = MIN(*start + 1, (gint)length);
    }
    if (granularity == ATK_TEXT_GRANULARITY_WORD) {
        while (*start > 0 && !g_unichar_isspace(g_utf8_get_char(g_utf8_offset_to_pointer(text, *start - 1)))) --*start;
        while (*end < length && !g_unichar_isspace(g_utf8_get_char(g_utf8_offset_to_pointer(text, *end - 1)))) ++*end;
    }
    return g_utf8_substring(text, *start, *end);
}

static gint count_characters(AtkText *object) { return NODE(object)->text ? (gint)g_utf8_strlen(NODE(object)->text, -1) : 0; }

static gchar *text_between(AtkText *object, gint start, gint end) {
    gint length = count_characters(object);
    if (end < 0 || end > length) end = length;
    return start >= 0 && start < end ? g_utf8_substring(NODE(object)->text, start, end) : g_strdup("");
}

static gunichar character_at(AtkText *object, gint offset) {
    if (offset < 0 || offset >= count_characters(object)) return 0;
    return g_utf8_get_char(g_utf8_offset_to_pointer(NODE(object)->text, offset));
}

static void text_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkTextIface *interface = class;
    interface->get_text = text_between;
    interface->get_character_count = count_characters;
    interface->get_character_at_offset = character_at;
    interface->get_string_at_offset = string_at;
}

static void value_and_text(AtkValue *object, gdouble *value, gchar **text) {
    const char *held = NODE(object)->text ? NODE(object)->text : "";
    *value = g_ascii_strtod(held, NULL);
    if (text) *text = g_strdup(held);
}

static void value_init(gpointer class, gpointer unused) {
    (void)unused;
    ((AtkValueIface *)class)->get_value_and_text = value_and_text;
}

/* MARK: Windows */

void catk_tell_active(AtkObject *window, bool is_active) { g_signal_emit_by_name(window, is_active ? "activate" : "deactivate"); }

/* MARK: The types */

static GType derive(const char *name, GType above) {
    return g_type_register_static_simple(above, name, sizeof(CAtkNodeClass), NULL, sizeof(CAtkNode), NULL, 0);
}

static void add(GType type, GType interface, GInterfaceInitFunc init) {
    const GInterfaceInfo info = {init, NULL, NULL};
    g_type_add_interface_static(type, interface, &info);
}

GType catk_element_get_type(void) {
    static GType type = 0;
    if (type) return type;
    type = derive("CAtkElement", catk_node_get_type());
    add(type, ATK_TYPE_COMPONENT, component_init);
    add(type, ATK_TYPE_ACTION, action_init);
    return type;
}

GType catk_text_get_type(void) {
    static GType type = 0;
    if (type) return type;
    type = derive("CAtkText", catk_element_get_type());
    add(type, ATK_TYPE_TEXT, text_init);
    return type;
}

GType catk_value_get_type(void) {
    static GType type = 0;
    if (type) return type;
    type = derive("CAtkValue", catk_element_get_type());
    add(type, ATK_TYPE_VALUE, value_init);
    return type;
}

GType catk_window_get_type(void) {
    static GType type = 0;
    if (type) return type;
    type = derive("CAtkWindow", catk_node_get_type());
    add(type, ATK_TYPE_COMPONENT, component_init);
    add(type, ATK_TYPE_WINDOW, NULL);
    return type;
}
#endif
