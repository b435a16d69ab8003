import Foundation
import NUI
import NUILoader
import TatamiViews
import TestSupport
import Testing

/// `tatami check --fix` on mutated files: never more errors, no string changed, no definition lost, and a second run changes nothing.
///
/// `FIXES=20000` sets the number of files, which `make soak` does, and `NUI_SEED` the seed.
@Suite struct FixSoakTests {
    private static let parts = 4
    private static let count = Seeded.count("FIXES", otherwise: 240)

    @Test(arguments: 0..<parts) func fixesDoNoHarmToMutatedFiles(part: Int) throws {
        let seed = Seeded.start("NUI_SEED")
        print("fixes: NUI_SEED=\(seed) part \(part)")
        var random = Seeded(seed &+ UInt64(part))
        let schema = NUILoader(root: Screen()).schema
        let samples = try RecoverySample.all(withGallery: true)
        let defects = samples.map { Defect.all(in: $0.bytes) }
        var fixed = 0
        for _ in 0..<(Self.count / Self.parts) {
            let index = random.below(samples.count)
            let sample = samples[index]
            let text = String(decoding: Self.mutated(defects[index], &random), as: UTF8.self)
            if Self.expectNoHarm(text, sample, schema, "NUI_SEED=\(seed) part \(part)") { fixed += 1 }
        }
        #expect(fixed * 4 > Self.count / Self.parts, "\(fixed)")
    }

    /// The gradient ends within the assignment that would be moved behind it: the message has no fix.
    @Test func whatEndsWithinAMovedAssignmentGetsNoFix() {
        let text =
            "root = {\n    :class = LayoutView\n    backgroundColor = {\n        :class = Gradient\n    layout = {\n        :class = OverlayLayout\n    }\n"
        let found = check(Program(text: text, path: "a.nui"), NUILoader(root: Screen()).schema)
        #expect(found.map(\.id) == ["NUI203", "NUI102"] && found.map { $0.fix == nil } == [true, false])
        #expect(found.allSatisfy(Self.isDisjoint))
    }

    /// Fixes a text and checks what must hold. Returns true if anything was fixed.
    private static func expectNoHarm(_ text: String, _ sample: RecoverySample, _ schema: Schema, _ seed: String) -> Bool {
        let check = { (text: String) in sample.findings(in: Array(text.utf8), schema) }
        let first = FixedFile(SourceText(path: sample.path, bytes: Array(text.utf8)), check: check)
        let (before, after) = (Document(text, path: "a.nui"), Document(first.text, path: "a.nui"))
        let place: Comment = "\(seed), \(sample.path)\n\(first.steps.joined(separator: "\n"))"
        let found = check(text)
        #expect(check(first.text).errorCount <= found.errorCount, place)
        for diagnostic in found where diagnostic.fix != nil { #expect(isDisjoint(diagnostic), "\(diagnostic) \(place)\n\(text)") }
        #expect(isSubsequence(strings(before), of: strings(after)), place)
        let lost = Set(before.definitions.map { "\($0.kind) \($0.name.text)" }).subtracting(
            after.definitions.map { "\($0.kind) \($0.name.text)" })
        #expect(lost.isEmpty && after.definitions.count >= before.definitions.count, "\(lost): \(place)")
        let second = FixedFile(SourceText(path: sample.path, bytes: Array(first.text.utf8)), check: check)
        #expect(second.steps == [] && second.text == first.text, place)
        return first.text != text
    }

    /// Whether the edits of a fix do not overlap each other.
    private static func isDisjoint(_ diagnostic: Diagnostic) -> Bool {
        let spans = (diagnostic.fix?.edits ?? []).map(\.span).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        return zip(spans, spans.dropFirst()).allSatisfy { ($0.endLine, $0.endColumn) <= ($1.line, $1.column) }
    }

    /// A file with one to four mistakes.
    private static func mutated(_ defects: [Defect], _ random: inout Seeded) -> [UInt8] {
        var bytes = random.pick(defects).bytes
        for _ in 0..<random.below(4) {
            // Finding all mistakes of the new text would take long; a stretch of it is moved or lost instead.
            let start = random.below(bytes.count)
            let end = min(bytes.count, start + random.below(8))
            switch random.below(3) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            default: if start + 1 < bytes.count { bytes.swapAt(start, start + 1) }
            }
        }
        return bytes
    }

    /// The source texts of all closed strings.
    private static func strings(_ document: Document) -> [String] {
        document.tree.tokens.filter { $0.kind == .string && $0.isOpened && $0.isTerminated }.map {
            String(decoding: document.source.bytes[($0.lower + 1)..<($0.upper - 1)], as: UTF8.self)
        }
    }

    private static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
        var rest = whole[...]
        return part.allSatisfy { string in
            guard let index = rest.firstIndex(of: string) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
