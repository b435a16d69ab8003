import TatamiLayout

/// A tree and edits to it, told by numbers, so that a failure can be made smaller and told again.
struct EditScript {
    var kinds: SketchKinds
    var seed: UInt64
    var size: Int
    /// Edits between two passes.
    var batch: Int
    var edits: [UInt64]

    /// What goes wrong, with the number of edits done; nil where nothing does.
    func failure(keepsLog: Bool = false) -> (words: String, edits: Int, log: [String])? {
        let isFresh = seed.isMultiple(of: 3)
        let session = EditSession(SketchMaker(kinds: kinds), seed: seed, size: size, isFresh: isFresh, keepsLog: keepsLog)
        if !isFresh, let words = session.difference() { return (words, 0, session.log) }
        var done = 0
        while done < edits.count {
            let next = min(edits.count, done + batch)
            for edit in edits[done..<next] { session.edit(edit) }
            done = next
            session.layOut()
            if let words = session.difference(walks: done.isMultiple(of: 2)) { return (words, done, session.log) }
        }
        return nil
    }

    /// A script that fails as well, with as little as this search finds: fewer edits, then a smaller tree.
    func shrunk() -> EditScript {
        var best = self
        if let failure = best.failure() { best.edits = Array(best.edits.prefix(failure.edits)) }
        var chunk = max(1, best.edits.count / 2)
        while chunk >= 1 {
            var start = 0
            while start < best.edits.count {
                var candidate = best
                candidate.edits.removeSubrange(start..<min(start + chunk, best.edits.count))
                if candidate.failure() != nil { best = candidate } else { start += chunk }
            }
            chunk /= 2
        }
        for size in 2..<max(3, best.size) {
            var candidate = best
            candidate.size = size
            if candidate.failure() != nil { return candidate }
        }
        return best
    }

    /// The seeds and the shrunk script in words, for the report of a failing test.
    func report() -> String {
        let small = shrunk()
        guard let failure = small.failure(keepsLog: true) else { return "seed \(seed): fails only unshrunk" }
        return """
            EditScript(kinds: \(kinds.rawValue), seed: \(small.seed), size: \(small.size), batch: \(small.batch), edits: \(small.edits))
            \(failure.log.joined(separator: "\n"))
            \(failure.words)
            """
    }
}
