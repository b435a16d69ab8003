import ArgumentParser
import Tatami

/// What binds the properties of an object to data: all of them, or one.
struct BindingExplanation {
    private let name: String
    private let className: String
    /// The key of the row in which the object is.
    private let row: String?
    /// The bindings, with the names of their properties from the object on: `text`, `layoutItem.minWidth`.
    private let bindings: [(property: String, bound: BoundProperty)]

    /// Finds the bindings that a path names.
    ///
    /// - Parameters:
    ///   - path: An object by its :id, outlet or path in the tree, and maybe a property: `head.text`, `0.2.1.layoutItem.minWidth`.
    ///   - row: The key of the row in which the object is; nil for the first one.
    /// - Throws: `ExitCode(1)` after it was reported that there is no such object or binding.
    init(_ scene: Scene, _ path: String, row: String?) throws {
        guard let (object, name, property) = try Self.object(path, row: row, in: scene) else {
            let wanted = path.first?.isNumber == true ? path : String(path.prefix { $0 != "." })
            let places = NearestPlaces(to: wanted, among: scene.root.placedItems).text
            throw Failed.reporting("There is no object '\(path)'. There are: \(places)")
        }
        self.row = object.row
        let all = scene.loader.boundProperties(of: object.object).map { (property: $0.property, bound: $0) }
        bindings = property.map { property in all.filter { $0.property == property || $0.property.hasPrefix(property + ".") } } ?? all
        (self.name, className) = (name, scene.loader.className(of: object.object) ?? "\(type(of: object.object))")
        guard bindings.isEmpty else { return }
        let what = property.map { "'\($0)' of \(name)" } ?? "'\(name)'"
        let others = all.isEmpty ? "no property of it is" : "bound are: \(all.map(\.property).joined(separator: ", "))"
        throw Failed.reporting("\(what) is not bound to data; \(others)")
    }

    /// Returns the object with the longest name that the path begins with, and the rest of the path; nil if there is none. No property begins
    /// with a digit.
    private static func object(
        _ path: String, row: String?, in scene: Scene
    ) throws -> (NamedObject, name: String, property: String?)? {
        var name = path[...]
        while true {
            let property = name.endIndex == path.endIndex ? nil : String(path[path.index(after: name.endIndex)...])
            if property?.first?.isNumber == true { return nil }
            if let object = try NamedObject(String(name), row: row, in: scene)
                ?? scene.root.placedItem(at: String(name)).map(NamedObject.init)
            {
                return (object, String(name), property)
            }
            guard let dot = name.lastIndex(of: ".") else { return nil }
            name = name[..<dot]
        }
    }

    func write(asJSON: Bool) throws {
        guard asJSON else {
            return try Output.line((["\(className) \(NamedObject.shown(name, row: row))"] + bindings.map(text)).joined(separator: "\n"))
        }
        let place = [("view", JSONText.string(name))] + (row.map { [("row", JSONText.string($0))] } ?? [])
        let members = place + [("class", JSONText.string(className))]
        try Output.line(JSONText.object(members + [("bindings", JSONText.array(bindings.map(object)))]))
    }

    private func text(_ property: String, _ bound: BoundProperty) -> String {
        let reads = bound.readings.map { "\n    reads \($0.path): \($0.value)\($0.isHeld ? ", held by the loader" : "")" }.joined()
        return """
              \(property): \(bound.value ?? "nothing")
                \(bound.place.text): \(bound.text)\(reads)
                last writer: \(bound.writer.text)
            """
    }

    private func object(_ property: String, _ bound: BoundProperty) -> String {
        let reads = bound.readings.map {
            JSONText.object([("path", JSONText.string($0.path)), ("value", $0.value), ("held", JSONText.bool($0.isHeld))])
        }
        return JSONText.object([
            ("property", JSONText.string(property)), ("binding", JSONText.string(bound.text)), ("file", JSONText.string(bound.place.file)),
            ("line", String(bound.place.line)), ("column", String(bound.place.column)), ("value", bound.value ?? JSONText.null),
            ("writer", JSONText.string(bound.writer.text)), ("reads", JSONText.array(reads)),
        ])
    }
}
