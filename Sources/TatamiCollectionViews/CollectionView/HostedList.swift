/// Elements that something else makes when they come into sight, such as the rows of a loop in a file.
///
/// The elements are known by numbers, which they keep as long as they are in the list.
public final class HostedList {
    /// What something else has made for an element.
    public struct Made {
        /// The objects: views, or rows of a table or an outline.
        public var objects: [AnyObject]
        /// Called when the element is out of sight: the objects are not shown any more.
        public var end: () -> Void

        /// Creates objects that are there.
        public init(_ objects: [AnyObject], end: @escaping () -> Void = {}) { (self.objects, self.end) = (objects, end) }
    }

    /// The numbers of the elements, in order.
    private(set) var numbers: [Int] = []
    /// Called when other elements are there.
    var onChange: () -> Void = {}
    /// Called with the number of an element that has other objects than before.
    var onRemake: (Int) -> Void = { _ in }
    private var known: [AnyHashable: Int] = [:]
    private var makers: [Int: () -> Made] = [:]
    private var next = 0

    /// Creates an empty list.
    public init() {}

    /// Creates a list of objects that are there.
    public convenience init(_ objects: [AnyObject]) {
        self.init()
        let table = Dictionary(objects.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        set(objects.map { ObjectIdentifier($0) }) { id in Made(table[id].map { [$0] } ?? []) }
    }

    /// Replaces the elements. Of equal ids the first counts.
    ///
    /// - Parameters:
    ///   - ids: The elements, in order.
    ///   - make: Makes the objects of an element.
    public func set<ID: Hashable>(_ ids: [ID], make: @escaping (ID) -> Made) {
        var fresh: [AnyHashable: Int] = [:]
        (numbers, makers) = ([], [:])
        for id in ids where fresh[id] == nil {
            let number = known[id] ?? next
            if number == next { next += 1 }
            fresh[id] = number
            numbers.append(number)
            makers[number] = { make(id) }
        }
        known = fresh
        onChange()
    }

    /// Says that an element has other objects than before.
    public func remade<ID: Hashable>(_ id: ID) { if let number = known[id] { onRemake(number) } }

    func contains(_ number: Int) -> Bool { makers[number] != nil }

    func make(_ number: Int) -> Made { makers[number]?() ?? Made([]) }
}
