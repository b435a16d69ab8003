import NUI
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUILoader {
    /// The sizes, in points, in which checks and surveys of overflow lay a file out: a phone upright and on its side, a tablet, and a
    /// desktop window.
    public static let usualSizes = [Size(320, 480), Size(480, 320), Size(768, 1024), Size(1280, 800)]
}

/// Finds the views of a program that have something to show and cannot be seen.
extension Builder {
    /// Lays out the view of the root in the usual sizes, and reports each view that is unseen in all of them. Call it before states are
    /// applied.
    func findUnseen(_ text: any TextMeasurer) {
        guard case .object(let object)? = journal.waitingValue(of: "view", in: root), let view = object as? View, view.root == nil else {
            return
        }
        let shown = ViewRoot(view, text: text)
        let origin = BuiltOrigin(self)
        shown.origin = origin
        var unseen: Set<ObjectIdentifier>?
        var withoutWidth: [LayoutView]?
        defer {
            for view in withoutWidth ?? [] { reportWithoutWidth(view) }
            for fault in shown.viewFaults { if let view = fault.view { report(fault.message, about: view) } }
        }
        for size in NUILoader.usualSizes {
            shown.layout(width: size.width, height: size.height)
            withoutWidth = (withoutWidth ?? shown.adaptingViews).filter { $0.frame.width == 0 }
            let found = Set(shown.unseenViews(naming: 0).compactMap { $0.place.view.map(ObjectIdentifier.init) })
            unseen = unseen?.intersection(found) ?? found
            if unseen?.isEmpty == true, withoutWidth?.isEmpty == true { return }
        }
        for found in shown.unseenViews {
            guard let view = found.place.view, unseen?.contains(ObjectIdentifier(view)) == true else { continue }
            if let place = place(of: view) {
                failures.add(failure(.unseenView, found.message, at: place, hint: found.change))
            } else if view.scroller != nil, let (place, name) = outerPlace(of: view) {
                let (length, rule) = found.axes == [.horizontal] ? ("0 wide", "horizontalStretch") : ("0 high", "verticalStretch")
                failures.add(
                    failure(
                        .unseenView, "the content of this \(name) is \(length), so it is not seen", at: place,
                        hint: found.change ?? "\(rule) = 1 of its item gives it room"))
            }
        }
    }
}

extension Builder {
    /// The place of the object in a file that made a view; nil for a view of no file.
    private func place(of view: View) -> SourceRange? {
        guard let literal = journal.writings(into: view).lazy.compactMap(\.source.node).first else { return nil }
        // The class of a template stands elsewhere.
        return literal.use == nil ? literal.classProperty()?.range ?? literal.range : literal.range
    }

    /// The place and the class of the object of a file that holds a part of its own, such as the rows of a table.
    private func outerPlace(of part: View) -> (SourceRange, String)? {
        guard let view = part.superview, let place = place(of: view), let item = journal.itemClass(of: view) else { return nil }
        return (place, item.schema.name)
    }

    /// Reports a fault that a view has in any size, such as a table whose rows have too few cells.
    private func report(_ fault: String, about view: View) {
        guard !tellUnequalRows(of: view, fault), let place = place(of: view) else { return }
        failures.add(failure(ofView: fault, at: place))
    }

    /// Returns the diagnostic for a fault that a view has reported as a sentence.
    func failure(ofView fault: String, at place: SourceRange) -> LoadFailure {
        let words = fault.hasSuffix(".") ? fault.dropLast() : fault[...]
        return failure(.unseenView, words.prefix(1).lowercased() + words.dropFirst(), at: place)
    }

    /// Reports a view with blocks for widths that has none.
    private func reportWithoutWidth(_ view: LayoutView) {
        guard let place = place(of: view) else { return }
        failures.add(
            failure(
                .unseenView, "':when' needs a width from outside, and the view gets none", at: place,
                hint: "give its item a stretch weight, a fixed or a smallest width: layoutItem.horizontalStretch = 1"))
    }
}

/// The names and places of the objects that a builder has made.
private final class BuiltOrigin: ObjectOrigin {
    private let builder: Builder

    init(_ builder: Builder) { self.builder = builder }

    func place(of property: String, in object: AnyObject) -> SourcePlace? { builder.origin(of: property, in: object)?.value }
    func name(of object: AnyObject) -> String? { builder.names.name(of: object) }
    func className(of object: AnyObject) -> String? { builder.journal.itemClass(of: object)?.schema.name }
}
