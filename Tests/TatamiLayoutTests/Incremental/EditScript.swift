import TatamiLayout
import TestSupport

/// A tree and edits to it, told by numbers, so that a failure can be made smaller and told again.
struct EditScript {
    var kinds: SketchKinds
    var seed: UInt64
    var size: Int
    /// Edits, with a pass after each batch.
    var batches: [[UInt64]]
    /// Nodes of the first tree that are left out, by their number in it.
    var without: [Int] = []

    struct Failure {
        let words: String
        /// How many batches were done.
        let batches: Int
        /// What was done, in words.
        let log: [String]
    }

    /// What goes wrong; nil where nothing does.
    func failure(keepsLog: Bool = false) -> Failure? {
        let isFresh = seed.isMultiple(of: 3)
        let session = EditSession(
            SketchMaker(kinds: kinds), seed: seed, size: size, without: without, isFresh: isFresh, keepsLog: keepsLog)
        if !isFresh, let words = session.difference() { return Failure(words: words, batches: 0, log: session.log) }
        for (index, batch) in batches.enumerated() {
            for edit in batch { session.edit(edit) }
            session.layOut()
            if let words = session.difference(walks: batch.first?.isMultiple(of: 2) ?? false) {
                return Failure(words: words, batches: index + 1, log: session.log)
            }
        }
        return nil
    }
}

// MARK: telling a failure

extension EditScript {
    /// A script that fails as well, with as little as this search finds: fewer passes, fewer edits, fewer nodes.
    func shrunk() -> EditScript {
        var best = self
        var attempts = 5000
        if let failure = best.failure() { best.batches = Array(best.batches.prefix(failure.batches)) }
        best.takeAway(&attempts, of: \.batches.count) { $0.batches.removeSubrange($1) }
        for _ in 0..<2 {
            best.takeAway(&attempts, of: \.edits.count) { $0.removeEdits($1) }
            best.takeAway(&attempts, of: \.rest.count) { $0.without += $0.rest[$1] }
        }
        best.takeAway(&attempts, of: \.batches.count) { $0.batches.removeSubrange($1) }
        return best
    }

    /// Where all edits are.
    private var edits: [(batch: Int, index: Int)] {
        batches.enumerated().flatMap { batch, edits in edits.indices.map { (batch, $0) } }
    }

    private mutating func removeEdits(_ range: Range<Int>) {
        for (batch, index) in edits[range].reversed() { batches[batch].remove(at: index) }
    }

    /// The nodes of the first tree that are still in it, but for its root.
    private var rest: [Int] {
        var random = Seeded(seed)
        let nodes = SketchMaker(kinds: kinds).tree(size, &random).all.indices.dropFirst()
        let gone = Set(without)
        return nodes.filter { !gone.contains($0) }
    }

    /// Takes parts away, halves first and then ever smaller ones, as long as the script fails without them.
    private mutating func takeAway(
        _ attempts: inout Int, of count: (EditScript) -> Int, _ remove: (inout EditScript, Range<Int>) -> Void
    ) {
        var part = max(1, count(self) / 2)
        while part >= 1 {
            var start = 0
            while start < count(self), attempts > 0 {
                var candidate = self
                remove(&candidate, start..<min(start + part, count(self)))
                attempts -= 1
                if candidate.failure() != nil { self = candidate } else { start += part }
            }
            part /= 2
        }
    }

    /// The shrunk script as a test to paste, what it does in words, and what differs, with the tree as a dump.
    func report() -> String {
        let small = shrunk()
        guard let failure = small.failure(keepsLog: true) else { return "seed \(seed): fails only unshrunk" }
        return """
            @Test func regression\(seed)() {
                let script = EditScript(
                    kinds: SketchKinds(rawValue: \(kinds.rawValue)), seed: \(small.seed), size: \(small.size),
                    batches: \(small.batches), without: \(small.without))
                #expect(script.failure()?.words == nil)
            }
            \(failure.log.joined(separator: "\n"))
            \(failure.words)
            """
    }
}
