import TatamiGeometry

/// A layout tree as text, one line for each node, that can be read again: to inspect it, to attach it to a report, to repeat a case.
extension LayoutTree {
    /// Returns the tree below `root` as text.
    ///
    /// Each line holds the kind and properties of the node, its item's properties, its name, its data (numbers, strings and truth values;
    /// other data is left out), and its unrounded frame in its parent's space. The line of the root also holds the size of its last pass
    /// and the reading direction. Only properties that differ from a new style are written, with all digits of their numbers. For a node
    /// inside a tree, the dump holds the size that it has there.
    ///
    /// For a measured leaf, the dump holds its answers. To get them, the tree is copied and laid out once more from the beginning, and
    /// the leaves are measured again. A dump of a tree that did not change since it was laid out reads back with the same frames, bit for
    /// bit.
    ///
    /// Nodes deeper than 40 levels are not indented further; their lines begin with the level instead.
    public func dump(_ root: NodeID) -> String { DumpWriter(self, row(root)).text() }

    /// Makes the layouts of the program's own when a dump is read, from the name of the type and the style of the container. Nil for an
    /// unknown type.
    public typealias CustomLayouts = (_ type: String, _ box: BoxStyle) -> NodeContent?

    /// Makes the tree that a dump describes, laid out in the size that it names. The root of the dump is the only node of `roots`.
    ///
    /// Measured leaves are replaced: they answer what the leaf answered, and for another width what it answered for the nearest one. A
    /// custom layout that `custom` does not know becomes a leaf of the size that it asked for, and everything below it is left out. Lines
    /// that are empty or start with `#` are skipped.
    ///
    /// ```swift
    /// let tree = try LayoutTree(dump: text)
    /// let frame = tree.frame(of: tree.roots[0])
    /// ```
    ///
    /// - Throws: `DumpError` with the number of the line, if the text is not a dump.
    public convenience init(
        dump: String, guards: LayoutGuards = .standard, custom: @escaping CustomLayouts = { _, _ in nil }
    ) throws(DumpError) {
        self.init()
        self.guards = guards
        try DumpReader(tree: self, custom: custom).read(dump)
    }
}
