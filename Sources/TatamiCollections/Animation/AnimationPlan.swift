import TatamiGeometry

/// What an update of a collection shows on the way: each element that is in sight before or after it, from where to where, and how
/// (collections: rules 38 and 39).
///
/// Frames are in the space of the viewport, so that nothing slides because of items that come or leave out of sight. An element has one
/// view for the whole way. The plan knows no clock: what it says is run by the motions of the view.
///
/// ```swift
/// let before = AnimationScene(oldLayout, oldViewport)
/// let after = AnimationScene(newLayout, newViewport)
/// let plan = AnimationPlan(from: before, to: after, style: update.style)
/// ```
public struct AnimationPlan: Sendable {
    /// The greatest number of elements that move. The others jump.
    public static let limit = 200

    /// The way of an element.
    public struct Step: Hashable, Sendable {
        /// What happens to the element. The order is the one from back to front.
        public enum Kind: Int, Hashable, Sendable, Comparable {
            /// It leaves the collection. It takes no events, and its view goes when it has arrived.
            case exiting
            /// It stays where it is.
            case resting
            /// It comes into the collection.
            case entering
            /// It goes to another place. If it is out of sight there, its view goes when it has arrived.
            case moving

            /// Returns true if `a` is behind `b`.
            public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
        }

        /// How it gets there.
        public enum Motion: Hashable, Sendable {
            /// At once.
            case jump
            /// In some seconds, from its velocity to rest.
            case ease(Double)
            /// By a spring without bounce that answers in some seconds.
            case spring(response: Double)
        }

        /// What happens.
        public var kind: Kind
        /// Where it is now.
        public var from: PresentedElement
        /// Where it goes.
        public var to: Attributes
        /// How it gets there.
        public var motion: Motion
        /// True if its view goes when it has arrived.
        public var isLeaving: Bool

        /// The element.
        public var element: LayoutElement { to.element }
    }

    /// The ways of all elements in sight before or after, from back to front.
    public private(set) var steps: [Step]

    /// The number of elements that move.
    public var count: Int { steps.filter { $0.motion != .jump }.count }

    /// Plans an update.
    ///
    /// - Parameters:
    ///   - old: What was in sight.
    ///   - new: What will be.
    ///   - style: How elements come and go. With `none`, everything jumps.
    ///   - presented: The elements that are on a way, as they are seen now. They go on from there.
    ///   - isReduced: True if the person wants less motion: elements come and go by fades of 100 ms, and nothing moves.
    ///   - appearing: Returns what an element that comes looks like in the beginning. The default follows the style.
    ///   - disappearing: Returns what an element that leaves looks like in the end. The default follows the style.
    public init(
        from old: AnimationScene, to new: AnimationScene, style: ChangeStyle = .automatic,
        presented: [LayoutElement: PresentedElement] = [:], isReduced: Bool = false,
        appearing: (Attributes, ChangeStyle) -> Attributes = { $1.outside($0) },
        disappearing: (Attributes, ChangeStyle) -> Attributes = { $1.outside($0) }
    ) {
        let style = isReduced && style != .none ? .fade : style
        let before = Dictionary(uniqueKeysWithValues: old.visible.map { ($0.element, $0) })
        let after = Set(new.visible.map(\.element))
        steps = []
        for to in new.visible {
            let seen = presented[to.element] ?? before[to.element].map { PresentedElement($0) }
            if let from = seen ?? old.outside(to.element).map({ PresentedElement($0) }) {
                add(Step(kind: .moving, from: from, to: to, motion: .spring(response: 0.35), isLeaving: false))
            } else {
                let from = PresentedElement(appearing(to, style))
                add(Step(kind: .entering, from: from, to: to, motion: .ease(0.2), isLeaving: false))
            }
        }
        let leaving = old.visible.filter { !after.contains($0.element) }.map { presented[$0.element] ?? PresentedElement($0) }
        let others = presented.values.filter { !after.contains($0.attributes.element) && before[$0.attributes.element] == nil }
        for from in leaving + others.sorted(by: { $0.attributes.isBefore($1.attributes) }) {
            if let to = new.outside(from.attributes.element) {
                add(Step(kind: .moving, from: from, to: to, motion: .spring(response: 0.35), isLeaving: true))
            } else {
                let last = before[from.attributes.element] ?? from.attributes
                let to = from.exit ?? disappearing(last, style)
                add(Step(kind: .exiting, from: from, to: to, motion: .ease(0.15), isLeaving: true))
            }
        }
        if isReduced { reduce() }
        settle(style == .none ? 0 : Self.limit, Rect(new.viewport.size).center)
        arrange(style, new.pinned)
    }

    /// Adds a way. One that leads nowhere is a rest.
    private mutating func add(_ step: Step) {
        var step = step
        if step.from.attributes == step.to, step.from.velocity == PresentedElement.Velocity() {
            if step.isLeaving { return }
            (step.kind, step.motion) = (.resting, .jump)
        }
        steps.append(step)
    }

    /// Fades instead of motions: what moved is at its place at once.
    private mutating func reduce() {
        for index in steps.indices {
            switch steps[index].kind {
            case .entering, .exiting: steps[index].motion = .ease(0.1)
            case .moving, .resting: steps[index].motion = .jump
            }
        }
    }

    /// Lets all jump but those nearest to the middle of the viewport. What leaves by a jump is not part of the plan.
    private mutating func settle(_ limit: Int, _ middle: Point) {
        let moving = steps.indices.filter { steps[$0].motion != .jump }
        if moving.count > limit {
            let distances = moving.map { min(steps[$0].from.attributes.distance(to: middle), steps[$0].to.distance(to: middle)) }
            let order = moving.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
            for place in order.dropFirst(limit) { steps[moving[place]].motion = .jump }
        }
        steps.removeAll { $0.isLeaving && $0.motion == .jump }
        for index in steps.indices where steps[index].motion == .jump {
            steps[index].kind = .resting
            steps[index].from = PresentedElement(steps[index].to)
        }
    }

    /// Orders the elements from back to front: what exits, rests, enters, moves; then what zooms away, and what is pinned.
    private mutating func arrange(_ style: ChangeStyle, _ pinned: Set<LayoutElement>) {
        func rank(_ step: Step) -> Int {
            if pinned.contains(step.element) { return 5 }
            return step.kind == .exiting && style == .zoom ? 4 : step.kind.rawValue
        }
        let order = steps.indices.sorted { (rank(steps[$0]), steps[$0].to.z, $0) < (rank(steps[$1]), steps[$1].to.z, $1) }
        steps = order.map { steps[$0] }
    }
}

extension Attributes {
    fileprivate func distance(to point: Point) -> Double {
        let way = frame.center - point
        return (way.x * way.x + way.y * way.y).squareRoot()
    }

    /// An order for elements that come out of a dictionary.
    fileprivate func isBefore(_ other: Attributes) -> Bool {
        (frame.y, frame.x, element.number) < (other.frame.y, other.frame.x, other.element.number)
    }
}

extension LayoutElement {
    fileprivate var number: UInt64 {
        func number(_ slot: UInt32, _ generation: UInt32) -> UInt64 { UInt64(slot) << 32 | UInt64(generation) }
        switch self {
        case .item(let key): return number(key.slot, key.generation)
        case .supplementary(_, .item(let key)), .decoration(_, .item(let key)): return number(key.slot, key.generation)
        case .supplementary(_, .section(let key)), .decoration(_, .section(let key)): return number(key.slot, key.generation)
        case .supplementary(_, .content), .decoration(_, .content): return 0
        }
    }
}
