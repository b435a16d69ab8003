#ifdef __linux__
#include "node.h"

/* MARK: Links */

/* A link as ATK sees it: an object beside that of the link's node. */
typedef struct {
    AtkHyperlink parent;
    CAtkNode *node;  /* NULL after the node is gone */
} CAtkLink;

typedef struct {
    AtkHyperlinkClass parent;
} CAtkLinkClass;

GType catk_link_get_type(void);
G_DEFINE_TYPE(CAtkLink, catk_link, ATK_TYPE_HYPERLINK)

#define NODE_OF(link) (((CAtkLink *)(link))->node)

static gboolean is_valid(AtkHyperlink *link) { return NODE_OF(link) && NODE_OF(link)->window; }

static gchar *destination(AtkHyperlink *link, gint anchor) {
    return anchor == 0 && is_valid(link) ? g_strdup(NODE_OF(link)->destination) : NULL;
}

static AtkObject *object_of(AtkHyperlink *link, gint anchor) { return anchor == 0 && is_valid(link) ? ATK_OBJECT(NODE_OF(link)) : NULL; }
static gint start_of(AtkHyperlink *link) { return is_valid(link) ? NODE_OF(link)->link_start : -1; }
static gint end_of(AtkHyperlink *link) { return is_valid(link) ? NODE_OF(link)->link_end : -1; }
static gint count_anchors(AtkHyperlink *link) { return is_valid(link) ? 1 : 0; }

static void catk_link_init(CAtkLink *link) { link->node = NULL; }

static void catk_link_class_init(CAtkLinkClass *class) {
    AtkHyperlinkClass *link = ATK_HYPERLINK_CLASS(class);
    link->get_uri = destination;
    link->get_object = object_of;
    link->get_start_index = start_of;
    link->get_end_index = end_of;
    link->is_valid = is_valid;
    link->get_n_anchors = count_anchors;
}

void catk_set_link(AtkObject *object, const char *destination, int start, int end) {
    CAtkNode *node = NODE(object);
    if (g_strcmp0(node->destination, destination)) {
        g_free(node->destination);
        node->destination = g_strdup(destination);
    }
    node->link_start = start;
    node->link_end = end;
}

void catk_drop_link(CAtkNode *node) {
    if (!node->link) return;
    NODE_OF(node->link) = NULL;
    g_clear_object(&node->link);
}

static AtkHyperlink *link_of(gpointer object) {
    CAtkNode *node = NODE(object);
    if (!node->link) {
        node->link = g_object_new(catk_link_get_type(), NULL);
        NODE_OF(node->link) = node;
    }
    return node->link;
}

static AtkHyperlink *ref_link(AtkHyperlinkImpl *object) { return g_object_ref(link_of(object)); }

static void hyperlink_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkHyperlinkImplIface *interface = class;
    interface->get_hyperlink = ref_link;
}

void catk_add_hyperlink(GType type) {
    INTERFACE(hyperlink, hyperlink_init);
    g_type_add_interface_static(type, ATK_TYPE_HYPERLINK_IMPL, &hyperlink);
}

/* MARK: Texts with links */

/* Returns the next child that is a link, from an index on; NULL if there is none. */
static AtkObject *next_link(CAtkNode *node, int *index) {
    int count = node->window ? catk_program.count(node->window, node->node) : 0;
    while (*index < count) {
        AtkObject *child = catk_program.child(node->window, node->node, (*index)++);
        if (child && ATK_IS_HYPERLINK_IMPL(child)) return child;
    }
    return NULL;
}

static gint count_links(AtkHypertext *text) {
    int index = 0, count = 0;
    while (next_link(NODE(text), &index)) count++;
    return count;
}

static AtkHyperlink *link_at(AtkHypertext *text, gint number) {
    int index = 0;
    for (AtkObject *link = next_link(NODE(text), &index); link; link = next_link(NODE(text), &index))
        if (number-- == 0) return link_of(link);
    return NULL;
}

/* Returns the number of the link that contains a character; -1 if none does. */
static gint link_index(AtkHypertext *text, gint character) {
    int index = 0, number = 0;
    for (AtkObject *link = next_link(NODE(text), &index); link; link = next_link(NODE(text), &index), number++)
        if (NODE(link)->link_start <= character && character < NODE(link)->link_end) return number;
    return -1;
}

static void hypertext_init(gpointer class, gpointer unused) {
    (void)unused;
    AtkHypertextIface *interface = class;
    interface->get_n_links = count_links;
    interface->get_link = link_at;
    interface->get_link_index = link_index;
}

void catk_add_hypertext(GType type) {
    INTERFACE(hypertext, hypertext_init);
    g_type_add_interface_static(type, ATK_TYPE_HYPERTEXT, &hypertext);
}
#endif
