import TatamiInteraction

/// The purpose of a motion. The theme gives each style a timing.
public enum MotionStyle: String, Hashable, Sendable, CaseIterable {
    /// A menu, a popover or a tooltip fades in.
    case appear
    /// A menu, a popover or a tooltip fades out.
    case disappear
    /// The panel of a sheet or an alert moves to its place.
    case sheetAppear
    /// A sheet or an alert fades out.
    case sheetDisappear
    /// A sheet or an alert fades in with the shade behind it.
    case scrim
    /// A part of a control moves after a press: the thumb of a switch, the ground of a segment.
    case snappy
    /// A control is no longer hovered or pressed, and its look fades back.
    case release
    /// Views of a layout move to other places.
    case gentle
    /// A program scrolls to an offset.
    case scroll
    /// Keys and the ends of a scroll bar scroll by a line or a page.
    case scrollStep
    /// A notch of a mouse wheel scrolls.
    case wheel
    /// A scroll bar fades out.
    case scrollBar
    /// A part of a progress bar wanders along it once.
    case busyBar
    /// A ring turns once.
    case busyRing
    /// A ring or a progress bar, which stands still for people who prefer less motion, fades and returns once.
    case pulse
}

/// The timing of each motion style.
///
/// ```swift
/// root.theme.motion[.snappy] = .spring(Spring(duration: 0.5, bounce: 0.3))
/// panel.animate(panel.theme.motion[.gentle]) { panel.opacity = 0 }
/// ```
///
/// People who prefer less motion see fades of 100 ms at most, and pulses, whatever the timings are; see `ViewRoot.reducesMotion`.
public struct ThemeMotion: Hashable, Sendable {
    private var timings: [MotionStyle: Timing] = [:]

    /// Creates the standard timings.
    public init() {}

    /// The timing of a style: the one that was set, otherwise the standard one.
    public subscript(style: MotionStyle) -> Timing {
        get { timings[style] ?? style.standard }
        set { timings[style] = newValue }
    }
}

extension MotionStyle {
    /// The timing of the style in the standard theme.
    public var standard: Timing {
        switch self {
        case .appear: .cubic(.decelerating, duration: 0.14)
        case .disappear: .cubic(.accelerating, duration: 0.09)
        case .sheetAppear: .cubic(CubicCurve(0.16, 1, 0.3, 1), duration: 0.28)
        case .sheetDisappear: .cubic(.accelerating, duration: 0.18)
        case .scrim: .cubic(.decelerating, duration: 0.2)
        case .snappy: .spring(.snappy)
        case .release: .curve(.easeOut, duration: 0.12)
        case .gentle: .spring(.gentle)
        case .scroll: .curve(.easeInOut, duration: 0.3)
        case .scrollStep: .curve(.easeInOut, duration: 0.15)
        case .wheel: .curve(.easeOut, duration: 0.15)
        case .scrollBar: .curve(.linear, duration: 0.3)
        case .busyBar: .curve(.linear, duration: 1.2)
        case .busyRing: .curve(.linear, duration: 0.9)
        case .pulse: .curve(.linear, duration: 1.2)
        }
    }
}

extension CubicCurve {
    /// The curve of what appears.
    fileprivate static let decelerating = CubicCurve(0.2, 0, 0, 1)
    /// The curve of what disappears.
    fileprivate static let accelerating = CubicCurve(0.4, 0, 1, 1)
}
