import Foundation
import Testing

/// Each test sentence of the specification of controls is a test that has its number in its name.
@Suite struct SentenceTests {
    /// Returns the numbers in the names of tests such as `sentence9AClickShowsNoRing` and `sentences50And51ASecretIsNeverCopied`.
    private static func numbers(in text: String) -> [Int] {
        text.matches(of: /func sentences?(\d+)((?:And\d+)*)/).flatMap { found in
            [Int(found.1)] + found.2.split(separator: "And").map { Int($0) }
        }.compactMap { $0 }
    }

    @Test func everySentenceHasATest() {
        let found = SourceTree.swiftFiles("Tests").filter { $0.lastPathComponent != "SentenceTests.swift" }
            .flatMap { Self.numbers(in: SourceTree.text($0)) }
        #expect((1...60).filter { !found.contains($0) } == [])
        #expect(found.allSatisfy { (1...60).contains($0) })
    }

    @Test func numbersAreRead() {
        #expect(Self.numbers(in: "func sentence9AClick() func sentences50And51A() func sentence() func sentences() {") == [9, 50, 51])
    }
}
