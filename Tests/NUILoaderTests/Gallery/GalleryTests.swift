import Foundation
import NUI
import NUILoader
import TatamiGeometry
import TatamiViews
import TestSupport
import Testing

@Suite struct GalleryTests {
    @Test func everyFileLoadsWithoutAFindingAndOverflowsNothing() throws {
        let files = try Gallery.files()
        #expect(files.count >= 9)
        for file in files {
            let screen = Screen()
            let loader = NUILoader(root: screen)
            loader.logger = .silent
            #expect(loader.check(file: Gallery.path(file)).text == "", "\(file)")
            #expect(try loader.load(file: Gallery.path(file)) == [], "\(file)")
            let root = ViewRoot(try #require(screen.view), text: FakeText())
            root.layout(in: Size(320, 480))
            #expect(root.diagnostics == [], "\(file)")
            #expect(!root.displayList().isEmpty, "\(file)")
            for state in loader.states {
                try loader.loadState(state)
                root.layout(in: Size(320, 480))
            }
        }
    }

    /// A user's view tree must not depend on luck: what a broken file does to a loader that has a good one on the screen.
    @Test(arguments: 0..<20)
    func mutatedFilesNeverTrap(part: Int) throws {
        let seed = UInt64(0x7A7A_0000 + part)
        var random = Seeded(seed)
        let files = try Gallery.files().map {
            (name: Gallery.path($0), bytes: Array(try Data(contentsOf: URL(fileURLWithPath: Gallery.path($0)))))
        }
        let words = Mutation.words(of: files.map(\.bytes))
        let screen = Screen()
        let loader = NUILoader(root: screen)
        loader.logger = .silent
        var loadedCount = 0
        for round in 0..<100 {
            let file = files[round % files.count]
            let mutated = Mutation.mutate(file.bytes, words, &random)
            loader.reader = Overlay(path: file.name, bytes: mutated)
            let before = screen.view
            do {
                try loader.load(file: file.name)
                loadedCount += 1
            } catch {
                #expect(screen.view === before && !error.diagnostics.isEmpty, "seed \(seed), round \(round)")
            }
            guard let view = screen.view else { continue }
            let root = ViewRoot(view, text: FakeText(), direction: round % 3 == 0 ? .rightToLeft : .leftToRight)
            root.layout(width: 320, height: round % 2 == 0 ? 480 : nil)
            for state in loader.states {
                try? loader.loadState(state)
                root.layout(in: Size(200, 100))
            }
            _ = root.displayList().description
            _ = root.placedViews()
        }
        #expect(loadedCount > 8, "seed \(seed): nearly nothing loads, so nearly nothing is tested")
    }
}

/// Small changes to a file: bytes, words and numbers, lines.
private enum Mutation {
    static let numbers = ["0", "-1", "1e9", "9999999", "-9999999", "0.000000001", "12345678901234567890", ".5", "1 | 2"]

    static func words(of files: [[UInt8]]) -> [[UInt8]] {
        var words: Set<[UInt8]> = []
        for file in files { for word in file.split(whereSeparator: { $0 <= 32 || $0 == 44 }) { words.insert(Array(word)) } }
        return words.sorted { $0.lexicographicallyPrecedes($1) } + numbers.map { Array($0.utf8) }
    }

    static func mutate(_ bytes: [UInt8], _ words: [[UInt8]], _ random: inout Seeded) -> [UInt8] {
        var result = bytes
        for _ in 0...Int.random(in: 0...1, using: &random) where !result.isEmpty {
            let start = Int.random(in: 0..<result.count, using: &random)
            let wordStart = result[..<start].lastIndex { $0 <= 32 }.map { $0 + 1 } ?? 0
            let wordEnd = result[wordStart...].firstIndex { $0 <= 32 } ?? result.count
            switch Int.random(in: 0..<8, using: &random) {
            case 0: result[start] = UInt8.random(in: 0...255, using: &random)
            case 1: result.remove(at: start)
            case 2: result.removeSubrange(start..<min(result.count, start + Int.random(in: 1...40, using: &random)))
            case 3: result.insert(contentsOf: result[start..<min(result.count, start + 60)], at: start)
            case 4: result.removeSubrange(start...)
            default:
                if wordStart < wordEnd, let word = words.randomElement(using: &random) {
                    result.replaceSubrange(wordStart..<wordEnd, with: word)
                }
            }
        }
        return result
    }
}
