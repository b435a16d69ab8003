import TatamiLayout

/// A tree and edits to it, told by numbers, so that a failure can be made smaller and told again.
struct EditScript {
    var kinds: SketchKinds
    var seed: UInt64
    var size: Int
    /// Edits between two passes.
    var batch: Int
    var edits: [UInt64]
    /// Nodes of the first tree that are left out, by their number in it.
    var without: [Int] = []

    struct Failure {
        let words: String
        /// How many edits were done.
        let edits: Int
        /// What was done, in words.
        let log: [String]
    }

    /// What goes wrong; nil where nothing does.
    func failure(keepsLog: Bool = false) -> Failure? {
        let isFresh = seed.isMultiple(of: 3)
        let session = EditSession(
            SketchMaker(kinds: kinds), seed: seed, size: size, without: without, isFresh: isFresh, keepsLog: keepsLog)
        if !isFresh, let words = session.difference() { return Failure(words: words, edits: 0, log: session.log) }
        var done = 0
        while done < edits.count {
            let next = min(edits.count, done + batch)
            for edit in edits[done..<next] { session.edit(edit) }
            done = next
            session.layOut()
            if let words = session.difference(walks: done.isMultiple(of: 2)) {
                return Failure(words: words, edits: done, log: session.log)
            }
        }
        return nil
    }
}

// MARK: telling a failure

extension EditScript {
    /// A script that fails as well, with as little as this search finds: fewer edits, then fewer nodes.
    func shrunk() -> EditScript {
        var best = self, attempts = 3000
        if let failure = best.failure() { best.edits = Array(best.edits.prefix(failure.edits)) }
        best.takeAway(&attempts, of: \.edits.count) { $0.edits.removeSubrange($1) }
        best.takeAway(&attempts, of: \.rest.count) { $0.without += $0.rest[$1] }
        best.takeAway(&attempts, of: \.edits.count) { $0.edits.removeSubrange($1) }
        return best
    }

    /// The nodes of the first tree that are still in it, but for its root.
    private var rest: [Int] {
        var random = SeededGenerator(seed: seed)
        let nodes = SketchMaker(kinds: kinds).tree(size, &random).all.indices.dropFirst(), gone = Set(without)
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
                    kinds: SketchKinds(rawValue: \(kinds.rawValue)), seed: \(small.seed), size: \(small.size), batch: \(small.batch),
                    edits: \(small.edits), without: \(small.without))
                #expect(script.failure()?.words == nil)
            }
            \(failure.log.joined(separator: "\n"))
            \(failure.words)
            """
    }
}
