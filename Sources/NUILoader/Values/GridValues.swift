import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension GridInsertion: NUIEnumeration {
    /// The names of the orders of insertion in files.
    public static let nuiEnumeration = EnumTable<GridInsertion>(
        "GridInsertion",
        [
            (["Rows", "LeftRightTopDown"], .rows), (["Columns", "TopDownLeftRight"], .columns), (["Explicit", "None"], .explicit),
        ])
}

extension Track: NUIConvertible {
    /// A number, a string with one length, or an object of class `Track`.
    public static var nuiType: ValueType { .oneOf([.number, .object("Track"), .trackList]) }

    /// Returns the track of a number of points, of a string with exactly one length (`"50"`, `"auto"` or `"1*"`), or of an object.
    public static func fromNUI(_ value: NUIValue) -> Track? {
        switch value.loaded {
        case .number(let points): .fixed(points)
        case .value(let track): track as? Track
        case .text(let text):
            if case .success(let tracks) = TrackLiteral.list(text), tracks.count == 1 { Track(tracks[0]) } else { nil }
        default: nil
        }
    }

    /// The track itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }

    init(_ literal: TrackLiteral) {
        switch literal {
        case .fixed(let points): self = .fixed(points)
        case .auto: self = .auto
        case .weight(let weight): self = .weight(weight)
        }
    }
}

/// A gap is written like a track that is not auto. Unlike tracks, gaps may be negative.
extension GridSpacing: NUIConvertible {
    /// The kinds of values that a track has.
    public static var nuiType: ValueType { Track.nuiType }

    /// Returns the gap of a number of points or of a track; nil for a track whose length is auto.
    public static func fromNUI(_ value: NUIValue) -> GridSpacing? {
        if let points = value.number { return .fixed(points) }
        guard let track = Track.fromNUI(value) else { return nil }
        switch track.size {
        case .auto: return track.stretch > 0 ? .fixed(0, weight: track.stretch) : nil
        case .fixed(let points): return .fixed(points, weight: track.stretch)
        case .weight(let weight): return .weight(weight)
        }
    }

    /// A track of the same points and weight.
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

    /// Adds what a value lists; false if a part of it is no length. Arrays in files are too shallow for recursion to matter.
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

/// Neighbouring tracks: the index of the first, and their number.
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

/// The length of a track as a file writes it inside a `Track` object.
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
    var stretchWeight: Double?
    var type: TrackType?
    var value: Double?

    /// Makes the track. A weight alone is the size; beside a size it is the share of extra room that the track takes on top of it.
    func track() throws(LoadFault) -> Track {
        try readType()
        var track = Track.auto
        switch (size, weight) {
        case (nil, let weight?): track = .weight(weight)
        case (.track(let written)?, let weight):
            track = written
            if case .weight = written.size, weight != nil {
                throw LoadFault(
                    .invalidLiteral, "the size of the track is already a weight", hint: "remove one of the two", property: "weight")
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
        if let stretchWeight { track.stretch = stretchWeight }
        (track.minimum, track.maximum) = (min, max)
        return track
    }

    /// Carries a type and its value over to the properties that mean the same.
    private func readType() throws(LoadFault) {
        guard let type else {
            if value != nil {
                throw LoadFault(.invalidLiteral, "value can be used only with type", hint: "or size = 50", property: "value")
            }
            return
        }
        guard size == nil, weight == nil, priority == nil else {
            throw LoadFault(.invalidLiteral, "a track has a type and a value, or a size, a weight and a priority", property: "type")
        }
        switch type {
        case .auto: priority = value.map { Numbers.cleanCount($0, -Track.priorityLimit...Track.priorityLimit) }
        case .pixel: size = .track(.fixed(value ?? 0))
        case .star: weight = value ?? 0
        }
    }
}

/// The three kinds of lengths of the first NUI.
enum TrackType: Equatable, Sendable { case auto, pixel, star }

extension TrackType: NUIEnumeration {
    static let nuiEnumeration = EnumTable<TrackType>("TrackType", [(["Auto"], .auto), (["Pixel"], .pixel), (["Star"], .star)])
}
