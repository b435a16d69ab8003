"""Lays a tree of the benchmarks out with Yoga or Taffy, as PyPI has them, and prints rows of `latest.json`.

usage: layouts.py yoga|taffy NAME TREE FRAMES LIMIT WRAPPING_TEXT_LIBRARY

TREE and FRAMES are what `Layouts` writes: doubles, a row a node (`PeerFiles.swift`). Only the native call that calculates is
timed: Yoga's C function by ctypes, Taffy's by its extension module. Crossing over costs about half a microsecond, which is in
the figures. After LIMIT seconds the program ends itself. Building and setting styles are not timed, since Python does most of it. Rounding is off, which favours both."""
import array
import ctypes
import json
import signal
import sys
import time

FIELDS = 21
LEAF, TEXT, ROW, COLUMN, WRAP, GRID, WEIGHTED_GRID, RELATIVE = range(8)
START, CENTER, END, STRETCH = range(4)


class Node:
    """One record: the order of the fields is that of `PeerFiles.swift`."""

    __slots__ = ("kind", "parent", "size", "gap", "padding", "columns", "aligns", "justifies", "margin", "grow", "bounds",
                 "alignment", "axis", "is_first")

    def __init__(self, f):
        self.kind, self.parent, self.size = int(f[0]), int(f[1]), (f[2], f[3])
        self.gap, self.padding, self.columns = f[4], f[5:9], int(f[9])
        self.aligns, self.justifies = int(f[10]), int(f[11])
        self.margin, self.grow, self.bounds = f[12:16], f[16], (f[17], f[18])
        self.alignment, self.axis = int(f[19]), int(f[20])


def read(path):
    values = array.array("d")
    with open(path, "rb") as file:
        values.frombytes(file.read())
    return values


def tree(path):
    values = read(path)
    nodes = [Node(values[start:start + FIELDS]) for start in range(0, len(values), FIELDS)]
    seen = set()
    for node in nodes:
        node.is_first = node.parent not in seen
        seen.add(node.parent)
        if node.parent >= 0 and node.alignment < 0:
            node.alignment = nodes[node.parent].aligns
    return nodes


def margins(node, nodes):
    """Top, left, bottom, right; the container's gap is part of them, since Yoga 1.19 has none."""
    top, left, bottom, right = node.margin
    if node.parent >= 0 and not node.is_first:
        container = nodes[node.parent]
        if container.kind == ROW:
            left += container.gap
        elif container.kind == COLUMN:
            top += container.gap
    return top, left, bottom, right


class Yoga:
    kinds = (LEAF, TEXT, ROW, COLUMN, WRAP)

    def __init__(self, nodes, library):
        from poga import libpoga_capi
        self.version = f"poga {libpoga_capi.poga_version()}, Yoga {libpoga_capi.poga_yoga_version()}, rounding off"
        c = self.c = ctypes.CDLL(libpoga_capi.__file__)
        ref, real = ctypes.c_void_p, ctypes.c_float
        c.YGConfigNew.restype = c.YGNodeNewWithConfig.restype = ref
        for name in "Width Height MinWidth MinHeight MaxWidth MaxHeight FlexGrow FlexShrink".split():
            getattr(c, "YGNodeStyleSet" + name).argtypes = [ref, real]
        for name in "FlexDirection FlexWrap AlignItems AlignSelf JustifyContent AlignContent".split():
            getattr(c, "YGNodeStyleSet" + name).argtypes = [ref, ctypes.c_int]
        for name in "Margin Padding".split():
            getattr(c, "YGNodeStyleSet" + name).argtypes = [ref, ctypes.c_int, real]
        for name in "Left Top Width Height".split():
            function = getattr(c, "YGNodeLayoutGet" + name)
            function.argtypes, function.restype = [ref], real
        c.YGConfigSetPointScaleFactor.argtypes = [ref, real]
        c.YGNodeNewWithConfig.argtypes = [ref]
        c.YGNodeInsertChild.argtypes = [ref, ref, ctypes.c_uint32]
        c.YGNodeCalculateLayout.argtypes = [ref, real, real, ctypes.c_int]
        c.YGNodeFreeRecursive.argtypes = [ref]
        c.YGNodeSetContext.argtypes = [ref, ref]
        c.YGNodeSetMeasureFunc.argtypes = [ref, ref]
        self.texts = ctypes.CDLL(library)
        ref.in_dll(self.texts, "wrapping_text_of").value = ctypes.cast(c.YGNodeGetContext, ref).value
        self.measure = ctypes.cast(self.texts.wrapping_measure, ref)
        self.config = c.YGConfigNew()
        c.YGConfigSetPointScaleFactor(self.config, 0)
        self.nodes, self.sizes = nodes, [(ctypes.c_float * 2)(*node.size) for node in nodes]
        self.refs = []

    @property
    def calls(self):
        return ctypes.c_long.in_dll(self.texts, "wrapping_calls").value

    def build(self):
        if self.refs:
            self.c.YGNodeFreeRecursive(self.refs[0])
        counts, self.refs = [0] * len(self.nodes), []
        for index, node in enumerate(self.nodes):
            ref = self.c.YGNodeNewWithConfig(self.config)
            self.style(ref, node, index)
            self.refs.append(ref)
            if node.parent >= 0:
                self.c.YGNodeInsertChild(self.refs[node.parent], ref, counts[node.parent])
                counts[node.parent] += 1

    def style(self, ref, node, index):
        c = self.c
        if node.kind == TEXT:
            c.YGNodeSetContext(ref, ctypes.addressof(self.sizes[index]))
            c.YGNodeSetMeasureFunc(ref, self.measure)
        elif node.kind == LEAF:
            self.set_leaf(ref, node, *node.size)
        else:
            c.YGNodeStyleSetFlexDirection(ref, 0 if node.kind == COLUMN else 2)
            c.YGNodeStyleSetAlignItems(ref, (1, 2, 3, 4)[node.aligns])
            c.YGNodeStyleSetJustifyContent(ref, (0, 1, 2, 3)[node.justifies])
            if node.kind == WRAP:
                c.YGNodeStyleSetFlexWrap(ref, 1)
            for edge, length in zip((1, 0, 3, 2), node.padding):
                if length:
                    c.YGNodeStyleSetPadding(ref, edge, length)
        for edge, length in zip((1, 0, 3, 2), margins(node, self.nodes)):
            if length:
                c.YGNodeStyleSetMargin(ref, edge, length)
        if node.parent < 0:
            return
        if node.grow:
            c.YGNodeStyleSetFlexGrow(ref, node.grow)
            c.YGNodeStyleSetFlexShrink(ref, node.grow)
        if node.alignment != self.nodes[node.parent].aligns:
            c.YGNodeStyleSetAlignSelf(ref, (1, 2, 3, 4)[node.alignment])
        low, high = node.bounds
        if low:
            (c.YGNodeStyleSetMinHeight if node.axis else c.YGNodeStyleSetMinWidth)(ref, low)
        if high != float("inf"):
            (c.YGNodeStyleSetMaxHeight if node.axis else c.YGNodeStyleSetMaxWidth)(ref, high)

    def set_leaf(self, ref, node, width, height):
        """What is stretched has its own length as the least one: Yoga stretches nothing that has a length."""
        stretches = node.alignment == STRETCH
        c = self.c
        (c.YGNodeStyleSetMinWidth if stretches and node.axis == 1 else c.YGNodeStyleSetWidth)(ref, width)
        (c.YGNodeStyleSetMinHeight if stretches and node.axis == 0 else c.YGNodeStyleSetHeight)(ref, height)

    def resize(self, index, height):
        self.set_leaf(self.refs[index], self.nodes[index], self.nodes[index].size[0], height)

    def prepare(self, width):
        pass

    def layout(self, width):
        self.c.YGNodeCalculateLayout(self.refs[0], width, float("nan"), 1)

    def frame(self, index):
        c, ref = self.c, self.refs[index]
        return (c.YGNodeLayoutGetLeft(ref), c.YGNodeLayoutGetTop(ref), c.YGNodeLayoutGetWidth(ref),
                c.YGNodeLayoutGetHeight(ref))


def least(seconds, measure, count=15):
    """The least of `count` times, or of as many as four times `seconds` allow, but never of fewer than two."""
    best, spent, done = float("inf"), 0.0, 0
    while done < 2 or (done < count and spent < 4 * seconds) or (done < 2000 and spent < seconds):
        start = time.perf_counter()
        best = min(best, measure())
        spent += time.perf_counter() - start
        done += 1
    return best


def heap():
    class Info(ctypes.Structure):
        _fields_ = [(name, ctypes.c_size_t) for name in
                    "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]
    function = ctypes.CDLL(None).mallinfo2
    function.restype = Info
    info = function()
    return info.uordblks + info.hblkhd


def main():
    engine, name, tree_path, frames_path, limit, library = sys.argv[1:]
    # The native call that takes too long is ended by the signal.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(int(limit))
    seconds, nodes, frames = 0.2, tree(tree_path), read(frames_path)
    width = frames[2]
    if engine == "yoga":
        kind = Yoga
    else:
        from taffy_peer import Taffy as kind
    if any(node.kind not in kind.kinds for node in nodes):
        return print(json.dumps({"note": "not expressible"}))
    peer = kind(nodes, library)
    print(json.dumps({"version": peer.version}), flush=True)

    def row(metric, value, unit):
        print(json.dumps({"tree": name, "engine": engine, "metric": metric, "value": value, "unit": unit}), flush=True)

    def calculate(width):
        """Nanoseconds of the native call."""
        peer.prepare(width)
        start = time.perf_counter_ns()
        peer.layout(width)
        return time.perf_counter_ns() - start

    before = heap()
    peer.build()
    calls = peer.calls
    calculate(width)
    row("bytes per node", (heap() - before) / len(nodes), "B")
    if peer.calls is not None:
        row("measure calls", peer.calls - calls, "")
    differing = {
        index for index in range(len(nodes))
        if any(abs(a - b) > 0.01 for a, b in zip(peer.frame(index), frames[4 * index:4 * index + 4]))}
    row("differing frames", len(differing), "")
    if differing:
        origins = [index for index in differing if not differing & {nodes[index].parent}]
        print(json.dumps({"note": f"{len(origins)} differ though their container does not"}), flush=True)

    def first():
        peer.build()
        return calculate(width)

    row("first", least(seconds, first, 5) / 1000, "us")
    step = 0

    def resized():
        nonlocal step
        step += 1
        return calculate(width + (1 if step % 2 else -1))

    row("resize", least(seconds, resized) / 1000, "us")
    calculate(width)
    row("no-op", least(seconds, lambda: calculate(width)), "ns")
    leaves = [index for index, node in enumerate(nodes) if node.kind == LEAF]
    changing = [leaves[int((k + 0.5) * len(leaves) / 100)] for k in range(100)]

    # A point more and less in turn, beginning with more, so that every time something changes.
    step = 0

    def resize(index):
        peer.resize(index, nodes[index].size[1] + step % 2)

    leasts = {}

    def one_leaf():
        nonlocal step
        step += 1
        for index in changing[::10]:
            resize(index)
            leasts[index] = min(calculate(width), leasts.get(index, float("inf")))
        return sum(leasts.values()) / len(leasts)

    def all_leaves():
        nonlocal step
        step += 1
        for index in changing:
            resize(index)
        return calculate(width)

    row("1 leaf", least(seconds, one_leaf, 4) / 1000, "us")
    step += step % 2
    row("100 leaves", least(seconds, all_leaves, 4) / 1000, "us")


if __name__ == "__main__":
    main()
