// The declarations that the files of the shim share.
#include <CAtkShim.h>

typedef struct {
    AtkObject parent;
    /* 0 for the application, and for an object that was dropped; the program is not asked about these. */
    uint32_t window;
    uint64_t node;
    AtkObject *application;  /* of a window */
    GPtrArray *windows;      /* of the application */
    gboolean has_states;
    uint64_t states;
    CAtkFrame frame;  /* of a window */
    char **actions;
    char *text;
    int caret, start, end;
    gboolean has_selected;
    int selected;
    double value, minimum, maximum, step;
    AtkHyperlink *link;  /* of a link; made when a client asks */
    char *destination;
    int link_start, link_end;
} CAtkNode;

typedef struct {
    AtkObjectClass parent;
} CAtkNodeClass;

extern CAtkProgram catk_program;

GType catk_node_get_type(void);
void catk_hear_keys(AtkUtilClass *class);
void catk_add_component(GType type);
void catk_add_action(GType type);
void catk_add_text(GType type);
void catk_add_editable(GType type);
void catk_add_value(GType type);
void catk_add_selection(GType type);
void catk_add_hypertext(GType type);
void catk_add_hyperlink(GType type);
/* Separates the link of an object from the object, which is gone. */
void catk_drop_link(CAtkNode *node);

#define NODE(object) ((CAtkNode *)(object))
#define INTERFACE(name, make) \
    static const GInterfaceInfo name = {make, NULL, NULL}
