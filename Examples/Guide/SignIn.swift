import Tatami

/// A screen that `sign-in.nui` describes, and what its views do.
public final class SignIn {
    public let view: LayoutView
    /// Receives the name that a person has entered.
    public var onSend: (String) -> Void = { _ in }
    private let loader: NUILoader
    private let name: TextField
    private let note: Label

    /// - Throws: `NUILoadError` if the file has errors, or has no object with one of the ids.
    public init(file: String) throws {
        loader = NUILoader(root: Screen(), strings: ["sign-in": "Sign in"])
        try loader.load(file: file)
        view = try loader.require(id: "form")
        name = try loader.require(id: "name")
        note = try loader.require(id: "note")
        let send: Button = try loader.require(id: "send")
        send.on { [weak self] _ in self?.send() }
    }

    /// Carries out the actions that the file names. A root that shows the view calls it.
    public func perform(_ action: Action, sender: View) { loader.perform(action, sender: sender) }

    /// Shows why signing in has failed.
    public func fail(because reason: String) {
        try? loader.loadState("failed")
        note.text = reason
    }

    private func send() {
        try? loader.loadState("busy")
        onSend(name.text)
    }
}
