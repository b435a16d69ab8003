extension ReadingPass {
    /// The next byte; nil at the end of the text.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Calls `body` for each element of the list that begins here. `body` reads the element; its index is on the path.
    mutating func forEachElement(_ body: (inout ReadingPass) throws(StopReading) -> Void) throws(StopReading) {
        try open()
        if next == ASCII.rightBracket { return close() }
        var index = 0
        repeat {
            path.steps.append(.element(index))
            try body(&self)
            path.steps.removeLast()
            index += 1
        } while try hasMore(before: ASCII.rightBracket)
    }

    /// Calls `body` with the name and the place of each member of the object that begins here. `body` reads the value; the name is on the
    /// path.
    mutating func forEachMember(_ body: (inout ReadingPass, String, Int) throws(StopReading) -> Void) throws(StopReading) {
        try open()
        if next == ASCII.rightBrace { return close() }
        repeat {
            let place = position
            guard next == ASCII.quote else { throw try unexpected("a name in double quotes") }
            let name = try string()
            try skipBlanks()
            guard next == ASCII.colon else { throw try unexpected("a ':'") }
            position += 1
            if let name {
                path.steps.append(.member(name))
                try body(&self, name, place)
                path.steps.removeLast()
            } else {
                try skipValue()
            }
        } while try hasMore(before: ASCII.rightBrace)
    }

    /// Skips a value of any kind, and reports what in it is no JSON.
    mutating func skipValue() throws(StopReading) {
        try skipBlanks()
        guard let first = next else { throw try truncated() }
        switch first {
        case ASCII.leftBrace: try forEachMember { pass, _, _ throws(StopReading) in try pass.skipValue() }
        case ASCII.leftBracket: try forEachElement { pass throws(StopReading) in try pass.skipValue() }
        case ASCII.quote: _ = try string()
        case ASCII.minus, ASCII.plus, ASCII.dot: _ = try numberText()
        case _ where ASCII.isDigit(first): _ = try numberText()
        case _ where ASCII.isLetter(first): _ = try word()
        default: throw try unexpected("a value")
        }
    }

    private mutating func open() throws(StopReading) {
        if openings.count == DataLimits.depth {
            try report(.tooDeep, "the text is nested deeper than \(DataLimits.depth)")
            throw StopReading()
        }
        openings.append(position)
        position += 1
        try skipBlanks()
    }

    private mutating func close() {
        openings.removeLast()
        position += 1
    }

    /// Reads what stands behind a value: a comma, or the closing bracket of the list or object.
    private mutating func hasMore(before closing: UInt8) throws(StopReading) -> Bool {
        try skipBlanks()
        guard let byte = next else { throw try truncated() }
        if byte == ASCII.comma {
            let comma = position
            position += 1
            try skipBlanks()
            guard next == closing else { return true }
            if !allowsLastCommas { try report(.notJSON, at: comma, "there is a comma behind the last element", hint: "remove it") }
        } else if byte != closing {
            guard byte == ASCII.quote || ASCII.isNamePart(byte) || byte == ASCII.minus || ASCII.isOpening(byte) else {
                throw try unexpected("a ',' or '\(Character(Unicode.Scalar(closing)))'")
            }
            try report(.notJSON, "a ',' is missing", hint: "write it before this")
            return true
        }
        close()
        return false
    }

    // MARK: Blanks

    /// Skips blanks and line breaks. A comment is reported once and skipped.
    mutating func skipBlanks() throws(StopReading) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == ASCII.slash {
                try skipComment()
            } else {
                guard ASCII.isBlank(byte) || ASCII.endsLine(byte) else { return }
                position += 1
            }
        }
    }

    private mutating func skipComment() throws(StopReading) {
        let start = position
        let second = start + 1 < bytes.count ? bytes[start + 1] : ASCII.space
        guard second == ASCII.slash || second == ASCII.star else { throw try unexpected("a value") }
        if !hasComment { try report(.notJSON, "JSON has no comments", hint: "remove them") }
        hasComment = true
        position += 2
        if second == ASCII.slash {
            while position < bytes.count, !ASCII.endsLine(bytes[position]) { position += 1 }
            return
        }
        while position + 1 < bytes.count, bytes[position] != ASCII.star || bytes[position + 1] != ASCII.slash { position += 1 }
        position = min(bytes.count, position + 2)
    }

    // MARK: Errors that end the reading

    /// Reports that the text ends inside a value.
    mutating func truncated() throws(StopReading) -> StopReading {
        if let opening = openings.last {
            let bracket = Character(Unicode.Scalar(bytes[opening]))
            try report(.truncated, related: opening, "the text ends at \(path.text): a '\(bracket)' is not closed")
        } else {
            try report(.truncated, "the text is empty", hint: "write the data of the model, at least {}")
        }
        return StopReading()
    }

    /// Reports a character that no JSON can have at this place.
    mutating func unexpected(_ expected: String) throws(StopReading) -> StopReading {
        guard position < bytes.count else { return try truncated() }
        let (value, _) = UTF8Check.scalar(in: bytes, at: position)
        let found = Unicode.Scalar(value).map { String(Quoting.visible($0)) } ?? ""
        let hint: String? =
            switch found {
            case "'", "\u{201C}", "\u{201D}", "`": "write texts and names in double quotes"
            case "=": "write ':' behind a name"
            default: ASCII.isLetter(bytes[position]) ? "write texts and names in double quotes" : nil
            }
        try report(.notJSON, "in \(path.text) stands \(found) where \(expected) is expected", hint: hint)
        return StopReading()
    }
}
