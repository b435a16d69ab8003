import ArgumentParser
import Tatami

/// Prints views without enough room, as text or JSON.
struct OverflowList {
    private let overflows: [ViewOverflow]

    init(_ overflows: [ViewOverflow]) { self.overflows = overflows }

    /// Prints the list.
    ///
    /// - Throws: `ExitCode(1)` if the list is not empty.
    func write(asJSON: Bool) throws {
        if asJSON {
            try Output.line("[" + overflows.map(entry).joined(separator: ",\n ") + "]")
        } else {
            try Output.line(overflows.isEmpty ? "nothing overflows" : overflows.map(text).joined(separator: "\n"))
        }
        if !overflows.isEmpty { throw ExitCode(1) }
    }

    private func text(_ overflow: ViewOverflow) -> String {
        let place = overflow.place
        let excess = overflow.excess
        let id = place.id.map { "\(place.className) \($0)" } ?? place.name
        let length = DecimalText.format(place.frame.size[excess.axis])
        let what = excess.isCut ? "\(DecimalText.format(excess.amount)) too little" : excess.edges
        return "\(id): \(excess.axis == .horizontal ? "width" : "height") \(length), \(what)\n  \(excess.text)"
    }

    private func entry(_ overflow: ViewOverflow) -> String {
        JSONText.object([("id", JSONText.string(overflow.place.id))] + overflow.place.jsonMembers + overflow.excess.jsonMembers)
    }
}
