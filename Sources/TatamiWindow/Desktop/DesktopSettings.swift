import CDesktopShim
import TatamiDrawing

/// What the desktop prefers for all windows, as the settings portal of freedesktop.org reports it.
struct DesktopSettings: Equatable {
    /// The appearance; light without a portal.
    var appearance = Theme.Appearance.light
    /// The contrast; standard without a portal.
    var contrast = Theme.Contrast.standard
    /// Whether people prefer less motion.
    var reducesMotion = false

    /// Starts to read the settings, on another thread, which wakes the application after each change.
    static func start() { cdesktop_start { Application.wake() } }

    /// The settings that are known now.
    static var current: DesktopSettings {
        DesktopSettings(
            appearance: cdesktop_is_dark() ? .dark : .light, contrast: cdesktop_has_high_contrast() ? .high : .standard,
            reducesMotion: cdesktop_reduces_motion())
    }
}
