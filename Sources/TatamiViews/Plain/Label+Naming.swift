import TatamiGeometry
import TatamiInteraction

/// Labels that name other views: a press of the label focuses the view.
extension Label {
    func followNamePress() {
        guard namePress == nil else { return }
        let press = PressRecognizer()
        press.isOn = { [weak self] point, _ in
            guard let self, let inside = root?.point(point, in: self) else { return false }
            // A link inside the label is pressed for itself.
            let isOnLink = links.contains { link in !link.hidden && root?.point(point, in: link).map(link.isHit) == true }
            return !isOnLink && Rect(0, 0, frame.width, frame.height).contains(inside)
        }
        namePress = add(press) { [weak self] press in
            guard let self, press.state == .ended, press.isInside, !selectable, let named = related(.labelFor).first else { return }
            root?.focus(named, isVisible: false)
        }
    }
}
