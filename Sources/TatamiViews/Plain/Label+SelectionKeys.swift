import TatamiGeometry
import TatamiInteraction

/// Keys that select in a label, with the effects that they have in a text that people cannot change.
extension Label {
    /// Handles a key: arrows, Home and End, with Shift to select; by words and to the ends with Control; and Control with A and C.
    func takeSelectionKey(_ event: KeyEvent) -> Bool {
        guard let caret = selecting?.editor.caret, let placed = placedText else { return false }
        let isShortcut = !event.modifiers.isDisjoint(with: [.control, .command])
        switch event.key {
        case .character("a") where isShortcut:
            if event.modifiers.contains(.shift) { select { $0.moveCaret(to: $0.caret) } } else { perform(.selectAll) }
        case .character("c") where isShortcut: perform(.copy)
        case .insert where event.modifiers == .control: perform(.copy)
        case .up, .down:
            let x = selecting?.goalX ?? placed.caretRect(before: caret).x
            moveCaret(to: placed.caret(lines: event.key == .up ? -1 : 1, from: caret, x: x), event)
            selecting?.goalX = x
        default:
            guard let target = target(of: event, from: caret, placed) else { return false }
            moveCaret(to: target, event)
        }
        return true
    }

    private func moveCaret(to character: Int, _ event: KeyEvent) {
        let isExtending = event.modifiers.contains(.shift)
        select { $0.moveCaret(to: character, extending: isExtending) }
        if isExtending { publishSelection() }
    }

    /// Returns the place of the caret after a key that moves it sideways or to an end; nil for another key.
    private func target(of event: KeyEvent, from caret: Int, _ placed: PlacedText) -> Int? {
        let byWord = !event.modifiers.isDisjoint(with: [.control, .option, .command])
        switch event.key {
        case .left, .right:
            let isRight = event.key == .right
            if byWord { return isRight != placed.isRightToLeft(at: caret) ? placed.wordEnd(after: caret) : placed.wordStart(before: caret) }
            guard !selection.isEmpty, !event.modifiers.contains(.shift) else { return placed.caret(besides: caret, isRight: isRight) }
            return placed.caret(leaving: selection, from: caret, isRight: isRight)
        case .home: return byWord ? 0 : placed.line(at: caret).lowerBound
        case .end: return byWord ? placed.count : placed.lineEnd(at: caret)
        default: return nil
        }
    }
}
