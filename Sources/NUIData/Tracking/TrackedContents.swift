/// The objects of the program of which a model can still get notices of changes.
///
/// Observation cannot end what is armed. An object that leaves all lists while it is armed therefore rests here, so that it is not armed
/// again if it returns; resting contents whose objects the program has released are removed as often as half of all rest.
struct TrackedContents {
    private var byObject: [ObjectIdentifier: TrackedContent] = [:]
    private var byNumber: [Int: TrackedContent] = [:]
    private var lastNumber = 0
    private var restedSinceSweep = 0

    /// The number of contents, resting ones included.
    var count: Int { byNumber.count }

    subscript(number: Int) -> TrackedContent? { byNumber[number] }

    /// Returns the content of an object, which is made if there is none.
    mutating func add(_ object: AnyObject, _ make: (_ number: Int) -> TrackedContent) -> TrackedContent {
        if let known = byObject[ObjectIdentifier(object)] {
            if known.object === object { return known }
            // The object is gone, and another one is at its address.
            byNumber[known.number] = nil
        }
        lastNumber += 1
        let made = make(lastNumber)
        byObject[ObjectIdentifier(object)] = made
        byNumber[lastNumber] = made
        return made
    }

    /// Takes note that no place shows a content any more.
    mutating func rest(_ content: TrackedContent) {
        if !content.isArmed { return remove(content) }
        restedSinceSweep += 1
        if restedSinceSweep > 64 + count / 2 { sweep() }
    }

    mutating func remove(_ content: TrackedContent) {
        byNumber[content.number] = nil
        if let key = content.object.map(ObjectIdentifier.init), byObject[key] === content { byObject[key] = nil }
    }

    private mutating func sweep() {
        restedSinceSweep = 0
        byObject = byObject.filter { $0.value.object != nil }
        byNumber = Dictionary(byObject.values.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func removeAll() {
        for content in byNumber.values { content.removePlaces() }
        (byObject, byNumber) = ([:], [:])
    }
}
