import TatamiInteraction
import TestSupport
import Testing

/// Random scripts of an editor, compared with a plain string. `SCRIPTS` sets their number, and `SEED` the first seed.
@Suite struct TextScriptTests {
    enum Step: CustomStringConvertible {
        case insert(String)
        case move(Int, extending: Bool)
        case compose(String, commits: Bool)
        case backspace, delete, deleteWord, selectAll, pause, undo, redo

        var description: String {
            switch self {
            case .insert(let text): "insert(\(text.debugDescription))"
            case .compose(let text, let commits): "compose(\(text.debugDescription), commits: \(commits))"
            case .move(let place, let extending): "move(\(place), extending: \(extending))"
            case .backspace: "backspace"
            case .delete: "delete"
            case .deleteWord: "deleteWord"
            case .selectAll: "selectAll"
            case .pause: "pause"
            case .undo: "undo"
            case .redo: "redo"
            }
        }
    }

    /// The text and the selection, in bytes of UTF-8.
    struct Reference: Equatable {
        var text: [UInt8] = []
        var caret = 0
        var anchor = 0

        var range: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
        var string: String { String(decoding: text, as: UTF8.self) }

        /// The offsets at which characters begin and end.
        var places: [Int] { string.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) } }

        mutating func replace(_ range: Range<Int>, with insertion: String) {
            text.replaceSubrange(range, with: Array(insertion.utf8))
            let end = range.lowerBound + insertion.utf8.count
            caret = places.first { $0 >= end } ?? text.count
            anchor = caret
        }
    }

    private static let pieces = [
        "a", "b ", "é", "e\u{301}", "\u{301}", "👍", "👨‍👩‍👧", "\u{200D}", "🇩", "שלום", "مرحبا ", "कि", "字", "\n", "\r\n", "word word",
    ]

    private static func script(_ seed: UInt64) -> [Step] {
        var random = Seeded(seed)
        return (0..<5 + random.below(40)).map { _ in
            switch random.below(16) {
            case 0...4: .insert(random.pick(pieces))
            case 5, 6: .backspace
            case 7: .delete
            case 8: .deleteWord
            case 9, 10: .move(random.below(30), extending: random.oneIn(2))
            case 11: random.oneIn(4) ? .selectAll : .pause
            case 12: .compose(random.pick(pieces), commits: !random.oneIn(3))
            case 13, 14: .undo
            default: .redo
            }
        }
    }

    /// Carries out a script. Returns what is wrong; nil if nothing is.
    private static func fault(in script: [Step]) -> String? {
        var editor = TextEditor()
        var reference = Reference()
        /// The states before edits and after the last one, as far as they can be undone or done again.
        var states: [Reference] = [reference]
        func state() -> Reference {
            Reference(
                text: Array(editor.text.utf8), caret: editor.utf8Offset(of: editor.caret), anchor: editor.utf8Offset(of: editor.anchor))
        }
        func edit(_ range: Range<Int>, _ insertion: String) {
            if range.isEmpty, insertion.isEmpty { return }
            states.append(reference)
            reference.replace(range, with: insertion)
        }
        for (index, step) in script.enumerated() {
            let selected = reference.range
            let places = reference.places
            let place = places.firstIndex(of: reference.caret) ?? 0
            switch step {
            case .insert(let text):
                editor.insert(text)
                edit(selected, text)
            case .backspace:
                editor.delete(.backward)
                var range = selected
                if range.isEmpty, place > 0 {
                    let cluster = Array(reference.text[places[place - 1]..<places[place]])
                    let text = String(decoding: cluster, as: UTF8.self)
                    let isPart = text.hasPrefix("क") && text.unicodeScalars.count > 1 || isPartial(text)
                    let last = text.unicodeScalars.last.map { UTF8.width($0) } ?? 0
                    range = (isPart ? places[place] - last : places[place - 1])..<places[place]
                }
                edit(range, "")
            case .delete:
                editor.delete(.forward)
                edit(selected.isEmpty && place + 1 < places.count ? places[place]..<places[place + 1] : selected, "")
            case .deleteWord:
                let target = max(0, place - 4)
                editor.delete(to: target)
                edit(selected.isEmpty ? places[target]..<places[place] : selected, "")
            case .move(let target, let extending):
                editor.moveCaret(to: target, extending: extending)
                reference.caret = places[min(target, places.count - 1)]
                if !extending { reference.anchor = reference.caret }
            case .selectAll:
                editor.selectAll()
                (reference.anchor, reference.caret) = (0, reference.text.count)
            case .compose(let text, let commits):
                let composition = TextComposition(text, selecting: 0..<1, replacing: editor.selectedBytes)
                var shown = reference
                shown.replace(selected, with: text)
                if Array(composition.shown(in: editor.text).utf8) != shown.text { return "step \(index): the shown text is different" }
                if !commits { break }
                editor.endStep()
                editor.insert(text)
                editor.endStep()
                edit(selected, text)
            case .pause: editor.endStep()
            case .undo:
                if editor.undo() {
                    reference = state()
                    if !states.contains(reference) { return "step \(index): undo returns to \(reference.string.debugDescription)" }
                }
            case .redo:
                let before = editor.text
                if editor.redo() {
                    reference = state()
                    editor.undo()
                    if !editor.text.utf8.elementsEqual(before.utf8) { return "step \(index): undo does not take back redo" }
                    editor.redo()
                }
            }
            if state() != reference { return "step \(index): \(state()) in place of \(reference)" }
            if editor.count != editor.text.count { return "step \(index): \(editor.count) characters" }
            let starts = reference.places
            if ![reference.caret, reference.anchor].allSatisfy(starts.contains) { return "step \(index): the caret splits a character" }
        }
        let last = Array(editor.text.utf8)
        var steps = 0
        while editor.undo() { steps += 1 }
        if !editor.text.isEmpty || editor.caret != 0 || editor.anchor != 0 { return "undoing all leaves \(editor.text.debugDescription)" }
        for _ in 0..<steps { editor.redo() }
        while editor.canRedo, Array(editor.text.utf8) != last { editor.redo() }
        return Array(editor.text.utf8) == last ? nil : "doing all again ends in \(editor.text.debugDescription)"
    }

    /// Whether Backspace takes only the last scalar of a character of the pieces.
    private static func isPartial(_ text: String) -> Bool {
        guard let base = text.unicodeScalars.first, text.unicodeScalars.count > 1 else { return false }
        let isLetterOfOtherScripts = (0x0590...0x0DFF).contains(base.value) || (0x4E00...0x9FFF).contains(base.value)
        return isLetterOfOtherScripts || (0x200C...0x200D).contains(base.value) || (0x0300...0x036F).contains(base.value)
    }

    /// Leaves out steps as long as the fault stays.
    private static func shrunk(_ script: [Step]) -> [Step] {
        var script = script
        var index = 0
        while index < script.count {
            var shorter = script
            shorter.remove(at: index)
            if fault(in: shorter) == nil { index += 1 } else { (script, index) = (shorter, 0) }
        }
        return script
    }

    @Test func scriptsLeaveWhatAPlainStringHas() {
        let count: UInt64 = Seeded.count("SCRIPTS", otherwise: 1_500)
        let first = Seeded.start("SEED", otherwise: 1)
        for seed in first..<first + count {
            let script = Self.script(seed)
            guard Self.fault(in: script) != nil else { continue }
            let least = Self.shrunk(script)
            Issue.record("Seed \(seed): \(Self.fault(in: least) ?? ""): \(least)")
            return
        }
    }
}
