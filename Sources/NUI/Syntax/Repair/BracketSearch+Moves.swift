extension BracketSearch {
    /// Adds to `next` the readings that an event can lead to after `reading`, the most likely first.
    mutating func take(_ event: Event, _ reading: Reading) {
        switch event.kind {
        case .member: takeMember(event, reading)
        case .declaration: takeDeclaration(event, reading)
        case .leaf: takeLeaf(event, reading)
        case .opener: takeOpener(event, reading)
        case .closer: takeCloser(event, reading)
        case .other: next.append(reading)
        }
    }

    // MARK: Assignments and declarations

    private mutating func takeMember(_ event: Event, _ reading: Reading) {
        guard reading.expectsValue else { return enterMember(event, reading) }
        // Either the value is missing, or a brace before this member.
        var withBrace = reading
        insertOpener(.object, before: event.index, in: &withBrace)
        var withoutValue = reading
        withoutValue.cost += Cost.misplaced
        withoutValue.expectsValue = false
        enterMember(event, withBrace)
        enterMember(event, withoutValue)
    }

    private mutating func enterMember(_ event: Event, _ reading: Reading) {
        startLine(event, reading) { search, reading in
            var reading = reading
            switch search.frames[Int(reading.top)].kind {
            case .object:
                guard search.stream.kind(event.index) == .colon, search.frames[Int(reading.top)].hasAssignments else { break }
                search.takeMemberInside(event, reading)
                reading.cost += Cost.misplaced
            case .array: return search.takeMemberInArray(event, reading)
            case .file:
                search.takeMemberInside(event, reading)
                if reading.hasRoot || search.stream.kind(event.index) == .colon { reading.cost += Cost.misplaced }
                reading.hasRoot = true
            }
            search.addMember(event, reading)
        }
    }

    private mutating func addMember(_ event: Event, _ reading: Reading) {
        var reading = reading
        let isAssignment = stream.kind(event.index) != .colon
        let top = frames[Int(reading.top)]
        if top.isFresh || isAssignment && !top.hasAssignments {
            change(&reading) {
                $0.isFresh = false
                $0.hasAssignments = $0.hasAssignments || isAssignment
            }
        }
        reading.expectsValue = true
        reading.lastCloser = -1
        reading.headIndent = lineIndent
        next.append(reading)
    }

    /// Handles a member in an array, which holds no assignments: the end of the array is missing, or the brace of an object in
    /// it, or the member is misplaced.
    private mutating func takeMemberInArray(_ event: Event, _ reading: Reading) {
        var withBrace = reading
        if belongsToClosed(event, reading) {
            addMemberInside(event, reading)
            withBrace.cost += Cost.different
        }
        insertOpener(.object, before: event.index, in: &withBrace)
        if event.column != nil { change(&withBrace) { [lineIndent] in $0.childColumn = lineIndent } }
        addMember(event, withBrace)
        var closed = reading
        closeTop(before: event.index, in: &closed, isFurther: false)
        if frames[Int(closed.top)].kind == .object { addMember(event, closed) }
        var stray = reading
        stray.cost += Cost.misplaced
        addMember(event, stray)
    }

    /// Whether a member after an array element looks like a part of that element: on the same line, unless it starts like
    /// another element, or further right than elements start.
    private func belongsToClosed(_ event: Event, _ reading: Reading) -> Bool {
        guard reading.lastCloser >= 0, frames[Int(reading.lastClosed)].kind == .object else { return false }
        if let column = event.column { return column > frames[Int(reading.top)].childColumn + slack }
        return !startsAlike(event.index, Int(frames[Int(reading.lastClosed)].opener) + 1)
    }

    /// Whether two members have the same name, as the first members of array elements often do.
    private func startsAlike(_ a: Int, _ b: Int) -> Bool {
        let isSystem = stream.kind(a) == .colon
        guard isSystem == (stream.kind(b) == .colon) else { return false }
        return isSystem ? stream.text(a + 1) == stream.text(b + 1) : stream.text(a) == stream.text(b)
    }

    /// Reads a member after the root, or on the line of the last closing sign, as a member of the object that was just closed.
    private mutating func takeMemberInside(_ event: Event, _ reading: Reading) {
        let isBehindRoot = reading.hasRoot && frames[Int(reading.top)].kind == .file
        if reading.lastCloser >= 0, isBehindRoot || reading.lastCloser >= lineStart { addMemberInside(event, reading) }
    }

    private mutating func addMemberInside(_ event: Event, _ reading: Reading) {
        var inside = reading
        reopen(&inside)
        addMember(event, inside)
    }

    private mutating func takeDeclaration(_ event: Event, _ reading: Reading) {
        var reading = reading
        if reading.expectsValue { reading.cost += Cost.misplaced }
        reading.expectsValue = !stream.isWord(event.index, "import")
        reading.headIndent = lineIndent
        if frames[Int(reading.top)].kind == .file {
            if reading.hasRoot { reading.cost += Cost.misplaced }
            return next.append(reading)
        }
        var closed = reading
        var isFurther = false
        while frames[Int(closed.top)].kind != .file {
            closeTop(before: event.index, in: &closed, isFurther: isFurther)
            isFurther = true
        }
        next.append(closed)
        reading.cost += Cost.buriedDeclaration
        next.append(reading)
    }

    // MARK: Values

    private mutating func takeLeaf(_ event: Event, _ reading: Reading) {
        guard reading.expectsValue else {
            return startLine(event, reading) { search, reading in
                if search.frames[Int(reading.top)].kind == .array {
                    search.next.append(reading)
                } else {
                    search.takeStrayLeaf(event, reading)
                }
            }
        }
        var taken = reading
        taken.expectsValue = false
        taken.lastValue = Int32(clamping: event.index)
        next.append(taken)
        if stream.kind(event.end).isOpener, !stream.startsLine(event.end) {
            // `a = word {`
            var stray = reading
            stray.cost += Cost.misplaced
            next.append(stray)
        }
    }

    /// Handles a value where an assignment belongs: a sign is missing after it, or it follows another value in an array whose
    /// opener is missing, or the brace before it is superfluous, or the value is misplaced.
    private mutating func takeStrayLeaf(_ event: Event, _ reading: Reading) {
        // A file may end in the middle of a word.
        if event.end >= stream.count { return next.append(reading) }
        let follower = stream.kind(event.end)
        var stray = reading
        stray.cost += Cost.misplaced
        if stream.kind(event.index).isName, follower.startsValue, !stream.startsLine(event.end), !stream.startsAssignment(event.end) {
            addMember(event, stray)
        } else {
            next.append(stray)
        }
        if hasClosedOnLine(.array, reading) {
            var inside = reading
            reopen(&inside)
            next.append(inside)
        }
        if reading.lastValue >= 0 {
            var inArray = reading
            insertOpener(.array, before: Int(reading.lastValue), in: &inArray)
            next.append(inArray)
        }
        if isFreshObject(reading) {
            var without = reading
            leaveOutTop(&without)
            without.expectsValue = false
            without.lastValue = Int32(clamping: event.index)
            next.append(without)
        }
    }

    private func hasClosedOnLine(_ kind: Frame.Kind, _ reading: Reading) -> Bool {
        reading.lastCloser >= lineStart && frames[Int(reading.lastClosed)].kind == kind
    }

    private func isFreshObject(_ reading: Reading) -> Bool {
        let top = frames[Int(reading.top)]
        return top.kind == .object && top.isFresh && !top.isInserted
    }

    private mutating func takeOpener(_ event: Event, _ reading: Reading) {
        if reading.expectsValue { return push(event, reading) }
        startLine(event, reading) { search, reading in
            if search.frames[Int(reading.top)].kind == .array { return search.push(event, reading) }
            search.pushInOuterArray(event, reading)
            if search.isFreshObject(reading) {
                var outside = reading
                search.leaveOutTop(&outside)
                search.push(event, outside)
            }
            var without = reading
            search.add(.extra, at: event.index, to: &without)
            search.next.append(without)
            if reading.lastValue >= 0 {
                var inArray = reading
                search.insertOpener(.array, before: Int(reading.lastValue), in: &inArray)
                search.push(event, inArray)
            }
            var stray = reading
            stray.cost += Cost.misplaced
            search.push(event, stray)
        }
    }

    /// Reads the opener as the next element of an array whose earlier elements were not closed.
    private mutating func pushInOuterArray(_ event: Event, _ reading: Reading) {
        var outer = reading
        for level in 0..<4 where frames[Int(outer.top)].kind == .object {
            closeTop(before: event.index, in: &outer, isFurther: level > 0)
        }
        if frames[Int(outer.top)].kind == .array { push(event, outer) }
    }

    private mutating func push(_ event: Event, _ reading: Reading) {
        let kind: Frame.Kind = stream.kind(event.index) == .leftBrace ? .object : .array
        let isBlock = stream.startsLine(event.index + 1)
        var reading = reading
        push(
            Frame(
                kind: kind, isValue: reading.expectsValue, isBlock: isBlock, firstColumn: isBlock ? -1 : column(event.index + 1),
                opener: Int32(clamping: event.index), indent: lineIndent, column: column(event.index)), in: &reading)
        next.append(reading)
    }

    // MARK: Closing signs

    private mutating func takeCloser(_ event: Event, _ reading: Reading) {
        var reading = reading
        if reading.expectsValue {
            if stream.kind(event.end).startsValue, !stream.startsLine(event.end), !stream.startsAssignment(event.end) {
                // `a = } 5`
                var without = reading
                add(.extra, at: event.index, to: &without)
                next.append(without)
            }
            reading.cost += Cost.misplaced
            reading.expectsValue = false
        }
        let kind: Frame.Kind = stream.kind(event.index) == .rightBrace ? .object : .array
        let top = frames[Int(reading.top)]
        let oddness = top.kind == .file ? 0 : oddness(of: event, for: top)
        if top.kind == kind {
            var closed = reading
            closed.cost += oddness
            pop(event.index, in: &closed)
            next.append(closed)
            if oddness == 0 { return }
        }
        if top.kind != kind, isFreshObject(reading), frames[Int(top.parent)].kind == kind {
            var without = reading
            leaveOutTop(&without)
            pop(event.index, in: &without)
            next.append(without)
        }
        if hasClosedOnLine(kind, reading) {
            var inside = reading
            reopen(&inside)
            pop(event.index, in: &inside)
            next.append(inside)
        }
        closeOuter(event, kind, reading)
        if kind == .array, reading.lastValue >= 0, top.kind != .array { insertArray(event, reading) }
        if top.kind != kind, top.kind != .file {
            var wrong = reading
            wrong.cost += Cost.repair + oddness
            wrong.repairCount += 1
            pop(event.index, in: &wrong)
            next.append(wrong)
        }
        add(.extra, at: event.index, to: &reading)
        next.append(reading)
    }

    /// Reads the sign as the end of an outer object or array; the inner ones were not closed.
    private mutating func closeOuter(_ event: Event, _ kind: Frame.Kind, _ reading: Reading) {
        var outer = reading
        var isFirst = true
        for level in 0..<16 {
            guard frames[Int(outer.top)].kind != .file else { return }
            closeTop(before: event.index, in: &outer, isFurther: level > 0)
            let top = frames[Int(outer.top)]
            guard top.kind == kind else { continue }
            let oddness = oddness(of: event, for: top)
            guard isFirst || oddness == 0 else { continue }
            isFirst = false
            var closed = outer
            closed.cost += oddness
            pop(event.index, in: &closed)
            next.append(closed)
            if oddness == 0 { return }
        }
    }

    /// Reads the bracket as the end of an array whose opener is missing before the last value.
    private mutating func insertArray(_ event: Event, _ reading: Reading) {
        var reading = reading
        add(.missingBracket, at: Int(reading.lastValue), to: &reading)
        let value = Int(reading.lastValue)
        let isBelow = stream.startsLine(value) && (event.column == nil || event.column == reading.headIndent)
        let isGlued = stream.touchesPrevious(event.index) && stream.kind(event.index - 1) == .rightBrace
        let isList = stream.kind(value) == .leftBrace && (isBelow || isGlued || reading.lastValue >= lineStart)
        reading.cost += isList ? -1 : Cost.unlikely
        next.append(reading)
    }

    /// The cost of a closing sign that is not where it is expected.
    private func oddness(of event: Event, for frame: Frame) -> Int32 {
        guard isIndented else { return 0 }
        guard let column = event.column else {
            if isClosingRun { return lineIndent == frame.indent || !frame.isBlock ? 0 : Cost.trailingCloser }
            return frame.isBlock ? Cost.trailingCloser : 0
        }
        if column == frame.indent || column == frame.column { return 0 }
        if frame.childColumn >= 0, column >= frame.childColumn { return Cost.deepCloser }
        return column < frame.indent ? Cost.dedented : Cost.indented
    }
}
