/// Prepares text from files for messages.
package enum Quoting {
    private static let longest = 60

    /// `text` in single quotes, shortened to 60 scalars, with control characters masked.
    package static func quote(_ text: some StringProtocol) -> String {
        var shown = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == longest {
                shown += "..."
                break
            }
            shown.unicodeScalars.append(scalar == "\t" || scalar == "\n" || scalar == "\r" ? " " : visible(scalar))
            count += 1
        }
        return "'\(shown)'"
    }

    /// `text` on one line, with control characters masked.
    package static func masked(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : visible($0) }))
    }

    /// The scalar itself, or U+FFFD for one that would move or hide text on a terminal.
    package static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: return scalar
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
        default: return scalar
        }
    }
}
