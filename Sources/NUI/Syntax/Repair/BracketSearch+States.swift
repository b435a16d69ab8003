/// Changes to a reading.
extension BracketSearch {
    mutating func add(_ kind: BracketRepair.Kind, at index: Int, to reading: inout Reading) {
        links.append(RepairLink(repair: BracketRepair(kind: kind, index: index), previous: reading.repair))
        reading.repair = Int32(clamping: links.count - 1)
        reading.repairCount += 1
        reading.cost += Cost.repair
    }

    mutating func push(_ frame: Frame, in reading: inout Reading) {
        var frame = frame
        frame.parent = reading.top
        frame.headIndent = reading.headIndent
        frame.hash = (frames[Int(reading.top)].hash &* 31 &+ UInt32(bitPattern: frame.opener)) &* 31 &+ UInt32(frame.kind.rawValue)
        frames.append(frame)
        reading.top = Int32(clamping: frames.count - 1)
        reading.expectsValue = false
        reading.lastValue = -1
    }

    /// Changes the innermost frame of this reading only.
    mutating func change(_ reading: inout Reading, _ body: (inout Frame) -> Void) {
        var frame = frames[Int(reading.top)]
        body(&frame)
        frames.append(frame)
        reading.top = Int32(clamping: frames.count - 1)
    }

    /// Leaves the innermost frame at a closing token.
    mutating func pop(_ index: Int, in reading: inout Reading) {
        reading.lastCloser = Int32(clamping: index)
        reading.lastClosed = reading.top
        leave(&reading)
    }

    /// Leaves the innermost frame, whose closing token is missing.
    mutating func closeTop(before index: Int, in reading: inout Reading, isFurther: Bool) {
        add(.missingCloser, at: index, to: &reading)
        if isFurther { reading.cost += Cost.further - Cost.repair }
        leave(&reading)
    }

    private func leave(_ reading: inout Reading) {
        let frame = frames[Int(reading.top)]
        reading.top = frame.parent
        reading.headIndent = frame.headIndent
        reading.lastValue = frame.isValue ? frame.opener : -1
    }

    /// Returns to the frame that ended last: its closing sign is superfluous.
    mutating func reopen(_ reading: inout Reading) {
        add(.extra, at: Int(reading.lastCloser), to: &reading)
        reading.top = reading.lastClosed
        reading.lastCloser = -1
        reading.lastValue = -1
    }

    /// Drops the opener of the innermost frame, which is still empty.
    mutating func leaveOutTop(_ reading: inout Reading) {
        let frame = frames[Int(reading.top)]
        add(.extra, at: Int(frame.opener), to: &reading)
        reading.top = frame.parent
        reading.lastValue = -1
        reading.expectsValue = frame.isValue
    }

    /// Opens a frame whose opener is missing before `index`.
    mutating func insertOpener(_ kind: Frame.Kind, before index: Int, in reading: inout Reading) {
        add(kind == .object ? .missingBrace : .missingBracket, at: index, to: &reading)
        let indent = reading.expectsValue || kind == .array ? reading.headIndent : lineIndent
        push(
            Frame(
                kind: kind, isValue: reading.expectsValue || kind == .array, isFresh: kind == .array, isInserted: true,
                opener: Int32(clamping: index), indent: indent, column: -1), in: &reading)
    }

    /// Whether a line is aligned with the first content of an outer object that was opened on the same line.
    private func isAlignedOutside(_ frame: Frame, _ column: Int32) -> Bool {
        var inner = frame
        for _ in 0..<16 where !inner.isBlock && inner.firstColumn != column && inner.parent >= 0 {
            let outer = frames[Int(inner.parent)]
            guard outer.indent == frame.indent, !outer.isBlock else { return false }
            if outer.firstColumn == column { return true }
            inner = outer
        }
        return false
    }

    /// Handles an event that starts a line: stays in the innermost frame, or leaves as many frames as the column suggests.
    /// Calls `body` with each resulting reading.
    mutating func startLine(_ event: Event, _ reading: Reading, _ body: (inout BracketSearch, Reading) -> Void) {
        guard let column = event.column else { return body(&self, reading) }
        var outer = reading
        for level in 0..<16 {
            let top = frames[Int(outer.top)]
            var here = outer
            let isDedented =
                top.kind != .file
                && (top.childColumn >= 0
                    ? column + slack < top.childColumn : isIndented && column <= top.indent || isAlignedOutside(top, column))
            if isDedented {
                here.cost += Cost.dedented
            } else if top.childColumn < 0 || column < top.childColumn {
                change(&here) { $0.childColumn = column }
            } else if column > top.childColumn {
                here.cost += Cost.indented
            }
            body(&self, here)
            guard isDedented else { return }
            closeTop(before: event.index, in: &outer, isFurther: level > 0)
        }
    }
}
