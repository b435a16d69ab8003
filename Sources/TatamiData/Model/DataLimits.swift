/// The limits for data from outside. Exceeding one is reported as a ``DataFault`` and never traps.
public enum DataLimits {
    /// The number of records that may stand in each other, not in lists and optionals.
    public static let nesting = 32
    /// The largest size in bytes of a JSON text, and of a line of JSON Lines: 64 MiB.
    public static let jsonBytes = 64 << 20
    /// The largest nesting depth of `{` and `[` in JSON.
    public static let depth = 128
    /// The largest number of elements of all lists together. Further elements are left out.
    public static let rows = 1_000_000
    /// The largest magnitude of an Integer, 2 to the power of 53: a Number holds every smaller one exactly.
    public static let integer = 1 << 53
    /// The largest length of a name in bytes.
    public static let nameBytes = 256
    /// The largest number of errors of one text that are reported; reading ends there. The same number of warnings is reported.
    public static let faults = 100
    /// The largest length of a number's text in bytes.
    static let numberBytes = 1_000
}
