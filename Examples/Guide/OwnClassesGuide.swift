import Tatami

/// How a badge looks. Files write the names, and may use the older one.
public enum Mood: NUIEnumeration {
    case calm, urgent
    public static let nuiEnumeration = EnumTable<Mood>("Mood", [(["Calm"], .calm), (["Urgent", "Alarmed"], .urgent)])
}

/// A number in a coloured box.
public final class Badge: Label {
    public var count = 0 { didSet { text = "\(count)" } }
    public var mood = Mood.calm { didSet { backgroundColor = Color(hex: mood == .calm ? "CDEED8" : "F8D3DA") } }

    public func clear() { (count, mood) = (0, .calm) }

    /// The table: what files may write, and where it goes.
    public static var nui: NUIClass {
        NUIClass(
            "Badge", of: Badge.self, parent: "Label", doc: "A number in a coloured box.", make: { Badge() },
            [
                .property("count", \.count, "The number shown.", range: .count),
                .property("mood", \.mood, "Calm is green, Urgent is red."),
            ],
            actions: [.action("clear", Badge.clear, "Shows a calm 0.")])
    }
}

/// The root: the object into which `own-classes.nui` is loaded.
public final class Inbox {
    public var view: View?
    public var unread: Badge?
    public private(set) var log: [String] = []

    public init() {}
    public var isEmpty: Bool { unread?.count == 0 }
    public func refresh() { log.append("refresh") }

    /// All that files may name besides Tatami's own classes.
    public static var interface: NUISchema<Inbox> {
        NUISchema(
            doc: "The screen with the letters.",
            outlets: [
                .property("view", \.view, "What is shown."),
                .property("unread", \.unread, "How many letters are new."),
                .reading("isEmpty", \.isEmpty, "Whether none is.", isStored: false),
            ],
            actions: [
                .action("refresh", Inbox.refresh, "Asks the server."),
                .action("open", "Shows a letter.") { inbox, sender in inbox.unread?.count -= 1 },
            ],
            classes: [Badge.nui])
    }
}

/// What the file describes, in Swift.
public func ownClassesGuide() -> LayoutView {
    let badge = Badge()
    badge.font = .system(13)
    badge.textAlignment = .center
    badge.cornerRadius = 6
    (badge.count, badge.mood) = (12, .urgent)
    let refresh = Button("Refresh")
    let clear = Button("Clear")
    refresh.actions = [Action("refresh")]
    clear.actions = [Action("clear", target: "badge")]
    return paper(
        HStack(spacing: 12, padding: 12) {
            badge.fixedWidth(48)
            Spacer()
            refresh
            clear
        })
}
