/// A file that asks for as much as it can. `make bench` measures all of them at the size of the largest file that is read; the tests
/// try them at a smaller one.
public struct HostileFile: Sendable, CustomStringConvertible {
    public let name: String
    private let make: @Sendable (Int) -> String

    /// The whole text is `start`, `piece` as often as fits, `end`; the piece is given its number.
    private init(_ name: String, _ start: String, _ end: String = "", _ piece: @escaping @Sendable (Int) -> String) {
        self.init(name) { bytes in
            var text = start
            var number = 0
            text.reserveCapacity(bytes)
            while case let next = piece(number), text.utf8.count + next.utf8.count + end.utf8.count <= bytes {
                text += next
                number += 1
            }
            return text + end
        }
    }

    private init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.make = make
    }

    public var description: String { name }

    /// The file with about so many bytes.
    public func text(bytes: Int) -> String { make(bytes) }

    public static let all = signs + lines + mistakes + names + expressions + expansions

    /// One sign on and on.
    private static let signs = [
        ("braces", "{"), ("brackets", "["), ("closing braces", "}"), ("closing brackets", "]"), ("parentheses", "("), ("denials", "!"),
        ("quotes", "\""), ("escaped quotes", "\\\""), ("single quotes", "'"), ("curly quotes", "\u{201C}"), ("dots", "."), ("colons", ":"),
        ("equals signs", "="), ("bars", "|"), ("question marks", "?"), ("separators", ";"), ("letters of others", "é"), ("nulls", "\0"),
        ("line breaks", "\n"), ("comments", "/*"), ("empty comments", "//\n"),
    ].map { sign in HostileFile("only \(sign.0)", "root = { view = { :class = View text = a ") { _ in sign.1 } }

    /// Everything in one line.
    private static let lines = [
        HostileFile("one string", "root = { text = \"", "\" }") { _ in "xxxxxxxx" },
        HostileFile("one name", "root = { ", " = 1 }") { _ in "aaaaaaaa" },
        HostileFile("one path", "root = { text = a", " }") { _ in ".a" },
        HostileFile("one comment", "root = { } /*", "*/") { _ in "xxxxxxxx" },
        HostileFile("one property", "root = { ", "}") { _ in "a = 1 " },
        HostileFile("properties", "root = { ", "}") { "a\($0) = 1 " },
        HostileFile("numbers", "root = { tag = [", "] }") { _ in "1 " },
        HostileFile("strings", "root = { tag = [", "] }") { _ in "\"a\" " },
        HostileFile("unknown names", "root = { tag = [", "] }") { "name\($0) " },
        HostileFile("flags", "root = { tag = a", " }") { _ in "|a" },
        HostileFile("ids", "root = { ", "}") { _ in ":id=a " },
        HostileFile("nothing closed", "root = ") { _ in "{ a = [" },
        HostileFile("nothing opened", "root = { }") { _ in "] }" },
        HostileFile("empty objects", "root = { tag = [", "] }") { _ in "{}" },
        HostileFile("short objects", "root = { layoutItems = [", "] }") { _ in "{a={b=1}}" },
        HostileFile("views", "root = { view = { :class = View subviews = [", "] } }") { _ in "{:class=UILabel text=\"a\"}" },
        HostileFile("a bracket too few", "root = { view = { :class = View subviews = [", "] } }") {
            "{ :class = UILabel frame = [1 2 3 4\($0 == 9 ? "" : "]") } "
        },
        HostileFile("a brace too many", "root = { view = { :class = View subviews = [", "] } }") {
            "{ :class = UILabel text = \"a\" }\($0 == 9 ? "}" : "") "
        },
    ]

    /// A mistake in each line.
    private static let slips: [(name: String, line: @Sendable (Int) -> String)] = [
        ("unknown properties", { "nme\($0) = 1" }), ("unknown cases", { "textAlignment = cse\($0)" }), ("wrong types", { _ in "text = 1" }),
        ("missing values", { "nme\($0) =" }), ("missing signs", { "text \"nme\($0)\"" }), ("wrong quotes", { "text = 'nme\($0)'" }),
        ("lost quotes", { "text = \"nme\($0)" }), ("strange numbers", { _ in "opacity = .5" }),
        ("strange escapes", { _ in "text = \"\\x\"" }),
        ("strays", { "text\($0)" }), ("closing braces", { "a\($0) = 1 }" }), ("opening braces", { "a\($0) = { " }),
    ]

    private static let mistakes =
        slips.map { slip in
            HostileFile("lines: \(slip.name)", "root = { view = { :class = UILabel\n", "} }") { slip.line($0) + "\n" }
        } + [
            HostileFile("lines: unknown classes", "root = { view = { :class = View  subviews = [\n", "] } }") { "{ :class = Lbl\($0) }\n" },
            HostileFile("lines: unknown styles", "root = { view = { :class = View  subviews = [\n", "] } }") {
                "{ :class = View :style = s\($0) }\n"
            },
            HostileFile("lines: one id", "root = { view = { :class = View  subviews = [\n", "] } }") { _ in "{ :class = View :id = a }\n" },
            HostileFile(
                "lines: a brace too few", "root = {\n    view = {\n        :class = View\n        subviews = [\n", "        ]\n    }\n}\n"
            ) {
                "            {\n                :class = UILabel\n                text = \"Row\"\n" + ($0 == 9 ? "" : "            }\n")
            },
            HostileFile(
                "lines: braces too few", "root = {\n    view = {\n        :class = View\n        subviews = [\n", "        ]\n    }\n}\n"
            ) { _ in
                "            {\n                :class = UILabel\n                text = \"Row\"\n"
            },
        ]

    /// Names that nearly are others.
    private static let names = [
        HostileFile("slips of constants") { bytes in
            let count = bytes / 40
            return (0..<count).map { "const abcdefgh\($0)xyz = 1\n" }.joined() + "root = { tag = [ "
                + (0..<count / 9).map { "abcdefgh\($0)xyx " }.joined() + "] }"
        },
        HostileFile("long ids") { bytes in
            let tail = String(repeating: "b", count: 235)
            let views = (0..<bytes / 280).map { "{ :class = View :id = a\($0 % 10)\(tail)\($0) }" }
            return "root = { view = { :class = View subviews = [" + views.joined() + "] tag = ["
                + (0..<100).map { "a\($0 % 10)\(tail)x\($0) " }.joined() + "] } }"
        },
        HostileFile("slips of the root", "root = { ", "hidden = YES }") { _ in "hiden = 1 " },
        HostileFile("strange system properties") { bytes in
            "root = { view = { " + String(repeating: ":idd=1 ", count: bytes / 16) + String(repeating: ":id=a ", count: bytes / 16)
                + ":class = View } }"
        },
        HostileFile("states", "state s = { ", "}\nroot = { }") { "a\($0).x=1 " },
        HostileFile("imports", "") { "import \"a\($0).nui\"\n" },
        HostileFile("imports under names", "") { "import \"a\($0).nui\" as b\($0)\n" },
        HostileFile("previews", "", "root = { }") { "preview \"p\($0)\" = { size = [1 2] }\n" },
    ]

    private static let expressions = [
        HostileFile("one sum", "root = { a = ", "1 }") { _ in "1 + " },
        HostileFile("one choice", "root = { a = ", "1 }") { _ in "YES ? 1 : " },
        HostileFile("parentheses") { bytes in
            "root = { a = " + String(repeating: "(", count: bytes / 2 - 40) + "1" + String(repeating: ")", count: bytes / 2 - 40) + " }"
        },
        HostileFile("sums", "root = { ", "}") { "a\($0) = 1 + 1\n" },
        HostileFile("denials", "root = { a = [", "] }") { _ in "!a " },
        HostileFile("values in strings", "root = { tag = [", "] }") { _ in "\"" + String(repeating: "\\(1)", count: 4_000) + "\" " },
        HostileFile("values in strings that do not end", "root = { tag = [", "] }") { _ in
            "\"" + String(repeating: "\\(", count: 8_000) + "\" "
        },
        HostileFile("comments in strings", "root = { tag = [", "] }") { _ in "\"" + String(repeating: "\\(/*)", count: 3_000) + "\" " },
        HostileFile("sums in strings", "root = { tag = [", "] }") { _ in "\"\\(" + String(repeating: "1 + ", count: 4_000) + "1)\" " },
    ]

    /// Small files that would become large, and large ones whose parts refer to each other.
    private static let expansions = [
        laughs("constants") { "const c\($0) = [\(String(repeating: "c\($0 + 1) ", count: 10))]\n" },
        laughs("styles") { "style c\($0) = { :style = [\(String(repeating: "c\($0 + 1) ", count: 10))] }\n" },
        laughs("templates") {
            "template c\($0) = { :class = View subviews = [\(String(repeating: "{ :template = c\($0 + 1) } ", count: 10))] }\n"
        },
        HostileFile("a chain of constants", "", "root = { opacity = c0 }") { "const c\($0) = c\($0 + 1)\n" },
        HostileFile("a chain of animations", "", "root = { opacity = c0 }") { "const c\($0) = { :class = View :animate = c\($0 + 1) }\n" },
        HostileFile("an animation in itself", "", "root = { }") {
            "style s\($0) = { :class = View view = { :class = View :animate = { :style = s\($0) } } }\nstate t\($0) = { :animate = { :style = s\($0) } }\n"
        },
        HostileFile("cycles of constants", "", "root = { opacity = c0 }") { "const c\($0) = [c\($0 + 1) c0]\n" },
        HostileFile(
            "uses of a template",
            "template t = { :class = View subviews = [{ :class = UILabel :id = x }] }\nroot = { view = { :class = View subviews = [\n",
            "] } }"
        ) {
            "{ :template = t :id = i\($0) }\n"
        },
        HostileFile("parameters of a template", "template t = { :params { ", "} :class = UILabel }\nroot = { view = { :template = t } }") {
            "p\($0) = 1 "
        },
        HostileFile("templates", "", "root = { view = { :template = t1 } }") { "template t\($0) = { :class = View }\n" },
        HostileFile("data of a preview", "const c = 1\npreview \"p\" = { data = { ", "} }\nroot = { }") { "c\($0) = c\($0 + 1) " },
    ]

    private static func laughs(_ name: String, _ each: @escaping @Sendable (Int) -> String) -> HostileFile {
        HostileFile("\(name) in each other") { _ in
            (1...20).map(each).joined() + "const c21 = 1 style c21 = { hidden = YES } template c21 = { :class = View }\n"
                + "root = { tag = c1 view = { :class = View :style = c1 subviews = [{ :template = c1 }] } }"
        }
    }
}
