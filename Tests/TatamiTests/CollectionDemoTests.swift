import GuideExamples
import Tatami
import TatamiCollectionViews
import TatamiTesting
import Testing

/// The two demos of SEUICollectionViewLayout: what the page says of them, in Swift and from the file.
@Suite struct CollectionDemoTests {
    private func toolbar(in view: View) throws -> Toolbar {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        return try #require(all(view).lazy.compactMap { $0 as? Toolbar }.first)
    }

    private func demo(width: Double) throws -> (window: TestWindow, toolbar: Toolbar, loader: NUILoader) {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        #expect(try loader.load(file: Guide.path("Files/demos.nui")).isEmpty)
        let view = try #require(screen.view)
        // The padding around the toolbar is 16.
        let window = try TestWindow(view, size: Size(width + 32, 480))
        window.root.add(loader)
        window.step()
        return (window, try toolbar(in: view), loader)
    }

    private func places(_ toolbar: Toolbar, _ window: TestWindow) -> [Double] {
        let shown = toolbar.items.map(\.view).filter { $0.effectiveVisibility == .visible } + [toolbar.moreButton]
        return shown.filter { $0.effectiveVisibility == .visible }.map { window.root.absoluteFrame(of: $0).x - 16 }
    }

    @Test func theToolbarHasTheWorkedNumbers() throws {
        var (window, toolbar, loader) = try demo(width: 610)
        #expect(toolbar.numberOfVisibleItems == 7 && places(toolbar, window) == [0, 60, 170, 230, 290, 350, 560])
        (window, toolbar, loader) = try demo(width: 609)
        #expect(toolbar.numberOfVisibleItems == 3 && places(toolbar, window).map { $0.rounded() } == [0, 153, 356, 509])
        #expect(loader.setValue(10, ofField: "most") == .written)
        window.step()
        try window.settle()
        #expect(toolbar.numberOfVisibleItems == 5 && abs(toolbar.items[1].view.frame.x - 91.8) < 0.5)
        // 0 points of distance: 550 points of items fit.
        #expect(loader.setValue(0.0, ofField: "spacing") == .written)
        try window.settle()
        #expect(toolbar.numberOfVisibleItems == 7)
    }

    @Test func itemsMoveToTheirPlaces() throws {
        let (window, toolbar, loader) = try demo(width: 609)
        let before = window.root.presentedFrame(of: toolbar.items[1].view).x
        #expect(loader.setValue(10, ofField: "most") == .written)
        window.step()
        window.wait(0.1)
        let between = window.root.presentedFrame(of: toolbar.items[1].view).x
        try window.settle()
        let after = window.root.presentedFrame(of: toolbar.items[1].view).x
        #expect(after < between && between < before, "\(before), \(between), \(after)")
    }

    @Test func slidersAndQuestionsAreUsedByPeople() throws {
        let view = try demosGuide(survey: Guide.path("../Surveys/trip.json"))
        let window = try TestWindow(view, size: Size(641, 480))
        let toolbar = try self.toolbar(in: view)
        #expect(toolbar.numberOfVisibleItems == 3)
        let slider = try #require(self.slider(at: 1, in: view))
        window.root.focus(slider, isVisible: true)
        window.key(.end)
        try window.settle()
        #expect(slider.value == 10 && toolbar.maximumWhenOverflowing == 10 && toolbar.numberOfVisibleItems == 5)
        #expect(throws: TestFailure.self) { try window.find(.id("card")) }
        try window.tap(.id("member"))
        window.step()
        try window.settle()
        _ = try window.find(.id("card"))
    }

    private func slider(at index: Int, in view: View) -> Slider? {
        func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
        let sliders = all(view).compactMap { $0 as? Slider }
        return sliders.indices.contains(index) ? sliders[index] : nil
    }
}
