/// A value that is a number, with its bounds.
public struct AccessibilityRange: Hashable, Sendable {
    /// The present number.
    public let value: Double
    /// The smallest and the largest number; nil for no bounds.
    public let bounds: ClosedRange<Double>?
    /// The smallest change; 0 if any change is possible.
    public let step: Double

    /// Creates a number with its bounds.
    ///
    /// - Parameters:
    ///   - value: The present number.
    ///   - bounds: The smallest and the largest number; nil for no bounds.
    ///   - step: The smallest change; 0 if any change is possible.
    public init(_ value: Double, in bounds: ClosedRange<Double>? = nil, step: Double = 0) {
        (self.value, self.bounds, self.step) = (value, bounds, step)
    }
}

/// A view with a number that assistive technology reads and sets: a slider, a progress bar. The number in words is the view's
/// `accessibilityValue`.
public protocol AccessibleRange: View {
    /// The present number with its bounds.
    var accessibilityRange: AccessibilityRange { get }
    /// Sets the number as people do. Returns false if the view refuses it.
    func setAccessibilityValue(_ value: Double) -> Bool
}

extension AccessibleRange {
    /// The default refuses every number.
    public func setAccessibilityValue(_ value: Double) -> Bool { false }
}
