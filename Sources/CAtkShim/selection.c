#ifdef __linux__
#include "node.h"

/* The selected children of an object. Indexes of `add_selection` and `is_child_selected` count all children, others the selected ones. */

static int count_selected(AtkSelection *selection) {
    CAtkNode *node = NODE(selection);
    return node->window ? catk_program.count_selected(node->window, node->node) : 0;
}

static AtkObject *selected(AtkSelection *selection, gint number) {
    CAtkNode *node = NODE(selection);
    return node->window ? catk_program.selected(node->window, node->node, number) : NULL;
}

static AtkObject *ref_selection(AtkSelection *selection, gint number) {
    AtkObject *found = selected(selection, number);
    return found ? g_object_ref(found) : NULL;
}

static gboolean is_child_selected(AtkSelection *selection, gint index) {
    CAtkNode *node = NODE(selection);
    AtkObject *child = node->window ? catk_program.child(node->window, node->node, index) : NULL;
    int count = child ? count_selected(selection) : 0;
    for (int number = 0; number < count; number++)
        if (selected(selection, number) == child) return TRUE;
    return FALSE;
}

static gboolean select_child(AtkSelection *selection, gint index, bool is_selected) {
    CAtkNode *node = NODE(selection);
    return node->window && catk_program.select(node->window, node->node, index, is_selected);
}

static gboolean add_selection(AtkSelection *selection, gint index) { return index >= 0 && select_child(selection, index, true); }

static gboolean remove_selection(AtkSelection *selection, gint number) {
    AtkObject *found = selected(selection, number);
    int index = found ? atk_object_get_index_in_parent(found) : -1;
    return index >= 0 && select_child(selection, index, false);
}

static gboolean select_all(AtkSelection *selection) { return select_child(selection, -1, true); }
static gboolean clear_selection(AtkSelection *selection) { return select_child(selection, -1, false); }

static void selection_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkSelectionIface *interface = class;
    interface->add_selection = add_selection;
    interface->clear_selection = clear_selection;
    interface->ref_selection = ref_selection;
    interface->get_selection_count = count_selected;
    interface->is_child_selected = is_child_selected;
    interface->remove_selection = remove_selection;
    interface->select_all_selection = select_all;
}

void catk_add_selection(GType type) {
    INTERFACE(selection, selection_init);
    g_type_add_interface_static(type, ATK_TYPE_SELECTION, &selection);
}
#endif
