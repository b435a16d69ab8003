import TatamiGeometry

/// Explains in words why a node has its length and place along one axis: rule by rule, in the order in which they were applied.
struct FactWriter {
    let found: AxisFindings
    let tree: LayoutTree
    let context: any ExplanationContext
    private(set) var facts: [Fact] = []

    init(_ found: AxisFindings, _ tree: LayoutTree, _ context: some ExplanationContext) {
        self.found = found
        self.tree = tree
        self.context = context
    }

    mutating func writeAll() {
        guard found.collapsed == nil else { return writeCollapsed() }
        writeContent()
        writeItemRules()
        writeRemarks()
        writeShare()
        writePlace()
        writeVisibility()
        writeScrolling()
        writeOverflow()
    }

    var axis: Axis { found.axis }
    var item: AxisItem { found.item }
    /// What asks, of a leaf.
    var kind: ContentKind? { found.layout != nil ? nil : context.content(of: tree.name(found.id)) }

    mutating func write(_ rule: Fact.Rule, _ text: String, change: Double = 0, _ values: [PropertyValue] = []) {
        facts.append(Fact(rule, text, change: change, values))
    }

    // MARK: Words

    func text(_ number: Double) -> String { DecimalText.format(number) }

    func signed(_ number: Double) -> String { number < 0 ? text(number) : "+\(text(number))" }

    func areSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance(max(abs(a), abs(b))) }

    /// Returns the name of a node; for a node without one, its number among its siblings.
    func name(_ id: Int32) -> String { tree.callName(id, context) }

    // MARK: Properties

    func value(_ owner: PropertyValue.Owner, _ property: String, _ value: PropertyValue.Value?, of id: Int32? = nil) -> PropertyValue {
        tree.value(owner, property, value, of: id ?? found.id, explaining: found.id, context)
    }

    func itemValue(_ property: String, _ number: Double) -> PropertyValue { value(.item, property, .number(number)) }

    func containerValue(_ property: String, _ known: PropertyValue.Value?) -> [PropertyValue] {
        found.container.map { [value(.layout, property, known, of: $0.id)] } ?? []
    }
}

extension LayoutTree {
    func callName(_ id: Int32, _ context: any ExplanationContext) -> String {
        if let known = context.name(of: name(id)) { return known }
        var index = 1
        var before = arena.pointee.links[Int(id)].previous
        while before >= 0 {
            index += 1
            before = arena.pointee.links[Int(before)].previous
        }
        return arena.pointee.links[Int(id)].parent < 0 ? "the root" : "item \(index)"
    }

    /// Returns a property of node `id` with the place where it is written, for an explanation of node `subject`.
    func value(
        _ owner: PropertyValue.Owner, _ property: String, _ value: PropertyValue.Value?, of id: Int32, explaining subject: Int32,
        _ context: any ExplanationContext
    ) -> PropertyValue {
        PropertyValue(
            owner, of: id == subject ? nil : callName(id, context), property, value,
            at: context.place(of: property, owner, of: name(id)))
    }
}
