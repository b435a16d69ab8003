import NUI

/// A property that a class stores, as its table says.
struct StoredProperty {
    let name: String
    let type: Any.Type
    let path: AnyKeyPath
}

extension NUISchema {
    /// How the tables and the classes differ, one sentence each: for a test of the program's own, `#expect(x.differences(from: SignIn()) == [])`.
    ///
    /// A mirror shows what an object stores: each `.property` and `.reading` of a table has to be there under its name, with its
    /// type. What is computed, or a part of something else, a mirror does not see; the table says `isStored: false` of it, and it
    /// is left out, as `.setting`, `.adding` and actions are. Objects of the other classes are made by their tables.
    public func differences(from root: Root) -> [String] {
        own.flatMap { item -> [String] in
            let object = item.type == Root.self && item.make == nil ? root : item.make?()
            return (object.map(item.differences) ?? []) + parentDifferences(of: item)
        }
    }

    /// The class that a table names as the one above has to be one in Swift, too.
    private func parentDifferences(of item: NUIClass) -> [String] {
        guard let parent = item.schema.parent.flatMap(registry.named) else { return [] }
        var next: AnyClass? = item.type
        while let current = next, current != parent.type { next = _getSuperclass(current) }
        if next != nil { return [] }
        return ["\(item.schema.name) is below \(parent.schema.name) in its table, but \(item.type) is no subclass of \(parent.type)"]
    }
}

extension NUIClass {
    /// How what the table says is stored differs from what `object` stores.
    func differences(from object: AnyObject) -> [String] {
        let found = StoredValue.all(of: object)
        return properties.compactMap(\.stored).compactMap { property in
            guard let value = found.last(where: { $0.name == property.name }) else {
                let nearest = Suggestion.nearest(to: property.name, among: found.map(\.name)).flatMap { name in
                    found.last { $0.name == name }
                }
                return "\(type) stores no property '\(property.name)' (\(swift(property.type)) in its table)"
                    + (nearest.map { "; the nearest is '\($0.name)' (\(swift($0.type)))" } ?? "")
                    + "; of one that is computed the table says isStored: false"
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

/// A type as a program writes it: `Label?`.
private func swift(_ type: Any.Type) -> String {
    let text = "\(type)"
    let optional = "Optional<"
    return text.hasPrefix(optional) ? text.dropFirst(optional.count).dropLast() + "?" : text
}

extension StoredProperty {
    /// The property that the key path leads to; nil where the path does not tell.
    fileprivate var nameInPath: String? {
        let parts = "\(path)".split(separator: ".", omittingEmptySubsequences: false)
        guard "\(path)".hasPrefix("\\"), let last = parts.last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return String(last)
    }
}

/// What an object stores under a name.
private struct StoredValue {
    let name: String
    let value: Any
    /// Whether it belongs to a property wrapper, which keeps the value in its own way.
    let isWrapped: Bool
    let isLazy: Bool

    var type: Any.Type { Swift.type(of: value) }

    /// What a class stores, and those above it, theirs first.
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

    /// Whether a property of that type stores this. An object may be of a class below it.
    func isOfType(_ expected: Any.Type) -> Bool {
        if isWrapped || type == expected { return true }
        func isOptional<Value>(of value: Value.Type) -> Bool { type == Optional<Value>.self }
        if isLazy { return _openExistential(expected, do: isOptional) }
        func holds<Value>(_ wanted: Value.Type) -> Bool { value is Value }
        return expected is AnyClass && _openExistential(expected, do: holds)
    }
}
