import ArgumentParser
import Tatami

/// Prints views without enough room, as text or JSON.
struct OverflowList {
    /// Whether the size and the preview of each finding are printed.
    private let namesPlaces: Bool
    private var texts: [String] = []
    private var entries: [String] = []

    init(namesPlaces: Bool) { self.namesPlaces = namesPlaces }

    /// Adds what was found in one size, as the last layout left it.
    ///
    /// - Parameters:
    ///   - overflows: What has too little room.
    ///   - size: The size; a height of 0 stands for one that follows the content.
    ///   - preview: The name of the preview; nil for the file itself.
    mutating func add(_ overflows: [ViewOverflow], _ size: Size, preview: String?) {
        guard !overflows.isEmpty else { return }
        let height = size.height > 0 ? DecimalText.format(size.height) : ""
        let place = "\(preview.map { "preview \(JSONText.string($0)), " } ?? "")\(DecimalText.format(size.width))x\(height)"
        if namesPlaces { texts.append("\(place):") }
        texts += overflows.map(text)
        let numbers = [size.width] + (size.height > 0 ? [size.height] : [])
        let members = [("preview", JSONText.string(preview)), ("size", JSONText.numbers(numbers))]
        entries += overflows.map { JSONText.object((namesPlaces ? members : []) + self.members(of: $0)) }
    }

    /// Prints the list.
    ///
    /// - Throws: `ExitCode(1)` if the list is not empty.
    func write(asJSON: Bool) throws {
        if asJSON {
            try Output.line("[" + entries.joined(separator: ",\n ") + "]")
        } else {
            try Output.line(texts.isEmpty ? "nothing overflows" : texts.joined(separator: "\n"))
        }
        if !entries.isEmpty { throw ExitCode(1) }
    }

    private func text(_ overflow: ViewOverflow) -> String {
        let place = overflow.place
        let excess = overflow.excess
        let id = place.id.map { "\(place.className) \($0)" } ?? place.name
        let length = DecimalText.format(place.frame.size[excess.axis])
        let what = excess.isCut ? "\(DecimalText.format(excess.amount)) too little" : excess.edges
        return "\(id): \(excess.axis == .horizontal ? "width" : "height") \(length), \(what)\n  \(excess.text)"
    }

    private func members(of overflow: ViewOverflow) -> [(String, String)] {
        [("id", JSONText.string(overflow.place.id))] + overflow.place.jsonMembers + overflow.excess.jsonMembers
    }
}
