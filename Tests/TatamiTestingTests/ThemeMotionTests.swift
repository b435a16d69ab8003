import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// The durations and curves of controls and layers, which the theme has.
@Suite struct ThemeMotionTests {
    private static let long = Timing.curve(.linear, duration: 1)

    /// Returns whether something moves some time after a change.
    private func moves(_ window: TestWindow, after seconds: Double, _ change: () throws -> Void) rethrows -> Bool {
        try change()
        window.wait(seconds)
        return window.root.isMoving
    }

    @Test(arguments: MotionStyle.allCases) func aViewChangesEachTimingForWhatIsInside(style: MotionStyle) throws {
        let inner = LayoutView()
        let outer = LayoutView { VStack { inner } }
        let window = try TestWindow(LayoutView { VStack { outer } }, size: Size(100, 100))
        #expect(style.standard.duration > 0 && inner.theme.motion[style] == style.standard)
        outer.themeChanges = ThemeChanges(motion: [style: Self.long])
        #expect(inner.theme.motion[style] == Self.long && window.root.view.theme.motion[style] == style.standard)
        for other in MotionStyle.allCases where other != style { #expect(inner.theme.motion[other] == other.standard) }
        window.root.theme.motion[style] = .none
        #expect(inner.theme.motion[style] == Self.long && window.root.view.theme.motion[style] == .none)
    }

    @Test func aSwitchMovesAsItsThemeSays() throws {
        let (slow, usual) = (Switch("Slow"), Switch("Usual"))
        slow.themeChanges = ThemeChanges(motion: [.snappy: Self.long])
        let window = try TestWindow(
            LayoutView {
                VStack(spacing: 20, padding: 20) {
                    slow
                    usual
                }
            }, size: Size(300, 200))
        #expect(try !moves(window, after: 0.9) { try window.tap(.view(usual)) })
        #expect(try moves(window, after: 0.9) { try window.tap(.view(slow)) })
        window.wait(0.2)
        #expect(!window.root.isMoving)
        window.root.reducesMotion = true
        #expect(try !moves(window, after: 0.01) { try window.tap(.view(slow)) })
    }

    @Test func aFileChangesTheMotionOfAPart() throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        let warnings = try loader.load(
            text: """
                root = { :class = LayoutView  layout = { :class = VerticalLayout  spacing = 20  layoutItems = [
                    { :class = SegmentedControl  :id = usual  titles = ["A" "B"] }
                    { :class = GroupBox  theme = { motion = { snappy = { duration = 1  curve = [0 0 1 1] } } }
                        content = { :class = SegmentedControl  :id = slow  titles = ["A" "B"]  selectedIndex = 0 } }
                ] } }
                """)
        #expect(warnings.isEmpty)
        let slow: SegmentedControl = try loader.require(id: "slow")
        let window = try TestWindow(try #require(screen.view), size: Size(300, 200))
        #expect(slow.theme.motion[.snappy] == .cubic(.linear, duration: 1))
        let usual: SegmentedControl = try loader.require(id: "usual")
        #expect(usual.theme.motion[.snappy] == MotionStyle.snappy.standard)
        #expect(try moves(window, after: 0.9) { try window.tap(.view(slow.choices[1])) })
    }

    @Test(arguments: ["curve = [0 0 1]", "curve = [0 0 2 1]", "curve = EaseIn  bounce = 0.2", "duration = -1", "bounce = 2"])
    func aTimingThatIsNoneIsReported(text: String) {
        let file = "root = { :class = LayoutView  theme = { motion = { appear = { \(text) } } } }"
        // Numbers outside a range are warnings; the others are errors.
        #expect((try? NUILoader(root: Screen()).load(text: file))?.isEmpty != true)
    }

    @Test(arguments: [
        "layoutAnimation = { duration = 0.3  curve = EaseIn  bounce = 0.2 }", "layoutAnimation = { options = Linear  bounce = 0 }",
    ])
    func aSpringWithACurveIsReported(text: String) throws {
        let error = #expect(throws: NUILoadError.self) {
            try NUILoader(root: Screen()).load(text: "root = { :class = LayoutView  \(text) }")
        }
        #expect(error?.description.contains("a spring, which has no curve") == true)
        for one in ["layoutAnimation = { duration = 0.3  bounce = 0.2 }", "layoutAnimation = { duration = 0.3  curve = EaseIn }"] {
            let screen = Screen()
            #expect(try NUILoader(root: screen).load(text: "root = { :class = LayoutView  \(one) }").isEmpty)
            let animation = (screen.view as? LayoutView)?.layoutAnimation
            #expect(animation?.duration == 0.3 && (animation?.bounce == 0.2) != (animation?.curve == .easeIn))
        }
    }

    @Test func aLayerFadesAsTheThemeOfItsViewSays() throws {
        let page = try LayerPage()
        let view = layerBox(120, 60)
        view.themeChanges = ThemeChanges(motion: [.appear: Self.long, .disappear: Self.long])
        var layer: Layer?
        #expect(moves(page.window, after: 0.9) { layer = page.root.present(view, motion: .fade) })
        page.window.wait(0.2)
        #expect(!page.root.isMoving)
        #expect(moves(page.window, after: 0.9) { if let layer { page.root.dismiss(layer) } })
        page.window.wait(0.2)
        #expect(!page.root.isMoving)
        page.root.reducesMotion = true
        #expect(!moves(page.window, after: 0.15) { page.root.present(view, motion: .fade) })
    }

    @Test func scrollingFollowsTheTheme() throws {
        let scroll = ScrollView()
        scroll.contentView = LayoutView()
        scroll.contentLayoutItem.fixedSize = Size(50, 2_000)
        let window = try TestWindow(LayoutView { VStack { scroll.stretch() } }, size: Size(100, 100))
        window.step()
        window.root.theme.motion[.scroll] = Self.long
        scroll.scroll(to: Point(0, 500))
        window.wait(0.5)
        #expect(abs(scroll.contentOffset.y - 250) < 20 && scroll.isScrolling)
        window.root.reducesMotion = true
        scroll.scroll(to: Point(0, 100))
        #expect(scroll.contentOffset.y == 100)
    }
}
