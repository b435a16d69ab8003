import Foundation
import NUI

/// Reads tables of texts by key.
public enum LocalizedStrings {
    public enum Failure: Error, Sendable, CustomStringConvertible {
        case unreadable(path: String)
        case malformed(path: String, line: Int)

        public var description: String {
            switch self {
            case .unreadable(let path): "cannot read the strings of \(path)"
            case .malformed(let path, let line): "\(path), line \(line): a strings table has lines of the form \"key\" = \"text\";"
            }
        }
    }

    /// The table in a `.json` file (one object of strings) or a `.strings` file.
    public static func table(file path: String) throws(Failure) -> [String: String] {
        let reader = FileSourceReader()
        guard let canonical = try? reader.canonicalPath(of: path),
            let bytes = try? reader.read(canonical, limit: 16 << 20)
        else { throw .unreadable(path: path) }
        if path.hasSuffix(".json") {
            guard let table = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) else {
                throw .malformed(path: path, line: 1)
            }
            return table
        }
        return try table(strings: String(decoding: bytes, as: UTF8.self), path: path)
    }

    /// The table in the text of a `.strings` file.
    static func table(strings text: String, path: String) throws(Failure) -> [String: String] {
        var scanner = StringsScanner(text)
        var table: [String: String] = [:]
        while !scanner.isAtEnd {
            guard let key = scanner.string(), scanner.take("="), let value = scanner.string(), scanner.take(";") else {
                throw .malformed(path: path, line: scanner.line)
            }
            table[key] = value
        }
        return table
    }
}

/// Goes through a `.strings` file: quoted strings, signs, comments.
private struct StringsScanner {
    private var rest: Substring.UnicodeScalarView
    private(set) var line = 1

    init(_ text: String) {
        rest = Substring(text).unicodeScalars
        skip()
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == sign else { return false }
        advance()
        skip()
        return true
    }

    mutating func string() -> String? {
        guard rest.first == "\"" else { return nil }
        advance()
        var text = String.UnicodeScalarView()
        while let scalar = rest.first, scalar != "\"" {
            advance()
            guard scalar == "\\", let escaped = rest.first else {
                text.append(scalar)
                continue
            }
            advance()
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            default: text.append(escaped)
            }
        }
        guard rest.first == "\"" else { return nil }
        advance()
        skip()
        return String(text)
    }

    private mutating func advance() {
        if rest.first == "\n" { line += 1 }
        rest.removeFirst()
    }

    /// Blanks and comments.
    private mutating func skip() {
        while let scalar = rest.first {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/", rest.dropFirst().first == "/" {
                while let next = rest.first, next != "\n" { _ = next; advance() }
            } else if scalar == "/", rest.dropFirst().first == "*" {
                while !rest.isEmpty, !(rest.first == "*" && rest.dropFirst().first == "/") { advance() }
                rest = rest.dropFirst(2)
            } else {
                return
            }
        }
    }
}
