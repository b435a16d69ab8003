import Foundation
import Testing

/// The JSON of the commands, as a program reads it.
@Suite struct JSONTests {
    private func read(_ arguments: String...) throws -> Any {
        let result = try Tatami().run(arguments)
        return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }

    @Test func framesHaveTheirMembers() throws {
        let frames = try #require(try read("frames", "form.nui", "--json") as? [String: Any])
        #expect(Set(frames.keys) == ["size", "views"])
        #expect(frames["size"] as? [Double] == [320, 480])
        let views = try #require(frames["views"] as? [[String: Any]])
        #expect(views.count == 7)
        for view in views {
            #expect(Set(view.keys) == ["path", "id", "outlet", "class", "frame", "absolute", "visibility", "text"])
        }
        let note = try #require(views.first { $0["id"] as? String == "note" })
        #expect(note["path"] as? String == "0.1" && note["outlet"] as? String == "remark" && note["class"] as? String == "Label")
        #expect(note["frame"] as? [Double] == [20, 45, 280, 25] && note["absolute"] as? [Double] == [20, 45, 280, 25])
        #expect(note["visibility"] as? String == "visible" && note["text"] as? String == "A \"note\"")
        #expect(views[0]["id"] is NSNull && views[0]["outlet"] is NSNull && views[0]["text"] is NSNull)
    }

    @Test func framesAreOfTheParentAndAbsoluteOnesOfTheRoot() throws {
        let frames = try #require(try read("frames", "nested.nui", "--json", "--size", "100x100") as? [String: Any])
        let views = try #require(frames["views"] as? [[String: Any]])
        #expect(views.map { $0["frame"] as? [Double] } == [[0, 0, 100, 100], [10, 10, 80, 80], [5, 5, 20, 20]])
        #expect(views.map { $0["absolute"] as? [Double] } == [[0, 0, 100, 100], [10, 10, 80, 80], [15, 15, 20, 20]])
    }

    @Test func exactFramesAreNotRounded() throws {
        func mark(_ more: String...) throws -> [Double]? {
            let result = try Tatami().run(["frames", "form.nui", "--json"] + more)
            let frames = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            return (frames?["views"] as? [[String: Any]])?.first { $0["outlet"] as? String == "mark" }?["frame"] as? [Double]
        }
        #expect(try mark() == [20, 90, 10, 10])
        #expect(try mark("--exact") == [20, 90, 10.25, 10])
    }

    @Test func findingsHaveTheirMembers() throws {
        let found = try #require(try read("check", "wrong.nui", "--json") as? [[String: Any]])
        #expect(found.count >= 10)
        for finding in found {
            #expect(Set(finding.keys) == ["id", "severity", "file", "line", "column", "endLine", "endColumn", "message", "hint", "fix"])
        }
        let hidden = try #require(found.first { ($0["fix"] as? [String: Any])?["replacement"] as? String == "YES" })
        #expect(hidden["line"] as? Int == 9 && hidden["severity"] as? String == "error")
        let places = found.map { ($0["line"] as? Int ?? 0) * 1000 + ($0["column"] as? Int ?? 0) }
        #expect(places == places.sorted())
    }

    @Test func explanationsAddUp() throws {
        let why = try #require(try read("explain", "form.nui", "--view", "rest", "--json") as? [String: Any])
        #expect(why["view"] as? String == "rest" && why["class"] as? String == "View")
        let frame = try #require(why["frame"] as? [Double])
        for (index, axis) in ["width", "height"].enumerated() {
            let part = try #require(why[axis] as? [String: Any])
            #expect(part["length"] as? Double == frame[index + 2])
            #expect((part["sentence"] as? String)?.hasPrefix("\(axis) ") == true)
        }
        #expect((why["height"] as? [String: Any])?["maximum"] as? Double == 100 && frame[3] == 100)
    }

    private static let axisMembers: Set<String> = [
        "sentence", "facts", "source", "content", "adjustment", "minimum", "maximum", "fixed", "ignoresContent", "natural", "least",
        "share", "slot", "position", "offset", "length", "overflow", "isRoot", "isCollapsed", "proposal",
    ]
    private static let proposalMembers = valueMembers.union(["length", "overflow", "text"])
    private static let valueMembers: Set<String> = [
        "of", "name", "property", "value", "file", "line", "column", "style", "constant", "state", "template",
    ]

    @Test(arguments: ["page", "head", "row", "save_item", "picture", "legal", "window", "0/1/1"])
    func explanationsHaveTheirMembers(view: String) throws {
        let why = try #require(try read("explain", "tight.nui", "--view", view, "--json") as? [String: Any])
        #expect(Set(why.keys) == ["view", "path", "class", "frame", "width", "height"])
        for axis in ["width", "height"] {
            let part = try #require(why[axis] as? [String: Any])
            let facts = try #require(part["facts"] as? [[String: Any]])
            #expect(Set(part.keys) == Self.axisMembers)
            let texts = facts.compactMap { $0["text"] as? String }
            let length = try #require(part["length"] as? Double)
            let proposal = part["proposal"] as? [String: Any]
            let end = (proposal?["text"] as? String).map { "; \($0)" } ?? ""
            #expect((part["sentence"] as? String)?.hasSuffix(": \(texts.joined(separator: ", "))\(end)") == true)
            if let proposal { #expect(Set(proposal.keys) == Self.proposalMembers && proposal["length"] is Double) }
            #expect(abs(facts.compactMap { $0["change"] as? Double }.reduce(0, +) - length) < 1e-9)
            for fact in facts {
                #expect(Set(fact.keys) == ["rule", "text", "change", "values"])
                for value in try #require(fact["values"] as? [[String: Any]]) { #expect(Set(value.keys) == Self.valueMembers) }
            }
        }
    }

    @Test func valuesTellTheirPlaces() throws {
        let why = try #require(try read("explain", "tight.nui", "--view", "head", "--json") as? [String: Any])
        let facts = try #require((why["width"] as? [String: Any])?["facts"] as? [[String: Any]])
        let values = facts.flatMap { $0["values"] as? [[String: Any]] ?? [] }
        let least = try #require(values.first { $0["property"] as? String == "minWidth" })
        #expect(least["value"] as? Double == 40 && least["file"] as? String == "tight.nui" && least["line"] as? Int == 16)
        #expect(least["column"] as? Int == 130 && least["of"] as? String == "item" && least["style"] is NSNull)
        let most = try #require(values.first { $0["property"] as? String == "maxWidth" })
        #expect(most["value"] as? Double == 120 && most["file"] as? String == "part/styles.nui" && most["line"] as? Int == 2)
        #expect(most["style"] as? String == "narrow" && most["name"] is NSNull)
    }

    @Test func overflowsHaveTheirMembers() throws {
        let found = try #require(try read("frames", "tight.nui", "--overflow", "--json", "--size", "220x") as? [[String: Any]])
        #expect(found.map { $0["id"] as? String } == ["page", "row", "legal"])
        for overflow in found {
            #expect(
                Set(overflow.keys) == [
                    "id", "path", "class", "frame", "axis", "needed", "room", "amount", "before", "after", "isCut", "text", "causes",
                ])
            let needed = try #require(overflow["needed"] as? Double)
            let room = try #require(overflow["room"] as? Double)
            #expect(overflow["amount"] as? Double == needed - room && needed > room)
        }
        let row = found[1]
        let causes = try #require(row["causes"] as? [[String: Any]])
        #expect(row["path"] as? String == "0/1" && row["axis"] as? String == "width" && row["before"] as? Double == 0)
        #expect(
            causes.map { $0["rule"] as? String } == ["minimum", "fixed", "order"]
                && causes.map { $0["change"] as? Double } == [140, 96, 24])
    }
}
