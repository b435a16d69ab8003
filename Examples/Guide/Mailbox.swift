import Foundation
import TatamiWindow

/// Messages from other threads that wait for the main thread.
public final class Mailbox<Message: Sendable>: @unchecked Sendable {  // The lock protects the messages.
    private let lock = NSLock()
    private var messages: [Message] = []

    public init() {}

    /// Adds a message and wakes the loop. Safe on any thread.
    public func send(_ message: Message) {
        lock.withLock { messages.append(message) }
        Application.wake()
    }

    /// Removes and returns the messages, oldest first.
    public func takeAll() -> [Message] {
        lock.withLock {
            defer { messages = [] }
            return messages
        }
    }
}

/// Adds what `source` delivers to a list, while people go on using its window. Call it when a window is open.
@MainActor public func add(_ source: AsyncStream<String>, to list: ShoppingList) {
    let mailbox = Mailbox<String>()
    Application.shared.everyTurn { for item in mailbox.takeAll() { list.add(item) } }
    Task.detached { for await item in source { mailbox.send(item) } }
}
