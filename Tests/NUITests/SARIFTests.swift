import Foundation
import NUI
import Testing

/// The shape of the log against what the schema of SARIF 2.1.0 requires of the parts it has.
@Suite struct SARIFTests {
    private typealias Object = [String: Any]

    @Test func hasTheShapeOfASARIFLog() throws {
        var count = 0
        for item in try CorpusCase.all() {
            let found = check(item.program(), testSchema)
            let results = try checkLog(found.sarif)
            #expect(results.count == found.count)
            for (result, diagnostic) in zip(results, found) {
                #expect(result["ruleId"] as? String == diagnostic.id && result["level"] as? String == diagnostic.severity.rawValue)
                #expect((result["fixes"] != nil) == (diagnostic.fix != nil))
                #expect((result["relatedLocations"] as? [Object])?.count ?? 0 == diagnostic.related.count)
                count += 1
            }
        }
        #expect(count > 200)
        #expect(try checkLog([Diagnostic]().sarif).isEmpty)
    }

    @Test func pathsAreURIs() throws {
        let uri = { (file: String) throws in
            let log = [Diagnostic(id: "X1", severity: .warning, file: file, span: .start, message: "m")].sarif
            let place = try checkLog(log).first?["locations"] as? [Object]
            let physical = place?.first?["physicalLocation"] as? Object
            return (physical?["artifactLocation"] as? Object)?["uri"] as? String
        }
        #expect(try uri("a b/ü%.nui") == "a%20b/%C3%BC%25.nui")
        #expect(try uri("/ui/a-b_c.nui") == "file:///ui/a-b_c.nui")
        #expect(try uri("C:\\a\n") == "C%3A%5Ca%0A")
    }

    /// What the objects of a log may have; the schema of SARIF 2.1.0 allows these and others, and nothing else.
    private static let members: [String: Set<String>] = [
        "log": ["$schema", "version", "runs"], "run": ["tool", "results", "columnKind"], "tool": ["driver"], "driver": ["name", "rules"],
        "rule": ["id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration"], "text": ["text", "markdown"],
        "configuration": ["level"], "result": ["ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations", "fixes"],
        "location": ["id", "physicalLocation", "message"], "physicalLocation": ["artifactLocation", "region"], "artifactLocation": ["uri"],
        "region": ["startLine", "startColumn", "endLine", "endColumn"], "fix": ["artifactChanges", "properties"],
        "artifactChange": ["artifactLocation", "replacements"], "replacement": ["deletedRegion", "insertedContent"],
    ]

    private func checkMembers(_ object: Object, _ kind: String) {
        #expect(Set(object.keys).isSubset(of: Self.members[kind] ?? []), "\(kind): \(object.keys.sorted())")
    }

    /// A text for people; without text there is none.
    private func checkText(_ value: Any?) throws {
        let object = try #require(value as? Object)
        checkMembers(object, "text")
        #expect((object["text"] as? String)?.isEmpty == false && object["markdown"].map { $0 is String } ?? true)
    }

    private func checkRule(_ rule: Object) throws {
        checkMembers(rule, "rule")
        #expect((rule["id"] as? String)?.isEmpty == false && rule["name"] is String)
        try checkText(rule["shortDescription"])
        guard ErrorPage.page(of: rule["id"] as? String ?? "") != nil else { return }
        try checkText(rule["fullDescription"])
        try checkText(rule["help"])
        let configuration = try #require(rule["defaultConfiguration"] as? Object)
        checkMembers(configuration, "configuration")
        #expect(["warning", "error"].contains(configuration["level"] as? String ?? ""))
    }

    private func checkLog(_ text: String) throws -> [Object] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        checkMembers(log, "log")
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [Object])?.first)
        let tool = try #require(run["tool"] as? Object)
        let driver = try #require(tool["driver"] as? Object)
        for (object, kind) in [(run, "run"), (tool, "tool"), (driver, "driver")] { checkMembers(object, kind) }
        #expect(driver["name"] as? String == "tatami" && run["columnKind"] as? String == "unicodeCodePoints")
        let rules = try #require(driver["rules"] as? [Object])
        #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
        for rule in rules { try checkRule(rule) }
        let results = try #require(run["results"] as? [Object])
        for result in results {
            checkMembers(result, "result")
            try checkText(result["message"])
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules.indices.contains(index) && rules[index]["id"] as? String == result["ruleId"] as? String)
            try checkPlaces(try #require(result["locations"] as? [Object]))
            try checkPlaces(result["relatedLocations"] as? [Object] ?? [])
            for fix in result["fixes"] as? [Object] ?? [] { try checkFix(fix) }
        }
        return results
    }

    private func checkPlaces(_ places: [Object]) throws {
        for place in places {
            let physical = try #require(place["physicalLocation"] as? Object)
            checkMembers(place, "location")
            checkMembers(physical, "physicalLocation")
            try checkURI(try #require(physical["artifactLocation"] as? Object))
            checkRegion(try #require(physical["region"] as? Object))
            if let message = place["message"] { try checkText(message) }
            #expect(place["id"].map { ($0 as? Int ?? -2) >= -1 } ?? true)
        }
    }

    private func checkFix(_ fix: Object) throws {
        checkMembers(fix, "fix")
        #expect((fix["properties"] as? Object)?["certain"] is Bool)
        let changes = try #require(fix["artifactChanges"] as? [Object])
        #expect(!changes.isEmpty)
        for change in changes {
            checkMembers(change, "artifactChange")
            try checkURI(try #require(change["artifactLocation"] as? Object))
            let replacements = try #require(change["replacements"] as? [Object])
            #expect(!replacements.isEmpty)
            for replacement in replacements {
                checkMembers(replacement, "replacement")
                checkRegion(try #require(replacement["deletedRegion"] as? Object))
                #expect((replacement["insertedContent"] as? Object)?["text"] is String)
            }
        }
    }

    private func checkURI(_ artifact: Object) throws {
        checkMembers(artifact, "artifactLocation")
        #expect(URL(string: try #require(artifact["uri"] as? String)) != nil)
    }

    private func checkRegion(_ region: Object) {
        checkMembers(region, "region")
        let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0] as? Int ?? 0 }
        #expect(numbers.allSatisfy { $0 >= 1 } && (numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    }
}
