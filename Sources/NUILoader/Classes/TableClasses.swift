import NUI
import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var table: NUIClass {
        NUIClass(
            builtIn: "Table", of: Table.self, parent: "View",
            doc: "Rows in columns, with a header that stays. The cells of a loop's rows are made when they come into sight.",
            make: { Table() },
            [
                .property("columns", \.columns, "The columns, from the leading side on.", isStored: false),
                .setting(
                    "rows", "The rows, in order: their cells, in the order of the columns; rows of a loop are made when they are seen.",
                    get: \.givenRows
                ) { (table: Table, rows: [TableCells]) in table.givenRows = rows }.onDemand { $0.show($1) },
                .property(
                    "sections", \.sections, "Groups of rows with headers between them, in place of `rows`.", isStored: false
                ).listing(\.sections) { $0.sections = $1 }.related(.instead(of: "rows")),
                .property("rowHeight", \.rowHeight, "The least height of a row, in points.", range: .length),
                .property("selectionMode", \.rows.selectionMode, "How many rows people can select; the default is one.", isStored: false),
                .property(
                    "selectedKeys", \.rows.selectedKeys,
                    "The keys of the selected rows, in order; of plain values their places, from 0.", isStored: false
                ).edited(by: .selectionChanged),
                .property("selectedKey", \.rows.selectedKey, "The key of the row that is selected; nothing for none.", isStored: false)
                    .related(.instead(of: "selectedKeys")).edited(by: .selectionChanged),
                .property(
                    "sortColumn", \.sortColumn, "The id of the column that orders the rows, \"\" for none; people change it by the header.",
                    isStored: false
                ).edited(by: .valueChanged),
                .property("sortsAscending", \.sortsAscending, "Whether small values come first in that column.", isStored: false)
                    .edited(by: .valueChanged),
                .property(
                    "naturalLength", \.rows.naturalLength,
                    "The height that the rows ask for, in points; they take more where there is room.", range: .length, isStored: false),
                .action(
                    "The action, or actions, sent when people ask for another order by the header, or on the events `selectionChanged` and `itemOpened`."
                ),
            ]
        ).refusing { (table: Table) in table.columnFaults }
    }

    static var tableColumn: NUIClass {
        NUIClass(
            value: "TableColumn", doc: "A column of a Table.", make: ColumnDraft.init,
            finish: { draft, context throws(LoadFault) in
                context.remarks += draft.crossedLimits
                return try draft.column()
            },
            [
                .property("id", \.id, "The name of the column, by which rows are ordered; by default its title."),
                .property("title", \.title, "What its header says."),
                .property(
                    "width", \.width,
                    "Points (90), or Fitted: as wide as its header and the rows that were seen. By default a share of the rest.",
                    range: .length),
                .property("weight", \.weight, "The weight by which the column shares the width that the others leave.", range: .weight),
                .property(
                    "minimum", \.minimum, "The least width, in points; without it 40, or less if `width` or `maximum` is less.",
                    range: .length),
                .property("maximum", \.maximum, "The greatest width, in points.", range: .length),
                .property("pin", \.pin, "The side at which the column stays while the others scroll; none by default."),
                .property("isSortable", \.isSortable, "Whether people can ask for an order by the column."),
            ])
    }

    static var tableSection: NUIClass {
        NUIClass(
            builtIn: "TableSection", of: TableSection.self, doc: "A group of rows of a Table, with a header before them.",
            make: { TableSection() },
            [
                .property(
                    "header", \.header, "The view before the rows. Give it a background: rows scroll below it.", type: .object("View")),
                .property("headerLength", \.headerLength, "The height of the header, in points.", range: .length),
                .property(
                    "fitsHeader", \.fitsHeader,
                    "Whether the header is as high as its view wants to be; `headerLength` is then its height until it is seen."),
                .property("pinsHeader", \.pinsHeader, "Whether the header stays at the top while its rows are in sight."),
                .property("hidesWhenEmpty", \.hidesWhenEmpty, "Whether a section without rows takes no room at all."),
                .setting(
                    "rows", "The rows, in order: their cells, in the order of the columns; rows of a loop are made when they are seen.",
                    get: \.givenRows
                ) { (section: TableSection, rows: [TableCells]) in section.givenRows = rows }.onDemand { $0.rows = $1.makeList() },
            ]
        ).refusing { (section: TableSection) in section.partFaults }
    }

    static var tableRow: NUIClass {
        NUIClass(
            builtIn: "TableRow", of: TableCells.self, doc: "A row of a Table.", make: { TableCells() },
            [
                .property(
                    "cells", \.cells, "The cells, in the order of the columns: texts, or any views.",
                    type: .array(of: .oneOf([.object("TableCell"), .object("View")])))
            ])
    }

    static var tableCell: NUIClass {
        NUIClass(
            builtIn: "TableCell", of: TableText.self, parent: "Label", doc: "A text in a row of a Table.", make: { TableText() },
            [
                .property(
                    "text", \.text, "The text that is shown. Bound with `<->`, it is edited in place, by Enter, F2 or a double press.",
                    isStored: false
                ).edited(by: .valueChanged, isOnlyIfBound: true)
            ])
    }

    static var outlineView: NUIClass {
        NUIClass(
            builtIn: "OutlineView", of: EntryOutline.self, parent: "View",
            doc:
                "A tree as rows that people open and close. Rows are made when they come into sight, and those below a row when it is opened.",
            make: { EntryOutline() },
            [
                .setting(
                    "rows", "The outermost rows, in order; rows of a loop are made when they are seen.",
                    type: .array(of: .object("OutlineRow")), get: \.entries
                ) { (outline: EntryOutline, rows: [OutlineEntry]) in outline.entries = rows }.onDemand(takesOneOfRow: true) {
                    $0.rows = $1.makeList()
                },
                .property("indentation", \.indentation, "The distance by which each level is farther in, in points.", range: .length),
                .property("selectionMode", \.selectionMode, "How many rows people can select; the default is one.", isStored: false),
                .property(
                    "naturalLength", \.naturalLength, "The height that the view asks for, in points; it takes more where there is room.",
                    range: .length),
            ])
    }

    static var outlineRow: NUIClass {
        NUIClass(
            builtIn: "OutlineRow", of: OutlineEntry.self, parent: "View", doc: "A row of an OutlineView, and the rows below it.",
            make: { OutlineEntry() },
            [
                .property("view", \.view, "What the row shows.", type: .object("View")),
                .setting(
                    "rows", "The rows below it, which are made when the row is opened.",
                    type: .array(of: .object("OutlineRow")), get: \.entries
                ) { (row: OutlineEntry, rows: [OutlineEntry]) in row.entries = rows }.onDemand(takesOneOfRow: true) {
                    $0.rows = $1.makeList()
                },
                .property("isOpen", \.isOpen, "Whether the row is open. People change it.").edited(by: .valueChanged, isOnlyIfBound: true),
            ]
        ).refusing { (row: OutlineEntry) in row.viewFaults }
    }
}

/// What a file says of a column.
final class ColumnDraft {
    var id: String?
    var title = ""
    var width: ColumnWidth?
    var weight: Double?
    var minimum: Double?
    var maximum: Double?
    var pin: TableColumn.Pin?
    var isSortable = false

    /// The warnings for limits that contradict the width or one another.
    var crossedLimits: [LoadFault] {
        guard let minimum else { return [] }
        func crossed(_ property: String, _ value: Double) -> LoadFault? {
            guard value < minimum else { return nil }
            let (value, least) = (DecimalText.format(value), DecimalText.format(minimum))
            return LoadFault(.crossedLimits, "\(property) is \(value), less than minimum (\(least)), which wins", property: property)
        }
        var points: Double?
        if case .points(let width) = width { points = width }
        return [points.flatMap { crossed("width", $0) }, maximum.flatMap { crossed("maximum", $0) }].compactMap(\.self)
    }

    /// Makes the column. In files a cell is edited if its text is bound with `<->`, so that each column may have such cells.
    func column() throws(LoadFault) -> TableColumn {
        if width != nil, weight != nil {
            throw LoadFault(.invalidLiteral, "a column has a width or a weight", hint: "remove one of the two", property: "weight")
        }
        let width: TableColumn.Width =
            switch self.width {
            case .points(let points): .fixed(points)
            case .fitted: .fitted
            case nil: .weight(weight ?? 1)
            }
        return TableColumn(
            id ?? title, title: title, width: width, minimum: minimum, maximum: maximum ?? Numbers.limit, pin: pin, isSortable: isSortable,
            isEditable: true)
    }
}

/// The width of a column as files write it.
enum ColumnWidth: NUIConvertible, Equatable {
    case fitted
    case points(Double)

    static let nuiEnumeration = EnumTable<ColumnWidth>("ColumnWidth", [(["Fitted"], .fitted)])
    static var nuiType: ValueType { .oneOf([.number, .enumeration("ColumnWidth")]) }
    static var nuiEnums: [EnumSchema] { [nuiEnumeration.schema] }

    static func fromNUI(_ value: NUIValue) -> ColumnWidth? {
        if case .cases(let names) = value.loaded { return names.count == 1 ? nuiEnumeration.value(named: names[0]) : nil }
        return value.number.map(ColumnWidth.points)
    }

    var asNUI: NUIValue? { nil }
}

extension TableColumn.Pin: NUIEnumeration {
    /// The names of the sides in files.
    public static let nuiEnumeration = EnumTable<TableColumn.Pin>("Pin", [(["Leading"], .leading), (["Trailing"], .trailing)])
}

extension TableColumn: NUIConvertible {
    /// An object of class TableColumn.
    public static var nuiType: ValueType { .object("TableColumn") }
    /// Returns the column; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> TableColumn? {
        if case .value(let column) = value.loaded { column as? TableColumn } else { nil }
    }
    /// The column itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension TableSection: NUIConvertible {
    /// An object of class TableSection.
    public static var nuiType: ValueType { .object("TableSection") }
    /// Returns the section; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> TableSection? { value.object as? TableSection }
    /// The section as an object.
    public var asNUI: NUIValue? { NUIValue(self) }
}

extension TableCells: NUIConvertible {
    /// An object of class TableRow.
    public static var nuiType: ValueType { .object("TableRow") }
    /// Returns the row; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> TableCells? { value.object as? TableCells }
    /// The row as an object.
    public var asNUI: NUIValue? { NUIValue(self) }
}
