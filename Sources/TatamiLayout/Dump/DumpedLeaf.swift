import TatamiGeometry

/// The answers of a measured leaf in a pass.
struct LeafAnswers: DumpedStyle {
    var widths: Extent?
    /// The heights, ordered by width.
    var heights: [HeightAnswer] = []

    static let fresh = LeafAnswers()
    static let dumpFields: [DumpField<LeafAnswers>] = [DumpField("widths", \.widths), DumpField("heights", \.heights)]

    /// Returns the index of the answer for `width`, or the index at which it would be inserted.
    func index(of width: Double) -> Int {
        var low = 0
        var high = heights.count
        while low < high {
            let middle = (low + high) / 2
            if heights[middle].width < width { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The height at one width: "80:20", or "80:20:12" with a baseline.
struct HeightAnswer: DumpValue {
    var width: Double
    var height: Double
    var baseline: Double?

    init(width: Double, _ answer: LeafHeight) {
        self.width = width
        height = Numbers.cleanLength(answer.height)
        baseline = answer.baseline.map(Numbers.clean)
    }

    init?(dumped text: Substring) {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(dumped: $0) }
        guard numbers.count == 2 || numbers.count == 3, let width = numbers[0], let height = numbers[1] else { return nil }
        if numbers.count == 3, numbers[2] == nil { return nil }
        self.init(width: width, LeafHeight(height, baseline: numbers.count == 3 ? numbers[2] : nil))
    }

    var dumped: String {
        "\(width.dumped):\(height.dumped)" + (baseline.map { ":\($0.dumped)" } ?? "")
    }
}

/// Passes questions on to a leaf and keeps the answers.
final class LeafRecorder: LeafMeasurer {
    private let measurer: any LeafMeasurer
    private(set) var answers = LeafAnswers()

    init(_ measurer: any LeafMeasurer) { self.measurer = measurer }

    func widths() -> Extent {
        let asked = measurer.widths()
        let natural = Numbers.cleanLength(asked.natural)
        let widths = Extent(minimum: min(natural, Numbers.cleanLength(asked.minimum)), natural: natural)
        answers.widths = widths
        return widths
    }

    func height(forWidth width: Double) -> LeafHeight {
        let answer = HeightAnswer(width: width, measurer.height(forWidth: width))
        let index = answers.index(of: width)
        if index < answers.heights.count, answers.heights[index].width == width {
            answers.heights[index] = answer
        } else {
            answers.heights.insert(answer, at: index)
        }
        return LeafHeight(answer.height, baseline: answer.baseline)
    }
}

/// Replaces a measured leaf of a dump, and answers what the leaf answered. For a width that is not in the dump it answers as for the
/// nearest one; of two that are equally near, the narrower.
final class DumpedLeaf: LeafMeasurer {
    private let answers: LeafAnswers

    init(_ dumped: LeafAnswers) {
        var answers = dumped
        // In a dump that was written by hand, the widths may have any order.
        answers.heights.sort { $0.width < $1.width }
        self.answers = answers
    }

    func widths() -> Extent { answers.widths ?? .zero }

    func height(forWidth width: Double) -> LeafHeight {
        let heights = answers.heights
        let index = answers.index(of: width)
        guard !heights.isEmpty else { return LeafHeight(0) }
        let above = heights[min(index, heights.count - 1)]
        let below = heights[max(0, index - 1)]
        let nearest = above.width - width < width - below.width || index == 0 ? above : below
        return LeafHeight(nearest.height, baseline: nearest.baseline)
    }
}
