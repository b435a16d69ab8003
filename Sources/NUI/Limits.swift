/// The limits for files. Exceeding one is reported as a diagnostic, usually one of NUI5xx, and never traps.
public enum Limits {
    /// The largest nesting depth of `{` and `[`, in the text and after styles and constants are expanded.
    public static let depth = 128
    /// The largest size of a file in bytes: 4 MiB.
    public static let fileBytes = 4 << 20
    /// The largest length of a name in bytes.
    public static let nameBytes = DataLimits.nameBytes
    /// The largest length in bytes of a string between its quotes, of a text with embedded values, and of a text in a table: 64
    /// KiB.
    public static let stringBytes = 64 << 10
    /// The largest number of values in a file, where an object counts as two and an operator as one; also the largest number of
    /// values in a program after styles and constants are expanded.
    public static let nodes = 250_000
    /// The largest number of values in one expression.
    public static let operands = 20_000
    /// The largest number of constants, styles, states, templates and previews in one file.
    public static let definitions = 50_000
    /// The largest number of different fonts in a program. Each one costs a text engine about a millisecond and 30 kB.
    public static let fonts = 500
    /// The largest number of parameters of a template.
    public static let parameters = 1_000
    /// The largest number of tokens in a file, blanks and comments included.
    public static let tokens = 1_000_000
    /// The number of errors in a file after which the rest is not read.
    public static let errors = 1_000
    /// The largest number of diagnostics shown. One more tells how many were left out.
    public static let diagnostics = 50
    /// The largest number of diagnostics that a check for fixes returns, so that one check finds them all in most files.
    public static let fixes = 10_000
    /// The largest absolute value of a number.
    public static let number = 1e7
    /// The absolute value above which a length or weight is probably a mistake: the sum of ten such numbers reaches ``number``.
    public static let likelyNumber = number / 10
    /// The largest number of digits before the decimal point.
    public static let wholeDigits = 15
    /// The largest number of digits after the decimal point.
    public static let decimals = 9
    /// The largest nesting depth of imports.
    public static let importDepth = 16
    /// The largest number of names by which the files of a program are imported. Names in different folders count separately.
    public static let imports = 2_048
    /// The largest number of files in a program.
    public static let files = 256
    /// The largest size in bytes of all files of a program together: 16 MiB.
    public static let programBytes = 16 << 20
    /// The largest length of an import's path in bytes.
    public static let pathBytes = 4096
    /// The largest depth of styles and constants that refer to other styles and constants.
    public static let referenceDepth = 32
}
