import TatamiInteraction

/// Something that people drag: an item of a container, or text and files of another program.
public struct DragItem {
    /// The name of the item: a `ViewName` for a view.
    public var id: AnyHashable
    /// The kind of the item, by which containers accept it. The default is "item".
    public var kind: String
    /// What the program knows of the item; nil for nothing. For a row of data it is the program's object.
    public var value: Any?
    /// The item as text; nil for none.
    public var text: String?
    /// The paths of files; empty for an item that is none.
    public var files: [String] = []
    /// The view that is dragged; nil for something from another program.
    public var view: View? { (id.base as? ViewName)?.view }

    /// Creates an item.
    public init(id: AnyHashable, kind: String = "item", value: Any? = nil, text: String? = nil, files: [String] = []) {
        (self.id, self.kind, self.value, self.text, self.files) = (id, kind, value, text, files)
    }
}

/// The name of a view in moves (`ItemMove`, `ItemPlace`): the view itself, without keeping it alive.
public struct ViewName: Hashable, CustomStringConvertible {
    /// The view; nil once it is gone.
    public private(set) weak var view: View?
    private let identity: ObjectIdentifier

    /// Names a view.
    public init(_ view: View) { (self.view, identity) = (view, ObjectIdentifier(view)) }

    /// Two names are equal if they name the same view.
    public static func == (a: ViewName, b: ViewName) -> Bool { a.identity == b.identity && a.view === b.view }
    /// Hashes the identity of the view.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// The class of the view, and its `id` if it has one: Label 'title'.
    public var description: String { view.map { "\(type(of: $0))\($0.id.map { " '\($0)'" } ?? "")" } ?? "a view that is gone" }
}
