import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews
import Testing

/// Visibility rules with views: what is shown, what is reported and when, delegates, and views that go away.
@Suite struct VisibilityRulesTests {
    /// Four views with the rules of the sample, all shown.
    private final class Page {
        let views: [String: View]
        let root: ViewRoot
        let rules = VisibilityRules(
            .exclusive(["top", "bottom"]), .companion(["left", "right"]), .alternative(["top"], ["left", "right"]))
        var events: [String] = []

        init() {
            let stack = VStack {}
            var views: [String: View] = [:]
            for name in ["top", "bottom", "left", "right"] {
                let view = Label(name).id(name)
                views[name] = view
                stack.add(view)
            }
            self.views = views
            root = ViewRoot(LayoutView { stack }, text: CharacterGrid())
            rules.registerViews(in: root.view)
            rules.willSwitch = { [weak self] in self?.events.append("will") }
            rules.didSwitch = { [weak self] changed in self?.events.append("did \(changed.map(\.description).joined(separator: ", "))") }
        }

        var shown: [String] { views.filter { !$0.value.hidden }.keys.sorted() }
        subscript(name: String) -> View { views[name] ?? View() }
    }

    /// A delegate whose view is shown at once and arrives when the test says so.
    private final class Slow: ViewVisibilityDelegate {
        var isShown = true
        var calls: [Bool] = []
        var completions: [() -> Void] = []

        func setVisible(_ view: View, _ isVisible: Bool, completion: @escaping () -> Void) {
            isShown = isVisible
            calls.append(isVisible)
            completions.append(completion)
        }

        func isVisible(_ view: View) -> Bool { isShown }
    }

    @Test func theWorkedCasesComeOutInTheirOrder() throws {
        let page = Page()
        try page.rules.show("top")
        #expect(page.shown == ["top"] && page.events == ["will", "did hide 'bottom', hide 'left', hide 'right'"])
        try page.rules.show("bottom")
        #expect(page.shown == ["bottom", "left", "right"])
        try page.rules.hide("left")
        #expect(page.shown == ["top"])
        try page.rules.hide("top")
        #expect(page.shown == ["left", "right"])
        page.events = []
        try page.rules.show("left")
        #expect(page.shown == ["left", "right"] && page.events == ["will", "did "])
        try page.rules.hide("right")
        #expect(page.shown == ["top"])
    }

    @Test func aRequestAfterTheFactHasItsConsequences() throws {
        let page = Page()
        page["left"].hidden = true
        try page.rules.hide("left")
        #expect(page.shown == ["top"] && page.events == ["will", "did hide 'right', hide 'bottom'"])
    }

    @Test func aConflictChangesNothingEachTime() throws {
        let page = Page()
        page.rules.current.add(.companion(["top", "bottom"]))
        for _ in 0..<2 {
            #expect(throws: VisibilityConflict.self) { try page.rules.show("top") }
            #expect(page.shown.count == 4 && page.events.isEmpty)
        }
        try page.rules.hide("bottom")
        #expect(page.shown == ["left", "right"])
    }

    @Test func severalRequestsAreDeferredAndAppliedOnce() throws {
        let page = Page()
        try page.rules.request([.hide("bottom")], isDeferred: true)
        try page.rules.request([.hide("top")], isDeferred: true)
        #expect(page.shown.count == 4 && page.events.isEmpty)
        #expect(page.rules.deferred == [.hide("bottom"), .hide("top"), .show("left"), .show("right")])
        #expect(throws: VisibilityConflict.self) { try page.rules.request([.show("top")], isDeferred: true) }
        try page.rules.apply()
        #expect(page.shown == ["left", "right"] && page.events == ["will", "did hide 'bottom', hide 'top'"])
        try page.rules.apply()
        #expect(page.events.count == 2)
    }

    @Test func deferredRequestsFollowTheRulesOfTheirApplication() throws {
        let page = Page()
        try page.rules.request([.show("top")], isDeferred: true)
        page.rules.sets["free"] = VisibilityRuleSet()
        try page.rules.activate("free")
        try page.rules.apply()
        #expect(page.shown.count == 4)
        page.rules.active = nil
        try page.rules.request([.show("top")], isDeferred: true)
        page.rules.unnamed.add(.companion(["top", "bottom"]))
        #expect(throws: VisibilityConflict.self) { try page.rules.apply() }
        #expect(page.shown.count == 4)
        try page.rules.apply()
        try page.rules.hide("top")
        #expect(page.shown == ["left", "right"])
    }

    @Test func setsAreStockedAndActivatedByName() throws {
        let page = Page()
        page.rules.stock(as: "sample")
        page.rules.sets["none"] = VisibilityRuleSet()
        try page.rules.activate("none")
        try page.rules.show("top")
        #expect(page.shown.count == 4)
        let error = #expect(throws: UnknownVisibilityRules.self) { try page.rules.activate("smaple") }
        #expect(error?.description == "there are no visibility rules 'smaple'; stored are none, sample")
        #expect(page.rules.active == "none")
        try page.rules.activate("sample")
        page.rules.current.add(.companion(["top", "extra"]))
        #expect(page.rules.sets["sample"]?.rules.count == 4)
        try page.rules.show("top")
        #expect(page.shown == ["top"])
        page.rules.clear()
        try page.rules.show("bottom")
        #expect(page.shown == ["bottom", "top"] && page.rules.sets.count == 2)
    }

    @Test func namesWithoutViewsAreReportedAndPassedOver() throws {
        let page = Page()
        try page.rules.request([.show("tpo"), .show("top")])
        #expect(page.shown == ["top"])
        #expect(page.root.diagnostics == ["no view is registered as 'tpo', so it cannot be shown or hidden"])
        page.rules.unregister("left")
        try page.rules.show("bottom")
        #expect(page.shown == ["bottom", "right"])
    }

    // MARK: callbacks

    @Test func requestsOfCallbacksAreCarriedOutAfterwards() throws {
        let page = Page()
        var isFirst = true
        page.rules.didSwitch = { [weak page] changed in
            page?.events.append("did \(changed.count)")
            guard isFirst else { return }
            isFirst = false
            try? page?.rules.show("bottom")
            page?.events.append("asked")
        }
        page.rules.willSwitch = { [weak page] in page?.events.append("will") }
        try page.rules.show("top")
        #expect(page.events == ["will", "did 3", "asked", "will", "did 4"] && page.shown == ["bottom", "left", "right"])
    }

    @Test func callbacksThatAlwaysAskForMoreAreEnded() throws {
        let page = Page()
        var switches = 0
        page.rules.didSwitch = { [weak page] _ in
            switches += 1
            try? page?.rules.toggle("top")
        }
        try page.rules.show("top")
        #expect(switches == 1_000 && page.root.diagnostics.count == 1)
        page.rules.didSwitch = nil
        try page.rules.show("top")
        #expect(page.shown == ["top"])
    }

    // MARK: delegates

    @Test func theEndWaitsForDelegates() throws {
        let (page, slow) = (Page(), Slow())
        page.rules.register(page["left"], as: "left", delegate: slow)
        try page.rules.show("top")
        #expect(page.shown == ["left", "top"] && slow.calls == [false] && page.events == ["will"])
        slow.completions[0]()
        #expect(page.events == ["will", "did hide 'bottom', hide 'left', hide 'right'"])
        slow.completions[0]()
        #expect(page.events.count == 2)
    }

    @Test func aDelegateThatNeverAnswersHoldsNothingUp() throws {
        let (page, slow) = (Page(), Slow())
        page.rules.register(page["left"], as: "left", delegate: slow)
        try page.rules.show("top")
        try page.rules.show("bottom")
        try page.rules.show("top")
        #expect(slow.calls == [false, true, false] && page.shown == ["left", "top"])
        #expect(
            page.events == [
                "will", "did hide 'bottom', hide 'left', hide 'right'",
                "will", "did show 'bottom', hide 'top', show 'left', show 'right'",
                "will",
            ])
        // Answers to earlier requests change nothing; the last one ends the switch.
        slow.completions[0]()
        slow.completions[1]()
        #expect(page.events.count == 5)
        slow.completions[2]()
        #expect(page.events.count == 6)
    }

    @Test func aViewOnItsWayIsTurnedBack() throws {
        /// Reports its state late, as a panel that slides.
        final class Late: ViewVisibilityDelegate {
            var isShown = true
            var calls: [Bool] = []
            func setVisible(_ view: View, _ isVisible: Bool, completion: @escaping () -> Void) { calls.append(isVisible) }
            func isVisible(_ view: View) -> Bool { isShown }
        }
        let (page, late) = (Page(), Late())
        page.rules.register(page["left"], as: "left", delegate: late)
        try page.rules.hide("left")
        #expect(page.rules.isVisible("left") == false)
        try page.rules.show("left")
        #expect(late.calls == [false, true])
    }

    @Test func completionsAfterTheEndAreHarmless() throws {
        let slow = Slow()
        do {
            let page = Page()
            page.rules.register(page["left"], as: "left", delegate: slow)
            try page.rules.show("top")
        }
        for completion in slow.completions { completion() }
        #expect(slow.calls == [false])
        let view = View().id("left")
        let rules = VisibilityRules(.companion(["left", "right"]))
        var gone: Slow? = Slow()
        rules.register(view, as: "left", delegate: gone)
        gone = nil
        try rules.hide("left")
        #expect(view.hidden)
    }

    // MARK: views

    @Test func viewsThatGoAwayArePassedOver() throws {
        let rules = VisibilityRules(.companion(["a", "b", "c"]))
        let (a, c) = (View(), View())
        var b: View? = View()
        rules.register(a, as: "a")
        rules.register(b ?? View(), as: "b")
        rules.register(c, as: "c")
        var changed: [ViewVisibility] = []
        rules.willSwitch = { b = nil }
        rules.didSwitch = { changed = $0 }
        try rules.hide("a")
        #expect(b == nil && changed == [.hide("a"), .hide("c")])
        try rules.show("b")
        #expect(a.hidden && rules.isVisible("b") == nil)
    }

    @Test func collapsedViewsGiveTheirRoomUp() throws {
        let page = Page()
        page.rules.collapses = true
        page.root.layout(in: Size(200, 200))
        #expect(page["bottom"].frame.y == 20)
        try page.rules.hide("top")
        page.root.layout(in: Size(200, 200))
        #expect(page["bottom"].frame.y == 0 && !page["top"].hidden && page.rules.isVisible("top") == false)
        page["top"].hidden = true
        try page.rules.show("top")
        page.root.layout(in: Size(200, 200))
        #expect(!page["top"].hidden && page["top"].frame.height == 20 && page["left"].layoutItem?.visibility == .collapsed)
    }

    @Test func switchesAreAnimated() throws {
        let page = Page()
        page.rules.animation = LayoutAnimation(duration: 0.2)
        _ = page.root.frame(in: Size(200, 200), at: 0)
        try page.rules.show("top")
        #expect(page.shown == ["top"] && page.events == ["will"])
        _ = page.root.frame(in: Size(200, 200), at: 0.01)
        #expect(page.root.isMoving)
        // A request during the animation counts at once.
        try page.rules.show("bottom")
        #expect(page.shown == ["bottom", "left", "right"] && page.events.count == 3)
        for time in [0.1, 0.3, 0.6, 0.7] { _ = page.root.frame(in: Size(200, 200), at: time) }
        #expect(!page.root.isMoving && page.events.count == 4)
    }

    @Test func aRequestAsksOnlyAffectedViews() throws {
        let rules = VisibilityRules()
        let views = (0..<10_000).map { _ in View() }
        for (index, view) in views.enumerated() { rules.register(view, as: "v\(index)") }
        for index in stride(from: 0, to: 10_000, by: 2) { rules.unnamed.add(.exclusive(["v\(index)", "v\(index + 1)"])) }
        var asked: [String] = []
        rules.unregister("v5")
        rules.lookUp = { name in
            asked.append(name)
            return nil
        }
        try rules.show("v6")
        #expect(asked.isEmpty && views[7].hidden && views.count { $0.hidden } == 1)
        try rules.show("v4")
        #expect(Set(asked) == ["v5"] && views.count { $0.hidden } == 1)
    }
}
