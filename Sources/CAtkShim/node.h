// What the files of the shim know of each other.
#include <CAtkShim.h>

typedef struct {
    AtkObject parent;
    uint32_t window;
    uint64_t node;
    AtkObject *above;  /* not owned: set and cleared by it */
    GPtrArray *children;
    int place;  /* among those of `above` */
    uint64_t turn;  /* the last change of children that it was seen in */
    gboolean has_states;
    uint64_t states;
    int x, y, width, height;
    char **actions;
    char *text;
} CAtkNode;

typedef struct {
    AtkObjectClass parent;
} CAtkNodeClass;

extern CAtkProgram catk_program;

GType catk_node_get_type(void);
GType catk_window_get_type(void);
GType catk_element_get_type(void);
GType catk_text_get_type(void);
GType catk_value_get_type(void);

#define NODE(object) ((CAtkNode *)(object))
