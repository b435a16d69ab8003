import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The state of a pull that moves a sheet down.
struct SheetPull {
    let pan = PanRecognizer(.vertical)
    /// The transform of the sheet before the pull; nil while nobody pulls.
    var rest: Transform?
    /// Whether the pointer that went down last is a finger, which pulls the sheet at any place.
    var isByTouch = false

    /// The part of the sheet's height, 0...1, by which a pull dismisses it.
    static let part = 0.25
    /// The velocity of a pull that dismisses the sheet at any distance, in points a second.
    static let velocity = 500.0
}

/// Pulling a sheet down: with a finger anywhere on it but on content that uses the drag itself, and with a mouse or a pen at its head, above
/// its content and buttons. Content that scrolls leaves a downward drag to the sheet where it is at its top.
extension Sheet {
    func followPulls() {
        pull.pan.accepts = { [weak self] event in
            guard let self else { return false }
            pull.isByTouch = event.kind == .touch
            return isPresented && dismissesByPulling && (pull.isByTouch || isHead(event.location))
        }
        pull.pan.mayBegin = { $0.y > 0 }
        add(pull.pan) { [weak self] _ in self?.followPull() }
    }

    /// Returns whether a point of the root's space is above the content and the buttons.
    private func isHead(_ point: Point) -> Bool {
        guard let root, let inside = root.point(point, in: self) else { return false }
        let first = ([content] + buttons).compactMap { $0 }.first { $0.root === root }
        guard let first else { return true }
        return inside.y < root.absoluteFrame(of: first).y - root.absoluteFrame(of: self).y
    }

    private func followPull() {
        switch pull.pan.state {
        case .began:
            pull.rest = transform
        case .changed:
            // Upwards, the sheet does not leave its place.
            if let rest = pull.rest { transform = rest.followed(by: .translation(0, max(0, pull.pan.translation.y))) }
        case .ended:
            let speed = pull.pan.velocity.y
            let isFar = pull.pan.translation.y >= frame.height * SheetPull.part && speed > -SheetPull.velocity
            endPull(isDismissing: isFar || speed > SheetPull.velocity)
        case .cancelled: endPull(isDismissing: false)
        case .possible, .failed: break
        }
    }

    /// Dismisses the sheet, which fades out where it is, or moves it back to its place.
    private func endPull(isDismissing: Bool) {
        guard let rest = pull.rest else { return }
        pull.rest = nil
        if isDismissing { wasPulledDown() }
        // A program may keep the sheet, or present it again.
        if transform != rest { animate(isPresented ? theme.motion[.snappy] : .none) { transform = rest } }
    }

    /// Does what Escape does.
    private func wasPulledDown() {
        if let cancelButton { cancelButton.perform() } else { dismissByEscape() }
    }
}
