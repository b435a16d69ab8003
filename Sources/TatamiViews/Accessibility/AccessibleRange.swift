/// A value that is a number between two others.
public struct AccessibilityRange: Hashable, Sendable {
    public let value: Double
    /// The least and the most; nil where there is no bound.
    public let bounds: ClosedRange<Double>?
    /// The smallest change; 0 where any is possible.
    public let step: Double

    public init(_ value: Double, in bounds: ClosedRange<Double>? = nil, step: Double = 0) {
        (self.value, self.bounds, self.step) = (value, bounds, step)
    }
}

/// A view that holds a number which assistive technology reads and sets: a slider, a progress bar. The number in words is the view's
/// `accessibilityValue`.
public protocol AccessibleRange: View {
    var accessibilityRange: AccessibilityRange { get }
    /// Takes another number, as if people had set it; false where the view refuses it.
    func setAccessibilityValue(_ value: Double) -> Bool
}

extension AccessibleRange {
    public func setAccessibilityValue(_ value: Double) -> Bool { false }
}
