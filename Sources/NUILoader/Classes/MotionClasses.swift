import NUI
import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// The timings of motion styles, as a file changes them.
struct ThemeTimings: NUIValueObject {
    var timings: [MotionStyle: Timing] = [:]
    static var nuiType: ValueType { .object("ThemeMotion") }
}

extension Timing: NUIValueObject {
    /// An object of class `Timing`.
    public static var nuiType: ValueType { .object("Timing") }
}

/// A curve is a case of the enumeration `Curve`, or the four coordinates of its control points.
extension CubicCurve: NUIConvertible {
    /// A case of the enumeration `Curve`, or an array of four numbers.
    public static var nuiType: ValueType { .oneOf([.enumeration("Curve"), .array(of: .number)]) }
    /// Returns the curve of a name or of `[x1 y1 x2 y2]`; nil for another number of coordinates, and for x values outside 0...1.
    public static func fromNUI(_ value: NUIValue) -> CubicCurve? {
        switch value.loaded {
        case .cases(let names): return names.first.flatMap(TimingCurve.nuiEnumeration.value(named:))?.cubic
        case .list(let elements):
            let parts = elements.compactMap(\.number)
            guard parts.count == 4, elements.count == 4, (0...1).contains(parts[0]), (0...1).contains(parts[2]) else { return nil }
            return CubicCurve(parts[0], parts[1], parts[2], parts[3])
        case .value(let value): return value as? CubicCurve
        default: return nil
        }
    }
    /// The curve itself.
    public var asNUI: NUIValue? { NUIValue(.value(self)) }
}

final class TimingDraft {
    var duration = 0.2
    var curve: CubicCurve?
    var bounce: Double?

    /// Returns the timing. A duration out of range counts as the nearer end.
    ///
    /// - Throws: A `LoadFault` for a spring with a curve.
    func timing() throws(LoadFault) -> Timing {
        let duration = max(0, min(60, duration))
        guard let bounce else { return .cubic(curve ?? TimingCurve.easeInOut.cubic, duration: duration) }
        if curve != nil { throw .curve(besideBounceOf: "a timing") }
        return .spring(Spring(duration: duration, bounce: bounce))
    }
}

final class LayoutAnimationDraft {
    private static let standard = LayoutAnimation()
    var duration = standard.duration
    var delay = standard.delay
    var curve = standard.curve { didSet { hasCurve = true } }
    var bounce: Double?
    /// Whether the file sets a curve.
    private var hasCurve = false

    /// Returns the animation.
    ///
    /// - Throws: A `LoadFault` for a spring with a curve.
    func animation() throws(LoadFault) -> LayoutAnimation {
        if hasCurve, bounce != nil { throw .curve(besideBounceOf: "an animation") }
        var animation = LayoutAnimation(duration: duration, delay: delay, curve: curve)
        animation.bounce = bounce
        return animation
    }
}

extension LoadFault {
    /// Returns the fault of a motion that has a curve although its bounce makes it a spring. `kind` names the motion with its article.
    fileprivate static func curve(besideBounceOf kind: String) -> LoadFault {
        LoadFault(
            .invalidLiteral, "\(kind) with a bounce is a spring, which has no curve", hint: "remove curve or bounce", property: "curve")
    }
}

extension NUIClass {
    static var timing: NUIClass {
        NUIClass(
            value: "Timing", doc: "How long a motion takes, and how it begins and ends.", make: TimingDraft.init,
            finish: { draft, _ throws(LoadFault) in try draft.timing() },
            [
                .property(
                    "duration", \.duration,
                    "The duration in seconds, 0 for a change at once; for a spring, about the time until it rests. The default is 0.2.",
                    range: .seconds),
                .property(
                    "curve", \.curve,
                    "How the motion begins and ends: a name, or the control points [x1 y1 x2 y2] of a cubic curve. The default is EaseInOut."
                ),
                .property(
                    "bounce", \.bounce,
                    "Makes the motion a spring: 0 does not overshoot, values towards 1 swing longer, values below 0 approach the end slowly.",
                    range: .bounce),
            ])
    }

    static var themeMotion: NUIClass {
        NUIClass(
            value: "ThemeMotion", doc: "The timings of motion styles in a theme.", make: { Draft(ThemeTimings()) },
            finish: { draft, _ in draft.value },
            MotionStyle.allCases.map { style in
                .setting(style.rawValue, "The timing of the style \(style.rawValue).") {
                    (draft: Draft<ThemeTimings>, timing: Timing) in draft.value.timings[style] = timing
                }
            })
    }
}
