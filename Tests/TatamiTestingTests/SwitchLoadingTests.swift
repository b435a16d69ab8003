import Tatami
import TatamiTesting
import Testing

/// Switches whose effect takes a while.
@Suite struct SwitchLoadingTests {
    /// The thumb as a frame draws it.
    private func thumb(_ window: TestWindow) -> Rect? {
        let fills = window.frame.list.commands.compactMap { if case .fill(.rect(let rect, _), _) = $0 { rect } else { nil } }
        return fills.first { $0.width == 20 && $0.height == 20 }
    }

    @Test(arguments: [false, true]) func theThumbStandsStillWhileTheRingTurns(isOn: Bool) throws {
        let control = Switch()
        control.isOn = isOn
        let window = try TestWindow(
            LayoutView { VStack(padding: 20) { control.fixedWidth(60).align(.leading) } }, size: Size(120, 80))
        window.step()
        let before = try #require(thumb(window))
        control.loading = true
        window.step()
        for frame in 0..<120 {
            window.wait(1.0 / 60)
            #expect(thumb(window) == before, "frame \(frame)")
        }
        #expect(window.root.isMoving, "The ring turns.")
        control.loading = false
        window.step()
        #expect(thumb(window) == before)
        try window.settle()
        #expect(thumb(window) == before)
    }
}
