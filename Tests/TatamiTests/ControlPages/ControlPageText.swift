import Tatami
import TatamiTesting

/// The text of a control's page: its entry in the table of pages, its class in the schema, and what assistive technology reads of it.
struct ControlPageText {
    let page: ControlPage
    let schema: Schema

    func markdown() throws -> String {
        let item = schema.classes.first { $0.name == page.name }
        guard let about = page.property?.about ?? item?.doc else { throw Gallery.Failure.noView }
        let kinds = page.states.count > 1 ? "in its states, light, dark and from right to left" : "light, dark and from right to left"
        let parts = [
            "# \(page.name)", about, "![\(page.name) \(kinds)](../pictures/\(page.picture))", "```nui\n\(page.example)\n```", keys,
            page.pointers.isEmpty ? nil : "## Pointers\n\n\(page.pointers)", try assistive(), item.map(properties),
            page.test.isEmpty ? nil : "## In tests\n\n`\(page.test)` uses it in a `TestWindow`, as people do.",
        ]
        return parts.compactMap { $0 }.joined(separator: "\n\n") + "\n"
    }

    private var keys: String? {
        guard !page.keys.isEmpty else { return "It takes no keys and no focus." }
        return "## Keys\n\n| key | effect |\n|---|---|\n" + page.keys.map { "| \($0.names) | \($0.effect) |" }.joined(separator: "\n")
    }

    private func assistive() throws -> String {
        var lines: [String] = []
        for state in page.states where ![.hovered, .pressed].contains(state) {
            let shown = try ShownControl(page, row: page.rows[0], state)
            // The window's node is the outermost one; the part's follows from its role.
            let role = page.property?.role ?? shown.part.role
            guard let node = shown.window.root.accessibilityTree().first(where: { $0.role == role }) else { continue }
            let states = node.states.map(\.rawValue).sorted().joined(separator: ", ")
            let actions = node.actions.map { "\($0)" }.joined(separator: ", ")
            lines.append(
                "| \(state.rawValue) | \(node.role.rawValue) | \(node.label ?? "") | \(node.value ?? "") | \(states) | \(actions) |")
        }
        guard !lines.isEmpty else { return "Assistive technology does not read it: it is decoration." }
        return "## Assistive technology\n\n| it is | role | name | value | states | actions |\n|---|---|---|---|---|---|\n"
            + lines.joined(separator: "\n")
    }

    private func properties(_ item: ClassSchema) -> String {
        let reference = "../nui-reference.md#\(page.name.lowercased())"
        let own = item.properties.prefix(12).map { property in
            let value = property.defaultText.map { "`\($0.replacing("|", with: "\\|"))`" } ?? ""
            return "| `\(property.name)` | \(property.typeText.replacing("|", with: "\\|")) | \(value) | \(property.doc) |"
        }
        let names = item.aliases.isEmpty ? "" : " Also called \(item.aliases.map { "`\($0)`" }.joined(separator: ", "))."
        let table = own.isEmpty ? "" : "\n\n| property | type | default | description |\n|---|---|---|---|\n" + own.joined(separator: "\n")
        let rest =
            item.properties.count > own.count
            ? " Its first properties; [all \(item.properties.count)](\(reference)) are in the reference."
            : " All are [in the reference](\(reference))."
        return "## Properties\n\nIt has those of \(item.parent.map { "`\($0)`" } ?? "no other class") as well.\(names)\(rest)\(table)"
    }
}

extension AccessibilityNode {
    /// Returns the first node of the tree for which `condition` holds, depth first.
    fileprivate func first(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        if condition(self) { return self }
        for child in children { if let found = child.first(where: condition) { return found } }
        return nil
    }
}
