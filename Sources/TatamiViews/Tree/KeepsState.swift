/// A view with a state that people make, besides its value, its text and how far it is scrolled.
///
/// When a file is loaded again, the new view of the same name takes the state over.
package protocol KeepsState: View {
    /// What is kept of the view.
    associatedtype Kept

    /// What people have done to the view; nil for nothing.
    var stateToKeep: Kept? { get }
    /// Takes over what people have done to the view that was there before, as far as it still makes sense.
    func restore(_ kept: Kept)
}

extension KeepsState {
    /// Takes over a state of any view; that of a view of another class is left out.
    package func restore(any kept: Any) { if let kept = kept as? Kept { restore(kept) } }
}
