import NUILoader
import TatamiViews
import TestSupport
import Testing

/// Random items with styles, pairs and states: the place is always that of the last line that says the property.
@Suite struct PlaceSearchTests {
    private static let written: [(text: String, sets: [String])] = [
        ("minWidth", ["minWidth"]), ("minHeight", ["minHeight"]), ("minDesiredWidth", ["minWidth"]),
        ("marginTop", ["marginTop"]), ("marginLeft", ["marginLeading"]), ("horizontalStretch", ["horizontalStretch"]),
        ("hStretchWeight", ["horizontalStretch"]), ("margin", ["marginTop", "marginLeading", "marginBottom", "marginTrailing"]),
        ("stretch", ["horizontalStretch", "verticalStretch"]),
    ]

    @Test func theLastLineCounts() throws {
        for seed in 0..<UInt64(150) {
            var random = Seeded(seed)
            var lines: [String] = []
            var last: [String: Int] = [:]
            var told: [String: [String: Int]] = [:]
            func write(_ count: Int, into sets: inout [String: Int]) {
                for _ in 0..<count {
                    let choice = Self.written[Int(random.next() % UInt64(Self.written.count))]
                    lines.append("    \(choice.text) = \(1 + random.next() % 50)")
                    for property in choice.sets { sets[property] = lines.count }
                }
            }
            for style in ["one", "two"] {
                lines.append("style \(style) = {")
                var sets = style == "two" ? told["one"] ?? [:] : [:]
                if style == "two" { lines.append("    :style = one") }
                write(Int(random.next() % 4), into: &sets)
                told[style] = sets
                lines.append("}")
            }
            lines.append("state later = { it <= {")
            var state: [String: Int] = [:]
            write(Int(random.next() % 3), into: &state)
            lines.append("} }")
            lines.append("root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [ { :id = it")
            if let style = ["one", "two"].randomElement(using: &random), random.next() % 3 > 0 {
                lines.append("    :style = \(style)")
                last = told[style] ?? [:]
            }
            write(Int(random.next() % 5), into: &last)
            lines.append("} ] } } }")

            let loading = Loading(lines.joined(separator: "\n"))
            let item = try loading.object("it", as: LayoutItem.self)
            func check(_ moment: String) {
                for property in Set(Self.written.flatMap(\.sets)) {
                    #expect(loading.loader.place(of: property, in: item)?.line == last[property], "seed \(seed), \(moment): \(property)")
                }
            }
            check("loaded")
            try loading.loader.loadState("later")
            last.merge(state) { _, new in new }
            check("with a state")
        }
    }
}
