import NUI
import TatamiViews

/// The references between objects outside the tree of views: a `Screen` holds objects by name, and any object holds its tag. Through these
/// a file could close a cycle that is never freed, or chain objects so deep that freeing them overflows the stack.
struct ReferenceGraph {
    enum Refusal {
        /// The object would hold itself.
        case circle
        case tooDeep

        func message(_ property: String) -> String {
            switch self {
            case .circle: "'\(property)' would put an object inside itself"
            case .tooDeep: "'\(property)' would make a chain of more than \(ReferenceGraph.mostLevels) objects that hold one another"
            }
        }
    }

    static let mostLevels = 128

    private struct Link {
        weak var holder: AnyObject?
        weak var held: AnyObject?
        let place: PropertyKey
        let number: Int
    }

    private struct Level {
        weak var object: AnyObject?
        let count: Int
    }

    /// The links by the object that is held.
    private var links: [ObjectIdentifier: [Link]] = [:]
    /// The number of the current link of each property.
    private var latest: [PropertyKey: Int] = [:]
    private var count = 0
    /// The number of levels below an object.
    private var levels: [ObjectIdentifier: Level] = [:]
    /// The number of links followed in total, which is limited so that a file cannot make this take long.
    private var steps = 0
    private static let mostSteps = 2_000_000
    /// The objects that are being filled, the outermost first.
    private var open: [ObjectIdentifier] = []

    /// True once a file has named an object; before that no object can be inside itself.
    var hasReferences = false
    /// True while no object holds another.
    var isEmpty: Bool { links.isEmpty }

    /// Marks an object as being filled until ``endFilling()``.
    mutating func beginFilling(_ object: AnyObject) { open.append(ObjectIdentifier(object)) }
    mutating func endFilling() { open.removeLast() }

    /// Returns true while an object is being filled. References to it from inside must not keep it alive.
    func isBeingFilled(_ object: AnyObject) -> Bool { open.contains(ObjectIdentifier(object)) }

    /// Notes that `holder` will hold a value: under a name, or without a name as a part of the tree. Returns nil if that is allowed,
    /// otherwise the reason.
    mutating func add(_ value: Loaded, to holder: AnyObject, as name: String?) -> Refusal? {
        let held = value.objects
        guard !held.isEmpty else { return nil }
        let above = surroundings(of: holder)
        if steps > Self.mostSteps { return .tooDeep }
        if held.contains(where: { above.contains(ObjectIdentifier($0)) }) { return .circle }
        let level = (held.map(level).max() ?? 0) + (name == nil ? 0 : 1)
        guard raise(holder, to: level) else { return .tooDeep }
        if let name { link(held, to: holder, PropertyKey(holder, name)) }
        return nil
    }

    /// Returns true if an object is the other one, contains it or holds it.
    mutating func isAround(_ object: AnyObject, _ other: AnyObject) -> Bool { surroundings(of: object).contains(ObjectIdentifier(other)) }

    private mutating func link(_ held: [AnyObject], to holder: AnyObject, _ place: PropertyKey) {
        count += 1
        latest[place] = count
        for object in held {
            links[ObjectIdentifier(object), default: []].append(Link(holder: holder, held: object, place: place, number: count))
        }
    }

    private func level(of object: AnyObject) -> Int {
        levels[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.count : nil } ?? 0
    }

    /// Notes the number of levels below an object, also for all objects that hold it; returns false if there are too many.
    private mutating func raise(_ object: AnyObject, to level: Int) -> Bool {
        var pending = [(object: object, level: level)]
        while let (object, level) = pending.popLast() {
            guard level > self.level(of: object) else { continue }
            if level > Self.mostLevels { return false }
            levels[ObjectIdentifier(object)] = Level(object: object, count: level)
            pending += holders(of: object).map { ($0.object, level + $0.levels) }
        }
        return true
    }

    /// Returns the object and all that contain or hold it.
    private mutating func surroundings(of object: AnyObject) -> Set<ObjectIdentifier> {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
        var pending = [object]
        while let next = pending.popLast(), steps <= Self.mostSteps {
            for (holder, _) in holders(of: next) where seen.insert(ObjectIdentifier(holder)).inserted { pending.append(holder) }
        }
        return seen
    }

    private mutating func holders(of object: AnyObject) -> [(object: AnyObject, levels: Int)] {
        let inTree = (object as? TreeObject)?.around.map { (object: $0 as AnyObject, levels: 0) } ?? []
        let known = links[ObjectIdentifier(object)] ?? []
        steps += 1 + inTree.count + known.count
        return inTree
            + known.compactMap { link in
                guard let holder = link.holder, link.held === object, latest[link.place] == link.number else { return nil }
                return (holder, 1)
            }
    }
}

extension Loaded {
    /// The objects in the value.
    fileprivate var objects: [AnyObject] {
        switch self {
        case .object(let object): [object]
        case .list(let elements): elements.flatMap(\.objects)
        default: []
        }
    }
}
