import TatamiInteraction
import Testing

/// The worked cases of the MICUi Layouter's mediator: exclusive [top, bottom], companion [left, right], alternative [top | left, right].
/// All four views are shown at first, and each case starts where the one before it ended.
@Suite struct VisibilityDecisionTests {
    private let sample = VisibilityRuleSet(
        .exclusive(["top", "bottom"]), .companion(["left", "right"]), .alternative(["top"], ["left", "right"]))
    private let all: Set<String> = ["top", "bottom", "left", "right"]

    /// The views that are shown after requests, if some were shown before.
    private func shown(
        _ requests: ViewVisibility..., before: Set<String>? = nil, under rules: VisibilityRuleSet? = nil
    ) throws -> Set<String> {
        var decision = VisibilityDecision()
        try decision.add(requests, under: rules ?? sample)
        return all.filter { decision.isVisible($0) ?? (before ?? all).contains($0) }
    }

    @Test func showTopLeavesTopOnly() throws { #expect(try shown(.show("top")) == ["top"]) }

    @Test func showBottomThenShowsBottomLeftAndRight() throws {
        #expect(try shown(.show("bottom"), before: ["top"]) == ["bottom", "left", "right"])
    }

    @Test func hideLeftThenLeavesTopOnly() throws {
        // left and right are hidden, so top is shown, so bottom is hidden.
        #expect(try shown(.hide("left"), before: ["bottom", "left", "right"]) == ["top"])
        #expect(try shown(.hide("left")) == ["top"])
    }

    @Test func hideTopThenShowsLeftAndRight() throws { #expect(try shown(.hide("top"), before: ["top"]) == ["left", "right"]) }

    @Test func showLeftThenChangesNothing() throws {
        #expect(try shown(.show("left"), before: ["left", "right"]) == ["left", "right"])
        // The request has consequences all the same: of four views that are shown, top goes.
        #expect(try shown(.show("left")) == ["bottom", "left", "right"])
    }

    @Test func hideRightThenLeavesTopOnly() throws { #expect(try shown(.hide("right"), before: ["left", "right"]) == ["top"]) }

    @Test func hidingOneOfAnExclusiveGroupHasNoEffectOnTheOthers() throws {
        #expect(try shown(.hide("bottom")) == ["top", "left", "right"])
        #expect(try shown(.hide("top"), under: VisibilityRuleSet(.exclusive(["top", "bottom", "left"]))) == ["bottom", "left", "right"])
    }

    @Test func companionsFollowEachOtherBothWays() throws {
        let rules = VisibilityRuleSet(.companion(["left", "right", "bottom"]))
        #expect(try shown(.hide("right"), under: rules) == ["top"])
        #expect(try shown(.show("right"), under: rules) == all)
    }

    @Test func alternativesWorkInBothDirections() throws {
        let rules = VisibilityRuleSet(.alternative(["top", "bottom"], ["left", "right"]))
        #expect(try shown(.show("top"), under: rules) == ["top", "bottom"])
        #expect(try shown(.hide("top"), under: rules) == ["left", "right"])
        #expect(try shown(.hide("left"), under: rules) == ["top", "bottom"])
        #expect(try shown(.show("right"), under: rules) == ["left", "right"])
    }

    @Test func impliedChangesImplyOthers() throws {
        // Showing bottom hides top; the hidden top shows its alternative, which shows its companion.
        let rules = VisibilityRuleSet(.companion(["left", "right"]), .alternative(["top"], ["left"]), .exclusive(["top", "bottom"]))
        var decision = VisibilityDecision()
        try decision.add([.show("bottom")], under: rules)
        #expect(decision.states == [.show("bottom"), .hide("top"), .show("left"), .show("right")])
    }

    @Test func kindsAreFollowedInTheirOrder() throws {
        let rules = VisibilityRuleSet(.alternative(["a"], ["d"]), .companion(["a", "c"]), .exclusive(["a", "b"]))
        var decision = VisibilityDecision()
        try decision.add([.show("a")], under: rules)
        #expect(decision.states == [.show("a"), .hide("b"), .show("c"), .hide("d")])
    }

    // MARK: conflicts

    @Test func exclusiveCompanionsConflict() throws {
        let rules = VisibilityRuleSet(.exclusive(["a", "b"]), .companion(["a", "b"]))
        let conflict = try #require(refusal(of: [.show("a")], rules))
        #expect(
            conflict.description == "'b' would have to be both shown and hidden: show 'a' (requested) -> show 'b' (companion [a, b]); "
                + "and show 'a' (requested) -> hide 'b' (exclusive [a, b])")
        #expect(conflict.rules == [.companion(["a", "b"]), .exclusive(["a", "b"])])
        #expect(refusal(of: [.hide("a")], rules) == nil)
    }

    @Test func anAlternativeInsideAnExclusiveGroupConflicts() {
        let rules = VisibilityRuleSet(.exclusive(["a", "b", "c"]), .alternative(["a"], ["b"]))
        #expect(refusal(of: [.show("c")], rules)?.name == "b")
        #expect(refusal(of: [.show("a")], rules) == nil && refusal(of: [.hide("a")], rules) == nil)
        #expect(rules.contradictions().map(\.request) == [.show("c")])
    }

    @Test func anOddRingOfAlternativesConflicts() throws {
        let ring = VisibilityRuleSet(.alternative(["a"], ["b"]), .alternative(["b"], ["c"]), .alternative(["c"], ["a"]))
        for name in ["a", "b", "c"] {
            let shown = try #require(refusal(of: [.show(name)], ring))
            let hidden = try #require(refusal(of: [.hide(name)], ring))
            #expect(shown.shown.count + shown.hidden.count == 5 && hidden.shown.count + hidden.hidden.count == 5)
        }
        #expect(ring.contradictions().count == 6)
        let even = VisibilityRuleSet(
            .alternative(["a"], ["b"]), .alternative(["b"], ["c"]), .alternative(["c"], ["d"]), .alternative(["d"], ["a"]))
        #expect(even.contradictions().isEmpty && refusal(of: [.show("a")], even) == nil)
    }

    @Test func aRefusedRequestChangesNothingAndIsRefusedAgain() throws {
        let rules = VisibilityRuleSet(.exclusive(["a", "b"]), .companion(["a", "b"]), .companion(["a", "x", "y"]))
        var decision = VisibilityDecision()
        try decision.add([.show("z")], under: rules)
        for _ in 0..<3 {
            #expect(throws: VisibilityConflict.self) { try decision.add([.show("x")], under: rules) }
            #expect(decision.states == [.show("z")])
        }
        try decision.add([.hide("x")], under: rules)
        #expect(decision.states == [.show("z"), .hide("x"), .hide("a"), .hide("y"), .hide("b")])
    }

    @Test func severalRequestsCountTogether() throws {
        #expect(try shown(.hide("top"), .hide("bottom")) == ["left", "right"])
        #expect(try #require(refusal(of: [.show("top"), .show("bottom")], sample)).name == "bottom")
        let both = try #require(refusal(of: [.show("top"), .hide("top")], VisibilityRuleSet()))
        #expect(both.description == "'top' would have to be both shown and hidden: show 'top' (requested); and hide 'top' (requested)")
        var decision = VisibilityDecision()
        try decision.add([.show("top")], under: sample)
        #expect(throws: VisibilityConflict.self) { try decision.add([.show("left")], under: sample) }
        #expect(decision.isVisible("left") == false && decision.isVisible("other") == nil)
    }

    @Test func namesWithoutViewsArePassedOver() throws {
        var decision = VisibilityDecision()
        try decision.add([.hide("left"), .show("top")], under: sample) { $0 == "left" }
        #expect(decision.states == [.show("top"), .hide("bottom"), .hide("right")])
    }

    @Test func aViewOnBothSidesIsAContradiction() throws {
        let rules = VisibilityRuleSet(.alternative(["a", "b"], ["b"]))
        #expect(rules.contradictions().map(\.request) == [.show("a"), .hide("a"), .show("b"), .hide("b")])
        #expect(VisibilityRuleSet(.exclusive(["a", "a"]), .companion(["a", "a"])).contradictions().isEmpty)
    }

    @Test func longChainsAreShortened() throws {
        var rules = VisibilityRuleSet(.alternative(["n0"], ["n50"]))
        for index in 0..<50 { rules.add(.companion(["n\(index)", "n\(index + 1)"])) }
        let words = try #require(refusal(of: [.show("n0")], rules)).description
        #expect(words.contains("... ") && words.utf8.count < 900)
        let long = VisibilityRule.exclusive((0..<30).map { "v\($0)" })
        #expect(long.description == "exclusive [v0, v1, v2, v3, v4, v5, v6, v7, and 22 more]")
    }

    // MARK: costs

    @Test func aRequestVisitsOnlyTheRulesThatItReaches() throws {
        var rules = VisibilityRuleSet()
        for group in 0..<2_500 {
            let names = (0..<4).map { "v\(group).\($0)" }
            rules.add(.exclusive([names[0], names[1]]))
            rules.add(.companion([names[2], names[3]]))
            rules.add(.alternative([names[0]], [names[2], names[3]]))
        }
        #expect(rules.names.count == 10_000)
        var decision = VisibilityDecision()
        try decision.add([.hide("v1200.2")], under: rules)
        #expect(decision.states.count == 4 && decision.visits <= 12, "\(decision.visits)")
    }

    @Test func aLargeGroupIsVisitedOncePerUse() throws {
        let names = (0..<10_000).map { "v\($0)" }
        for (rule, limit) in [
            (VisibilityRule.exclusive(names), 10_000), (.companion(names), 10_000),
            (.alternative(Array(names.prefix(5_000)), Array(names.suffix(5_000))), 10_000),
        ] {
            var decision = VisibilityDecision()
            try decision.add([.show("v7")], under: VisibilityRuleSet(rule))
            #expect(decision.states.count == 10_000 && decision.visits <= limit, "\(decision.visits)")
        }
        var chain = VisibilityRuleSet()
        for index in 1..<10_000 { chain.add(.companion([names[index - 1], names[index]])) }
        var decision = VisibilityDecision()
        try decision.add([.hide("v9999")], under: chain)
        #expect(decision.states.count == 10_000 && decision.visits <= 20_000)
    }

    private func refusal(of requests: [ViewVisibility], _ rules: VisibilityRuleSet) -> VisibilityConflict? {
        var decision = VisibilityDecision()
        do throws(VisibilityConflict) {
            try decision.add(requests, under: rules)
            return nil
        } catch {
            return error
        }
    }
}
