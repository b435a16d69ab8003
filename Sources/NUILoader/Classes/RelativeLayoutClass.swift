import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var relativeLayout: NUIClass {
        NUIClass(
            builtIn: "RelativeLayout", of: RelativeLayout.self, aliases: ["MICUiRelativeLayout"], parent: "Layout",
            doc: "Places items by rules that name the layout's edges and other items.", make: { RelativeLayout() },
            [
                .ignored(
                    "overallSize", .size,
                    "overallSize has no effect: the area of a relative layout is the room that the layout gets, without its padding")
            ]
        ).readingItems(relativeRules).refusing { (layout: RelativeLayout) in layout.cycleFaults + layout.nameFaults }
    }

    /// The properties of items in a relative layout.
    static var relativeProperties: [NUIProperty<LayoutItem>] {
        [
            .property("left", \.left, "The rule for the left edge in a relative layout."),
            .property("right", \.right, "The rule for the right edge in a relative layout."),
            .property("top", \.top, "The rule for the top edge in a relative layout."),
            .property("bottom", \.bottom, "The rule for the bottom edge in a relative layout."),
            .property("width", \.width, "The rule for the width in a relative layout.", aliases: ["horz"]),
            .property("height", \.height, "The rule for the height in a relative layout.", aliases: ["vert"]),
        ]
    }

    static var edgeRule: NUIClass {
        NUIClass(
            value: "EdgeRule", aliases: ["AttachInfo", "MICUiRelativeLayoutAttachInfo"],
            doc: "A rule for an edge of an item in a relative layout.",
            make: EdgeRuleDraft.init,
            finish: { draft, _ throws(LoadFault) in try draft.rule() },
            [
                .property(
                    "parent", \.parent, "The distance inwards from the same edge of the layout's area, in points.",
                    aliases: ["attachParent", "AttachPARENT"],
                    range: .distance),
                .property(
                    "adjacent", \.adjacent, "The other item, to whose facing edge the rule refers.",
                    aliases: ["attachAdjacent", "AttachADJACENT"]),
                .property(
                    "fit", \.fit, "The other item, to whose same edge the rule refers.", aliases: ["fitTo", "attachFitTo", "AttachFITTO"]),
                .property(
                    "center", \.center, "The other item with the same centre; parent means the area.",
                    aliases: ["centerOf", "attachCenter", "attachCenterOf", "AttachCENTEROF"]),
                .property(
                    "offset", \.offset, "The distance of the item's centre behind that of `center`, in points; negative before it.",
                    range: .distance),
                .property(
                    "distance", \.distance, "The distance to the edge of the other item, in points.", aliases: ["inDistance"],
                    range: .distance),
            ])
    }

    static var lengthRule: NUIClass {
        NUIClass(
            value: "LengthRule", aliases: ["ScalingInfo", "MICUiRelativeLayoutScalingInfo"],
            doc: "A rule for a length of an item in a relative layout.",
            make: LengthRuleDraft.init,
            finish: { draft, _ throws(LoadFault) in try draft.rule() },
            [
                .property("fixed", \.fixed, "The length, in points.", aliases: ["scalingFixed", "ScaleFIXED"], range: .length),
                .property(
                    "ratio", \.ratio, "The factor by which another length is multiplied.",
                    aliases: ["relative", "scalingRelative", "ScaleRELATIVE", "inRatio"],
                    range: .weight),
                .property(
                    "of", \.sibling, "The item whose length is multiplied; parent means the area, which is the default.",
                    aliases: ["scalingRelativeToView"]),
            ])
    }
}

extension RelativeLayout {
    /// Faults of rules that form a cycle, each at the first item of its cycle.
    fileprivate var cycleFaults: [PlaceFault] {
        let cycles = cycles.filter { !$0.items.isEmpty }
        // For each cycle, the rule that begins it and the one that closes it.
        let culprits = properties(
            of: cycles.flatMap { cycle in
                let items = cycle.items
                return [(items[0], items[items.count > 1 ? 1 : 0], cycle.axis), (items[items.count - 1], items[0], cycle.axis)]
            })
        return cycles.enumerated().map { number, cycle in
            let first = cycle.items[0]
            let last = cycle.items[cycle.items.count - 1]
            let second = cycle.items[cycle.items.count > 1 ? 1 : 0]
            /// The name of the item; nil for the area.
            let names = (cycle.items + [first]).map { $0.id ?? $0.view?.id ?? "an item" }
            var fault = PlaceFault(
                message: "the \(cycle.axis == .horizontal ? "horizontal" : "vertical") rules depend on each other: "
                    + names.joined(separator: " -> "),
                properties: Set(culprits[2 * number]))
            (fault.code, fault.object, fault.names) = (.ruleCycle, first, [second.id, second.view?.id].compactMap { $0 })
            if cycle.items.count > 1 {
                fault.related = PlaceFault.Related(
                    object: last, properties: Set(culprits[2 * number + 1]),
                    names: [first.id, first.view?.id].compactMap { $0 }, message: "the cycle closes here")
            }
            return fault
        }
    }

    /// Faults of rules with a name that no item of the layout has.
    fileprivate var nameFaults: [PlaceFault] {
        let unknown = unknownNames
        let known = unknown.isEmpty ? [] : siblingNames
        return unknown.map { item, property, name in
            var fault = PlaceFault(
                message: "no item of this layout is called '\(name)'",
                hint: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }, properties: [property])
            (fault.code, fault.object, fault.names) = (.unknownName, item, [name])
            return fault
        }
    }
}

// MARK: values

/// The word for the area of the layout, whose center or length a rule uses instead of an item's.
enum RelativeArea: Equatable, Sendable { case parent }
/// The words for an edge without a rule, and for one that follows from the center of the layout's area.
enum EdgeWord: Equatable, Sendable { case free, center }
enum LengthWord: Equatable, Sendable { case own, free }

/// The area of the layout, or the name of an item.
struct AreaOrReference: NUIConvertible {
    /// nil = the area.
    let name: String?
    static var nuiType: ValueType { .oneOf([RelativeArea.nuiType, .reference]) }
    static func fromNUI(_ value: NUIValue) -> AreaOrReference? {
        if RelativeArea.fromNUI(value) != nil { return AreaOrReference(name: nil) }
        return value.text.map(AreaOrReference.init(name:))
    }
    var asNUI: NUIValue? { name.map { NUIValue($0) } ?? RelativeArea.parent.asNUI }
}

final class EdgeRuleDraft {
    var parent: Double?
    var adjacent: Reference?
    var fit: Reference?
    var center: AreaOrReference?
    var distance: Double?
    var offset: Double?

    func rule() throws(LoadFault) -> EdgeRule<SiblingReference> {
        let said = [parent != nil, adjacent != nil, fit != nil, center != nil].count { $0 }
        guard said == 1 else {
            throw LoadFault(
                .invalidLiteral, "an edge rule needs exactly one of parent, adjacent, fit and center\(said == 0 ? "" : ", not \(said)")",
                hint: "for example { parent = 15 } or { adjacent = item distance = 5 }")
        }
        if distance != nil, adjacent == nil, fit == nil {
            throw LoadFault(.invalidLiteral, "distance can be used only with adjacent and fit", property: "distance")
        }
        if offset != nil, center == nil {
            throw LoadFault(.invalidLiteral, "offset can be used only with center", property: "offset")
        }
        if let parent { return .parent(parent) }
        if let adjacent { return .adjacent(adjacent.path, distance: distance ?? 0) }
        if let fit { return .fit(fit.path, distance: distance ?? 0) }
        return center?.name.map { .center($0, offset: offset ?? 0) } ?? .center(nil, offset: offset ?? 0)
    }
}

final class LengthRuleDraft {
    var fixed: Double?
    var ratio: Double?
    var sibling: AreaOrReference?

    func rule() throws(LoadFault) -> LengthRule<SiblingReference> {
        guard (fixed == nil) != (ratio == nil) else {
            throw LoadFault(
                .invalidLiteral, "a length rule needs fixed or ratio", hint: "for example { fixed = 50 } or { ratio = 0.5 of = item }")
        }
        if let fixed {
            if sibling != nil { throw LoadFault(.invalidLiteral, "'of' can be used only with ratio", property: "of") }
            if fixed < 0 { throw LoadFault(.invalidLiteral, "a length cannot be negative", property: "fixed") }
            return .fixed(fixed)
        }
        let ratio = ratio ?? 0
        if ratio < 0 { throw LoadFault(.invalidLiteral, "a ratio cannot be negative", property: "ratio") }
        return sibling?.name.map { .ratio(ratio, of: $0) } ?? .ratio(ratio)
    }
}

extension EdgeRule<SiblingReference>: NUIConvertible {
    /// `Free`, `Center`, or an object of class `EdgeRule`.
    public static var nuiType: ValueType { .oneOf([EdgeWord.nuiType, .object("EdgeRule")]) }
    /// Returns the rule that the loader made of the object, or that of the words `Free` and `Center`.
    public static func fromNUI(_ value: NUIValue) -> EdgeRule? {
        if let word = EdgeWord.fromNUI(value) { return word == .free ? .free : .centered }
        return if case .value(let rule) = value.loaded { rule as? EdgeRule } else { nil }
    }
    /// The rule itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

extension LengthRule<SiblingReference>: NUIConvertible {
    /// `Own`, `Free`, or an object of class `LengthRule`.
    public static var nuiType: ValueType { .oneOf([LengthWord.nuiType, .object("LengthRule")]) }
    /// Returns the rule that the loader made of the object, or that of the words `Own` and `Free`.
    public static func fromNUI(_ value: NUIValue) -> LengthRule? {
        if let word = LengthWord.fromNUI(value) { return word == .own ? .own : .free }
        return if case .value(let rule) = value.loaded { rule as? LengthRule } else { nil }
    }
    /// The rule itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}
