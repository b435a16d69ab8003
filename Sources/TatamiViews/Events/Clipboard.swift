/// Where texts are cut to and pasted from.
public struct Clipboard {
    /// The text there; nil where there is none.
    public var read: () -> String?
    public var write: (String) -> Void

    public init(read: @escaping () -> String?, write: @escaping (String) -> Void) { (self.read, self.write) = (read, write) }

    /// One of its own, which no other program sees.
    public init() {
        final class Memory { var text: String? }
        let memory = Memory()
        self.init(read: { memory.text }, write: { memory.text = $0 })
    }
}
