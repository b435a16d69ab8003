/// A store from which texts are pasted: the clipboard, or the present selection (`ViewRoot.primarySelection`).
public struct Clipboard {
    /// The reason why a text cannot be read or written.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason, as one sentence for people.
        public let description: String

        /// Creates a failure with its reason.
        public init(_ description: String) { self.description = description }
    }

    /// Returns the text on the clipboard; nil if there is none. Throws a `Failure` if the text cannot be read.
    public var read: () throws(Failure) -> String?
    /// Puts a text on the clipboard in place of the present one. Throws a `Failure` if that is not possible.
    public var write: (String) throws(Failure) -> Void

    /// Creates a clipboard from two closures, which a host connects to the clipboard of the system. Both throw a `Failure` that says why
    /// they cannot do their work.
    ///
    /// - Parameters:
    ///   - read: Returns the text on the clipboard; nil if there is none.
    ///   - write: Puts a text on the clipboard.
    public init(read: @escaping () throws(Failure) -> String?, write: @escaping (String) throws(Failure) -> Void) {
        (self.read, self.write) = (read, write)
    }

    /// Creates a clipboard of its own, which no other program sees.
    public init() {
        final class Memory { var text: String? }
        let memory = Memory()
        self.init(read: { () throws(Failure) in memory.text }, write: { (text) throws(Failure) in memory.text = text })
    }
}

extension ViewRoot {
    /// Returns the text on a clipboard; nil if there is none. If it cannot be read, the result is nil and the reason is reported by
    /// `refuse`.
    public func text(on clipboard: Clipboard) -> String? {
        do {
            return try clipboard.read()
        } catch {
            refuse(error.description)
            return nil
        }
    }

    /// Puts a text on a clipboard. If that is not possible, it returns false and reports the reason by `refuse`.
    @discardableResult public func put(_ text: String, on clipboard: Clipboard) -> Bool {
        do {
            try clipboard.write(text)
            return true
        } catch {
            refuse(error.description)
            return false
        }
    }
}
