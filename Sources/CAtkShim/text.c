#ifdef __linux__
#include "node.h"
#include <string.h>

static const char *text_of(gpointer object) { return NODE(object)->text ? NODE(object)->text : ""; }

/* MARK: Changes */

/* Reports the part that lies between the common beginning and the common end. */
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

void catk_set_text(AtkObject *object, const char *text, int caret, int start, int end) {
    CAtkNode *node = NODE(object);
    char *old = node->text;
    gboolean has_moved = node->caret != caret;
    /* Two empty selections count as equal, wherever the caret is. */
    gboolean selects = (node->start != node->end || start != end) && (node->start != start || node->end != end);
    node->text = g_strdup(text);
    node->caret = caret;
    node->start = start;
    node->end = end;
    if (!old) return;
    if (strcmp(old, text) != 0) tell_change(object, old, text);
    if (has_moved && caret >= 0) g_signal_emit_by_name(object, "text-caret-moved", caret);
    if (selects) g_signal_emit_by_name(object, "text-selection-changed");
    g_free(old);
}

/* MARK: Reading */

static gint count_characters(AtkText *object) { return (gint)g_utf8_strlen(text_of(object), -1); }

static gchar *text_between(AtkText *object, gint start, gint end) {
    gint length = count_characters(object);
    if (end < 0 || end > length) end = length;
    return start >= 0 && start < end ? g_utf8_substring(text_of(object), start, end) : g_strdup("");
}

static gunichar character_at(AtkText *object, gint offset) {
    if (offset < 0 || offset >= count_characters(object)) return 0;
    return g_utf8_get_char(g_utf8_offset_to_pointer(text_of(object), offset));
}

static gchar *string_at(AtkText *object, gint offset, AtkTextGranularity unit, gint *start, gint *end) {
    CAtkNode *node = NODE(object);
    gint length = count_characters(object);
    *start = *end = 0;
    if (offset < 0 || offset > length || !node->window || !catk_program.part(node->window, node->node, unit, offset, start, end)) {
        *start = *end = -1;
        return NULL;
    }
    *start = CLAMP(*start, 0, length);
    *end = CLAMP(*end, *start, length);
    return g_utf8_substring(text_of(object), *start, *end);
}

static AtkTextGranularity unit_of(AtkTextBoundary boundary) {
    switch (boundary) {
    case ATK_TEXT_BOUNDARY_CHAR: return ATK_TEXT_GRANULARITY_CHAR;
    case ATK_TEXT_BOUNDARY_WORD_START:
    case ATK_TEXT_BOUNDARY_WORD_END: return ATK_TEXT_GRANULARITY_WORD;
    case ATK_TEXT_BOUNDARY_SENTENCE_START:
    case ATK_TEXT_BOUNDARY_SENTENCE_END: return ATK_TEXT_GRANULARITY_SENTENCE;
    default: return ATK_TEXT_GRANULARITY_LINE;
    }
}

static gchar *text_at(AtkText *object, gint offset, AtkTextBoundary boundary, gint *start, gint *end) {
    return string_at(object, offset, unit_of(boundary), start, end);
}

static gchar *text_before(AtkText *object, gint offset, AtkTextBoundary boundary, gint *start, gint *end) {
    g_free(string_at(object, offset, unit_of(boundary), start, end));
    return string_at(object, *start - 1, unit_of(boundary), start, end);
}

static gchar *text_after(AtkText *object, gint offset, AtkTextBoundary boundary, gint *start, gint *end) {
    g_free(string_at(object, offset, unit_of(boundary), start, end));
    return string_at(object, *end >= count_characters(object) ? -1 : *end, unit_of(boundary), start, end);
}

static AtkAttributeSet *run_attributes(AtkText *object, gint offset, gint *start, gint *end) {
    (void)offset;
    *start = 0;
    *end = count_characters(object);
    return NULL;
}

/* MARK: Places of characters */

static void range_frame(AtkText *object, gint first, gint last, AtkCoordType space, CAtkFrame *frame) {
    CAtkNode *node = NODE(object);
    gint x, y, width, height;
    *frame = (CAtkFrame){0, 0, 0, 0};
    if (!node->window || first < 0 || last > count_characters(object)) return;
    if (!catk_program.text_frame(node->window, node->node, first, last, frame)) return;
    CAtkFrame window = {0, 0, 0, 0};
    catk_program.frame(node->window, node->node, &window);
    atk_component_get_extents(ATK_COMPONENT(object), &x, &y, &width, &height, space);
    frame->x += x - window.x;
    frame->y += y - window.y;
}

static void character_extents(AtkText *object, gint offset, gint *x, gint *y, gint *width, gint *height, AtkCoordType space) {
    CAtkFrame frame;
    /* Behind the last character this is the place of the caret. */
    range_frame(object, offset, MIN(offset + 1, count_characters(object)), space, &frame);
    *x = frame.x;
    *y = frame.y;
    *width = frame.width;
    *height = frame.height;
}

static void range_extents(AtkText *object, gint start, gint end, AtkCoordType space, AtkTextRectangle *rectangle) {
    CAtkFrame frame;
    range_frame(object, start, end < 0 ? count_characters(object) : end, space, &frame);
    *rectangle = (AtkTextRectangle){frame.x, frame.y, frame.width, frame.height};
}

static gint offset_at_point(AtkText *object, gint x, gint y, AtkCoordType space) {
    CAtkNode *node = NODE(object);
    CAtkFrame frame = {0, 0, 0, 0};
    gint left, top, width, height;
    if (!node->window || !catk_program.frame(node->window, node->node, &frame)) return -1;
    atk_component_get_extents(ATK_COMPONENT(object), &left, &top, &width, &height, space);
    return catk_program.text_offset(node->window, node->node, x - left + frame.x, y - top + frame.y);
}

/* MARK: Caret and selection */

static gboolean edit(gpointer object, CAtkEdit kind, gint start, gint end, const char *text) {
    CAtkNode *node = NODE(object);
    return node->window && catk_program.edit(node->window, node->node, kind, start, end, text);
}

static gint caret(AtkText *object) { return NODE(object)->caret; }

static gboolean set_caret(AtkText *object, gint offset) { return edit(object, CAtkSelect, offset, offset, NULL); }

static gint count_selections(AtkText *object) { return NODE(object)->start < NODE(object)->end; }

static gchar *selection(AtkText *object, gint number, gint *start, gint *end) {
    gboolean is_there = number == 0 && count_selections(object);
    *start = is_there ? NODE(object)->start : 0;
    *end = is_there ? NODE(object)->end : 0;
    return is_there ? text_between(object, *start, *end) : NULL;
}

static gboolean add_selection(AtkText *object, gint start, gint end) {
    return !count_selections(object) && edit(object, CAtkSelect, start, end, NULL);
}

static gboolean set_selection(AtkText *object, gint number, gint start, gint end) {
    return number == 0 && edit(object, CAtkSelect, start, end, NULL);
}

static gboolean remove_selection(AtkText *object, gint number) {
    return number == 0 && count_selections(object) && edit(object, CAtkSelect, caret(object), caret(object), NULL);
}

static void text_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkTextIface *interface = class;
    interface->get_text = text_between;
    interface->get_character_count = count_characters;
    interface->get_character_at_offset = character_at;
    interface->get_string_at_offset = string_at;
    interface->get_text_at_offset = text_at;
    interface->get_text_before_offset = text_before;
    interface->get_text_after_offset = text_after;
    interface->get_run_attributes = run_attributes;
    interface->get_character_extents = character_extents;
    interface->get_range_extents = range_extents;
    interface->get_offset_at_point = offset_at_point;
    interface->get_caret_offset = caret;
    interface->set_caret_offset = set_caret;
    interface->get_n_selections = count_selections;
    interface->get_selection = selection;
    interface->add_selection = add_selection;
    interface->set_selection = set_selection;
    interface->remove_selection = remove_selection;
}

void catk_add_text(GType type) {
    INTERFACE(text, text_init);
    g_type_add_interface_static(type, ATK_TYPE_TEXT, &text);
}

/* MARK: Editing */

static void set_contents(AtkEditableText *object, const gchar *text) { edit(object, CAtkReplace, 0, G_MAXINT, text); }

static void insert(AtkEditableText *object, const gchar *text, gint length, gint *position) {
    gsize bytes = length < 0 ? strlen(text) : MIN((gsize)length, strlen(text));
    /* The length counts bytes, and may end within a character. */
    const char *end;
    g_utf8_validate(text, (gssize)bytes, &end);
    char *part = g_strndup(text, (gsize)(end - text));
    if (edit(object, CAtkReplace, *position, *position, part)) *position += (gint)g_utf8_strlen(part, -1);
    g_free(part);
}

static void delete(AtkEditableText *object, gint start, gint end) { edit(object, CAtkReplace, start, end, ""); }
static void copy(AtkEditableText *object, gint start, gint end) { edit(object, CAtkCopy, start, end, NULL); }
static void cut(AtkEditableText *object, gint start, gint end) { edit(object, CAtkCut, start, end, NULL); }
static void paste(AtkEditableText *object, gint position) { edit(object, CAtkPaste, position, position, NULL); }

static void editable_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkEditableTextIface *interface = class;
    interface->set_text_contents = set_contents;
    interface->insert_text = insert;
    interface->delete_text = delete;
    interface->copy_text = copy;
    interface->cut_text = cut;
    interface->paste_text = paste;
}

void catk_add_editable(GType type) {
    INTERFACE(editable, editable_init);
    g_type_add_interface_static(type, ATK_TYPE_EDITABLE_TEXT, &editable);
}
#endif
