import TatamiGeometry

/// The checks of the guards. They read what a pass left, and write only what they find.
struct GuardChecks {
    private let arena: UnsafeMutablePointer<Arena>
    private let walker: Walker

    init(_ arena: UnsafeMutablePointer<Arena>) {
        self.arena = arena
        walker = Walker(arena)
    }

    /// Checks `placed` containers with their children, and the root.
    func check(_ placed: [Int32], root: Int32) {
        let rules = arena.pointee.guards.rules
        if rules.contains(.numbers) { checkNumbers(of: root) }
        for container in placed {
            let kind = arena.pointee.links[Int(container)].flags.kind
            guard kind.isContainer else { continue }
            let layout = kind.layout
            if rules.contains(.numbers) { forEachChild(container, checkNumbers) }
            for axis in Axis.allCases {
                guard let fault = fault(layout, walker.box(container, axis)) else { continue }
                if rules.contains(fault.rule) { arena.pointee.guards.note(fault) }
            }
        }
    }

    private func fault<Layout: LayoutAlgorithm>(_ layout: Layout.Type, _ box: Box) -> LayoutFault? {
        layout.resolvingFractions(box, in: max(0, box.result(box.id).length)) { layout.fault(box) }
    }

    private func forEachChild(_ container: Int32, _ body: (Int32) -> Void) {
        let box = walker.box(container, .horizontal)
        var child = box.first
        while child >= 0 {
            body(child)
            child = box.after(child)
        }
    }

    private func checkNumbers(of node: Int32) {
        for axis in Axis.allCases {
            let result = arena.pointee.results(axis)[Int(node)]
            let numbers = [result.position, result.length, result.minimum, result.natural]
            if numbers.allSatisfy({ $0.isFinite }), result.length >= 0 { continue }
            let message = """
                its \(axis == .horizontal ? "width" : "height") is not a length: \(result.length) at \(result.position), \
                minimum \(result.minimum), natural \(result.natural)
                """
            arena.pointee.guards.note(LayoutFault(.numbers, of: node, message))
        }
    }
}

extension Walker {
    /// Asks a question that was just answered once more, if the guards choose this question.
    @inline(__always) func checkAnswer<Answer: Equatable>(
        of id: Int32, _ question: @autoclosure () -> String, _ answer: Answer, _ ask: () -> Answer
    ) {
        guard arena.pointee.guards.isTurn() else { return }
        let again = ask()
        // An answer that is not equal to itself holds a NaN, which is corrected elsewhere.
        guard answer != again, answer == answer || again == again else { return }
        let message = "two calls for its \(question()) returned \(answer) and then \(again); measuring must be pure"
        arena.pointee.guards.note(LayoutFault(.answers, of: id, message))
    }
}
