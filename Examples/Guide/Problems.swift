import Tatami

/// What people should read about a text in NUI: its errors, or else its warnings.
public func problems(in text: String) -> String {
    let loader = NUILoader(root: Screen())
    do throws(NUILoadError) {
        let warnings = try loader.load(text: text, name: "form.nui")
        return loader.text(of: warnings)
    } catch {
        return error.text
    }
}
