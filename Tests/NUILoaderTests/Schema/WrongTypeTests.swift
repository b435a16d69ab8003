import Foundation
import NUI
import NUILoader
import TatamiViews
import Testing

/// Each property of the schema with each kind of value that it does not take: all are told, none is built, none crashes.
@Suite struct WrongTypeTests {
    /// A value as a file writes it, and which plain types take it.
    private enum Sample: String, CaseIterable {
        case whole = "5"
        case decimals = "5.5"
        case percentage = "50%"
        case yes = "YES"
        case string = "\"zz?\""
        case name = "Nonsense"
        case path = "page.nothing.there"
        case flags = "Nonsense | Other"
        case flagsOfPaths = "page | 5"
        case view = "page"
        case none = "[]"
        case one = "[1]"
        case two = "[1 2]"
        case three = "[1 2 3]"
        case four = "[1 2 3 4]"
        case five = "[1 2 3 4 5]"
        case six = "[1 2 3 4 5 6]"
        case strings = "[\"zz?\" \"zz?\"]"
        case names = "[Nonsense]"
        case nested = "[[[1]]]"
        case objects = "[{ :class = Shadow }]"
        case shadow = "{ :class = Shadow }"
        case run = "{ :class = TextRun text = \"a\" }"
        case nobody = "{ :class = Nobody }"
        case abstract = "{ :class = Layout }"

        /// How many numbers an array of nothing else has.
        private var count: Int? {
            switch self {
            case .none: 0
            case .one: 1
            case .two: 2
            case .three: 3
            case .four: 4
            case .five: 5
            case .six: 6
            default: nil
            }
        }

        func isTaken(by type: ValueType) -> Bool {
            switch type {
            case .any: true
            case .number, .bool: [.whole, .decimals, .yes].contains(self)
            case .percentage: self == .percentage
            case .integer: [.whole, .yes].contains(self)
            case .string, .day: self == .string
            case .color: count == 3 || count == 4
            case .point, .size, .range: count == 2
            case .rect: count == 4
            case .insets: count == 4 || [.whole, .decimals, .yes].contains(self)
            case .transform: count == 6
            case .flags: self == .whole
            case .enumeration, .font, .image, .action, .reference: type == .reference && [.view, .path].contains(self)
            case .object(let name):
                (self == .shadow && name == "Shadow") || (self == .run && name == "TextRun")
                    || (self == .view && ["View", "LayoutView"].contains(name))
            case .itemView: self == .view
            case .array(let element): isList(of: element)
            case .trackList: count != nil || self == .nested
            case .oneOf(let types): types.contains(where: isTaken)
            }
        }

        private func isList(of type: ValueType) -> Bool {
            switch self {
            case .none: true
            case .one, .two, .three, .four, .five, .six: Sample.whole.isTaken(by: type)
            case .strings: Sample.string.isTaken(by: type)
            case .names: Sample.name.isTaken(by: type)
            case .objects: Sample.shadow.isTaken(by: type)
            default: false
            }
        }
    }

    /// `WRONG_TYPES=all` takes every value for every property; the usual run takes a third of them, others for each property.
    private static let step = ProcessInfo.processInfo.environment["WRONG_TYPES"] == "all" ? 1 : 3

    @Test func everyWrongValueOfEveryPropertyIsTold() {
        let schema = NUILoader(root: Screen()).schema
        var given = 0
        var missed: [String] = []
        for (number, row) in PropertyRow.all.enumerated() {
            let type = schema.property(row.property, ofClass: row.className)?.type ?? .any
            for (index, sample) in Sample.allCases.enumerated() where (index + number) % Self.step == 0 && !sample.isTaken(by: type) {
                // A page before the object, so that there is a view to name.
                let text = row.file("\(row.property) = \(sample.rawValue)")
                    .replacingFirst("root = {", with: "root = { before = { :class = View  :id = page }")
                let screen = Screen()
                let loader = NUILoader(root: screen)
                loader.logger = .silent
                given += 1
                do {
                    try loader.load(text: text)
                    missed.append("\(row.className).\(row.property) = \(sample.rawValue) (\(type.name))")
                } catch {
                    if screen.outlets["made"] != nil { missed.append("\(row.className).\(row.property) = \(sample.rawValue) was built") }
                    if !error.diagnostics.contains(where: { $0.severity == .error && $0.id.hasPrefix("NUI2") }) {
                        missed.append("\(row.className).\(row.property) = \(sample.rawValue): \(error.diagnostics.map(\.line))")
                    }
                }
            }
        }
        #expect(missed == [], "\(missed.count) of \(given)")
        #expect(given * Self.step > 20 * PropertyRow.all.count / 2)
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        guard hasPrefix(text) else { return self }
        return other + dropFirst(text.count)
    }
}
