#if os(Linux)
    import CAtkShim
    import TatamiViews

    /// A report to clients about an object of the contents of a window.
    ///
    /// The objects named here live until `drop` was made of them.
    enum Report {
        case child(AtkPointer, of: AtkPointer, index: Int, isAdded: Bool)
        case facts(AccessibilityFacts, of: AtkPointer)
        case announcement(String, of: AtkPointer, isUrgent: Bool)
        /// An object that goes loses the focus before another one gets it.
        case focusLost(AtkPointer)
        case drop(AtkPointer)

        /// Whether it takes time: hardly any object that goes has the focus.
        var isMessage: Bool { if case .focusLost = self { false } else { true } }

        func make() {
            switch self {
            case .child(let child, let parent, let index, let isAdded): catk_tell_child(parent, child, Int32(clamping: index), isAdded)
            case .facts(let facts, let object): facts.set(on: object)
            case .announcement(let message, let object, let isUrgent): catk_announce(object, message, isUrgent)
            case .focusLost(let object): catk_lose_focus(object)
            case .drop(let object): catk_drop(object)
            }
        }
    }

    /// The reports that are due, first in, first out.
    ///
    /// A list that jumps has hundreds of reports in one frame, which take as long as the frame itself. They are made in several turns of the
    /// loop, so that events and frames do not wait for them. Objects are dropped after the other reports, which may name them.
    struct ReportQueue {
        private var reports = Line()
        private var drops = Line()

        var isEmpty: Bool { reports.isEmpty && drops.isEmpty }

        /// The number of reports to make in a turn of the loop: 16, or more if they come faster than that.
        var share: Int { max(16, (reports.count + drops.count) / 8) }

        mutating func append(_ report: Report) {
            guard case .drop(let object) = report else { return reports.append(report) }
            reports.append(.focusLost(object))
            drops.append(report)
        }

        /// Takes the next report; nil if there is none.
        mutating func next() -> Report? { reports.next() ?? drops.next() }

        /// Takes the next report that drops no object.
        mutating func nextKeepingObjects() -> Report? { reports.next() }

        private struct Line {
            private var waiting: [Report] = []
            private var taken = 0

            var isEmpty: Bool { taken == waiting.count }
            var count: Int { waiting.count - taken }

            mutating func append(_ report: Report) { waiting.append(report) }

            mutating func next() -> Report? {
                guard !isEmpty else { return nil }
                let report = waiting[taken]
                taken += 1
                // A line that never ends must not keep all that was taken.
                if isEmpty || taken > 1_000 && taken > waiting.count / 2 {
                    waiting.removeFirst(taken)
                    taken = 0
                }
                return report
            }
        }
    }
#endif
