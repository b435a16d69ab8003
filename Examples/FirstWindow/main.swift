import Tatami
import TatamiWindow

let name = TextField(placeholder: "Name")
let greeting = Label("Who are you?")
let form = LayoutView {
    VStack(spacing: 12, padding: 16) {
        name.stretch(.horizontal)
        Button("Greet") { greeting.text = "Hello, \(name.text)!" }
        greeting
    }
}.background(.white)
let window = try Window(form, title: "Greetings", size: Size(320, 160))
Application.shared.run()
