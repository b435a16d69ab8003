import NUI
import NUIData
import TatamiData
import TatamiDrawing
import TatamiJSON
import TatamiLayout
import TatamiViews

/// What binds a property to data, and what it shows now.
///
/// ```swift
/// let bound = loader.boundProperties(of: label).first
/// bound?.text              // text <- walk.title
/// bound?.readings[0].path  // $.walks[3].title
/// ```
public struct BoundProperty: Hashable, Sendable {
    /// What gave a property its present value.
    public enum Writer: Hashable, Sendable {
        /// The binding.
        case binding
        /// A person, whose edit the binding wrote into the data.
        case person
        /// The binding, of whose value the property took only a part, such as the first characters of a text or the nearest number.
        case cutOff
        /// The program, which set the property after the binding did.
        case program
        /// Nothing since the binding has no value, for this reason: the property has the value that it has without the binding.
        case nothing(String)

        /// The writer for people.
        public var text: String {
            switch self {
            case .binding: "the binding"
            case .person: "a person, who edited it"
            case .cutOff: "the binding, whose value the property cut off"
            case .program: "the program"
            case .nothing(let reason): "none, since the binding cannot be worked out: \(reason)"
            }
        }
    }

    /// A field of the data that a binding reads.
    public struct Reading: Hashable, Sendable {
        /// The path from the model on: `$.walks[3].title`.
        public let path: String
        /// The present value as JSON; of rows their number, `"3 rows"`.
        public let value: String
        /// Whether the data does not give the field, so that the loader holds it.
        public let isHeld: Bool
    }

    /// The name of the property.
    public let property: String
    /// The binding as the file has it: `text <- walk.title`.
    public let text: String
    /// The place of the binding in the files.
    public let place: SourcePlace
    /// The value that the property has, as JSON; nil if it is nothing, or an object.
    public let value: String?
    /// What the binding reads, each field once.
    public let readings: [Reading]
    /// What gave the property its value.
    public let writer: Writer
}

extension NUILoader {
    /// Returns what binds the properties of an object to data, in the order of the file, then those of its layout and its items:
    /// `layoutItem.minWidth`. Empty if nothing does.
    public func boundProperties(of object: AnyObject) -> [BoundProperty] {
        guard let builder = loaded?.builder else { return [] }
        let own = builder.scene.bindings(of: object).map { $0.explained("") }
        return own + Self.parts(of: object).flatMap { name, part in builder.scene.bindings(of: part).map { $0.explained(name + ".") } }
    }

    /// The objects that belong to one object, under the names of their properties.
    private static func parts(of object: AnyObject) -> [(name: String, part: AnyObject)] {
        let layout = (object as? LayoutView)?.layout
        let parts: [(String, AnyObject?)] = [
            ("layout", layout), ("layout.layoutItem", layout?.layoutItem), ("layoutItem", (object as? View)?.layoutItem),
            ("layoutItem", (object as? ItemLayout)?.layoutItem), ("contentLayoutItem", (object as? ScrollView)?.contentLayoutItem),
        ]
        return parts.compactMap { name, part in part.map { (name, $0) } }
    }
}

extension DataBinding {
    /// What the binding reads and shows now.
    ///
    /// - Parameter prefix: What stands before the name of the property.
    fileprivate func explained(_ prefix: String) -> BoundProperty {
        let present = object.flatMap { target.binding?.get(of: $0) }
        let isReplaced = present.flatMap { shown?.equals($0) } == false
        let isTaken = present.flatMap { taken?.equals($0) } == true
        let writer: BoundProperty.Writer =
            if let failure {
                .nothing(failure)
            } else if isReplaced {
                isTaken ? .cutOff : .program
            } else {
                isEdited ? .person : .binding
            }
        var found: [BoundProperty.Reading] = []
        for reading in readings where reading.aspect == .value {
            guard let reading = BoundProperty.Reading(reading.record, reading.field), !found.contains(reading) else { continue }
            found.append(reading)
        }
        return BoundProperty(
            property: prefix + target.name, text: text, place: builder.place(of: assignment.path.range),
            value: (isReplaced || failure != nil ? present : shown ?? present)?.json, readings: found, writer: writer)
    }
}

extension DataBinding {
    /// The binding as the file has it. The value of a template's parameter stands where the template is used.
    private var text: String {
        let documents = builder.resolver.program.documents
        func written(_ range: SourceRange) -> String {
            documents.indices.contains(range.file.index) ? documents[range.file.index].source.text(in: range) : ""
        }
        let format = assignment.format.map { " " + written($0.range) } ?? ""
        return "\(assignment.path.text) \(assignment.operation == .edit ? "<->" : "<-") \(written(assignment.value.range))\(format)"
    }
}

extension BoundProperty.Reading {
    /// Nil for a field that holds a record, of which the binding reads fields.
    fileprivate init?(_ record: LiveRecord, _ field: String) {
        guard let value = record.value(of: field) else { return nil }
        path = "$." + (record.path.isEmpty ? "" : record.path + ".") + field
        isHeld = record.isHeld(field)
        switch value {
        case .plain(let value): self.value = value.json
        case .rows(let list): self.value = JSONText.string("\(list.rows.count) row\(list.rows.count == 1 ? "" : "s")")
        case .record: return nil
        }
    }
}

extension DataValue {
    /// The value as JSON.
    fileprivate var json: String {
        switch self {
        // Records are no plain values.
        case .null, .record: JSONText.null
        case .string(let text), .image(let text), .choice(let text): JSONText.string(text)
        case .number(let number): JSONText.number(number)
        case .integer(let integer): String(integer)
        case .bool(let bool): JSONText.bool(bool)
        case .date(let instant): JSONText.string(instant.iso)
        case .day(let day): JSONText.string(day.iso)
        case .color(let color): JSONText.string(color.hex)
        case .list(let values): JSONText.array(values.map(\.json))
        }
    }
}

extension Font {
    /// The properties of the font, as files name them.
    fileprivate var json: String {
        JSONText.object([
            ("name", JSONText.string(family)), ("size", JSONText.number(size)), ("weight", String(weight.rawValue)),
            ("italic", JSONText.bool(italic)), ("lineHeight", JSONText.number(lineHeight)),
        ])
    }
}

extension Loaded {
    /// The value as JSON; nil for an object and for a value that only Swift can write.
    fileprivate var json: String? {
        switch self {
        case .number(let number), .fraction(let number): JSONText.number(number)
        case .bool(let bool): JSONText.bool(bool)
        case .text(let text): JSONText.string(text)
        case .cases(let names): JSONText.string(names.joined(separator: " | "))
        case .list(let values): JSONText.array(values.map { $0.json ?? JSONText.null })
        case .value(let font as Font): font.json
        case .value(let color as Color): JSONText.string(color.hex)
        case .value(let value): JSONText.string("\(value)")
        case .object: nil
        }
    }
}
