import Foundation
import TestSupport

/// Files of the project, changed at random: bytes, words, lines, halves of other files. The same files for the same seed.
///
/// libFuzzer finds more, since it sees which code an input reaches; it needs a build of its own (`make fuzz`).
public struct MutatedFiles {
    /// NUI files, the files of the corpus of diagnostics, schemas, tables of texts, and files with their data behind them.
    private let seeds: [[UInt8]]
    /// The words that libFuzzer puts into inputs as well.
    private let words: [[UInt8]]
    private let limit: Int

    /// Reads the files of the checkout at `root`. A mutated file has at most `limit` bytes.
    public init(root: URL, limit: Int = 1024) throws {
        self.limit = limit
        seeds = try Self.files(root).map { Array($0.prefix(limit)) }
        words = try String(contentsOf: root.appendingPathComponent("Fuzzing/nui.dict"), encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("\"") }.map { Self.word($0.dropFirst().dropLast()) }
        precondition(!seeds.isEmpty && !words.isEmpty, "There is nothing to mutate in \(root.path).")
    }

    private static func files(_ root: URL) throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        for folder in ["Examples", "Tests/NUILoaderTests", "Fuzzing/seeds"] {
            let all = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            let urls = (all?.allObjects ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
            for url in urls where ["nui", "json", "strings"].contains(url.pathExtension) { files.append(Array(try Data(contentsOf: url))) }
        }
        let corpus = try FileManager.default.contentsOfDirectory(
            at: root.appendingPathComponent("Tests/NUITests/Corpus"), includingPropertiesForKeys: nil)
        for url in corpus.sorted(by: { $0.path < $1.path }) where url.pathExtension == "txt" {
            files += try cases(String(contentsOf: url, encoding: .utf8)).map { Array($0.utf8) }
        }
        return files
    }

    /// The files of a corpus: each stands between a line that begins with `==` and one that begins with `--` or `>>`.
    private static func cases(_ corpus: String) -> [String] {
        var cases: [String] = []
        var isInFile = false
        for line in corpus.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                isInFile = true
                cases.append("")
            } else if line.hasPrefix("--") || line.hasPrefix(">> ") {
                isInFile = false
            } else if isInFile {
                cases[cases.count - 1] += line + "\n"
            }
        }
        return cases
    }

    /// A word of the dictionary without its escapes: `\\`, `\"` and `\xAB`.
    private static func word(_ quoted: Substring) -> [UInt8] {
        var word: [UInt8] = []
        var rest = quoted.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
                if next == UInt8(ascii: "x"), let code = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
                    word.append(code)
                    rest = rest.dropFirst(2)
                } else {
                    word.append(next)
                }
            } else {
                word.append(byte)
            }
        }
        return word
    }

    /// The mutated file of a seed.
    public func file(_ seed: UInt64) -> [UInt8] {
        var random = Seeded(seed)
        var file = random.pick(seeds)
        for _ in 0...random.below(4) { mutate(&file, &random) }
        return Array(file.prefix(limit))
    }

    private func mutate(_ file: inout [UInt8], _ random: inout Seeded) {
        let (start, end) = random.span(in: file)
        switch random.below(9) {
        case 0: file.removeSubrange(start..<end)
        case 1: file.insert(contentsOf: file[start..<end], at: random.below(file.count + 1))
        case 2, 3: file.insert(contentsOf: random.pick(words), at: start)
        case 4: file.replaceSubrange(start..<end, with: random.pick(words))
        case 5:
            let other = random.pick(seeds)
            let (from, to) = random.span(in: other)
            file.replaceSubrange(start..<end, with: other[from..<to])
        case 6: file = Array(file[..<start]) + random.pick(seeds).suffix(random.below(limit))
        case 7 where !file.isEmpty: file[random.below(file.count)] = UInt8(truncatingIfNeeded: random.next())
        default: file.insert(random.pick(Array(#"{}[]()"'\.:=<>-|&!?,;+*/%0123456789 "#.utf8) + [10, 0xC3, 0xE2]), at: start)
        }
    }
}

extension Seeded {
    /// A part of some bytes, mostly a short one.
    fileprivate mutating func span(in bytes: [UInt8]) -> (start: Int, end: Int) {
        let start = below(bytes.count + 1)
        return (start, min(bytes.count, start + below(below(4) == 0 ? 200 : 12)))
    }
}
