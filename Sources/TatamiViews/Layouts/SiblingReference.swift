import TatamiLayout

/// A reference from a rule to another item of its layout: by the item, by its view or nested layout, or by a name, which is the `id` of an
/// item or else of a view.
///
/// Objects are held weakly. A reference is resolved before every layout, so items may come, go and move.
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

/// An object by which a rule can refer to an item.
public protocol LayoutSibling {
    /// The reference to the item.
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
    /// The center of the area, which is also the place of an item without rules.
    public static var centered: EdgeRule { .center(nil) }

    /// The edge lies `distance` points from the facing edge of `sibling`.
    public static func adjacent(_ sibling: some LayoutSibling, distance: Double = 0) -> EdgeRule {
        .adjacent(sibling.siblingReference, distance: distance)
    }

    /// The edge lies `distance` points inwards from the same edge of `sibling`.
    public static func fit(_ sibling: some LayoutSibling, distance: Double = 0) -> EdgeRule {
        .fit(sibling.siblingReference, distance: distance)
    }

    /// The center of the item is `offset` points behind that of `sibling`.
    public static func center(_ sibling: some LayoutSibling, offset: Double = 0) -> EdgeRule {
        .center(sibling.siblingReference, offset: offset)
    }
}

extension LengthRule<SiblingReference> {
    /// The length is `ratio` times the length of the area.
    public static func ratio(_ ratio: Double) -> LengthRule { .ratio(ratio, of: nil) }

    /// The length is `ratio` times the length of `sibling`.
    public static func ratio(_ ratio: Double, of sibling: some LayoutSibling) -> LengthRule {
        .ratio(ratio, of: sibling.siblingReference)
    }
}
