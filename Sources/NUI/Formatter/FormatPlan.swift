/// The parts of a file to lay out: its items (the tokens except blanks, comments and separators), the role of the gap before
/// each item, and the objects and arrays with their original line breaks.
struct FormatPlan {
    enum Role {
        /// Inside a path, or after the colon of a system property.
        case glue
        /// Between the parts of a property.
        case space
        /// Between two values of a function.
        case value
        /// Inside a block that is not interpreted.
        case verbatim
        /// After an opener, between two parts, before a closer, and between the brackets of an empty container.
        case opens, divides, closes, isEmpty
    }

    struct Container {
        var kind: SyntaxKind
        /// The indices of its first and last item; -1 and the number of items for the file.
        var opener: Int
        var closer: Int
        /// Whether all its parts are strings, numbers, paths, flags or expressions.
        var isPlain = true
        /// Whether it spans lines.
        var isBroken = false
        var partCount = 0
        /// The object or array at its end that may open on its first line if the container does not fit on one line.
        var hugged: Int?
    }

    let source: SourceText
    let tree: SyntaxTree
    let lineBreak: [UInt8]
    /// The indices of the items in the tree's tokens.
    private(set) var items: [Int] = []
    /// The roles of the gaps before the items, and one more at the end.
    private(set) var roles: [Role] = []
    /// The file first, then the others in the order of their openers.
    private(set) var containers: [Container] = []
    /// For each item, the container that it opens; -1 for none.
    private(set) var opened: [Int] = []
    /// For each item, the container that it closes; -1 for none.
    private(set) var closed: [Int] = []
    /// The gaps before the items, and one more at the end.
    private(set) var gaps: [FormatGap] = []
    /// For each item that starts a part of an object or array, the last item of that part; -1 for all other items.
    private(set) var partEnds: [Int] = []
    /// The column after each item if everything were on one line.
    private var flatEnds: [Int] = []

    init(_ source: SourceText, _ tree: SyntaxTree) {
        self.source = source
        self.tree = tree
        lineBreak = LineBreaks.style(source, tree.tokens)
        let ordinals = findItems()
        findContainers(ordinals)
        findGaps()
        measure()
    }

    /// The number of columns after item `first` up to the end of item `last`.
    func flatLength(from first: Int, through last: Int) -> Int { flatEnds[last] - flatEnds[first] }

    func bytes(ofToken token: Int) -> ArraySlice<UInt8> { source.bytes[tree.tokens[token].lower..<tree.tokens[token].upper] }

    /// Whether an item, such as a string, has line breaks in itself.
    func spansLines(_ item: Int) -> Bool {
        let token = tree.tokens[items[item]]
        return LineBreaks.count(source.bytes, token.lower, token.upper) > 0
    }

    // MARK: Reading the tree

    /// Fills `items`. Returns the number of items before each token.
    private mutating func findItems() -> [Int] {
        var ordinals: [Int] = []
        ordinals.reserveCapacity(tree.tokens.count + 1)
        for index in tree.tokens.indices {
            ordinals.append(items.count)
            if !tree.tokens[index].kind.isTrivia { items.append(index) }
        }
        ordinals.append(items.count)
        roles = Array(repeating: .space, count: items.count + 1)
        opened = Array(repeating: -1, count: items.count)
        closed = opened
        partEnds = opened
        return ordinals
    }

    private mutating func findContainers(_ ordinals: [Int]) {
        for (index, node) in tree.nodes.enumerated() {
            let first = ordinals[node.firstToken]
            let end = ordinals[node.endToken]
            let inside = (first + 1)..<max(first + 1, end)
            switch node.kind {
            case .file: add(index, .file, -1, items.count, ordinals)
            case .object, .array: add(index, node.kind, first, end - 1, ordinals)
            case .path: for item in inside { roles[item] = .glue }
            case .systemProperty, .clause: roles[first + 1] = .glue
            case .optional: roles[end - 1] = .glue
            case .expression:
                for item in inside {
                    if isGlued(item) { roles[item] = .glue } else if isNextValue(item) { roles[item] = .value }
                }
            case .reserved: for item in inside { roles[item] = .verbatim }
            default: break
            }
        }
    }

    /// Whether an item of an expression is the next value of a function.
    private func isNextValue(_ item: Int) -> Bool {
        let previous = tree.tokens[items[item - 1]].kind
        guard previous != .leftParenthesis, previous != .not, previous != .minus else { return false }
        return tree.tokens[items[item]].kind.startsOperand && (previous.startsOperand || previous == .rightParenthesis)
    }

    /// Whether an item of an expression touches the previous one: inside parentheses, after '!' and '-', in a call, and in `==` and `||`.
    private func isGlued(_ item: Int) -> Bool {
        let token = tree.tokens[items[item]]
        let previous = tree.tokens[items[item - 1]]
        let between = tree.tokens[(items[item - 1] + 1)..<items[item]]
        if between.contains(where: { $0.kind == .lineComment || $0.kind == .blockComment }) { return false }
        if token.kind == .rightParenthesis || previous.kind == .leftParenthesis { return true }
        if previous.kind == .not || previous.kind == .minus { return true }
        if token.lower == previous.upper, token.kind == .leftParenthesis, previous.kind == .identifier { return true }
        return token.lower == previous.upper && token.kind == previous.kind && (token.kind == .equals || token.kind == .bar)
    }

    private mutating func add(_ node: Int, _ kind: SyntaxKind, _ opener: Int, _ closer: Int, _ ordinals: [Int]) {
        var container = Container(kind: kind, opener: opener, closer: closer)
        for child in tree.children(of: node) {
            let first = ordinals[tree.nodes[child].firstToken]
            roles[first] = first == opener + 1 ? .opens : .divides
            partEnds[first] = max(first, ordinals[tree.nodes[child].endToken] - 1)
            container.partCount += 1
            switch tree.nodes[child].kind {
            case .string, .number, .path, .flags, .expression: break
            default: container.isPlain = false
            }
        }
        roles[closer] = closer == opener + 1 ? .isEmpty : .closes
        if kind != .file {
            opened[opener] = containers.count
            closed[closer] = containers.count
        }
        containers.append(container)
    }

    private mutating func findGaps() {
        var start = 0
        for item in items + [tree.tokens.count] {
            gaps.append(FormatGap(source, tree.tokens, start..<item))
            start = item + 1
        }
    }

    // MARK: Measuring

    /// Finds the parts that span lines, and the lengths of all others.
    private mutating func measure() {
        var open = [0]
        var length = 0
        var breaks = 0
        var breakCounts: [Int] = []
        var text: [UInt8] = []
        for item in items.indices {
            text.removeAll(keepingCapacity: true)
            // Gaps that span lines are never written on one line. Their length must not depend on their original layout.
            let isFlat = roles[item] == .space || roles[item] == .value ? !gaps[item].hasBreakingComment : !gaps[item].isBroken
            if isFlat { addFlatGap(before: item, inArray: containers[open[open.count - 1]].kind == .array, to: &text) }
            length += Columns.count(text[...]) + Columns.count(bytes(ofToken: items[item]))
            flatEnds.append(length)
            let token = tree.tokens[items[item]]
            let isBareGap = roles[item] == .isEmpty && gaps[item].comments.isEmpty
            if gaps[item].isBroken && !isBareGap { breaks += 1 }
            if LineBreaks.count(source.bytes, token.lower, token.upper) > 0 { breaks += 1 }
            breakCounts.append(breaks)
            if opened[item] >= 0 { open.append(opened[item]) }
            if closed[item] >= 0 { open.removeLast() }
        }
        for index in containers.indices.dropFirst().reversed() { judge(index, breakCounts) }
    }

    private mutating func judge(_ index: Int, _ breakCounts: [Int]) {
        let container = containers[index]
        containers[index].isBroken = breakCounts[container.closer] > breakCounts[container.opener]
        guard closed[container.closer - 1] >= 0 else { return }
        let last = containers[closed[container.closer - 1]]
        let breaksOutside =
            breakCounts[last.opener] > breakCounts[container.opener] || breakCounts[container.closer] > breakCounts[last.closer]
        let isOnlyPart = container.partCount == 1 && last.partCount > 0
        if !breaksOutside, last.isBroken || isOnlyPart { containers[index].hugged = closed[container.closer - 1] }
    }

    /// Adds the contents of a gap when everything is on one line.
    func addFlatGap(before item: Int, inArray: Bool, to text: inout [UInt8]) {
        let gap = gaps[item]
        let role = roles[item]
        let hasComments = !gap.comments.isEmpty
        switch role {
        case .glue: break
        case .verbatim: addLines(tree.tokens[items[item - 1]].upper..<tree.tokens[items[item]].lower, to: &text)
        case .value: addFlatComma(gap, to: &text)
        case .space, .divides:
            if role == .divides, inArray { return addFlatComma(gap, to: &text) }
            text.append(ASCII.space)
            add(gap.comments, to: &text)
            if hasComments || role == .divides { text.append(ASCII.space) }
        case .opens, .closes, .isEmpty:
            if !inArray && (hasComments || role != .isEmpty) || role == .closes && hasComments { text.append(ASCII.space) }
            add(gap.comments, to: &text)
            if hasComments, !inArray || role == .opens { text.append(ASCII.space) }
        }
    }

    private func addFlatComma(_ gap: FormatGap, to text: inout [UInt8]) {
        let count = gap.countBeforeSeparator ?? gap.comments.count
        if count > 0 { text.append(ASCII.space) }
        add(gap.comments.prefix(count), to: &text)
        text += [ASCII.comma, ASCII.space]
        add(gap.comments.dropFirst(count), to: &text)
        if count < gap.comments.count { text.append(ASCII.space) }
    }

    private func add(_ comments: some Collection<FormatGap.Comment>, to text: inout [UInt8]) {
        for (index, comment) in comments.enumerated() {
            if index > 0 { text.append(ASCII.space) }
            addLines(tree.tokens[comment.token].lower..<tree.tokens[comment.token].upper, to: &text)
        }
    }

    /// Adds the text unchanged except for its line breaks.
    private func addLines(_ range: Range<Int>, to text: inout [UInt8]) {
        for (index, line) in LineBreaks.lines(source.bytes[range]).enumerated() {
            if index > 0 { text += lineBreak }
            text += line
        }
    }
}
