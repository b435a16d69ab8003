import NUI
import NUILoader
import TatamiDrawing
import TatamiViews

/// An enumeration of a program's own.
enum Mood: NUIEnumeration {
    case happy, sad
    static let nuiEnumeration = EnumTable<Mood>("Mood", [(["Happy", "Glad"], .happy), (["Sad"], .sad)])
}

/// A view of a program's own with a property of most kinds.
final class Sticker: View {
    var count = 3
    var mood = Mood.happy
    var moods: [Mood] = []
    lazy var font: Font = .caption
    var note: String?
    var tint = Color(bytes: 255, 128, 0)

    func clear() { count = 0 }

    static var nui: NUIClass {
        NUIClass(
            "Sticker", of: Sticker.self, aliases: ["Badge"], parent: "View", doc: "A number on a label.", make: { Sticker() },
            [
                .property("count", \.count, "How many.", range: .count), .property("mood", \.mood, "How it looks."),
                .property("moods", \.moods, "How it looked before."), .property("font", \.font, "The number's font."),
                .property("note", \.note), .property("tint", \.tint, "Behind the number."),
            ],
            actions: [.action("clear", Sticker.clear, "Shows 0.")])
    }
}
