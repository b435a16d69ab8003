import TestSupport

/// A NUI file without errors, made at random: any layout, and comments wherever one may stand.
struct RandomFile {
    private var generator: Seeded
    private(set) var text = ""
    private var eol = "\n"
    /// How much room an object or array has left before it only takes plain values.
    private var depth = 0
    /// How often a gap holds something other than one blank, of 8.
    private var mess = 0

    static func make(seed: UInt64) -> String {
        var file = RandomFile(generator: Seeded(seed))
        file.writeFile()
        return file.text
    }

    private init(generator: Seeded) { self.generator = generator }

    private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

    // MARK: Gaps

    /// Whatever may stand between two items. `isNeeded` where they would otherwise run together.
    private mutating func gap(isNeeded: Bool = false) {
        let start = text.utf8.count
        guard roll(8) < mess else {
            text += roll(12) == 0 ? eol : " "
            return
        }
        for _ in 0..<roll(5) {
            switch roll(9) {
            case 0: text += eol
            case 1: text += eol + eol + eol
            case 2: text += pick([",", ";", " , ", ";;"])
            case 3: text += pick(["\t", "  ", "\u{A0}", "\u{3000} ", "   \t "])
            case 4, 5: text += pick(["// why", "//", "// a = { \"b\" }  ", "//\u{9}é /* no"]) + eol
            case 6: text += pick(["/* c */", "/**/", "/* } */", "/* \" // */", "/* 😀 */"])
            case 7: text += "/* one" + eol + pick(["   two", "\ttwo", "two  "]) + eol + eol + " */"
            default: text += " "
            }
        }
        if isNeeded, text.utf8.count == start { text += " " }
    }

    private mutating func sign(_ text: String) {
        gap()
        self.text += text
        gap()
    }

    // MARK: Declarations

    private mutating func writeFile() {
        mess = roll(8)
        eol = pick(["\n", "\n", "\n", "\r\n", "\r"])
        if roll(10) == 0 { text += "\u{FEFF}" }
        gap()
        for _ in 0..<roll(3) {
            text += "import"
            gap()
            text += pick(["\"a.nui\"", "\"b c.nui\"", "\"a.nui\" as a", "\"b c.nui\" /* c */ as  b_2"])
            gap(isNeeded: true)
        }
        for _ in 0..<roll(6) { writeDeclaration() }
        if roll(4) == 0 {
            text += pick([
                "type Tab = Files | Room", "type Only = One", "type Walk = { :key id  id = String  stages = [Stage]?  note <-> String? }",
                ":model = { a = [Walk]  b <-> \"\"  c = Tab.Files  d <-> NO  e = 2 }",
            ])
            gap(isNeeded: true)
        }
        guard roll(12) > 0 else { return }
        text += pick(["root", "screen", "const", "state", "template", "preview"])
        sign("=")
        depth = 2 + roll(5)
        writeObject()
        gap()
        if roll(8) == 0 { text += "// the end" }
    }

    private mutating func writeDeclaration() {
        depth = roll(4)
        let kind = pick(["const", "const", "style", "state", "binding", "template", "preview"])
        text += kind
        gap(isNeeded: true)
        if kind == "binding" {
            text += pick(["{ a = b.c  /* d */ }", "{" + eol + "\t[ } ] ", "{}"])
                .replacing("[ } ] ", with: "[ ]  // e" + eol + " }")
        } else {
            text += kind == "preview" ? pick(["\"a b\"", "\"\"", "narrow"]) : (kind == "template" ? "template_" : "") + name()
            sign("=")
            if kind == "const" { writeValue() } else { writeObject() }
        }
        gap(isNeeded: true)
    }

    private mutating func name() -> String {
        pick(["a", "view", "layoutItems", "b_2", "horizontalAlignment", "import", "a_rather_long_name_for_what_it_does"])
    }

    private mutating func path() -> String { (0...(roll(3) / 2)).map { _ in name() }.joined(separator: ".") }

    // MARK: Values

    private mutating func writeObject() {
        text += "{"
        gap()
        for _ in 0..<(roll(4) / 2) {
            writeSystemProperty()
            gap(isNeeded: true)
        }
        if roll(5) == 0 { writeClauses() }
        for _ in 0..<roll(5) {
            text += path()
            if roll(8) == 0 {
                gap(isNeeded: true)
                text += pick(["<-", "<->"])
                text += " "
                gap()
                text += pick([
                    "a.b", "count(list) + 2", "a ?? \"b\"", "a ? b : c", "\"\\(a as decimals 1)\"", "a as day short", "[a b]",
                    "{ size = a }",
                ])
            } else if roll(6) == 0 {
                sign("<=")
                depth -= 1
                writeObject()
                depth += 1
            } else {
                sign("=")
                writeValue()
            }
            gap(isNeeded: true)
        }
        text += "}"
    }

    private mutating func writeClauses() {
        for clause in pick([
            ":for x in list|:where x.a && b|:key id|:index i", ":for x in [1 2]", ":if a == b", ":if let x = find(list, a)|:keep", ":else",
            ":else|:if !a", ":for x in Tab|:where x != a ? b : c",
        ]).split(separator: "|") {
            text += clause
            gap(isNeeded: true)
        }
        if roll(4) == 0 {
            text += ":content"
            sign("=")
            writeArray()
            gap(isNeeded: true)
        }
    }

    private mutating func writeSystemProperty() {
        switch roll(8) {
        case 0: text += ":slot"
        case 1, 2:
            text += pick([":params", ":animate"])
            if text.hasSuffix("animate") || roll(2) == 0 { sign("=") } else { gap() }
            text += pick(["{}", "{ a = String }", "{" + eol + "  duration = 0.3 }"])
        default:
            text += pick([":class", ":id", ":style", ":property", ":template", ":slot", ":group"])
            sign("=")
            text += name()
        }
    }

    private mutating func writeArray() {
        let onlyPlain = roll(2) == 0
        text += "["
        gap()
        for _ in 0..<(roll(10) == 0 ? 40 : roll(5)) {
            if onlyPlain { writePlain() } else { writeValue() }
            gap(isNeeded: true)
        }
        text += "]"
    }

    private mutating func writeValue() {
        guard depth > 0, roll(2) == 0 else { return writePlain() }
        depth -= 1
        if roll(3) == 0 { writeArray() } else { writeObject() }
        depth += 1
    }

    /// Operands and signs, which have blanks round them whatever the layout.
    private mutating func writeExpression() {
        for index in 0...roll(4) {
            if index > 0 { spaced(pick(["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||"])) }
            switch roll(6) {
            case 0:
                text += pick(["(", "!(", "!!("])
                gap()
                text += path()
                spaced("+")
                text += "1"
                gap()
                text += ")"
            case 1: text += pick(["!", "-", "--"]) + path()
            case 2: text += "\"\\(a + b * 2)\""
            case 3: writeCall()
            default: text += pick(["1", "2.5", "-3", "a", "b.c"])
            }
        }
        guard roll(3) == 0 else { return }
        spaced("?")
        text += pick(["a", "1"])
        spaced(":")
        text += pick(["b", "\"\\(c)\""])
    }

    /// A function and its values, with commas or without.
    private mutating func writeCall() {
        text += pick(["min(", "max("])
        gap()
        for _ in 0..<2 {
            text += pick(["a", "-b", "2", "-(c)"])
            gap(isNeeded: true)
        }
        text += pick(["-3", "\"x\"", "(d)"])
        gap()
        text += ")"
    }

    /// A sign with a blank on both sides, and whatever else may stand there.
    private mutating func spaced(_ sign: String) {
        text += " "
        gap()
        text += " \(sign) "
        gap()
        text += " "
    }

    private mutating func writePlain() {
        switch roll(8) {
        case 6, 7: writeExpression()
        case 0: text += pick(["0", "-5", "+7", "12.25", "9999999"])
        case 1: text += path()
        case 2:
            text += name()
            for _ in 0...roll(3) {
                sign("|")
                text += pick(["A", "b.c", "4"])
            }
        case 3: text += "\"" + String(repeating: pick(["long ", "wörd "]), count: roll(25)) + "\""
        case 4: text += pick(["\"one" + eol + "  two\"", "\"" + eol + eol + "\""])
        default: text += pick(["\"\"", "\"x\"", "\"\\\"{\\u{41}\\n\"", "\"// no\"", "\"/* no */ ; , =\"", "\"\\d\""])
        }
    }
}
