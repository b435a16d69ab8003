import NUILoader
import TatamiControls
import TatamiViews

/// The values that people have given the controls of a file since it was loaded.
///
/// A control sends `valueChanged` when people change its value, and no event when a program or a state of the file sets it. A value that a
/// program or a state has replaced is no longer that of people.
final class FormEdits {
    private var values: [ObjectIdentifier: FormValue] = [:]

    init() {}

    /// Follows the controls in the views of a loader.
    init(of loader: NUILoader) {
        for case let control as any HandlesEvents & FormControl in KeptState.named(loader).values { follow(control) }
    }

    private func follow(_ control: some HandlesEvents & FormControl) {
        control.on(.valueChanged) { [weak self] in self?.note($0) }
    }

    /// Records the present value of a control as one that people have given it.
    func note(_ control: any FormControl) { values[ObjectIdentifier(control)] = control.formValue }

    /// Whether people have given a control its present value.
    func contains(_ control: any FormControl) -> Bool { values[ObjectIdentifier(control)] == control.formValue }
}
