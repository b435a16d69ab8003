import TatamiGeometry
import TatamiInteraction

/// The presses on a text: how many in quick succession, and what they have selected.
package struct TextPresses {
    /// The unit by which a press and the drag after it select.
    package enum Unit { case character, word, line }

    /// The last pointer that went down on the text.
    package private(set) var last: PointerEvent?
    /// The number of presses in quick succession.
    private var count = 0
    /// The characters that the press selected, which a drag keeps selected.
    package var kept = 0..<0

    package init() {}

    /// The unit by which the present press selects: two presses select a word, three a line.
    package var unit: Unit { count <= 1 ? .character : count == 2 ? .word : .line }

    /// Counts a press.
    package mutating func add(_ event: PointerEvent) {
        let isRepeat = last.map {
            event.time - $0.time < GestureConstants.doubleTap && (event.location - $0.location).length < GestureConstants.doubleTapDistance
        }
        count = isRepeat == true ? count + 1 : 1
        last = event
    }
}
