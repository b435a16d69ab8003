/// A brace or bracket that is missing or one too many.
struct BracketRepair {
    enum Kind: UInt8 {
        /// The innermost that is open ends before the token.
        case missingCloser
        /// An object or array begins before the token.
        case missingBrace, missingBracket
        /// The token itself is one too many.
        case extra
    }

    var kind: Kind
    /// Counts significant tokens.
    var index: Int
}

extension BracketSearch {
    /// An object or array that is open in some reading. Readings share what they have in common.
    struct Frame {
        enum Kind: UInt8 { case file, object, array }

        var kind: Kind
        /// Whether it stands behind a sign.
        var isValue = false
        /// Whether it holds nothing yet.
        var isFresh = true
        /// Whether it holds an assignment, behind which no system property may stand.
        var hasAssignments = false
        /// Whether its opener ends a line.
        var isBlock = false
        /// The column of what it holds first, on its opener's line.
        var firstColumn: Int32 = -1
        /// Whether its opener is missing.
        var isInserted = false
        var parent: Int32 = -1
        /// The opener, or the token before which it is missing.
        var opener: Int32 = -1
        /// The column at which the opener's line starts.
        var indent: Int32 = 0
        var column: Int32 = 0
        /// The column at which the line of the assignment starts that it is the value of.
        var headIndent: Int32 = 0
        /// The column of the lines it holds; -1 as long as no line starts in it.
        var childColumn: Int32 = -1
        /// Tells what is open from the file down to here.
        var hash: UInt32 = 0
    }

    /// One way to understand the file as far as it was read, with what speaks against it.
    struct Reading {
        var cost: Int32 = 0
        /// The innermost that is open.
        var top: Int32 = 0
        /// The last repair in the list of all of them.
        var repair: Int32 = -1
        /// Where the last value of what is open starts; -1 for none.
        var lastValue: Int32 = -1
        /// The column at which the line of the last assignment starts.
        var headIndent: Int32 = 0
        var repairCount: Int32 = 0
        /// Whether the last thing was a sign.
        var expectsValue = false
        var hasRoot = false
        /// The token that ended the last object or array since the last assignment, and that frame.
        var lastCloser: Int32 = -1
        var lastClosed: Int32 = -1
    }

    struct RepairLink {
        var repair: BracketRepair
        var previous: Int32
    }

    /// What the tokens at hand are.
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
        /// The index behind it.
        var end: Int
        /// Where its line starts it, its column.
        var column: Int32?
    }

    /// What speaks against a reading. A repair counts as much as something in a place where it cannot be.
    enum Cost {
        static let repair: Int32 = 10
        /// Each further closing sign that is missing at the same place: one cause.
        static let further: Int32 = 3
        static let misplaced: Int32 = 10
        /// A declaration inside an object.
        static let buriedDeclaration: Int32 = 20
        /// A line that starts further left than what is open allows.
        static let dedented: Int32 = 6
        /// A line that starts further right than those beside it.
        static let indented: Int32 = 3
        /// A closing sign at the end of a line for what was opened at the end of a line.
        static let trailingCloser: Int32 = 2
        /// A closing sign as deep as the lines it closes.
        static let deepCloser: Int32 = 4
        /// An array of one plain value that lacks its opener, instead of a closing sign too many.
        static let unlikely: Int32 = 4
        /// An element of an array that lacks its opener, and looks like a part of the one before it.
        static let different: Int32 = 1
        /// Readings that are this much worse than the best are given up.
        static let hopeless: Int32 = 40
    }
}
