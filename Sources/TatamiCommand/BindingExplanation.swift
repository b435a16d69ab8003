import ArgumentParser
import Tatami

/// What binds the properties of an object to data: all of them, or one.
struct BindingExplanation {
    private let name: String
    private let className: String
    /// The bindings, with the names of their properties from the object on: `text`, `layoutItem.minWidth`.
    private let bindings: [(property: String, bound: BoundProperty)]

    /// Finds the bindings that a path names.
    ///
    /// - Parameter path: An object by its :id, outlet or path in the tree, and maybe a property: `head.text`, `0.2.1.layoutItem.minWidth`.
    /// - Throws: `ExitCode(1)` after it was reported that there is no such object or binding.
    init(_ scene: Scene, _ path: String) throws {
        guard let (object, name, property) = Self.object(path, in: scene) else {
            let places = NearestPlaces(to: String(path.prefix { $0 != "." }), among: scene.root.placedItems).text
            throw Failed.reporting("There is no object '\(path)'. There are: \(places)")
        }
        let all = Self.bindings(of: object, scene.loader)
        bindings = property.map { property in all.filter { $0.property == property || $0.property.hasPrefix(property + ".") } } ?? all
        (self.name, className) = (name, scene.loader.className(of: object) ?? "\(type(of: object))")
        guard bindings.isEmpty else { return }
        let what = property.map { "'\($0)' of \(name)" } ?? "'\(name)'"
        let others = all.isEmpty ? "no property of it is" : "bound are: \(all.map(\.property).joined(separator: ", "))"
        throw Failed.reporting("\(what) is not bound to data; \(others)")
    }

    /// Returns the object with the longest name that the path begins with, and the rest of the path; nil if there is none.
    private static func object(_ path: String, in scene: Scene) -> (AnyObject, name: String, property: String?)? {
        var name = path[...]
        while true {
            if let object = object(named: String(name), in: scene) {
                return (object, String(name), name.endIndex == path.endIndex ? nil : String(path[path.index(after: name.endIndex)...]))
            }
            guard let dot = name.lastIndex(of: ".") else { return nil }
            name = name[..<dot]
        }
    }

    private static func object(named name: String, in scene: Scene) -> AnyObject? {
        if let object = scene.loader.object(name, as: AnyObject.self) ?? scene.loader.outlet(name) { return object }
        return scene.root.placedItem(at: name).map { $0.view ?? $0.layout ?? $0.item }
    }

    private static func bindings(of object: AnyObject, _ loader: NUILoader) -> [(property: String, bound: BoundProperty)] {
        let own = loader.boundProperties(of: object).map { ($0.property, $0) }
        guard let view = object as? View else { return own }
        let parts: [(String, AnyObject?)] = [("layout", (view as? LayoutView)?.layout), ("layoutItem", view.layoutItem)]
        return own
            + parts.flatMap { name, part in part.map(loader.boundProperties)?.map { ("\(name).\($0.property)", $0) } ?? [] }
    }

    func write(asJSON: Bool) throws {
        guard asJSON else { return try Output.line((["\(className) \(name)"] + bindings.map(text)).joined(separator: "\n")) }
        let members = [("view", JSONText.string(name)), ("class", JSONText.string(className))]
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
