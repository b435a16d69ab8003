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

    private func checkLog(_ text: String) throws -> [Object] {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [Object])?.first)
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["name"] as? String == "tatami" && run["columnKind"] as? String == "unicodeCodePoints")
        let rules = try #require(driver["rules"] as? [Object])
        #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
        for rule in rules {
            #expect((rule["shortDescription"] as? Object)?["text"] is String)
            #expect(URL(string: try #require(rule["helpUri"] as? String))?.scheme != nil)
        }
        let results = try #require(run["results"] as? [Object])
        for result in results {
            #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
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
            try checkURI(try #require(physical["artifactLocation"] as? Object))
            checkRegion(try #require(physical["region"] as? Object))
            if let message = place["message"] as? Object { #expect(message["text"] is String) }
        }
    }

    private func checkFix(_ fix: Object) throws {
        for change in try #require(fix["artifactChanges"] as? [Object]) {
            try checkURI(try #require(change["artifactLocation"] as? Object))
            let replacements = try #require(change["replacements"] as? [Object])
            #expect(!replacements.isEmpty)
            for replacement in replacements {
                checkRegion(try #require(replacement["deletedRegion"] as? Object))
                #expect((replacement["insertedContent"] as? Object)?["text"] is String)
            }
        }
    }

    private func checkURI(_ artifact: Object) throws {
        #expect(URL(string: try #require(artifact["uri"] as? String)) != nil)
    }

    private func checkRegion(_ region: Object) {
        let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0] as? Int ?? 0 }
        #expect(numbers.allSatisfy { $0 >= 1 } && (numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
    }
}
