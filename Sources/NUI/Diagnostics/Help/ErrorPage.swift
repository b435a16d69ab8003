/// The page that `tatami help-error` shows about a diagnostic: its meaning, an example that has it, and the same example corrected.
public struct ErrorPage: Sendable {
    /// The diagnostic that the page is about.
    public let code: DiagnosticCode
    /// What the diagnostic means and how to correct it.
    public let meaning: String
    /// Files that have the fault; tests check that they do.
    public let bad: ErrorExample
    /// The same files without the fault.
    public let good: ErrorExample

    init(_ code: DiagnosticCode, _ meaning: String, bad: String, good: String) {
        self.code = code
        self.meaning = meaning
        self.bad = ErrorExample(bad)
        self.good = ErrorExample(good)
    }

    /// All pages, in the order of their ids.
    public static let all = (syntax + names + effects + definitions + templates + files + limits + places + data)
        .sorted { $0.code.rawValue < $1.code.rawValue }

    /// Returns the page of an id such as `NUI203`, in capital or small letters; nil if no diagnostic has that id.
    public static func page(of id: String) -> ErrorPage? {
        all.first { $0.code.rawValue == id.uppercased() }
    }

    /// Returns the id that is nearest to one that does not exist; nil if none is near.
    public static func suggestion(for id: String) -> String? {
        Suggestion.nearest(to: id.uppercased(), among: all.map(\.code.rawValue))
    }

    /// The page as plain text, at most 80 columns wide except for its examples.
    public var text: String {
        var result = "\(code.severity.rawValue)[\(code.rawValue)]: \(code.title)\n\n\(Self.wrapped(meaning))\n"
        for (name, example) in [("Wrong", bad), ("Right", good)] {
            result += "\n\(name):\n\n" + example.indented + "\n"
        }
        if bad.isAbridged || good.isAbridged {
            result += "\n" + Self.wrapped("In these examples, ‹x ×9› means x nine times; # is its number and ## the next number.") + "\n"
        }
        return result
    }

    /// The page as a section of a Markdown document.
    public var markdown: String {
        var result = "## \(code.rawValue)\n\n**\(code.severity.rawValue)**: \(code.title)\n\n\(meaning)\n"
        for (name, example) in [("Wrong", bad), ("Right", good)] { result += "\n\(name):\n\n```\n\(example.text)\n```\n" }
        return result
    }

    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.unicodeScalars.count + 1 + word.unicodeScalars.count <= 80 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
