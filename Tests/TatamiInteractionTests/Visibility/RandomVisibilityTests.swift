import TatamiInteraction
import TestSupport
import Testing

/// Random rules and requests against a reference that knows no order: it applies every rule to every pair of views until nothing changes.
/// `RULE_SETS=100000 make soak` sets the number, `SEED` the seed.
@Suite struct RandomVisibilityTests {
    private static let count: UInt64 = Seeded.count("RULE_SETS", otherwise: 3_000)
    private static let seed = Seeded.start("SEED", otherwise: 1)

    /// Rules, what is shown, and requests that come one after the other.
    struct Case: CustomStringConvertible {
        var rules: [VisibilityRule]
        var shown: Set<String>
        var requests: [[ViewVisibility]]

        var description: String { "rules \(rules), shown \(shown.sorted()), requests \(requests)" }
    }

    @Test func requestsKeepAllRulesOrChangeNothing() {
        var (granted, refused) = (0, 0)
        for number in 0..<Self.count {
            let seed = Self.seed &* 1_000_000_007 &+ number
            let random = Self.make(seed)
            guard let fault = Self.fault(of: random, &granted, &refused) else { continue }
            let small = Self.shrunk(random)
            var none = (0, 0)
            Issue.record("seed \(seed): \(Self.fault(of: small, &none.0, &none.1) ?? fault)\n\(small)")
            return
        }
        // The test is worth something only if both outcomes are frequent.
        #expect(granted > Int(Self.count) && refused > Int(Self.count) / 10, "\(granted) granted, \(refused) refused")
    }

    @Test func contradictionsAreThoseOfTheReference() {
        for number in 0..<Self.count / 4 {
            let seed = Self.seed &* 1_000_000_007 &+ number
            let rules = Self.make(seed).rules
            let set = VisibilityRuleSet(rules)
            let expected = set.names.flatMap { name in
                [ViewVisibility.show(name), .hide(name)].filter { Self.closure([$0], rules) == nil }
            }
            #expect(set.contradictions().map(\.request) == expected, "seed \(seed): \(rules)")
        }
    }

    // MARK: making cases

    private static func make(_ seed: UInt64) -> Case {
        var random = Seeded(seed)
        let names = (0..<2 + random.below(8)).map { "v\($0)" }
        func group(_ random: inout Seeded, _ least: Int) -> [String] {
            (0..<least + random.below(3)).map { _ in random.pick(names) }
        }
        let rules = (0..<random.below(6)).map { _ -> VisibilityRule in
            switch random.below(3) {
            case 0: .exclusive(group(&random, 2))
            case 1: .companion(group(&random, 2))
            default: .alternative(group(&random, 1), group(&random, 1))
            }
        }
        let requests = (0..<1 + random.below(5)).map { _ in
            (0..<1 + random.below(2)).map { _ in ViewVisibility(random.pick(names), isVisible: random.oneIn(2)) }
        }
        return Case(rules: rules, shown: Set(names.filter { _ in random.oneIn(2) }), requests: requests)
    }

    private static func shrunk(_ start: Case) -> Case {
        var (best, none) = (start, (0, 0))
        func fails(_ tried: Case) -> Bool { fault(of: tried, &none.0, &none.1) != nil }
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for index in best.rules.indices.reversed() {
                var tried = best
                tried.rules.remove(at: index)
                if fails(tried) { (best, isSmaller) = (tried, true) }
            }
            for index in best.requests.indices.reversed() {
                var tried = best
                tried.requests.remove(at: index)
                if fails(tried) { (best, isSmaller) = (tried, true) }
            }
        }
        return best
    }

    // MARK: the reference

    /// All that follows from requests; nil if something would have to be shown and hidden.
    private static func closure(_ requests: [ViewVisibility], _ rules: [VisibilityRule]) -> Set<ViewVisibility>? {
        var known = Set(requests)
        var count = -1
        while count != known.count {
            count = known.count
            for rule in rules {
                for fact in known {
                    switch rule {
                    case .exclusive(let group):
                        guard fact.isVisible, group.contains(fact.name) else { continue }
                        for other in group where other != fact.name { known.insert(.hide(other)) }
                    case .companion(let group):
                        guard group.contains(fact.name) else { continue }
                        for other in group { known.insert(ViewVisibility(other, isVisible: fact.isVisible)) }
                    case .alternative(let one, let other):
                        if one.contains(fact.name) { for name in other { known.insert(.init(name, isVisible: !fact.isVisible)) } }
                        if other.contains(fact.name) { for name in one { known.insert(.init(name, isVisible: !fact.isVisible)) } }
                    }
                }
            }
        }
        return known.contains { known.contains(.init($0.name, isVisible: !$0.isVisible)) } ? nil : known
    }

    /// Whether a rule holds while these views are shown.
    private static func holds(_ rule: VisibilityRule, _ shown: Set<String>) -> Bool {
        switch rule {
        case .exclusive(let group): return shown.intersection(group).count <= 1
        case .companion(let group): return shown.isDisjoint(with: group) || shown.isSuperset(of: group)
        case .alternative(let one, let other):
            return shown.isSuperset(of: one) && shown.isDisjoint(with: other)
                || shown.isSuperset(of: other) && shown.isDisjoint(with: one)
        }
    }

    /// Carries out the requests of a case, and returns what is wrong.
    private static func fault(of random: Case, _ granted: inout Int, _ refused: inout Int) -> String? {
        let rules = VisibilityRuleSet(random.rules)
        var (shown, deferred, all) = (random.shown, VisibilityDecision(), [ViewVisibility]())
        for requests in random.requests {
            var decision = VisibilityDecision()
            let expected = closure(requests, random.rules)
            do throws(VisibilityConflict) {
                try decision.add(requests, under: rules)
                granted += 1
                guard Set(decision.states) == expected, decision.states.count == expected?.count else {
                    return "\(requests) leads to \(decision.states), not \(expected.map(Array.init) ?? [])"
                }
                let before = shown
                for state in decision.states { if state.isVisible { shown.insert(state.name) } else { shown.remove(state.name) } }
                for rule in random.rules {
                    let isTouched = rule.names.contains { decision.isVisible($0) != nil }
                    let showsOne = rule.names.contains { decision.isVisible($0) == true }
                    var mustHold = holds(rule, before) || isTouched
                    if case .exclusive = rule { mustHold = holds(rule, before) || showsOne }
                    if mustHold, !holds(rule, shown) { return "\(rule) does not hold after \(requests)" }
                }
            } catch {
                refused += 1
                if expected != nil { return "\(requests) is refused: \(error)" }
                if !decision.states.isEmpty { return "\(requests) is refused and leaves \(decision.states)" }
                if let fault = fault(of: error, requests, random.rules) { return "\(fault): \(error)" }
            }
            // The same requests, deferred, count together with the ones before them.
            let states = deferred.states
            do throws(VisibilityConflict) {
                try deferred.add(requests, under: rules)
                all += requests
                if closure(all, random.rules) != Set(deferred.states) { return "deferred requests lead to \(deferred.states)" }
            } catch {
                if closure(all + requests, random.rules) != nil { return "deferred requests are refused: \(error)" }
                if deferred.states != states { return "a refused deferred request leaves \(deferred.states)" }
                if let fault = fault(of: error, all + requests, random.rules) { return "\(fault): \(error)" }
            }
        }
        return nil
    }

    /// Whether both chains of a conflict follow from requests and rules, and contradict each other; returns what does not.
    private static func fault(of error: VisibilityConflict, _ requests: [ViewVisibility], _ rules: [VisibilityRule]) -> String? {
        for (chain, isVisible) in [(error.shown, true), (error.hidden, false)] {
            guard chain.last?.result == ViewVisibility(error.name, isVisible: isVisible) else { return "a chain ends elsewhere" }
            guard let first = chain.first, first.rule == nil, requests.contains(first.result) else { return "a chain begins elsewhere" }
            for (cause, step) in zip(chain, chain.dropFirst()) {
                guard let rule = step.rule, rules.contains(rule) else { return "a step has no rule" }
                // One application of the rule alone must force the step.
                var known: Set<ViewVisibility> = [cause.result]
                switch rule {
                case .exclusive(let group):
                    if cause.result.isVisible, group.contains(cause.result.name) {
                        for name in group where name != cause.result.name { known.insert(.hide(name)) }
                    }
                case .companion(let group):
                    if group.contains(cause.result.name) {
                        for name in group { known.insert(.init(name, isVisible: cause.result.isVisible)) }
                    }
                case .alternative(let one, let other):
                    for (side, facing) in [(one, other), (other, one)] where side.contains(cause.result.name) {
                        for name in facing { known.insert(.init(name, isVisible: !cause.result.isVisible)) }
                    }
                }
                if !known.contains(step.result) { return "\(cause.result) does not force \(step.result) by \(rule)" }
            }
        }
        return nil
    }
}
