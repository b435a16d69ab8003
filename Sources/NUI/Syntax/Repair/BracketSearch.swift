/// Finds the smallest number of repairs after which the brackets of a file pair up.
///
/// The search reads the file once and keeps a few readings of it: the open frames of each, and its cost. Indentation counts,
/// but no more than the signs themselves; so do values where assignments belong, and the reverse. Every reading pays the same
/// for the same repair or oddity, so the cheapest reading names the fewest errors.
struct BracketSearch {
    /// The largest number of readings kept.
    private static let width = 12
    /// The number of readings that may be examined in addition to the one that every file needs.
    private static let patience = 100_000
    /// The number of tokens after which the best reading is accepted.
    private static let memory = 400

    let stream: TokenStream
    /// Whether most blocks are indented deeper than the line that opens them.
    let isIndented: Bool
    /// The number of columns by which a line may be off because a sign is missing before it.
    let slack: Int32
    var frames: [Frame] = [Frame(kind: .file)]
    var links: [RepairLink] = []
    /// The readings that result from the current event.
    var next: [Reading] = []
    /// The column at which the current line starts.
    var lineIndent: Int32 = 0
    /// The token that starts the current line.
    var lineStart: Int32 = 0
    /// Whether the current line consists only of closing signs so far.
    var isClosingRun = false
    private var readings = [Reading()]
    private var steps = 0
    private var lastBranch = 0
    private(set) var repairs: [BracketRepair] = []
    /// The token at which reading stopped because of too many errors.
    private(set) var readEnd: Int

    init(_ stream: TokenStream) {
        self.stream = stream
        readEnd = stream.count
        let found = Self.indentation(of: stream)
        isIndented = found.isIndented
        slack = found.step > 1 ? 1 : 0
    }

    mutating func run() {
        var index = 0
        while index < stream.count {
            let event = event(at: index)
            next.removeAll(keepingCapacity: true)
            for reading in readings { take(event, reading) }
            steps += next.count - 1
            keepBest(at: index)
            guard readings[0].repairCount <= Limits.errors else {
                readEnd = index
                break
            }
            guard steps <= Self.patience else { break }
            index = event.end
        }
        finish(at: index)
    }

    // MARK: Tokens

    private mutating func event(at index: Int) -> Event {
        let kind = stream.kind(index)
        var column: Int32?
        if stream.startsLine(index) {
            lineIndent = Int32(clamping: stream.column(index))
            lineStart = Int32(clamping: index)
            isClosingRun = true
            column = lineIndent
        }
        if !kind.isCloser { isClosingRun = false }
        let (what, end) = classify(index, kind)
        return Event(kind: what, index: index, end: end, column: column)
    }

    private func classify(_ index: Int, _ kind: TokenKind) -> (Event.Kind, Int) {
        switch kind {
        case .leftBrace, .leftBracket: return (.opener, index + 1)
        case .rightBrace, .rightBracket: return (.closer, index + 1)
        case .colon:
            guard stream.kind(index + 1).isName else { return (.other, index + 1) }
            if stream.isBareSlot(index) { return (.other, index + 2) }
            return (.member, index + (stream.kind(index + 2) == .equals ? 3 : 2))
        case .identifier, .malformedName:
            if let end = stream.declarationEnd(index) { return (.declaration, end) }
            if let end = calculationEnd(from: index) { return (.leaf, end) }
            let end = stream.pathEnd(index)
            if stream.kind(end) == .modify || stream.kind(end) == .bind { return (.member, end + 1) }
            if stream.kind(end) == .equals { return (.member, stream.kind(end + 1) == .equals ? end + 2 : end + 1) }
            return (.leaf, leafEnd(from: end))
        case .number, .malformedNumber, .string, .misquoted, .not, .minus, .leftParenthesis:
            return (.leaf, calculationEnd(from: index) ?? leafEnd(from: index + 1))
        default: return (.other, index + 1)
        }
    }

    /// The index after the expression that starts at `index`; nil for a single value or an assignment.
    private func calculationEnd(from index: Int) -> Int? {
        guard !stream.startsMember(index) else { return nil }
        let (end, isCalculated) = stream.expressionEnd(index, limit: stream.count)
        return isCalculated ? end : nil
    }

    /// The index after the flags that `|` joins to the operand that ends at `index`, or after a dot at the end of the file.
    private func leafEnd(from index: Int) -> Int {
        var end = index
        if stream.kind(end) == .dot, end + 1 == stream.count { return end + 1 }
        while stream.kind(end) == .bar {
            end += 1
            if stream.kind(end).isName, !stream.startsAssignment(end) {
                end = stream.pathEnd(end)
            } else if stream.kind(end) == .number {
                end += 1
            }
        }
        return end
    }

    /// The column of a token. Only the first token of a line is measured, because lines may be long; the columns of others are
    /// approximate.
    func column(_ index: Int) -> Int32 {
        lineIndent + Int32(clamping: stream.range(index).lower - stream.range(Int(lineStart)).lower)
    }

    /// How the lines of a file are indented: whether most blocks are indented at all, and the smallest step in columns.
    private static func indentation(of stream: TokenStream) -> (isIndented: Bool, step: Int) {
        var (deeper, all) = (0, 0)
        var indent = 0
        var step = Int.max
        for index in 0..<max(0, stream.count - 1) {
            if stream.startsLine(index) { indent = stream.column(index) }
            guard stream.kind(index).isOpener, stream.startsLine(index + 1), !stream.kind(index + 1).isCloser else { continue }
            all += 1
            let more = stream.column(index + 1) - indent
            guard more > 0 else { continue }
            deeper += 1
            step = min(step, more)
        }
        return (deeper * 4 >= all * 3, step)
    }

    // MARK: Readings

    /// Keeps the best readings of `next`, one for each state.
    private mutating func keepBest(at index: Int) {
        if next.count > 1 {
            lastBranch = next.count > readings.count ? index : lastBranch
            next.sort { $0.cost < $1.cost }
            let limit = next[0].cost + Cost.hopeless
            let width = index - lastBranch > Self.memory ? 1 : Self.width
            readings.removeAll(keepingCapacity: true)
            for reading in next where readings.count < width && reading.cost <= limit {
                if !readings.contains(where: { isSame($0, reading) }) { readings.append(reading) }
            }
        } else {
            swap(&readings, &next)
        }
    }

    private func isSame(_ a: Reading, _ b: Reading) -> Bool {
        a.expectsValue == b.expectsValue && a.hasRoot == b.hasRoot && frames[Int(a.top)].hash == frames[Int(b.top)].hash
            && frames[Int(a.top)].childColumn == frames[Int(b.top)].childColumn
    }

    /// Accepts the best reading. Frames that are still open get no closing sign.
    private mutating func finish(at index: Int) {
        var best = readings[0]
        var bestCost = Int32.max
        for reading in readings {
            let open = Int32(clamping: depth(of: reading))
            let cost = reading.cost + (open > 0 ? Cost.repair + (open - 1) * Cost.further : 0)
            if cost < bestCost { (best, bestCost) = (reading, cost) }
        }
        var link = best.repair
        while link >= 0 {
            repairs.append(links[Int(link)].repair)
            link = links[Int(link)].previous
        }
        // Repairs at the same token keep the order in which they were made; sorting must not change it.
        repairs = repairs.reversed().enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }.map(\.element)
    }

    private func depth(of reading: Reading) -> Int {
        var depth = 0
        var frame = reading.top
        while frames[Int(frame)].parent >= 0 {
            depth += 1
            frame = frames[Int(frame)].parent
        }
        return depth
    }
}
