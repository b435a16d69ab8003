// Macros and GObject casts do not reach Swift: they become plain functions here.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

static inline void cpango_set_fc_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

static inline void cpango_unref(void *object) { g_object_unref(object); }

/* Attributes carry their byte range in fields of a struct that Swift cannot reach through every constructor's result. */
static inline void cpango_insert(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
    attribute->start_index = start;
    attribute->end_index = end;
    pango_attr_list_insert(list, attribute);
}

/* Bit fields. */
static inline gboolean cpango_is_line_break(const PangoLogAttr *attribute) { return attribute->is_line_break; }
static inline gboolean cpango_is_char_break(const PangoLogAttr *attribute) { return attribute->is_char_break; }
static inline gboolean cpango_is_word_boundary(const PangoLogAttr *attribute) { return attribute->is_word_boundary; }
static inline gboolean cpango_is_white(const PangoLogAttr *attribute) { return attribute->is_white; }
static inline gboolean cpango_inserts_hyphen(const PangoLogAttr *attribute) { return attribute->break_inserts_hyphen; }
static inline gboolean cpango_removes_preceding(const PangoLogAttr *attribute) { return attribute->break_removes_preceding; }
static inline gboolean cpango_is_ellipsis(const PangoItem *item) {
    return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}

/* Deprecated without a successor; Pango uses it itself for each paragraph. */
static inline PangoDirection cpango_find_base_dir(const char *text, int length) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return pango_find_base_dir(text, length);
    G_GNUC_END_IGNORE_DEPRECATIONS
}
