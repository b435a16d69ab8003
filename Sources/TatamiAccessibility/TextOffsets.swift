#if os(Linux)
    import CAtkShim
    import TatamiViews

    /// ATK counts Unicode scalars, Tatami characters: grapheme clusters.
    extension String {
        /// The scalars of characters.
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

        /// The character that a scalar belongs to, or the first one behind it; cut to the text's end.
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
