import Tatami

/// A screen of a program: a field, a button that adds what is typed, and the list. It knows no window, so a test can use it as well.
public final class ShoppingList {
    public let view = LayoutView()
    public private(set) var items: [String] = []
    private let field = TextField(placeholder: "What to buy")
    private let rows = VStack(spacing: 6)
    private let total = Label("Nothing to buy")

    public init() {
        let add = Button("Add")
        total.accessibilityRole = AccessibilityRole.status.rawValue
        view.layout = VStack(spacing: 8, padding: 12) {
            HStack(spacing: 8) {
                field.stretch(.horizontal)
                add
            }.align(horizontal: .stretch)
            total
            LayoutView(rows).align(horizontal: .stretch)
        }
        view.backgroundColor = .white
        view.layoutAnimation = .spring()
        add.on { [weak self] _ in self?.addTyped() }
        field.on(.editingDidEndOnExit) { [weak self] _ in self?.addTyped() }
    }

    public func add(_ item: String) {
        items.append(item)
        rows.add(Label(item))
        total.text = "\(items.count) to buy"
    }

    public func removeAll() {
        items = []
        rows.removeAll()
        total.text = "Nothing to buy"
    }

    private func addTyped() {
        guard !field.text.isEmpty else { return }
        add(field.text)
        field.text = ""
        view.root?.focus(field)
    }
}
