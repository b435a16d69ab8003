"""Taffy, as PyPI's `stretchable` brings it: its extension module is called directly, without the package's own classes."""
import ctypes
import importlib.metadata
import pathlib
import re

from layouts import COLUMN, GRID, LEAF, RELATIVE, ROW, STRETCH, TEXT, WEIGHTED_GRID, WRAP

AUTO = {"dim": 0, "value": float("nan")}
SINGLE = -2
FLEX, GRID_DISPLAY = 1, 2


def points(length):
    return {"dim": 1, "value": length}


def rect(top, left, bottom, right):
    return {"top": points(top), "left": points(left), "bottom": points(bottom), "right": points(right)}


class Taffy:
    kinds = (LEAF, ROW, COLUMN, WRAP, GRID, WEIGHTED_GRID)
    calls = None

    def __init__(self, nodes, _):
        from stretchable import taffylib
        from stretchable.style import Style
        self.lib, self.nodes, self.ids = taffylib, nodes, []
        found = re.search(rb"taffy-(\d+\.\d+\.\d+)", pathlib.Path(taffylib.__file__).read_bytes())
        taffy = found.group(1).decode() if found else "of unknown version"
        self.version = f"stretchable {importlib.metadata.version('stretchable')}, Taffy {taffy}, rounding off"
        self.plain = dict(Style(flex_shrink=0).to_dict(), min_size={"width": points(0), "height": points(0)})
        self.styles = [self.style(node) for node in nodes]
        self.tree = None

    def style(self, node, height=None):
        style = dict(self.plain)
        own = [node.size[0], node.size[1] if height is None else height]
        if node.kind == LEAF:
            # What is stretched has its own length as the least one: nothing that has a length is stretched.
            least = [0, 0]
            if node.alignment == STRETCH and node.parent >= 0:
                for axis in (0, 1) if self.nodes[node.parent].columns else (1 - node.axis,):
                    least[axis], own[axis] = own[axis], None
            style["size"] = {"width": AUTO if own[0] is None else points(own[0]),
                             "height": AUTO if own[1] is None else points(own[1])}
            style["min_size"] = {"width": points(least[0]), "height": points(least[1])}
        elif node.columns:
            track = {"min_size": points(0), "max_size": {"dim": 7, "value": 1.0}} if node.kind == WEIGHTED_GRID else {
                "min_size": AUTO, "max_size": AUTO}
            style.update(
                display=GRID_DISPLAY, gap={"width": points(node.gap), "height": points(node.gap)},
                grid_template_columns=[{"repetition": SINGLE, "single": track, "repeat": []}] * node.columns,
                justify_content=2, align_content=2)
        else:
            style.update(
                display=FLEX, flex_direction=1 if node.kind == COLUMN else 0, flex_wrap=1 if node.kind == WRAP else 0,
                align_items=(2, 4, 3, 6)[node.aligns], align_content=2, justify_content=(2, 4, 3, 6)[node.justifies],
                gap={"width": points(node.gap), "height": points(node.gap)}, padding=rect(*node.padding))
        style["margin"] = rect(*node.margin)
        if node.parent >= 0:
            style["flex_grow"] = style["flex_shrink"] = node.grow
            if node.alignment != self.nodes[node.parent].aligns:
                style["align_self"] = (2, 4, 3, 6)[node.alignment]
            low, high = node.bounds
            name = "height" if node.axis else "width"
            if low:
                style["min_size"] = dict(style["min_size"], **{name: points(low)})
            if high != float("inf"):
                style["max_size"] = {"width": AUTO, "height": AUTO, name: points(high)}
        return style

    def build(self):
        if self.tree is not None:
            self.lib.free(self.tree)
        self.tree = self.lib.init()
        self.lib.disable_rounding(self.tree)
        self.ids = []
        for node, style in zip(self.nodes, self.styles):
            own = self.lib.node_create(self.tree, style)
            self.ids.append(own)
            if node.parent >= 0:
                self.lib.node_add_child(self.tree, self.ids[node.parent], own)
        self.width = None

    def resize(self, index, height):
        self.lib.node_set_style(self.tree, self.ids[index], self.style(self.nodes[index], height))

    def prepare(self, width):
        """The root's width is a part of its style."""
        if width != self.width:
            self.width = width
            style = dict(self.styles[0], size={"width": points(width), "height": AUTO})
            self.lib.node_set_style(self.tree, self.ids[0], style)

    def layout(self, width):
        self.lib.node_compute_layout(self.tree, self.ids[0], {"width": points(width), "height": {"dim": 4, "value": float("nan")}})

    def frame(self, index):
        layout = self.lib.PyLayout()
        self.lib.node_get_layout(self.tree, self.ids[index], layout)
        return layout.x, layout.y, layout.width, layout.height
