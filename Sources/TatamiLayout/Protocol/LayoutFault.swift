import TatamiGeometry

/// A rule that the result of a pass breaks, and where.
struct LayoutFault {
    let rule: LayoutGuards
    let node: Int32
    /// What is wrong, as the rest of a sentence that begins with the node.
    let message: String

    init(_ rule: LayoutGuards, of node: Int32, _ message: String) {
        self.rule = rule
        self.node = node
        self.message = message
    }

    init(_ rule: LayoutGuards, of box: Box, _ message: String) {
        self.init(rule, of: box.id, "along the \(box.axis) axis \(message)")
    }
}
