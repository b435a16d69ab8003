import Tatami
import TatamiTesting

/// The page's view, used as people would: a window without a screen, whose clock the test owns.
public func liveGuideFolds() throws -> [String] {
    let window = try TestWindow(liveGuide(), size: Size(320, 170))
    let before = try window.frame(of: "Town").y
    try window.tap("Fold")
    let onTheWay = try window.frame(of: "Town").y
    try window.settle()
    let after = try window.frame(of: "Town").y
    return [
        before > onTheWay && onTheWay > after ? "It moves." : "It does not move: \(before), \(onTheWay), \(after).",
        (try? window.find("Lake")) == nil ? "What is folded cannot be found." : "It is still there.",
        window.accessibilityDump,
    ]
}
