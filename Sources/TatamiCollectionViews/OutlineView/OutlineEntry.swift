import TatamiLayout
import TatamiViews

/// A row of an outline as files describe it: what it shows, and the rows below it.
public final class OutlineEntry: LayoutView, HandlesEvents {
    /// What the row shows.
    public var view: View = View() { didSet { if view !== oldValue { arrange() } } }
    /// Whether the row is open. People change it.
    public var isOpen = false {
        didSet { if isOpen != oldValue, !isTaking { outline?.entryChanged(self) } }
    }
    /// The rows below it, which are made when the row is opened.
    public var rows = HostedList() { didSet { outline?.rowsChanged(self) } }
    /// Rows that are shown below it as they are. Setting them shows them instead of ``rows``.
    public var entries: [OutlineEntry] = [] { didSet { rows = HostedList(entries) } }
    /// The named actions that are sent when people open or close the row.
    public var actions: [Action] = []
    /// The closures that are called when people open or close the row.
    public var handlers = EventHandlers()
    /// Opening or closing the row.
    public var usualEvent: Action.Event { .valueChanged }

    /// The outline that shows the row, and the place of the row in it.
    weak var outline: EntryOutline?
    var place: OutlinePlace?
    /// Whether people have opened or closed the row.
    private(set) var isChangedByPeople = false
    private var isTaking = false

    /// Creates a row with nothing in it.
    public override init() { super.init() }

    private func arrange() {
        let view = view
        layout = Overlay { view.stretch(.horizontal).align(vertical: .center) }
    }

    /// Takes over that the outline has opened or closed the row.
    func take(isOpen: Bool) {
        guard isOpen != self.isOpen else { return }
        setQuietly(isOpen)
        isChangedByPeople = true
        send(.valueChanged)
    }

    /// Is open or not as people have left the row before it was made anew.
    func restore(isOpen: Bool) {
        setQuietly(isOpen)
        isChangedByPeople = true
    }

    private func setQuietly(_ isOpen: Bool) {
        isTaking = true
        self.isOpen = isOpen
        isTaking = false
    }
}
