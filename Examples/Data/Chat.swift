import Foundation
import Observation
import Tatami

/// A message. It never changes, so a struct will do.
public struct Message: Equatable, NUIRecord {
    public let id: Int
    public let text: String
    public let isMine: Bool
    public let sent: Date

    public static var nuiRecord: NUIRecordTable<Message> {
        .init(
            "Message", key: \.id,
            [.reading("id", \.id), .reading("text", \.text), .reading("mine", \.isMine), .reading("sent", \.sent)])
    }
}

/// The program behind `chat.nui`.
@Observable public final class Chat: NUIRecord {
    public let name: String
    public private(set) var messages: [Message] = []
    /// Whether the other one writes at present.
    public var writes = false
    /// What is in the field. The file writes it, and so does the program.
    public var draft = ""
    @ObservationIgnored public var view: View?
    @ObservationIgnored public var history: ScrollView?
    private let now: () -> Date

    public init(with name: String, now: @escaping () -> Date = Date.init) { (self.name, self.now) = (name, now) }

    /// Sends what is in the field, and empties the field.
    public func send() {
        let text = draft.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        append(text, isMine: true)
        draft = ""
    }

    /// Adds a message of the other one.
    public func receive(_ text: String) { append(text, isMine: false) }

    /// Who reads the last messages, or writes, sees the new one. Who reads older ones keeps them in sight.
    private func append(_ text: String, isMine: Bool) {
        let seesEnd = history.map { $0.restingViewport.maxY >= $0.contentSize.height - 1 } ?? true
        messages.append(Message(id: messages.count + 1, text: text, isMine: isMine, sent: now()))
        if isMine || seesEnd { history?.readingDistance = Point(0, 1_000_000) }
    }

    public static var nuiRecord: NUIRecordTable<Chat> {
        .init(
            "Chat",
            [.reading("name", \.name), .list("messages", \.messages), .reading("writes", \.writes), .editing("draft", \.draft)])
    }

    public static var interface: NUISchema<Chat> {
        NUISchema(
            outlets: [.property("view", \.view), .property("history", \.history)], actions: [.action("send", Chat.send)])
    }
}
