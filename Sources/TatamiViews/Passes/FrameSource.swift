/// Something besides the views that decides what a frame shows, such as the data of a file. It changes the views right before a frame.
public protocol FrameSource: AnyObject {
    /// Whether something changed that the views do not show yet.
    var hasChanges: Bool { get }
    /// Changes the views.
    func applyChanges()
}

extension ViewRoot {
    /// Lets a source change the views before each frame, as long as the source is alive. Adding it twice has no effect.
    public func add(_ source: any FrameSource) {
        if !frameSources.contains(where: { $0 === source }) { looseSources.append(LooseSource(source: source)) }
    }

    /// Removes a source.
    package func remove(_ source: any FrameSource) { looseSources.removeAll { $0.source == nil || $0.source === source } }

    /// The sources that are alive.
    var frameSources: [any FrameSource] { looseSources.compactMap(\.source) }
}

/// A source that the root does not keep alive.
struct LooseSource {
    weak var source: (any FrameSource)?
}
