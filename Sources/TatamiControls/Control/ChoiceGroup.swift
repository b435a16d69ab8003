import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A group of choices with titles, in a row or a column: the base of radio groups and segmented controls.
open class ChoiceGroup: RovingGroup, FormControl, AccessibleSelection {
    /// The titles of the choices.
    public var titles: [String] {
        get { choices.map { $0.title ?? "" } }
        set { replaceChoices(newValue) }
    }
    /// The index of the first choice that is made; nil for none. An index without a choice counts as nil. Setting it sends no event.
    public var selectedIndex: Int? {
        get { choices.firstIndex(where: \.selected) }
        set { select(newValue.map { [$0] } ?? []) }
    }
    /// The title of the choice that is made.
    open var formValue: FormValue {
        get { selectedIndex.map { .text(titles[$0]) } ?? .none }
        set {
            switch newValue {
            case .none: selectedIndex = nil
            case .text(let title): if let index = titles.firstIndex(of: title) { selectedIndex = index }
            default: break
            }
        }
    }
    /// The choices, in order.
    public private(set) var choices: [RovingItem] = []
    /// The indexes that were selected last, which count again when there are such choices.
    private var wanted: Set<Int> = []
    let stack = StackLayout(.horizontal)

    /// Creates a group of choices with titles.
    public init(_ titles: [String] = []) {
        super.init()
        layout = stack
        replaceChoices(titles)
    }

    /// Returns a new choice with a title.
    open func makeChoice(_ title: String) -> RovingItem { RovingItem(title) }

    private func replaceChoices(_ titles: [String]) {
        stack.removeAll()
        choices = titles.map(makeChoice)
        for choice in choices {
            choice.group = self
            stack.add(choice)
        }
        select(wanted)
    }

    var selectedIndexes: Set<Int> { Set(choices.indices.filter { choices[$0].selected }) }

    /// Selects the choices at indexes, and no other.
    func select(_ indexes: Set<Int>) {
        wanted = indexes
        for (index, choice) in choices.enumerated() { choice.selected = indexes.contains(index) }
    }

    /// Selects the choices at indexes as people do, and sends the events of that if it changes something.
    func choose(_ indexes: Set<Int>) {
        guard indexes != selectedIndexes else { return }
        select(indexes)
        send(.valueChanged)
        send(.valueCommitted)
    }

    open override var items: [RovingItem] { choices }
    /// One choice.
    open var accessibilitySelection: AccessibilitySelection { .one }

    open override func press(_ item: RovingItem) {
        if let index = choices.firstIndex(where: { $0 === item }) { choose([index]) }
    }
}
