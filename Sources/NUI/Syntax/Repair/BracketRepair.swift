/// A bracket that is missing or superfluous.
struct BracketRepair {
    enum Kind: UInt8 {
        /// The innermost open object or array ends before the token.
        case missingCloser
        /// An object or array begins before the token.
        case missingBrace, missingBracket
        /// The token itself is superfluous.
        case extra
    }

    var kind: Kind
    /// Index among the significant tokens.
    var index: Int
}

extension BracketSearch {
    /// An object or array that is open in a reading. Readings share common frames.
    struct Frame {
        enum Kind: UInt8 { case file, object, array }

        var kind: Kind
        /// Whether it follows an assignment sign.
        var isValue = false
        /// Whether it is still empty.
        var isFresh = true
        /// Whether it contains an assignment; system properties must come before the first one.
        var hasAssignments = false
        /// Whether its opener ends a line.
        var isBlock = false
        /// The column of its first content if that is on the opener's line; -1 otherwise.
        var firstColumn: Int32 = -1
        /// Whether its opener is missing.
        var isInserted = false
        var parent: Int32 = -1
        /// The opener, or the token before which the opener is missing.
        var opener: Int32 = -1
        /// The indentation of the opener's line.
        var indent: Int32 = 0
        var column: Int32 = 0
        /// The indentation of the line of the assignment whose value it is.
        var headIndent: Int32 = 0
        /// The column of the lines in it; -1 until a line starts in it.
        var childColumn: Int32 = -1
        /// Identifies the stack of open frames from the file to this one.
        var hash: UInt32 = 0
    }

    /// One interpretation of the file so far, with the cost of its repairs and oddities.
    struct Reading {
        var cost: Int32 = 0
        /// The innermost open frame.
        var top: Int32 = 0
        /// The index of its last repair in the list of all repairs; -1 for none.
        var repair: Int32 = -1
        /// The start of the last value in the innermost frame; -1 for none.
        var lastValue: Int32 = -1
        /// The indentation of the line of the last assignment.
        var headIndent: Int32 = 0
        var repairCount: Int32 = 0
        /// Whether the last event was an assignment sign.
        var expectsValue = false
        var hasRoot = false
        /// The token that ended the last object or array since the last assignment, and the frame it ended; -1 for none.
        var lastCloser: Int32 = -1
        var lastClosed: Int32 = -1
    }

    struct RepairLink {
        var repair: BracketRepair
        var previous: Int32
    }

    /// A group of tokens that the search treats as one.
    struct Event {
        enum Kind {
            /// `path =`, `:name =`
            case member
            /// `const name =`, `import "x"`
            case declaration
            /// A string, number or path; flags joined by `|`.
            case leaf
            case opener, closer
            case other
        }

        var kind: Kind
        var index: Int
        /// The index after it.
        var end: Int
        /// Its column if it starts a line; otherwise nil.
        var column: Int32?
    }

    /// The costs of a reading. A repair costs as much as an item in a place where it cannot be.
    enum Cost {
        static let repair: Int32 = 10
        /// A further closing sign that is missing at the same place: the same cause.
        static let further: Int32 = 3
        static let misplaced: Int32 = 10
        /// A declaration inside an object.
        static let buriedDeclaration: Int32 = 20
        /// A line that starts further left than the open objects allow.
        static let dedented: Int32 = 6
        /// A line that starts further right than its neighbours.
        static let indented: Int32 = 3
        /// A closing sign at the end of a line, for an opener at the end of a line.
        static let trailingCloser: Int32 = 2
        /// A closing sign as deep as the lines it closes.
        static let deepCloser: Int32 = 4
        /// An array of one plain value whose opener is missing; a superfluous closing sign is more likely.
        static let unlikely: Int32 = 4
        /// An array element whose opener is missing, but which looks like a part of the previous element.
        static let different: Int32 = 1
        /// Readings that cost this much more than the best one are dropped.
        static let hopeless: Int32 = 40
    }
}
