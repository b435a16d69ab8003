import Foundation
import NUI
import NUILoader
import TatamiViews
import TestSupport
import Testing

/// One mistake at the places of a few files: how far from it the first finding stands, whether it is the only one, what it offers.
///
/// The usual run takes some places of each kind, by a seed; `NUI_SEED` takes others. `NUI_RECOVERY=all` takes them all, and some of
/// the gallery (minutes).
@Suite struct RecoveryTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let takesAll = environment["NUI_RECOVERY"] == "all"
    private static let seed = Seeded.start("NUI_SEED", otherwise: 0x4EC0)
    private static let schema = NUILoader(root: Screen()).schema
    /// What other places may have more of by chance: a run takes 125 of thousands.
    private static let slack = takesAll || seed == 0x4EC0 ? 0 : 0.04
    /// Places of a kind that the usual run looks at in a file.
    private static let places = 25

    @Test func theFirstFindingStandsWhereTheMistakeIs() throws {
        var random = Seeded(Self.seed)
        var table = RecoveryTable()
        for sample in try RecoverySample.all(withGallery: Self.takesAll) {
            #expect(sample.findings(in: sample.bytes, Self.schema) == [], "\(sample.path)")
            for defect in Self.chosen(Defect.all(in: sample.bytes), &random, takesAll: Self.takesAll && !sample.isOfGallery) {
                table.add(defect, sample.findings(in: defect.bytes, Self.schema), original: sample.bytes)
            }
            try Self.plantASecond(in: sample, &table, &random)
        }
        print("NUI_SEED=\(Self.seed)\n\(table)")
        for (kind, row) in table.rows {
            #expect(row.distance(at: 0.5) == 0, "\(kind)")
            #expect(row.distance(at: 0.95) <= 1, "\(kind)")
            // A file may be cut where it is complete, and some names mean nothing to anybody else.
            let slack = Self.slack
            #expect(row.reported >= (kind == .truncated ? 0.9 : kind.isMisspelling ? 0.95 - slack : 1), "\(kind)")
            #expect(row.alone >= 0.95, "\(kind)")
            if kind.isMisspelling { #expect(row.right >= 0.95 - slack, "\(kind)") }
            // Where a class is misspelt, nothing is known of its properties.
            if kind != .truncated { #expect(row.later >= (kind.isMisspelling ? 0.9 : 0.95), "\(kind)") }
        }
    }

    /// Whatever is offered as a mend is put in, as often as there is any: of a kind of which each finding had a mend nothing is left,
    /// and nothing goes round in circles.
    @Test func allMendsTogetherLeaveNothingOfTheirKind() throws {
        var random = Seeded(Self.seed &+ 1)
        var mended = 0
        var cases = 0
        for sample in try RecoverySample.all(withGallery: false) {
            for defect in Self.chosen(Defect.all(in: sample.bytes), &random, takesAll: Self.takesAll) {
                var bytes = defect.bytes
                var found = sample.findings(in: bytes, Self.schema)
                let kinds = Set(found.map(\.id)).subtracting(found.filter { $0.fix == nil }.map(\.id))
                guard found.contains(where: { $0.fix != nil }) else { continue }
                for _ in 0..<20 where found.contains(where: { $0.fix != nil }) {
                    bytes = Array(FixedText(SourceText(path: sample.path, bytes: bytes), found).text.utf8)
                    found = sample.findings(in: bytes, Self.schema)
                }
                cases += 1
                if found.isEmpty { mended += 1 }
                let left = Set(found.map(\.id)).intersection(kinds)
                let place = "\(defect.kind) at \(defect.offset) of \(sample.path)"
                #expect(left.isEmpty && !found.contains { $0.fix != nil }, "\(place), seed \(Self.seed): \(found.map(\.line))")
            }
        }
        print("\(cases) files with mends, \(mended) of them without a finding afterwards")
        #expect(cases > 100 && Double(mended) > 0.6 * Double(cases))
    }

    /// A mistake does not hide another one further down.
    private static func plantASecond(in sample: RecoverySample, _ table: inout RecoveryTable, _ random: inout Seeded) throws {
        let planted = try sample.planted()
        let above = Defect.all(in: planted.bytes).filter { $0.kind != .truncated && $0.line + 1 < planted.line }
        for defect in chosen(above, &random, count: places / 3) {
            let line = planted.line + defect.bytes.count { $0 == UInt8(ascii: "\n") } - planted.bytes.count { $0 == UInt8(ascii: "\n") }
            let isFound = sample.findings(in: defect.bytes, schema).contains { $0.span.line == line && $0.fix?.replacement == planted.name }
            table.addSecond(defect.kind, isFound: isFound)
        }
    }

    private static func chosen(_ defects: [Defect], _ random: inout Seeded, count: Int = places, takesAll: Bool = false) -> [Defect] {
        if takesAll { return defects }
        return Defect.Kind.allCases.flatMap { kind in defects.filter { $0.kind == kind }.shuffled(using: &random).prefix(count) }
    }
}

/// A file without a mistake.
struct RecoverySample {
    let path: String
    let bytes: [UInt8]
    let isOfGallery: Bool

    static func all(withGallery: Bool) throws -> [RecoverySample] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".nui") }.sorted()
        let own = try names.map { try RecoverySample(folder + "/" + $0) }
        return try own + (withGallery ? Gallery.files() : []).map { try RecoverySample(Gallery.path($0), isOfGallery: true) }
    }

    private init(_ path: String, isOfGallery: Bool = false) throws {
        self.path = path
        self.isOfGallery = isOfGallery
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// What is found in this file where it has other contents.
    func findings(in bytes: [UInt8], _ schema: Schema) -> [Diagnostic] {
        check(Program.load(path: path, reader: Overlay(path: path, bytes: bytes)), schema).filter { $0.file == path }
    }

    /// The file with the first two letters of its last property swapped.
    func planted() throws -> (bytes: [UInt8], line: Int, name: String) {
        let tokens = Document(bytes, path: path).tree.tokens.filter { !$0.kind.isTrivia }
        let last = try #require(
            tokens.indices.last { tokens[$0].kind == .equals && bytes[tokens[$0 - 1].lower] != bytes[tokens[$0 - 1].lower + 1] })
        let name = tokens[last - 1]
        var planted = bytes
        planted.swapAt(name.lower, name.lower + 1)
        let line = bytes[..<name.lower].count { $0 == UInt8(ascii: "\n") } + 1
        return (planted, line, String(decoding: bytes[name.lower..<name.upper], as: UTF8.self))
    }
}
