/// The comparisons of one update: of fields that were written or have to be compared for another reason, and of objects that changed.
///
/// Everything is read before anything is compared, and records are compared before those that they contain. A row that comes to another
/// place, or gets another object, is therefore never compared by what was true only in between.
struct UpdatePass {
    private enum Comparison {
        /// Of a field; nil stands for all.
        case field(Int?)
        /// Of the fields of a part of an object.
        case object(TrackedContent, part: Int, [FieldReading?])
        /// Of the rows of a list in which a key changed.
        case keys(LiveList)
    }

    private var comparisons: [(record: LiveRecord, comparison: Comparison)] = []

    /// Adds a field of a record; nil stands for all fields.
    mutating func add(_ record: LiveRecord, _ field: Int?) { comparisons.append((record, .field(field))) }

    /// Adds what was just read of an object.
    mutating func add(_ content: TrackedContent, _ part: Int, _ readings: [FieldReading?]) {
        for place in content.places {
            comparisons.append((place, .object(content, part: part, readings)))
            guard let list = place.list, let owner = list.owner, !list.isSingle, place.hasOtherKey(content.parts[part], readings) else {
                continue
            }
            list.hasChangedKeys = true
            comparisons.append((owner, .keys(list)))
        }
    }

    /// Compares.
    func run() {
        for (record, comparison) in comparisons.sorted(by: { $0.record.depth < $1.record.depth }) where !record.isGone {
            switch comparison {
            case .field(let field?): record.refresh(field)
            case .field(nil): record.refresh()
            case .object(let content, let part, let readings):
                // A place with other content was compared when it got it.
                if record.content === content { record.take(content.parts[part], readings) }
            case .keys(let list): if list.hasChangedKeys { record.refresh(list.field) }
            }
        }
    }
}
