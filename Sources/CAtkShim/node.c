#ifdef __linux__
#include "node.h"
#include <string.h>

G_DEFINE_TYPE(CAtkNode, catk_node, ATK_TYPE_OBJECT)

CAtkProgram catk_program;

/* MARK: Objects */

/* Returns the type for a set of interfaces. It is registered when it is first needed. */
static GType type_of(int interfaces) {
    static GType types[256];
    if (types[interfaces]) return types[interfaces];
    char *name = g_strdup_printf("CAtkNode%d", interfaces);
    GType type = g_type_register_static_simple(catk_node_get_type(), name, sizeof(CAtkNodeClass), NULL, sizeof(CAtkNode), NULL, 0);
    g_free(name);
    if (!(interfaces & CAtkApplication)) catk_add_component(type);
    if (interfaces & CAtkWindow) {
        INTERFACE(window, NULL);
        g_type_add_interface_static(type, ATK_TYPE_WINDOW, &window);
    } else if (!(interfaces & CAtkApplication)) {
        catk_add_action(type);
    }
    if (interfaces & CAtkText) catk_add_text(type);
    if (interfaces & CAtkEditable) catk_add_editable(type);
    if (interfaces & CAtkValue) catk_add_value(type);
    if (interfaces & CAtkSelection) catk_add_selection(type);
    if (interfaces & CAtkHypertext) catk_add_hypertext(type);
    if (interfaces & CAtkHyperlink) catk_add_hyperlink(type);
    return types[interfaces] = type;
}

AtkObject *catk_make(int interfaces, AtkRole role, uint32_t window, uint64_t node) {
    AtkObject *object = g_object_new(type_of(interfaces & 255), NULL);
    atk_object_initialize(object, NULL);
    atk_object_set_role(object, role);
    NODE(object)->window = window;
    NODE(object)->node = node;
    return object;
}

void catk_lose_focus(AtkObject *object) {
    CAtkNode *node = NODE(object);
    if (!(node->states >> ATK_STATE_FOCUSED & 1)) return;
    node->states &= ~((uint64_t)1 << ATK_STATE_FOCUSED);
    atk_object_notify_state_change(object, ATK_STATE_FOCUSED, FALSE);
}

void catk_drop(AtkObject *object) {
    CAtkNode *node = NODE(object);
    node->window = 0;
    node->application = NULL;
    catk_set_actions(object, "");
    /* As in GTK, what is reported is that it is gone, but not each state that it has no more: a list drops tens of objects in a frame. */
    node->states = (uint64_t)1 << ATK_STATE_DEFUNCT;
    node->has_states = TRUE;
    atk_object_notify_state_change(object, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(object);
}

static void catk_node_init(CAtkNode *node) {
    node->caret = -1;
    node->minimum = 1;
}

static void finalize(GObject *object) {
    CAtkNode *node = NODE(object);
    if (node->windows) g_ptr_array_unref(node->windows);
    catk_drop_link(node);
    g_strfreev(node->actions);
    g_free(node->text);
    g_free(node->destination);
    G_OBJECT_CLASS(catk_node_parent_class)->finalize(object);
}

/* MARK: Facts */

void catk_set_words(AtkObject *object, const char *name, const char *description, const char *identifier) {
    if (g_strcmp0(object->name, name)) atk_object_set_name(object, name ? name : "");
    if (g_strcmp0(object->description, description)) atk_object_set_description(object, description ? description : "");
    if (g_strcmp0(atk_object_get_accessible_id(object), identifier)) atk_object_set_accessible_id(object, identifier ? identifier : "");
}

void catk_set_actions(AtkObject *object, const char *actions) {
    g_strfreev(NODE(object)->actions);
    NODE(object)->actions = *actions ? g_strsplit(actions, "\n", -1) : NULL;
}

void catk_set_frame(AtkObject *window, CAtkFrame frame) { NODE(window)->frame = frame; }

void catk_set_states(AtkObject *object, uint64_t states) {
    CAtkNode *node = NODE(object);
    /* Of a new object only the focus is reported. */
    uint64_t changed = node->has_states ? node->states ^ states : states & (uint64_t)1 << ATK_STATE_FOCUSED;
    node->states = states;
    node->has_states = TRUE;
    for (int bit = 0; bit < 64; bit++)
        if (changed >> bit & 1) atk_object_notify_state_change(object, bit, states >> bit & 1);
    uint64_t of_focus = (uint64_t)1 << ATK_STATE_FOCUSED;
    uint64_t of_choice = (uint64_t)1 << ATK_STATE_SELECTED | (uint64_t)1 << ATK_STATE_CHECKED;
    if (!(changed & (of_focus | of_choice))) return;
    AtkObject *parent = atk_object_get_parent(object);
    if (!parent || !ATK_IS_SELECTION(parent)) return;
    /* The selected item of a menu is the one with the focus. */
    uint64_t selects = atk_object_get_role(parent) == ATK_ROLE_MENU ? of_focus : of_choice;
    if (changed & selects) g_signal_emit_by_name(parent, "selection-changed");
}

void catk_set_selected(AtkObject *object, int index) {
    CAtkNode *node = NODE(object);
    gboolean differs = node->has_selected && node->selected != index;
    node->has_selected = TRUE;
    node->selected = index;
    if (differs) g_signal_emit_by_name(object, "selection-changed");
}

void catk_tell_active(AtkObject *window, bool is_active) { g_signal_emit_by_name(window, is_active ? "activate" : "deactivate"); }

void catk_announce(AtkObject *object, const char *message, bool is_urgent) {
    /* This signal exists from ATK 2.50 on. Its politeness is 1 or 2. */
    if (g_signal_lookup("notification", ATK_TYPE_OBJECT)) {
        g_signal_emit_by_name(object, "notification", message, is_urgent ? 2 : 1);
    } else if (g_signal_lookup("announcement", ATK_TYPE_OBJECT)) {
        g_signal_emit_by_name(object, "announcement", message);
    }
}

void catk_add_attribute(AtkAttributeSet **set, const char *name, const char *value) {
    AtkAttribute *attribute = g_new(AtkAttribute, 1);
    attribute->name = g_strdup(name);
    attribute->value = g_strdup(value);
    *set = g_slist_append(*set, attribute);
}

void catk_add_relation(AtkRelationSet *set, AtkRelationType type, AtkObject *target) { atk_relation_set_add_relation_by_type(set, type, target); }

/* MARK: Children */

void catk_set_windows(AtkObject *application, AtkObject *const *windows, int count) {
    CAtkNode *node = NODE(application);
    GPtrArray *old = node->windows;
    node->windows = g_ptr_array_new_with_free_func(g_object_unref);
    for (int i = 0; i < count; i++) g_ptr_array_add(node->windows, g_object_ref(windows[i]));
    for (guint i = 0; old && i < old->len; i++) {
        AtkObject *window = g_ptr_array_index(old, i);
        if (g_ptr_array_find(node->windows, window, NULL)) continue;
        NODE(window)->application = NULL;
        catk_tell_child(application, window, (int)i, false);
    }
    for (int i = 0; i < count; i++) {
        if (NODE(windows[i])->application) continue;
        NODE(windows[i])->application = application;
        catk_tell_child(application, windows[i], i, true);
    }
    if (old) g_ptr_array_unref(old);
}

void catk_tell_child(AtkObject *parent, AtkObject *child, int index, bool is_added) {
    g_signal_emit_by_name(parent, is_added ? "children-changed::add" : "children-changed::remove", (guint)index, child);
}

/* MARK: Answers */

/* Clients ask through the bus. The bridge asks while it passes a report on, or when there is nothing else to do. */
static void note_question(const CAtkNode *node) {
    GSource *source = g_main_current_source();
    catk_program.asked(node->window, source && g_source_get_priority(source) < G_PRIORITY_DEFAULT_IDLE);
}

static gint count_children(AtkObject *object) {
    CAtkNode *node = NODE(object);
    if (!node->window) return node->windows ? (gint)node->windows->len : 0;
    note_question(node);
    return catk_program.count(node->window, node->node);
}

static AtkObject *ref_child(AtkObject *object, gint index) {
    CAtkNode *node = NODE(object);
    AtkObject *child = NULL;
    if (!node->window) {
        if (node->windows && index >= 0 && (guint)index < node->windows->len) child = g_ptr_array_index(node->windows, index);
    } else {
        note_question(node);
        child = catk_program.child(node->window, node->node, index);
    }
    return child ? g_object_ref(child) : NULL;
}

static gint place_in_parent(AtkObject *object) {
    CAtkNode *node = NODE(object);
    guint place = 0;
    if (node->application && g_ptr_array_find(NODE(node->application)->windows, object, &place)) return (gint)place;
    return node->window && node->node ? catk_program.place(node->window, node->node) : -1;
}

static AtkObject *parent_of(AtkObject *object) {
    CAtkNode *node = NODE(object);
    if (node->application) return node->application;
    return node->window && node->node ? catk_program.parent(node->window, node->node) : NULL;
}

static AtkStateSet *ref_states(AtkObject *object) {
    AtkStateSet *set = atk_state_set_new();
    for (int bit = 0; bit < 64; bit++)
        if (NODE(object)->states >> bit & 1) atk_state_set_add_state(set, bit);
    return set;
}

static AtkAttributeSet *attributes_of(AtkObject *object) {
    AtkAttributeSet *set = NULL;
    if (NODE(object)->window) catk_program.attributes(NODE(object)->window, NODE(object)->node, &set);
    return set;
}

static AtkRelationSet *ref_relations(AtkObject *object) {
    AtkRelationSet *set = atk_relation_set_new();
    if (NODE(object)->window) catk_program.relations(NODE(object)->window, NODE(object)->node, set);
    return set;
}

static void catk_node_class_init(CAtkNodeClass *class) {
    AtkObjectClass *object = ATK_OBJECT_CLASS(class);
    object->get_n_children = count_children;
    object->ref_child = ref_child;
    object->get_index_in_parent = place_in_parent;
    object->get_parent = parent_of;
    object->ref_state_set = ref_states;
    object->get_attributes = attributes_of;
    object->ref_relation_set = ref_relations;
    G_OBJECT_CLASS(class)->finalize = finalize;
}
#endif
