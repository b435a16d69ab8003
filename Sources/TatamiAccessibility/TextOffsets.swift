#if os(Linux)
    import CAtkShim
    import TatamiViews

    /// Converts offsets: ATK counts Unicode scalars, Tatami counts characters, which are grapheme clusters.
    extension String {
        /// Returns the range of scalars for a range of characters.
        func scalars(_ characters: Range<Int>) -> Range<Int> {
            var scalars = 0
            var start = 0
            for (index, character) in enumerated() {
                if index == characters.lowerBound { start = scalars }
                if index == characters.upperBound { return start..<scalars }
                scalars += character.unicodeScalars.count
            }
            return (characters.lowerBound >= count ? scalars : start)..<scalars
        }

        /// Returns the character that contains a scalar, or with `roundsUp` the first one that begins at or behind it; at most the number
        /// of characters.
        func character(ofScalar offset: Int, roundsUp: Bool = false) -> Int {
            var scalars = 0
            for (index, character) in enumerated() {
                let next = scalars + character.unicodeScalars.count
                if roundsUp ? scalars >= offset : next > offset { return index }
                scalars = next
            }
            return count
        }
    }

    extension AtkTextGranularity {
        var textUnit: AccessibilityText.Unit {
            switch self {
            case ATK_TEXT_GRANULARITY_CHAR: .character
            case ATK_TEXT_GRANULARITY_WORD: .word
            case ATK_TEXT_GRANULARITY_SENTENCE: .sentence
            case ATK_TEXT_GRANULARITY_PARAGRAPH: .paragraph
            default: .line
            }
        }
    }
#endif
