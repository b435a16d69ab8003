#if os(Linux)
    import CAtkShim
    import TatamiViews

    /// A report to clients about an object of the contents of a window.
    ///
    /// The objects named here live until the report of `drop` about them was made, which is the last one.
    enum Report {
        case child(AtkPointer, of: AtkPointer, index: Int, isAdded: Bool)
        case facts(AccessibilityFacts, of: AtkPointer)
        case announcement(String, of: AtkPointer, isUrgent: Bool)
        case drop(AtkPointer)

        func make() {
            switch self {
            case .child(let child, let parent, let index, let isAdded): catk_tell_child(parent, child, Int32(clamping: index), isAdded)
            case .facts(let facts, let object): facts.set(on: object)
            case .announcement(let message, let object, let isUrgent): catk_announce(object, message, isUrgent)
            case .drop(let object): catk_drop(object)
            }
        }
    }

    /// The reports that are due, first in, first out.
    ///
    /// A list that jumps has hundreds of reports in one frame, which take as long as the frame itself. They are made in several turns of the
    /// loop, so that events and frames do not wait for them.
    struct ReportQueue {
        private var reports: [Report] = []
        private var made = 0

        var isEmpty: Bool { made == reports.count }

        mutating func append(_ report: Report) { reports.append(report) }

        /// Takes the reports of one turn: 16, or more if they come faster than that.
        mutating func takeSome() -> ArraySlice<Report> { take(max(16, (reports.count - made) / 8)) }

        mutating func takeAll() -> ArraySlice<Report> { take(reports.count) }

        private mutating func take(_ count: Int) -> ArraySlice<Report> {
            let taken = reports[made...].prefix(count)
            made = taken.endIndex
            if isEmpty { (reports, made) = ([], 0) }
            return taken
        }
    }
#endif
