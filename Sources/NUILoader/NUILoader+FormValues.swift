import TatamiControls

extension NUILoader {
    /// The present values of the controls of the loaded file that have an `:id`, by that name. Controls without one, and those without a
    /// value, such as buttons, are left out. A control with the name of its outlet alone counts under that name.
    ///
    /// ```swift
    /// loader.formValues  // ["name": .text("Ada"), "plan": .text("Yearly"), "updates": .bool(true)]
    /// ```
    public var formValues: [String: FormValue] {
        let views = programNames?.views ?? [:]
        return views.compactMapValues { ($0 as? any FormControl)?.formValue }
    }
}
