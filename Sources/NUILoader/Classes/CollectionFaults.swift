import NUI
import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiViews

/// Warnings for properties of collections that have no effect as they are written.
extension PlaceFault {
    /// The warning for a property that counts only with another one.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - other: The property that gives it a meaning. No warning is needed if the file sets that, since a state may change it.
    ///   - hint: What to write.
    fileprivate static func idle(_ property: String, without other: String, _ hint: String) -> PlaceFault {
        var fault = idle(property, "without \(other)", hint)
        fault.silencers = [other]
        return fault
    }

    /// The warning for a property that does not count in its object.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - circumstance: The end of the sentence, such as "in a separator".
    ///   - hint: What to write.
    fileprivate static func idle(_ property: String, _ circumstance: String, _ hint: String) -> PlaceFault {
        var fault = PlaceFault(message: "\(property) has no effect \(circumstance)", hint: hint, properties: [property])
        fault.code = .idleProperty
        fault.isOfOwnLiteral = true
        return fault
    }

    /// The warnings for properties of a header or a footer that is not there.
    fileprivate static func idle(without view: String) -> [PlaceFault] {
        let name = view.prefix(1).uppercased() + view.dropFirst()
        return ["\(view)Length", "fits\(name)", "pins\(name)"].map {
            idle($0, without: view, "\(view) = { :class = Label  text = \"...\" }")
        }
    }

    /// The warning for an element that has no view to show.
    fileprivate static func empty(_ name: String, _ hint: String) -> PlaceFault {
        var fault = PlaceFault(message: "this \(name) has no view, so it shows nothing", hint: hint, properties: [])
        fault.code = .emptyItem
        fault.silencers = ["view", "isSeparator", "width"]
        fault.isOfUnnamed = true
        return fault
    }
}

extension CollectionView {
    /// The warnings for properties that have no effect.
    var idleFaults: [PlaceFault] { styleFaults + selectionFaults }

    /// The warnings for selected keys where people and data can select nothing. A program may name the view and set the mode.
    private var selectionFaults: [PlaceFault] {
        guard selectionMode == Selection.Mode.none else { return [] }
        return ["selectedKey", "selectedKeys"].map { property in
            let mode = property == "selectedKey" ? "Single lets people select one item" : "Multiple lets people select several items"
            var fault = PlaceFault.idle(property, without: "selectionMode", "selectionMode = \(mode)")
            fault.isOfUnnamed = true
            return fault
        }
    }

    /// The warnings for properties of grids in a list.
    private var styleFaults: [PlaceFault] {
        guard style.kind == .list || style.kind == .flow else { return [] }
        return ["columns", "columnWidth"].map { .idle($0, without: "layout", "layout = Grid or layout = Waterfall has columns") }
    }
}

extension CollectionSection {
    /// The warnings for properties of what the section does not have.
    var partFaults: [PlaceFault] {
        let ofCarousel = ["itemLength", "itemsInSight", "itemsInGroup"]
        return (carousel == .none ? ofCarousel.map { .idle($0, without: "carousel", "carousel = Free makes the section one") } : [])
            + (header == nil ? PlaceFault.idle(without: "header") : []) + (footer == nil ? PlaceFault.idle(without: "footer") : [])
    }
}

extension TableSection {
    /// The warnings for properties of a header that the section does not have.
    var partFaults: [PlaceFault] { header == nil ? PlaceFault.idle(without: "header") : [] }
}

extension ToolbarItem {
    /// The warning for an item without a view, or for a view that a separator does not show.
    var viewFaults: [PlaceFault] {
        if isSeparator {
            return ["view", "title", "isPinned", "priority"].map {
                .idle($0, "in a separator", "write the separator as an item of its own: { isSeparator = YES }")
            }
        }
        let empty = width != nil ? [] : [PlaceFault.empty("item", "give it one: view = { :class = Button  title = \"Save\" }")]
        return empty + (isLostInMenu ? [lost] : [])
    }

    /// The warning for a control that people cannot use when there is no room for it.
    private var lost: PlaceFault {
        var fault = PlaceFault(
            message: "people cannot use this from the More menu, to which it goes in a narrow window",
            hint: "isPinned = YES keeps it in the toolbar", properties: ["view"])
        fault.code = .unseenView
        fault.silencers = ["isPinned"]
        fault.isOfUnnamed = true
        return fault
    }
}

extension OutlineEntry {
    /// The warning for a row without a view.
    var viewFaults: [PlaceFault] { [.empty("row", "give it one: view = { :class = Label  text = \"Lakes\" }")] }
}

extension Table {
    /// The faults of columns, and of the order that the file begins with.
    var columnFaults: [PlaceFault] { missingColumns + doubledColumns + unknownOrder }

    /// The warning for a file that gives the table no columns.
    private var missingColumns: [PlaceFault] {
        guard columns.isEmpty else { return [] }
        var fault = PlaceFault(
            message: "a table without columns shows no rows", hint: "columns = [{ title = \"Name\" }]", properties: ["columns"])
        fault.code = .idleProperty
        fault.isOfOwnLiteral = true
        fault.isOfUnnamed = true
        return [fault]
    }

    /// The columns of a file that have the name of another one.
    private var doubledColumns: [PlaceFault] {
        var seen = Set<String>()
        return columns.filter { !seen.insert($0.id).inserted }.prefix(1).map { column in
            let isNameless = column.id.isEmpty
            return PlaceFault(
                message: isNameless
                    ? "two columns have neither a title nor an id, and only the first one is shown"
                    : "two columns have the name \"\(column.id)\", and only the first one is shown",
                hint: isNameless ? "give each of them an id" : "give one of them another title, or an id", properties: ["columns"])
        }
    }

    /// The warning for an order by a column that is not there.
    private var unknownOrder: [PlaceFault] {
        let names = columns.map(\.id)
        // A program that sorts may know more orders than there are columns.
        guard !names.isEmpty, !sortColumn.isEmpty, !names.contains(sortColumn), onSort == nil, !isHeard(.valueChanged) else { return [] }
        let column = sortColumn
        let titled = columns.first { $0.title == column }.map { "the column with that title has the id \(StringLiteral.quoted($0.id))" }
        var fault = PlaceFault(
            message: "there is no column \"\(column)\", so nothing orders the rows",
            hint: titled ?? Suggestion.nearest(to: column, among: names).map { "did you mean \(StringLiteral.quoted($0))?" }
                ?? "the columns are \(names.map { "\"\($0)\"" }.joined(separator: ", "))",
            properties: ["sortColumn"])
        fault.code = .idleProperty
        fault.isOfOwnLiteral = true
        fault.isOfConstant = true
        return [fault]
    }
}
