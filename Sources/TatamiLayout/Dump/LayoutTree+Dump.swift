import TatamiGeometry

/// A layout tree as text, a line a node, that can be read back: to look at, to send along with a report, to try a case again.
extension LayoutTree {
    /// The tree below `root` as text: what each node is, what its item says, its name and data (numbers, strings, truth values;
    /// others are left out), and its unrounded frame in its parent's space. Of the root, the size of its last pass and the
    /// reading direction. What differs from a new style is told, numbers in full.
    ///
    /// A measured leaf tells what it answered. For that the tree is copied and laid out once more, cold, and the leaves are asked
    /// again: a dump of what was laid out since its last change reads back with the same frames, bit for bit. Of a node inside
    /// a tree the dump tells the size it has there.
    ///
    /// Nodes deeper than 40 levels are not indented further; they tell their level instead.
    public func dump(_ root: NodeID) -> String { DumpWriter(self, row(root)).text() }

    /// Where layouts of the program's own come from when a dump is read: the name of the type, and what the container says.
    public typealias CustomLayouts = (_ type: String, _ box: BoxStyle) -> NodeContent?

    /// The tree that `dump` tells, laid out in the size that it tells. Its root is the one node of `roots`.
    ///
    /// Measured leaves are stand-ins: they answer what the leaf had answered, and for a width it had not been asked for what it
    /// had answered for the nearest. A custom layout that `custom` does not know becomes a leaf of the size it asked for, and
    /// what is below it is left out. Lines that are empty or start with `#` are passed over.
    ///
    /// - Throws: `DumpError` with the line, where the text is no dump.
    public convenience init(
        dump: String, guards: LayoutGuards = .standard, custom: @escaping CustomLayouts = { _, _ in nil }
    ) throws(DumpError) {
        self.init()
        self.guards = guards
        try DumpReader(tree: self, custom: custom).read(dump)
    }
}
