import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// Fields below each other, each with a label. The labels stand in a column before the fields, on the baselines of these; in a form that is
/// narrower than `stackedBelow`, each label stands above its field.
///
/// A form is a `LayoutView` that chooses between a grid and a stack by its width, which must come from outside: stretch the form, or give
/// it a width. A label names its field for assistive technology, and a press of it moves the focus to the field.
///
///     FormLayout([
///         FormRow("Name", TextField("Ada")),
///         FormRow("Copies", Stepper(1), stretches: false),
///     ])
open class FormLayout: LayoutView {
    /// The rows, from top to bottom.
    public var rows: [FormRow] = [] { didSet { if !rows.elementsEqual(oldValue, by: ===) { arrange() } } }
    /// The width of the form, in points, below which labels stand above their fields. The default is 320.
    public var stackedBelow = 320.0 { didSet { if stackedBelow != oldValue { choose() } } }
    /// The distance between two rows, in points. The default is 12, and a third more between rows whose labels stand above.
    public var rowSpacing = 12.0 { didSet { if rowSpacing != oldValue { arrange() } } }

    /// Creates a form.
    public init(_ rows: [FormRow] = []) {
        super.init()
        self.rows = rows
        arrange()
    }

    /// Creates an empty form.
    public convenience override init() { self.init([]) }

    private func choose() {
        let (wide, narrow, limit) = (wide, narrow, stackedBelow)
        layoutForWidth = { $0 < limit ? narrow : wide }
    }

    private var wide = GridLayout()
    private var narrow = StackLayout(.vertical)

    /// Makes both layouts of the rows.
    func arrange() {
        for row in rows { row.form = self }
        wide = GridLayout(columns: [.auto, .weight(1)])
        (wide.columnSpacing, wide.rowSpacing) = (.fixed(12), .fixed(max(0, rowSpacing)))
        narrow = StackLayout(.vertical)
        (narrow.spacing, narrow.horizontalAlignment) = (max(0, rowSpacing) * 4 / 3, .stretch)
        for (index, row) in rows.enumerated() {
            guard let field = row.field else { continue }
            row.label.text = row.title
            field.accessibilityLabelledBy = row.title.isEmpty ? nil : row.label
            addWide(row, field, at: index)
            addNarrow(row, field)
        }
        choose()
        if let layout, layout !== wide, layout !== narrow { self.layout = wide }
        if layout == nil { layout = wide }
    }

    private func addWide(_ row: FormRow, _ field: View, at index: Int) {
        if !row.title.isEmpty {
            let item = wide.add(row.label)
            (item.column, item.row, item.horizontalAlignment, item.verticalAlignment) = (0, index, .leading, .baseline)
        }
        let item = wide.add(field)
        (item.column, item.row, item.verticalAlignment) = (1, index, .baseline)
        item.horizontalAlignment = row.stretches ? .stretch : .leading
    }

    private func addNarrow(_ row: FormRow, _ field: View) {
        let pair = StackLayout(.vertical)
        (pair.spacing, pair.horizontalAlignment) = (4, .leading)
        if !row.title.isEmpty { pair.add(row.label) }
        let item = pair.add(field)
        if row.stretches { item.horizontalAlignment = .stretch }
        narrow.add(LayoutItem(pair))
    }

    open override var ownRole: AccessibilityRole { .grouping }
}

/// A field of a form, with its label.
public final class FormRow {
    /// The text of the label; empty for none.
    public var title: String { didSet { if title != oldValue { form?.arrange() } } }
    /// The field: a control, or any other view.
    public var field: View? {
        didSet {
            guard field !== oldValue else { return }
            if let oldValue, oldValue.accessibilityLabelledBy === label { oldValue.accessibilityLabelledBy = nil }
            form?.arrange()
        }
    }
    /// Whether the field is as wide as its column. The default is true.
    public var stretches: Bool { didSet { if stretches != oldValue { form?.arrange() } } }
    /// The label, as it is shown.
    public let label = Label()
    weak var form: FormLayout?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The text of the label; an empty string sets none.
    ///   - field: The field.
    ///   - stretches: Whether the field is as wide as its column.
    public init(_ title: String = "", _ field: View? = nil, stretches: Bool = true) {
        (self.title, self.field, self.stretches) = (title, field, stretches)
        (label.typeStyle, label.typeWeight) = (.small, .medium)
    }
}
