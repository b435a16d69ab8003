#ifdef __linux__
#include "node.h"
#include <string.h>

G_DEFINE_TYPE(CAtkNode, catk_node, ATK_TYPE_OBJECT)

CAtkProgram catk_program;

AtkObject *catk_make(CAtkKind kind, AtkRole role, uint32_t window, uint64_t node) {
    GType type = kind == CAtkKindWindow    ? catk_window_get_type()
                 : kind == CAtkKindElement ? catk_element_get_type()
                 : kind == CAtkKindText    ? catk_text_get_type()
                 : kind == CAtkKindValue   ? catk_value_get_type()
                                           : catk_node_get_type();
    AtkObject *object = g_object_new(type, NULL);
    atk_object_initialize(object, NULL);
    atk_object_set_role(object, role);
    NODE(object)->window = window;
    NODE(object)->node = node;
    return object;
}

void catk_drop(AtkObject *object) {
    CAtkNode *node = NODE(object);
    for (guint i = 0; i < node->children->len; i++) {
        CAtkNode *child = g_ptr_array_index(node->children, i);
        if (child->above == object) child->above = NULL;
    }
    g_ptr_array_set_size(node->children, 0);
    catk_set_actions(object, "");
    node->above = NULL;
    catk_set_states(object, (uint64_t)1 << ATK_STATE_DEFUNCT);
    g_object_unref(object);
}

static void catk_node_init(CAtkNode *node) { node->children = g_ptr_array_new_with_free_func(g_object_unref); }

static void finalize(GObject *object) {
    CAtkNode *node = NODE(object);
    g_ptr_array_unref(node->children);
    g_strfreev(node->actions);
    g_free(node->text);
    G_OBJECT_CLASS(catk_node_parent_class)->finalize(object);
}

/* MARK: Values */

void catk_set_words(AtkObject *object, const char *name, const char *description, const char *identifier) {
    if (g_strcmp0(object->name, name)) atk_object_set_name(object, name ? name : "");
    if (g_strcmp0(object->description, description)) atk_object_set_description(object, description ? description : "");
    if (g_strcmp0(atk_object_get_accessible_id(object), identifier)) atk_object_set_accessible_id(object, identifier ? identifier : "");
}

/* Tells of the part between what both begin with and what both end with. */
static void tell_change(AtkObject *object, const char *old, const char *new) {
    gunichar *a = g_utf8_to_ucs4_fast(old, -1, NULL), *b = g_utf8_to_ucs4_fast(new, -1, NULL);
    glong removed = g_utf8_strlen(old, -1), inserted = g_utf8_strlen(new, -1), start = 0;
    while (start < removed && start < inserted && a[start] == b[start]) start++;
    while (removed > start && inserted > start && a[removed - 1] == b[inserted - 1]) removed--, inserted--;
    char *gone = g_utf8_substring(old, start, removed), *come = g_utf8_substring(new, start, inserted);
    if (removed > start) g_signal_emit_by_name(object, "text-remove", (gint)start, (gint)(removed - start), gone);
    if (inserted > start) g_signal_emit_by_name(object, "text-insert", (gint)start, (gint)(inserted - start), come);
    g_free(a);
    g_free(b);
    g_free(gone);
    g_free(come);
}

void catk_set_text(AtkObject *object, const char *text) {
    CAtkNode *node = NODE(object);
    char *old = node->text;
    node->text = g_strdup(text);
    if (ATK_IS_TEXT(object) && old && text && strcmp(old, text) != 0) tell_change(object, old, text);
    g_free(old);
}

void catk_set_actions(AtkObject *object, const char *actions) {
    g_strfreev(NODE(object)->actions);
    NODE(object)->actions = g_strsplit(actions, "\n", -1);
}

void catk_set_frame(AtkObject *object, int x, int y, int width, int height) {
    CAtkNode *node = NODE(object);
    node->x = x;
    node->y = y;
    node->width = width;
    node->height = height;
}

void catk_set_children(AtkObject *object, AtkObject *const *children, int count) {
    static uint64_t turn = 0;
    CAtkNode *node = NODE(object);
    GPtrArray *old = node->children;
    turn++;
    for (int i = 0; i < count; i++) NODE(children[i])->turn = turn;
    node->children = g_ptr_array_new_with_free_func(g_object_unref);
    for (int i = 0; i < count; i++) g_ptr_array_add(node->children, g_object_ref(children[i]));
    for (guint i = 0; i < old->len; i++) {
        CAtkNode *child = g_ptr_array_index(old, i);
        if (child->turn == turn) continue;
        if (child->above == object) child->above = NULL;
        g_signal_emit_by_name(object, "children-changed::remove", i, child);
    }
    for (int i = 0; i < count; i++) {
        CAtkNode *child = NODE(children[i]);
        gboolean is_new = child->above != object;
        child->above = object;
        child->place = i;
        if (is_new) g_signal_emit_by_name(object, "children-changed::add", i, child);
    }
    g_ptr_array_unref(old);
}

void catk_set_states(AtkObject *object, uint64_t states) {
    CAtkNode *node = NODE(object);
    /* Of a new object only the focus is news. */
    uint64_t changed = node->has_states ? node->states ^ states : states & (uint64_t)1 << ATK_STATE_FOCUSED;
    node->states = states;
    node->has_states = TRUE;
    for (int bit = 0; bit < 64; bit++)
        if (changed >> bit & 1) atk_object_notify_state_change(object, bit, states >> bit & 1);
}

/* MARK: Answers */

static void ask(AtkObject *object) {
    if (NODE(object)->window) catk_program.asked(NODE(object)->window);
}

static gint count_children(AtkObject *object) {
    ask(object);
    return (gint)NODE(object)->children->len;
}

static AtkObject *ref_child(AtkObject *object, gint index) {
    ask(object);
    GPtrArray *children = NODE(object)->children;
    return index >= 0 && (guint)index < children->len ? g_object_ref(g_ptr_array_index(children, index)) : NULL;
}

static gint place_in_parent(AtkObject *object) { return NODE(object)->above ? NODE(object)->place : -1; }

static AtkObject *parent_of(AtkObject *object) { return NODE(object)->above; }

static AtkStateSet *ref_states(AtkObject *object) {
    AtkStateSet *set = atk_state_set_new();
    for (int bit = 0; bit < 64; bit++)
        if (NODE(object)->states >> bit & 1) atk_state_set_add_state(set, bit);
    return set;
}

static void catk_node_class_init(CAtkNodeClass *class) {
    AtkObjectClass *object = ATK_OBJECT_CLASS(class);
    object->get_n_children = count_children;
    object->ref_child = ref_child;
    object->get_index_in_parent = place_in_parent;
    object->get_parent = parent_of;
    object->ref_state_set = ref_states;
    G_OBJECT_CLASS(class)->finalize = finalize;
}
#endif
