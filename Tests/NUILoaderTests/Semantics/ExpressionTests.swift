import NUI
import NUILoader
import TatamiViews
import TestSupport
import Testing

/// Expressions, choices and values in strings, worked out once (markup-tools.md, P2 and G2-G6).
@Suite struct ExpressionTests {
    private static let constants = """
        const gap = 8
        const third = gap / 3
        const isDark = NO
        const name = "Ida"

        """

    /// The constants stand in a file of their own, as no test uses them all.
    private func loading(_ root: String) -> Loading { Loading("import \"names.nui\"\n" + root, ["/ui/names.nui": Self.constants]) }

    private func value(_ expression: String) throws -> Any {
        let loading = loading("root = { x = \(expression) }")
        #expect(loading.shown == [], "\(expression)")
        return try #require(loading.screen.outlets["x"])
    }

    @Test(arguments: [
        ("gap * 2 + 1", 17), ("1 + gap * 2", 17), ("(1 + gap) * 2", 18), ("gap - 2 - 1", 5), ("gap - (2 - 1)", 7), ("16 / gap / 2", 1),
        ("17 % 5", 2), ("-17 % 5", -2), ("gap - -2", 10), ("third * 3", 8), ("((gap))", 8), ("isDark ? 1 : 2", 2),
        ("-gap", -8), ("--gap", 8), ("-(gap + 1)", -9), ("gap * -gap", -64), ("min(gap, 3)", 3), ("max(gap 3 -gap)", 8), ("abs(-gap)", 8),
        ("round(2.5)", 3), ("round(-2.5)", -3), ("max(min(gap, 6), gap > 3 ? 5 : 7) + 1", 7), ("min((1 + 2) * 2, 9)", 6),
        ("gap > 3 ? isDark ? 1 : 2 : 3", 2), ("isDark ? 1 : gap == 8 ? 5 : 6", 5), ("(gap > 3 ? 1 : 2) + 10", 11), ("gap ==8 ? 1 : 2", 1),
    ])
    func numbers(expression: String, expected: Double) throws {
        #expect(try value(expression) as? Double == expected)
    }

    @Test(arguments: [
        ("gap < 9", true), ("gap < 8", false), ("gap <= 8", true), ("gap > 8", false), ("gap >= 8", true), ("gap == 8", true),
        ("gap != 8", false), ("!isDark", true), ("!(gap == 8)", false), ("!!isDark", false), ("isDark && 1 / 0 > 2", false),
        ("gap == 8 || 1 / 0 > 2", true), ("isDark || gap > 7 && gap < 9", true), ("name == \"Ida\"", true), ("name != \"Ida\"", false),
        ("!isDark == YES", true), ("1 < 2 == YES", true),
    ])
    func truth(expression: String, expected: Bool) throws {
        #expect(try value(expression) as? Bool == expected)
    }

    @Test(arguments: [
        (#""\(name)""#, "Ida"), (#""Hello, \(name)!""#, "Hello, Ida!"), (#""\(gap) of \(gap * 2 + 0.5)""#, "8 of 16.5"),
        (#""\(third)""#, "2.667"), (#""\(isDark) \(gap > 2)""#, "NO YES"), (#""\\(gap)""#, #"\(gap)"#), (#""\n\(gap)\n""#, "\n8\n"),
        (#""\((gap + 1) * 2)\(gap)""#, "188"), (#""\(gap > 2 ? gap : 0)""#, "8"), (#"isDark ? "a" : "b""#, "b"),
        (#""( \(gap) )""#, "( 8 )"), (#""\(gap as decimals 2)""#, "8.00"), (#""\(third as decimals 0)""#, "3"),
        (#""\(1234.5 as integer)""#, "1,235"), (#""\(-gap * 200 as decimals 1)""#, "-1,600.0"), (#""\(0.256 as percent)""#, "26%"),
        (#""\(third as currency EUR)""#, "€2.67"), (#""\(1234 as currency JPY)""#, "¥1,234"), (#""\(max(gap, 9))""#, "9"),
        (#""\(123456 as bytes)""#, "123 kB"),
    ])
    func strings(expression: String, expected: String) throws {
        #expect(try value(expression) as? String == expected)
    }

    /// Comparisons are no assignments, wherever they stand.
    @Test func comparisonsStandInArraysAndOnLinesOfTheirOwn() throws {
        let loading = loading("root = { a = [gap == 8 gap < 3, gap <= 8] b =\n gap == 9\n c =\n gap < 9 && gap\n <= 8 d = 1 }")
        #expect(loading.shown == [])
        #expect(loading.screen.outlets["a"] as? [Bool] == [true, false, true] && loading.screen.outlets["b"] as? Bool == false)
        #expect(loading.screen.outlets["c"] as? Bool == true && loading.screen.outlets["d"] as? Double == 1)
    }

    @Test func choicesAreNamesOfWhatIsExpected() throws {
        let loading = loading(
            "root = { view = { :class = Label :id = x text = \"a\" textAlignment = isDark ? Left : Right hidden = gap < 2 } }")
        #expect(loading.shown == [])
        let label: Label = try loading.object("x")
        #expect(label.textAlignment == .right && !label.hidden)
    }

    /// What loaded before there were expressions means the same.
    @Test func signsThatTouchTheirNumbersBelongToThem() throws {
        let loading = Loading("root = { x = [10 -5] y = [10-5] z = -5 a = [gap - 5] } ".replacing("gap", with: "7"))
        #expect(loading.shown.map { $0.contains("NUI129") } == [true])
        #expect(loading.screen.outlets["x"] as? [Double] == [10, -5] && loading.screen.outlets["y"] as? [Double] == [10, -5])
        #expect(loading.screen.outlets["z"] as? Double == -5 && loading.screen.outlets["a"] as? [Double] == [2])
    }

    @Test(arguments: [
        ("gap +", "NUI107", "a value is missing at the end of this expression"), ("(gap + 1", "NUI107", "this '(' is never closed"),
        ("gap * * 2", "NUI107", "a value is missing here"), ("isDark ? 1", "NUI107", "a ':' is missing"),
        ("gap + \"x\"", "NUI204", "'+' takes a number, not a string"), ("gap + nam", "NUI206", "there is no object or constant 'nam'"),
        ("gap / (8 - gap)", "NUI216", "this divides by 0"), ("gap % 0", "NUI216", "this divides by 0"),
        ("gap * 9999999", "NUI110", "numbers must be between -10000000 and 10000000; this is 79999992"),
        (#""\(gap + )""#, "NUI107", "a value is missing at the end"), (#""\()""#, "NUI107", "a value is missing between the parentheses"),
        (#""\(nam)""#, "NUI206", "there is no object or constant 'nam'"),
        (#""\(gap {)""#, "NUI101", "is not allowed in an expression in a string"),
        ("!name", "NUI204", "'!' takes YES or NO, not a string"),
    ])
    func whatMakesNoSenseIsTold(expression: String, id: String, message: String) {
        let shown = loading("root = { x = \(expression) }").shown
        #expect(shown.count == 1 && shown.allSatisfy { $0.contains(id) && $0.contains(message) }, "\(expression): \(shown)")
    }

    /// Random expressions, written with as few parentheses as the ranks allow or with more, and worked out by recursion.
    @Test func randomExpressionsAreWorkedOut() throws {
        for seed in 0..<UInt64(1_500) {
            var random = Seeded(seed)
            let tree = RandomExpression(depth: Int.random(in: 1...5, using: &random), &random)
            let text = tree.text(&random)
            let shown = Loading("root = { x = [\(text)] }")
            let found = (shown.screen.outlets["x"] as? [Any])?.first as? Double
            if let expected = tree.value, abs(expected) <= 1e7 {
                #expect(found == expected, "seed \(seed): \(text) is \(expected)")
            } else {
                #expect(found == nil && shown.shown.count == 1, "seed \(seed): \(text) is nothing")
            }
            if found != tree.value { return }
        }
    }

    /// As many operands as a file may hold cost no stack.
    @Test func longExpressionsAreWorkedOut() throws {
        let sum = Array(repeating: "1", count: 5_000).joined(separator: " + ")
        let nested = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
        let denied = String(repeating: "!", count: 5_000) + "YES"
        let choices = String(repeating: "NO ? 1 : ", count: 5_000) + "7"
        #expect(try value(sum) as? Double == 5_000)
        #expect(try value(nested) as? Double == 1)
        #expect(try value(denied) as? Bool == true)
        #expect(try value(choices) as? Double == 7)
    }
}

/// Numbers, arithmetic, and choices between them.
private indirect enum RandomExpression {
    case number(Int)
    case sum(RandomExpression, String, RandomExpression)
    case choice(RandomExpression, String, RandomExpression, RandomExpression, RandomExpression)

    init(depth: Int, _ random: inout Seeded) {
        func part() -> RandomExpression { RandomExpression(depth: depth - 1, &random) }
        switch depth > 0 ? Int.random(in: 0..<8, using: &random) : 0 {
        case 0: self = .number(Int.random(in: 0..<12, using: &random) - 3)
        case 1: self = .choice(part(), ["<", "<=", ">", ">=", "==", "!="][Int.random(in: 0..<6, using: &random)], part(), part(), part())
        default: self = .sum(part(), ["+", "-", "*", "/", "%"][Int.random(in: 0..<5, using: &random)], part())
        }
    }

    /// Nil where something that counts divides by 0 or leaves the range of numbers.
    var value: Double? {
        switch self {
        case .number(let number): return Double(number)
        case .sum(let left, let sign, let right):
            guard let a = left.value, let b = right.value else { return nil }
            var result: Double?
            switch sign {
            case "+": result = a + b
            case "-": result = a - b
            case "*": result = a * b
            case "/": result = b == 0 ? nil : a / b
            default: result = b == 0 ? nil : a.truncatingRemainder(dividingBy: b)
            }
            return result.flatMap { abs($0) <= 1e7 ? $0 : nil }
        case .choice(let left, let sign, let right, let first, let second):
            guard let a = left.value, let b = right.value else { return nil }
            let holds =
                switch sign {
                case "<": a < b
                case "<=": a <= b
                case ">": a > b
                case ">=": a >= b
                case "==": a == b
                default: a != b
                }
            return holds ? first.value : second.value
        }
    }

    private var rank: Int {
        switch self {
        case .number: 4
        case .sum(_, let sign, _): sign == "+" || sign == "-" ? 2 : 3
        case .choice: 0
        }
    }

    func text(_ random: inout Seeded) -> String {
        switch self {
        case .number(let number): return String(number)
        case .sum(let left, let sign, let right):
            return "\(left.text(above: rank, &random)) \(sign) \(right.text(above: rank + 1, &random))"
        case .choice(let left, let sign, let right, let first, let second):
            let condition = "\(left.text(above: 2, &random)) \(sign) \(right.text(above: 2, &random))"
            return "\(condition) ? \(first.text(above: 0, &random)) : \(second.text(above: 0, &random))"
        }
    }

    private func text(above least: Int, _ random: inout Seeded) -> String {
        let text = text(&random)
        return rank < least || Int.random(in: 0..<6, using: &random) == 0 ? "(\(text))" : text
    }
}
