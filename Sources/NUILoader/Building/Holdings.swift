import NUI
import TatamiViews

/// Who holds whom beside the tree of views: a `Screen` by its names, anything by its tag. By these a file could close a circle that nothing
/// ever leaves, or hang objects on one another so deep that letting go of them takes more than the stack.
struct Holdings {
    enum Refusal {
        /// An object would hold itself.
        case circle
        case tooDeep

        func message(_ property: String) -> String {
            switch self {
            case .circle: "'\(property)' would put an object inside itself"
            case .tooDeep: "'\(property)' would hang objects more than \(Holdings.most) deep on one another"
            }
        }
    }

    /// The most levels.
    static let most = 128

    private struct Place: Hashable {
        let holder: ObjectIdentifier
        let name: String
    }

    private struct Link {
        weak var holder: AnyObject?
        weak var held: AnyObject?
        let place: Place
        let number: Int
    }

    private struct Level {
        weak var object: AnyObject?
        let count: Int
    }

    /// By what is held.
    private var links: [ObjectIdentifier: [Link]] = [:]
    /// Which link of a place is the present one.
    private var latest: [Place: Int] = [:]
    private var count = 0
    /// How many levels hang on an object.
    private var levels: [ObjectIdentifier: Level] = [:]
    /// How far links were followed in all: a file may not make that take long.
    private var steps = 0
    private static let mostSteps = 2_000_000

    /// Whether nothing hangs on anything.
    var isEmpty: Bool { links.isEmpty }

    /// Notes that `holder` is to hold a value, by a name or, without one, as a part of the tree. Nil for no objection.
    mutating func add(_ value: Loaded, to holder: AnyObject, as name: String?) -> Refusal? {
        let held = value.objects
        guard !held.isEmpty else { return nil }
        let above = surroundings(of: holder)
        if steps > Self.mostSteps { return .tooDeep }
        if held.contains(where: { above.contains(ObjectIdentifier($0)) }) { return .circle }
        let level = (held.map(level).max() ?? 0) + (name == nil ? 0 : 1)
        guard raise(holder, to: level) else { return .tooDeep }
        if let name { link(held, to: holder, Place(holder: ObjectIdentifier(holder), name: name)) }
        return nil
    }

    /// Whether an object lies in another one or hangs on it, or is that.
    mutating func isAround(_ object: AnyObject, _ other: AnyObject) -> Bool { surroundings(of: object).contains(ObjectIdentifier(other)) }

    private mutating func link(_ held: [AnyObject], to holder: AnyObject, _ place: Place) {
        count += 1
        latest[place] = count
        for object in held {
            links[ObjectIdentifier(object), default: []].append(Link(holder: holder, held: object, place: place, number: count))
        }
    }

    private func level(of object: AnyObject) -> Int {
        levels[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.count : nil } ?? 0
    }

    /// Tells an object, and all around it, how many levels hang on it; false for too many.
    private mutating func raise(_ object: AnyObject, to level: Int) -> Bool {
        var pending = [(object: object, level: level)]
        while let (object, level) = pending.popLast() {
            guard level > self.level(of: object) else { continue }
            if level > Self.most { return false }
            levels[ObjectIdentifier(object)] = Level(object: object, count: level)
            pending += holders(of: object).map { ($0.object, level + $0.levels) }
        }
        return true
    }

    /// The object and all that it lies in or hangs on.
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
    /// The objects among these.
    fileprivate var objects: [AnyObject] {
        switch self {
        case .object(let object): [object]
        case .list(let elements): elements.flatMap(\.objects)
        default: []
        }
    }
}
