import Tatami

/// A search, a password, and a field whose text is not valid.
public func searchSecureGuide() -> LayoutView {
    let search = SearchField("boats", placeholder: "Search")
    let password = SecureField("hunter2", placeholder: "Password")
    let email = TextField("ada", placeholder: "Email")
    let found = Label("Searching for boats")
    search.on { found.text = "Searching for \($0.text)" }
    email.validation = { $0.contains("@") ? nil : "An address has an @." }
    email.validate()
    found.font = Font(size: 13)
    return paper(
        VStack(spacing: 8, padding: 12) {
            search.stretch(.horizontal)
            found.align(.leading)
            password.stretch(.horizontal)
            email.stretch(.horizontal)
        })
}
