/// The properties of the root's class, and the names that the root assigns.
struct RootNames {
    private let known: [String]
    private let given: Set<String>

    init(_ root: Root?, _ known: [String]) {
        self.known = known
        let names = Set(known)
        given = Set((root?.object.assignments ?? []).lazy.map(\.path.first.text).filter(names.contains))
    }

    /// Whether a name of the root is probably meant for the view that the root lacks, and for no object of the program.
    func isMeantForView(_ name: String) -> Bool {
        ["layoutItems", "children", "body"].contains(name) && known.contains("view") && !given.contains("view")
    }

    /// The property that a name of the root is similar to; nil if there is none or the root assigns that property too.
    func meant(by name: String) -> String? {
        known.first { Suggestion.isSlip(name, for: $0) }.flatMap { given.contains($0) ? nil : $0 }
    }
}
