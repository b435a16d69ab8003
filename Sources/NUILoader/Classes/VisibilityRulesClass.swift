import NUI
import TatamiInteraction
import TatamiViews

extension NUIClass {
    static var visibilityRules: NUIClass {
        NUIClass(
            builtIn: "VisibilityRules", of: VisibilityRules.self, aliases: ["SwitchingViewMediator", "MICUiSwitchingViewMediator"],
            doc: "Rules about which views are shown together, instead of each other, or one at a time.", make: { VisibilityRules() },
            [
                .property(
                    "exclusive", \.exclusive,
                    "Views of which showing one hides the others: [a b], or several groups [[a b] [c d]].",
                    isStored: false),
                .property(
                    "companion", \.companion, "Views that are shown and hidden together: [a b], or several groups [[a b] [c d]].",
                    isStored: false),
                .property(
                    "alternative", \.alternative, "Views that are shown in place of each other, or an array of such alternatives.",
                    isStored: false),
                .property("sets", \.namedSets, "Further rules with names, one set of which can be active.", isStored: false),
                .property("active", \.active, "The name of the set that is in force; without it the rules beside the sets are."),
                .property("animation", \.animation, "The animation of changes; by default there is none."),
                .property("collapses", \.collapses, "Whether hidden views give their room up; by default they keep it."),
            ]
        ).refusing { (rules: VisibilityRules) in rules.faults }
    }

    static var visibilityRuleSet: NUIClass {
        NUIClass(
            value: "VisibilityRuleSet", doc: "Visibility rules with a name.", make: RuleSetDraft.init,
            finish: { draft, _ throws(LoadFault) in
                guard let name = draft.name, !name.isEmpty else {
                    throw LoadFault(.invalidLiteral, "a set of rules needs a name", hint: "add name = \"wide\"")
                }
                return NamedRules(name: name, rules: draft.value)
            },
            [
                .property("name", \.name, "The name by which the set is activated."),
                .property("exclusive", \.value.exclusive, "Views of which showing one hides the others.", isStored: false),
                .property("companion", \.value.companion, "Views that are shown and hidden together.", isStored: false),
                .property("alternative", \.value.alternative, "Views that are shown in place of each other.", isStored: false),
            ])
    }

    static var visibilityAlternative: NUIClass {
        NUIClass(
            value: "VisibilityAlternative", doc: "Two sides, of which one is shown in place of the other.", make: AlternativeDraft.init,
            finish: { draft, _ throws(LoadFault) in
                guard let one = draft.one, let other = draft.other else {
                    throw LoadFault(.invalidLiteral, "an alternative has two sides", hint: "for example { one = a  other = [b c] }")
                }
                return RuleAlternative(one: one.paths, other: other.paths)
            },
            [
                .property("one", \.one, "The view, or views, of one side."),
                .property("other", \.other, "The view, or views, of the other side."),
            ])
    }
}

final class RuleSetDraft {
    var name: String?
    var value = VisibilityRuleSet()
}

final class AlternativeDraft {
    var one: References?
    var other: References?
}

extension VisibilityRules: NUIConvertible {
    /// An object of class `VisibilityRules`.
    public static var nuiType: ValueType { .object("VisibilityRules") }
    /// Returns the object if it is of this class.
    public static func fromNUI(_ value: NUIValue) -> VisibilityRules? { value.object as? VisibilityRules }
    /// The object itself.
    public var asNUI: NUIValue? { NUIValue(self) }

    fileprivate var exclusive: RuleGroups {
        get { unnamed.exclusive }
        set { unnamed.exclusive = newValue }
    }

    fileprivate var companion: RuleGroups {
        get { unnamed.companion }
        set { unnamed.companion = newValue }
    }

    fileprivate var alternative: RuleAlternatives {
        get { unnamed.alternative }
        set { unnamed.alternative = newValue }
    }

    /// The sets, sorted by name. Setting it replaces all sets; of two with one name the later one counts.
    fileprivate var namedSets: [NamedRules] {
        get { sets.sorted { $0.key < $1.key }.map { NamedRules(name: $0.key, rules: $0.value) } }
        set { sets = Dictionary(newValue.map { ($0.name, $0.rules) }, uniquingKeysWith: { $1 }) }
    }
}

// MARK: values

/// One group of views, or several.
struct RuleGroups: NUIConvertible {
    let groups: [[String]]
    static var nuiType: ValueType { .array(of: .oneOf([.reference, .array(of: .reference)])) }

    static func fromNUI(_ value: NUIValue) -> RuleGroups? {
        guard let elements = value.elements else { return nil }
        let names = elements.compactMap(\.text)
        if names.count == elements.count { return RuleGroups(groups: names.isEmpty ? [] : [names]) }
        let groups = elements.compactMap { $0.elements?.compactMap(\.text) }
        return groups.count == elements.count ? RuleGroups(groups: groups) : nil
    }

    static func nuiFault(in value: NUIValue) -> NUIFault? {
        value.elements.map { _ in NUIFault("views and groups of views are mixed; write [a b], or [[a b] [c d]]") }
    }

    var asNUI: NUIValue? { NUIValue(.list(groups.map { .list($0.map(Loaded.text)) })) }
}

/// Two sides, of which one is shown in place of the other.
struct RuleAlternative: NUIValueObject {
    let one: [String]
    let other: [String]
    static var nuiType: ValueType { .object("VisibilityAlternative") }
}

/// One alternative, or several.
struct RuleAlternatives: NUIConvertible {
    let list: [RuleAlternative]
    static var nuiType: ValueType { .oneOf([RuleAlternative.nuiType, .array(of: RuleAlternative.nuiType)]) }

    static func fromNUI(_ value: NUIValue) -> RuleAlternatives? {
        if let one = RuleAlternative.fromNUI(value) { return RuleAlternatives(list: [one]) }
        return [RuleAlternative].fromNUI(value).map(RuleAlternatives.init(list:))
    }

    var asNUI: NUIValue? { list.asNUI }
}

/// A set of rules with its name.
struct NamedRules: NUIValueObject {
    let name: String
    let rules: VisibilityRuleSet
    static var nuiType: ValueType { .object("VisibilityRuleSet") }
}

/// The rules of each kind, as files write them.
extension VisibilityRuleSet {
    fileprivate var exclusive: RuleGroups {
        get { RuleGroups(groups: rules.compactMap { if case .exclusive(let group) = $0 { group } else { nil } }) }
        set { replace({ if case .exclusive = $0 { true } else { false } }, by: newValue.groups.map(VisibilityRule.exclusive)) }
    }

    fileprivate var companion: RuleGroups {
        get { RuleGroups(groups: rules.compactMap { if case .companion(let group) = $0 { group } else { nil } }) }
        set { replace({ if case .companion = $0 { true } else { false } }, by: newValue.groups.map(VisibilityRule.companion)) }
    }

    fileprivate var alternative: RuleAlternatives {
        get {
            RuleAlternatives(
                list: rules.compactMap { rule in
                    if case .alternative(let one, let other) = rule { RuleAlternative(one: one, other: other) } else { nil }
                })
        }
        set {
            replace(
                { if case .alternative = $0 { true } else { false } },
                by: newValue.list.map { VisibilityRule.alternative($0.one, $0.other) })
        }
    }

    private mutating func replace(_ isReplaced: (VisibilityRule) -> Bool, by rules: [VisibilityRule]) {
        self = VisibilityRuleSet(self.rules.filter { !isReplaced($0) } + rules)
    }
}
