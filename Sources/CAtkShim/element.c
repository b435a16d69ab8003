#ifdef __linux__
#include "node.h"

/* MARK: Place */

static CAtkFrame frame_in_window(CAtkNode *node) {
    CAtkFrame frame = {0, 0, 0, 0};
    if (!node->window) return frame;
    if (!node->node) return (CAtkFrame){0, 0, node->frame.width, node->frame.height};
    catk_program.frame(node->window, node->node, &frame);
    return frame;
}

/* Computes the corner of a coordinate space, relative to the window. */
static void corner(CAtkNode *node, AtkCoordType space, int *x, int *y) {
    CAtkFrame window = {0, 0, 0, 0};
    AtkObject *parent = node->window && node->node ? catk_program.parent(node->window, node->node) : NULL;
    *x = *y = 0;
    if (space == ATK_XY_SCREEN || (space == ATK_XY_PARENT && !node->node)) {
        if (!node->node) window = node->frame;
        else if (node->window) catk_program.frame(node->window, 0, &window);
        *x = -window.x;
        *y = -window.y;
    } else if (space == ATK_XY_PARENT && parent && NODE(parent)->node) {
        CAtkFrame above = frame_in_window(NODE(parent));
        *x = above.x;
        *y = above.y;
    }
}

static void extents(AtkComponent *component, gint *x, gint *y, gint *width, gint *height, AtkCoordType space) {
    CAtkFrame frame = frame_in_window(NODE(component));
    int left, top;
    corner(NODE(component), space, &left, &top);
    *x = frame.x - left;
    *y = frame.y - top;
    *width = frame.width;
    *height = frame.height;
}

static AtkObject *ref_at_point(AtkComponent *component, gint x, gint y, AtkCoordType space) {
    CAtkNode *node = NODE(component);
    int left, top;
    corner(node, space, &left, &top);
    AtkObject *found = node->window ? catk_program.at(node->window, x + left, y + top) : NULL;
    return found ? g_object_ref(found) : NULL;
}

static gboolean grab_focus(AtkComponent *component) {
    CAtkNode *node = NODE(component);
    return node->window && node->node && catk_program.perform(node->window, node->node, "focus");
}

static gboolean scroll_to(AtkComponent *component, AtkScrollType type) {
    (void)type;
    CAtkNode *node = NODE(component);
    return node->window && node->node && catk_program.perform(node->window, node->node, "scroll into view");
}

static void component_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkComponentIface *interface = class;
    interface->get_extents = extents;
    interface->ref_accessible_at_point = ref_at_point;
    interface->grab_focus = grab_focus;
    interface->scroll_to = scroll_to;
}

void catk_add_component(GType type) {
    INTERFACE(component, component_init);
    g_type_add_interface_static(type, ATK_TYPE_COMPONENT, &component);
}

/* MARK: Actions */

static gint count_actions(AtkAction *action) { return (gint)(NODE(action)->actions ? g_strv_length(NODE(action)->actions) : 0); }

static const gchar *action_name(AtkAction *action, gint index) {
    return index >= 0 && index < count_actions(action) ? NODE(action)->actions[index] : NULL;
}

static gboolean do_action(AtkAction *action, gint index) {
    const char *name = action_name(action, index);
    return name && NODE(action)->window && catk_program.perform(NODE(action)->window, NODE(action)->node, name);
}

static void action_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkActionIface *interface = class;
    interface->get_n_actions = count_actions;
    interface->get_name = action_name;
    interface->do_action = do_action;
}

void catk_add_action(GType type) {
    INTERFACE(action, action_init);
    g_type_add_interface_static(type, ATK_TYPE_ACTION, &action);
}

/* MARK: Value */

void catk_set_value(AtkObject *object, double value, double minimum, double maximum, double step, const char *words) {
    CAtkNode *node = NODE(object);
    gboolean is_new = node->text == NULL, differs = node->value != value || g_strcmp0(node->text, words);
    node->value = value;
    node->minimum = minimum;
    node->maximum = maximum;
    node->step = step;
    if (!differs && !is_new) return;
    g_free(node->text);
    node->text = g_strdup(words ? words : "");
    if (!is_new) g_object_notify(G_OBJECT(object), "accessible-value");
}

static void value_and_text(AtkValue *object, gdouble *value, gchar **text) {
    if (value) *value = NODE(object)->value;
    if (text) *text = g_strdup(NODE(object)->text ? NODE(object)->text : "");
}

/* ATK reports the change through this older function. */
static void current_value(AtkValue *object, GValue *value) {
    g_value_init(value, G_TYPE_DOUBLE);
    g_value_set_double(value, NODE(object)->value);
}

static AtkRange *range(AtkValue *object) {
    CAtkNode *node = NODE(object);
    return node->minimum <= node->maximum ? atk_range_new(node->minimum, node->maximum, NULL) : NULL;
}

static gdouble increment(AtkValue *object) { return NODE(object)->step; }

static void set_value(AtkValue *object, const gdouble value) {
    if (NODE(object)->window) catk_program.set_value(NODE(object)->window, NODE(object)->node, value);
}

static void value_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkValueIface *interface = class;
    interface->get_value_and_text = value_and_text;
    interface->get_current_value = current_value;
    interface->get_range = range;
    interface->get_increment = increment;
    interface->set_value = set_value;
}

void catk_add_value(GType type) {
    INTERFACE(value, value_init);
    g_type_add_interface_static(type, ATK_TYPE_VALUE, &value);
}
#endif
