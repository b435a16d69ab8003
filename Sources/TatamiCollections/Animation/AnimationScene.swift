import TatamiGeometry

/// What is in sight before or after an update.
public struct AnimationScene {
    /// The viewport in the space of the content, in points.
    public let viewport: Rect
    /// The elements in sight, in the space of the viewport. Pinned ones are where they are pinned.
    let visible: [Attributes]
    let pinned: Set<LayoutElement>
    private let layoutPlace: (LayoutElement) -> Attributes?

    /// Describes what a layout shows in a viewport.
    public init(_ layout: some CollectionLayout, _ viewport: Viewport) {
        let pinned = layout.pinned(in: viewport)
        let others = Set(pinned.map(\.element))
        self.init(
            viewport: viewport.frame, visible: layout.attributes(in: viewport.frame).filter { !others.contains($0.element) }, pinned: pinned
        ) { layout.attributes(of: $0) }
    }

    /// Describes what is in sight.
    ///
    /// - Parameters:
    ///   - viewport: The viewport in the space of the content, in points.
    ///   - visible: The elements in sight that are not pinned, in the space of the content.
    ///   - pinned: Those that are pinned.
    ///   - place: Returns where any element is, in sight or not; nil if there is none.
    public init(viewport: Rect, visible: [Attributes], pinned: [Attributes] = [], place: @escaping (LayoutElement) -> Attributes?) {
        self.viewport = viewport
        let pinned = pinned.filter { !$0.isHidden && $0.frame.intersection(viewport) != nil }
        self.pinned = Set(pinned.map(\.element))
        var seen = Set<LayoutElement>()
        self.visible = (visible.filter { !$0.isHidden } + pinned).filter { seen.insert($0.element).inserted }.map {
            $0.moved(by: Point.zero - viewport.origin)
        }
        layoutPlace = place
    }

    /// The elements in sight.
    package var elements: [LayoutElement] { visible.map(\.element) }

    /// Returns an element that is not in sight, in the space of the viewport and at most one viewport away from it; nil if there is none.
    func outside(_ element: LayoutElement) -> Attributes? {
        guard var result = layoutPlace(element)?.moved(by: Point.zero - viewport.origin), !result.isHidden else { return nil }
        for axis in Axis.allCases {
            let length = viewport.size[axis]
            result.frame.origin[axis] = max(-length - result.frame.size[axis], min(result.frame.origin[axis], 2 * length))
        }
        return result
    }
}

extension Attributes {
    fileprivate func moved(by offset: Point) -> Attributes {
        var result = self
        result.frame = frame.moved(by: offset)
        return result
    }
}

/// An element as it is seen while it moves.
public struct PresentedElement: Hashable, Sendable {
    /// How fast the numbers of an element change, each in its unit in a second.
    public struct Velocity: Hashable, Sendable {
        /// The position and the size.
        public var frame = Rect.zero
        /// The opacity.
        public var opacity = 0.0
        /// The scale.
        public var scale = 0.0
        /// The rotation, in radians.
        public var rotation = 0.0
        /// The shift.
        public var shift = Point.zero

        /// Creates the velocity of what rests.
        public init() {}
    }

    /// What it looks like, in the space of the viewport.
    public var attributes: Attributes
    /// How fast it moves.
    public var velocity: Velocity
    /// Where it goes if it is leaving; nil for others.
    public var exit: Attributes?

    /// Describes an element.
    public init(_ attributes: Attributes, velocity: Velocity = Velocity(), exit: Attributes? = nil) {
        (self.attributes, self.velocity, self.exit) = (attributes, velocity, exit)
    }
}
