import NUI
import NUILoader
import TatamiGeometry
import TatamiViews

/// pref(w, h) of the specification: a view that always reports that size.
final class Pref: View {
    var size = Size.zero { didSet { contentChanged() } }
    override func measure(_ proposal: Proposal) -> Size { size }

    static var nui: NUIClass {
        NUIClass("Pref", of: Pref.self, parent: "View", make: { Pref() }, [.property("size", \.size)])
    }
}

/// wrap(W) of the specification: text of natural width W that breaks anywhere.
final class Wrap: View {
    var natural = 0.0 { didSet { contentChanged() } }
    var lineHeight = 20.0 { didSet { contentChanged() } }

    override func measure(_ proposal: Proposal) -> Size {
        let width = min(proposal.width.limit(natural), natural)
        guard width > 0 else { return Size(min(10, natural), lineHeight) }
        return Size(width, (natural / width).rounded(.up) * lineHeight)
    }

    static var nui: NUIClass {
        NUIClass(
            "Wrap", of: Wrap.self, parent: "View", make: { Wrap() },
            [.property("natural", \.natural), .property("lineHeight", \.lineHeight)])
    }
}

/// Counts how many were made.
final class MakeCounter {
    private(set) var made: [View] = []

    var nui: NUIClass {
        NUIClass(
            "Counted", of: View.self, parent: "View",
            make: {
                let view = View()
                self.made.append(view)
                return view
            })
    }
}

/// A root of a program's own, with outlets.
final class Controller {
    var view: View?
    var label: Label?
    var button: View?
    var title: String?
    var count = 7.0
    var ratio: Double?
    var isOpen = true
    var size = Size(1, 2)
    var panel: Panel?
    var items: [Label] = []
}

/// A view of a program's own with an outlet of its own.
final class Panel: View {
    var header: Label?
    var note: String?

    static var nui: NUIClass {
        NUIClass(
            "Panel", of: Panel.self, parent: "View", make: { Panel() },
            [.property("header", \.header), .property("note", \.note)])
    }
}

extension Controller {
    static var outlets: [NUIProperty<Controller>] {
        [
            .property("view", \.view), .property("label", \.label), .property("button", \.button),
            .property("title", \.title), .property("count", \.count), .property("ratio", \.ratio),
            .property("isOpen", \.isOpen), .property("size", \.size), .property("panel", \.panel),
            .property("items", \.items),
        ]
    }
}
