import NUI
import TatamiLayout
import TatamiViews

extension GridInsertion: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<GridInsertion>(
        "GridInsertion",
        [
            (["Rows", "LeftRightTopDown"], .rows), (["Columns", "TopDownLeftRight"], .columns), (["Explicit", "None"], .explicit),
        ])
}

extension Track: NUIConvertible {
    public static var nuiType: ValueType { .oneOf([.number, .object("Track"), .trackList]) }

    /// Points, a string with one length, or an object.
    public static func fromNUI(_ value: NUIValue) -> Track? {
        switch value.loaded {
        case .number(let points): .fixed(points)
        case .value(let track): track as? Track
        case .text(let text):
            if case .success(let tracks) = TrackLiteral.list(text), tracks.count == 1 { Track(tracks[0]) } else { nil }
        default: nil
        }
    }

    public var asNUI: NUIValue? { NUIValue(.value(self)) }

    init(_ literal: TrackLiteral) {
        switch literal {
        case .fixed(let points): self = .fixed(points)
        case .auto: self = .auto
        case .weight(let weight): self = .weight(weight)
        }
    }
}

/// Written like a track that is not auto; unlike tracks, gaps may be negative.
extension GridSpacing: NUIConvertible {
    public static var nuiType: ValueType { Track.nuiType }

    public static func fromNUI(_ value: NUIValue) -> GridSpacing? {
        if let points = value.number { return .fixed(points) }
        guard let track = Track.fromNUI(value) else { return nil }
        switch track.size {
        case .auto: return nil
        case .fixed(let points): return .fixed(points, weight: track.stretch)
        case .weight(let weight): return .weight(weight)
        }
    }

    public var asNUI: NUIValue? { Track.fixed(points, stretch: weight).asNUI }
}

/// A list of lengths: a string with commas, or an array of lengths and of such strings.
struct LengthList<Length: NUIConvertible>: NUIConvertible {
    private(set) var lengths: [Length]

    init(_ lengths: [Length]) { self.lengths = lengths }

    static var nuiType: ValueType { .trackList }

    static func fromNUI(_ value: NUIValue) -> LengthList? {
        var list = LengthList([])
        return list.add(value) ? list : nil
    }

    /// Arrays in files are not nested deeply enough for recursion to matter.
    private mutating func add(_ value: NUIValue) -> Bool {
        switch value.loaded {
        case .list(let elements): return elements.allSatisfy { add(NUIValue($0)) }
        case .text(let text):
            guard case .success(let literals) = TrackLiteral.list(text) else { return false }
            return literals.allSatisfy { add(NUIValue(.value(Track($0)))) }
        default:
            guard let length = Length.fromNUI(value) else { return false }
            lengths.append(length)
            return true
        }
    }

    var asNUI: NUIValue? { lengths.asNUI }
}

/// Neighbouring tracks: the first, and how many.
struct CellRange: NUIConvertible {
    let first: Int
    let count: Int
    static var nuiType: ValueType { .range }

    static func fromNUI(_ value: NUIValue) -> CellRange? {
        guard let numbers = value.loaded.numbers(2), numbers.allSatisfy({ $0 == $0.rounded() }),
            let first = Int.fromNUI(NUIValue(numbers[0])), let count = Int.fromNUI(NUIValue(numbers[1]))
        else { return nil }
        return CellRange(first: first, count: count)
    }

    var asNUI: NUIValue? { NUIValue(.list([.number(Double(first)), .number(Double(count))])) }
}

/// The length of a track as a file writes it inside an object.
enum TrackSize: NUIConvertible, Equatable {
    case auto
    case track(Track)

    static let nuiEnumeration = EnumTable<TrackSize>("TrackSize", [(["auto", "Auto"], .auto)])
    static var nuiType: ValueType { .oneOf([.number, .enumeration("TrackSize"), .trackList]) }

    static func fromNUI(_ value: NUIValue) -> TrackSize? {
        if case .cases(let names) = value.loaded { return names.count == 1 ? nuiEnumeration.value(named: names[0]) : nil }
        return Track.fromNUI(value).map(TrackSize.track)
    }

    var asNUI: NUIValue? { nil }
}

final class TrackDraft {
    var size: TrackSize?
    var weight: Double?
    var min = 0.0
    var max: Double?
    var priority: Int?

    /// A weight alone is the size; beside a size it is what the track takes on top of it.
    func track() throws(LoadFault) -> Track {
        var track = Track.auto
        switch (size, weight) {
        case (nil, let weight?): track = .weight(weight)
        case (.track(let written)?, let weight):
            track = written
            if case .weight = written.size, weight != nil {
                throw LoadFault(
                    .invalidLiteral, "the size of the track is a weight already", hint: "leave one of the two out", property: "weight")
            }
            track.stretch = weight ?? 0
        case (_, let weight): track.stretch = weight ?? 0
        }
        if let priority {
            guard case .auto = track.size else {
                throw LoadFault(.invalidLiteral, "only a track whose size is auto has a priority", property: "priority")
            }
            track.size = .auto(priority: priority)
        }
        (track.minimum, track.maximum) = (min, max)
        return track
    }
}
