import TatamiLayout

/// How a rule names another item of its layout: by the item, by its view or nested layout, or by a name: an item's `id`, else a
/// view's. Objects are held weakly. What is meant is looked up before every layout, so items may come, go and move.
public struct SiblingReference {
    private(set) weak var object: TreeObject?
    private let identity: ObjectIdentifier?
    let name: String?

    init(_ object: TreeObject) {
        self.object = object
        identity = ObjectIdentifier(object)
        name = nil
    }

    init(name: String) {
        identity = nil
        self.name = name
    }
}

extension SiblingReference: Hashable {
    /// Returns true if both name the same object, or the same name. References to an object that is gone stay equal.
    public static func == (a: SiblingReference, b: SiblingReference) -> Bool {
        a.identity == b.identity && a.name == b.name && a.object === b.object
    }

    /// Hashes the identity of the object, or the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(name)
    }
}

/// What a rule can name another item by.
public protocol LayoutSibling {
    var siblingReference: SiblingReference { get }
}

extension LayoutItem: LayoutSibling {
    /// A reference to the item.
    public var siblingReference: SiblingReference { SiblingReference(self) }
}

extension View: LayoutSibling {
    /// A reference to the item that holds the view.
    public var siblingReference: SiblingReference { SiblingReference(self) }
}

extension ItemLayout: LayoutSibling {
    /// A reference to the item that holds the nested layout.
    public var siblingReference: SiblingReference { SiblingReference(self) }
}

extension String: LayoutSibling {
    /// A reference to the item, or else to the item of the view, whose `id` is this string.
    public var siblingReference: SiblingReference { SiblingReference(name: self) }
}

extension EdgeRule<SiblingReference> {
    /// The centre of the area: what an item without rules has anyway.
    public static var centered: EdgeRule { .center(nil) }

    /// `distance` from the facing edge of `sibling`, in points.
    public static func adjacent(_ sibling: some LayoutSibling, distance: Double = 0) -> EdgeRule {
        .adjacent(sibling.siblingReference, distance: distance)
    }

    /// `distance` inwards from the same edge of `sibling`, in points.
    public static func fit(_ sibling: some LayoutSibling, distance: Double = 0) -> EdgeRule {
        .fit(sibling.siblingReference, distance: distance)
    }

    /// The centre of `sibling`.
    public static func center(_ sibling: some LayoutSibling) -> EdgeRule { .center(sibling.siblingReference) }
}

extension LengthRule<SiblingReference> {
    /// So many times the length of the area.
    public static func ratio(_ ratio: Double) -> LengthRule { .ratio(ratio, of: nil) }

    /// So many times the length of `sibling`.
    public static func ratio(_ ratio: Double, of sibling: some LayoutSibling) -> LengthRule {
        .ratio(ratio, of: sibling.siblingReference)
    }
}
