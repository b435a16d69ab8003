import Tatami
import TatamiAccessibility
import TatamiWindow

/// A window with a field, a hidden one, and a button; its title, icon, scale and least size are the defaults.
@MainActor struct EditProbe {
    func run() throws {
        let field = TextField()
        let secret = TextField()
        let button = Button("Press")
        secret.isSecure = true
        let column = VStack(spacing: 10, padding: 10)
        for view in [field, secret, button] { column.add(view).horizontalAlignment = .stretch }
        field.on { tell("field: \($0.text.count) \($0.text.prefix(40))") }
        secret.on { tell("secret: \($0.text)") }
        button.on { _ in tell("pressed") }
        let window = try Window(LayoutView(column), size: Size(300, 200))
        tell("scale \(window.scale), size \(window.size.width) x \(window.size.height)")
        Application.shared.publishAccessibility()
        Application.shared.run()
    }
}
