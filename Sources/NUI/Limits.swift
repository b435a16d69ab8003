/// What a file may ask for. Every limit has its own diagnostic (NUI5xx); none of them ever traps.
public enum Limits {
    /// Nesting of `{` and `[`, in the text and again once styles and constants are expanded.
    public static let depth = 128
    /// Bytes in one file.
    public static let fileBytes = 4 << 20
    /// Bytes in a name.
    public static let nameBytes = 256
    /// Bytes between the quotes of a string, in a text that is made of several, and in one out of a table of texts.
    public static let stringBytes = 64 << 10
    /// Values in one file, objects counted twice and the signs between values once; and values in a program once styles and
    /// constants are expanded.
    public static let nodes = 250_000
    /// Values in one expression.
    public static let operands = 20_000
    /// Constants, styles, states, templates and previews in one file.
    public static let definitions = 50_000
    /// Different fonts in one program. Each costs a text engine about a millisecond and 30 kB.
    public static let fonts = 500
    /// Parameters of one template.
    public static let parameters = 1_000
    /// Tokens in one file, blanks and comments included.
    public static let tokens = 1_000_000
    /// Mistakes in one file after which the rest is not read.
    public static let errors = 1_000
    /// Diagnostics shown; one more tells how many were left out.
    public static let diagnostics = 50
    /// Numbers lie between minus and plus this value.
    public static let number = 1e7
    /// Lengths and weights beyond plus and minus this value can hardly be meant: the sum of ten reaches the end of all numbers.
    public static let likelyNumber = number / 10
    /// Digits before the dot of a number.
    public static let wholeDigits = 15
    /// Digits after the dot of a number.
    public static let decimals = 9
    /// Imports that import.
    public static let importDepth = 16
    /// Names by which the files of one program are imported, those of each folder counted once.
    public static let imports = 2_048
    /// Files of one program.
    public static let files = 256
    /// Bytes of all files of one program together.
    public static let programBytes = 16 << 20
    /// Bytes in the path of an import.
    public static let pathBytes = 4096
    /// Styles and constants that refer to styles and constants.
    public static let referenceDepth = 32
}
