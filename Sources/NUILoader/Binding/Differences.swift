import NUI

/// A property that a class stores, according to its table.
struct StoredProperty {
    let name: String
    let type: Any.Type
    let path: () -> AnyKeyPath
}

extension NUISchema {
    /// Returns the differences between the tables and the classes, one sentence each, for a test of the program:
    ///
    ///     #expect(interface.differences(from: SignIn()) == [])
    ///
    /// A mirror shows what an object stores: each `.property` and `.reading` of a table must be there with its name and its type. A mirror
    /// does not show computed properties or parts of other values, for which the table says `isStored: false`; those are left out, and so
    /// are `.setting`, `.adding` and actions. The objects of the other classes are made by their tables.
    public func differences(from root: Root) -> [String] {
        own.flatMap { item -> [String] in
            let object = item.type == Root.self && item.make == nil ? root : item.make?()
            return (object.map(item.differences) ?? []) + parentDifferences(of: item)
        }
    }

    /// Checks that the parent class in a table is a superclass in Swift too.
    private func parentDifferences(of item: NUIClass) -> [String] {
        guard let parent = item.schema.parent.flatMap(registry.named) else { return [] }
        var next: AnyClass? = item.type
        while let current = next, current != parent.type { next = _getSuperclass(current) }
        if next != nil { return [] }
        return [
            "the parent of \(item.schema.name) in its table is \(parent.schema.name), but \(item.type) is not a subclass of \(parent.type)"
        ]
    }
}

extension NUIClass {
    /// Returns the differences between the stored properties in the table and those of `object`.
    func differences(from object: AnyObject) -> [String] {
        let found = StoredValue.all(of: object)
        return properties.compactMap(\.stored).compactMap { property in
            guard let value = found.last(where: { $0.name == property.name }) else {
                let nearest = Suggestion.nearest(to: property.name, among: found.map(\.name)).flatMap { name in
                    found.last { $0.name == name }
                }
                return "\(type) stores no property '\(property.name)' (\(swift(property.type)) in its table)"
                    + (nearest.map { "; the nearest is '\($0.name)' (\(swift($0.type)))" } ?? "")
                    + "; a computed property needs isStored: false in the table"
            }
            guard value.isOfType(property.type) else {
                return "\(type).\(property.name) is \(swift(property.type)) in the table, but stored as \(swift(value.type))"
            }
            if let led = property.nameInPath, led != property.name {
                return "\(type).\(property.name) has the key path of '\(led)' in the table"
            }
            return nil
        }
    }
}

/// Returns a type as Swift writes it: `Label?`.
private func swift(_ type: Any.Type) -> String {
    let text = "\(type)"
    let optional = "Optional<"
    return text.hasPrefix(optional) ? text.dropFirst(optional.count).dropLast() + "?" : text
}

extension StoredProperty {
    /// The name of the property that the key path leads to; nil if the path does not show it.
    fileprivate var nameInPath: String? {
        let parts = "\(path())".split(separator: ".", omittingEmptySubsequences: false)
        guard "\(path())".hasPrefix("\\"), let last = parts.last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return String(last)
    }
}

/// The value that an object stores under a name.
private struct StoredValue {
    let name: String
    let value: Any
    /// True if it belongs to a property wrapper, which stores the value in its own way.
    let isWrapped: Bool
    let isLazy: Bool

    var type: Any.Type { Swift.type(of: value) }

    /// Returns the stored values of an object, those of its superclasses first.
    static func all(of object: AnyObject) -> [StoredValue] {
        var mirrors: [Mirror] = []
        var next: Mirror? = Mirror(reflecting: object)
        while let mirror = next {
            mirrors.append(mirror)
            next = mirror.superclassMirror
        }
        return mirrors.reversed().flatMap(\.children).compactMap { child in child.label.map { StoredValue($0, child.value) } }
    }

    private init(_ label: String, _ value: Any) {
        let lazyMark = "$__lazy_storage_$_"
        isLazy = label.hasPrefix(lazyMark)
        isWrapped = !isLazy && label.hasPrefix("_")
        name = String(label.dropFirst(isLazy ? lazyMark.count : isWrapped ? 1 : 0))
        self.value = value
    }

    /// Returns true if a property of the type stores this value. An object may be of a subclass.
    func isOfType(_ expected: Any.Type) -> Bool {
        if isWrapped || type == expected { return true }
        func isOptional<Value>(of value: Value.Type) -> Bool { type == Optional<Value>.self }
        if isLazy { return _openExistential(expected, do: isOptional) }
        func holds<Value>(_ wanted: Value.Type) -> Bool { value is Value }
        return expected is AnyClass && _openExistential(expected, do: holds)
    }
}
