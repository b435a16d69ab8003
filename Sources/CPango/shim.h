// Macros and GObject casts do not reach Swift: they become plain functions here.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

static inline void cpango_set_fc_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

static inline void cpango_unref(void *object) { g_object_unref(object); }
