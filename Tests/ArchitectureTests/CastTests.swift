import Testing

/// Rooms that every view shares ask a view by a member, never by its class: a new class of views changes nothing in them.
@Suite struct CastTests {
    private static let baseRooms = ["Tree", "Passes", "Events", "Motion", "Accessibility", "Layers", "Scrolling"]

    @Test func baseRoomsDoNotCastToSubclasses() throws {
        let subclasses = try classes(below: ["View", "ItemLayout", "LayoutItem", "TreeObject"])
        #expect(subclasses.isSuperset(of: ["ScrollView", "LayoutView", "Label", "Spacer", "RelativeLayout", "Button", "View"]))
        let cast = try Regex(#"\b(?:as[?!]|is|case let \w+ as)\s+([A-Z]\w+)"#)
        for room in Self.baseRooms {
            let files = SourceTree.swiftFiles("Sources/TatamiViews/\(room)")
            #expect(!files.isEmpty, "\(room) is missing")
            for file in files {
                let code = SourceTree.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
                for line in code {
                    for match in line.matches(of: cast) {
                        guard let name = match.output[1].substring, subclasses.contains(String(name)) else { continue }
                        Issue.record("\(room)/\(file.lastPathComponent) casts to \(name): \(line)")
                    }
                }
            }
        }
    }

    /// The names of all classes that inherit from one of some classes, in the rooms of views and controls.
    private func classes(below roots: Set<String>) throws -> Set<String> {
        let declaration = try Regex(#"\bclass\s+([A-Z]\w+)(?:<[^>]*>)?\s*:\s*([A-Z]\w+)"#)
        let all = ["Sources/TatamiViews", "Sources/TatamiControls"].flatMap(SourceTree.swiftFiles).flatMap { file in
            SourceTree.text(file).matches(of: declaration).compactMap { match -> (String, String)? in
                guard let name = match.output[1].substring, let parent = match.output[2].substring else { return nil }
                return (String(name), String(parent))
            }
        }
        var known = roots
        var found: Set<String> = []
        while let next = all.first(where: { known.contains($0.1) && !found.contains($0.0) }) {
            found.insert(next.0)
            known.insert(next.0)
        }
        return found
    }
}
