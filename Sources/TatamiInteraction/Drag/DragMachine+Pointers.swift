import TatamiGeometry

/// What pointers mean to a drag (containers: rule 23). The mouse pulls after 5 points. A finger or a pen holds for 280 ms and scrolls if it
/// moves earlier; a handle it pulls after 8 points (a pen after 5). Where holding opens a menu, it opens after 500 ms unless the finger moved by
/// 8 points after 280.
extension DragMachine {
    /// Handles an event of a pointer.
    ///
    /// - Parameters:
    ///   - event: The event. The place and the time are those of the host.
    ///   - spot: What is under the pointer; read for the phase `began`.
    public mutating func handle(_ event: PointerEvent, on spot: Spot) -> [Step] {
        let steps = tick(event.time)
        switch event.phase {
        case .began: return steps + begin(event, on: spot)
        case .moved: return steps + (event.id == press?.id ? move(event) : [])
        case .ended:
            pointers.remove(event.id)
            return steps + (event.id == press?.id ? lift(event) : [])
        case .cancelled:
            pointers.remove(event.id)
            return steps + (event.id == press?.id ? cancel(.pointerLost) : [])
        case .hovered: return steps
        }
    }

    private mutating func begin(_ event: PointerEvent, on spot: Spot) -> [Step] {
        pointers.insert(event.id)
        switch state {
        case .dragging, .armed: return cancel(.otherPointer)
        case .waiting: return []
        case .idle, .settling: break
        }
        let press = Press(
            id: event.id, kind: event.kind, origin: event.location, time: event.time, spot: spot, isCustomizing: isCustomizing)
        guard event.buttons == .primary, pointers.count == 1, isCustomizing || mayDrag(press) else { return [] }
        (state, location, self.press) = (.armed, event.location, press)
        return []
    }

    private mutating func move(_ event: PointerEvent) -> [Step] {
        location = event.location
        if state == .dragging { return [.moved(event.location)] }
        guard state == .armed, let press else { return [] }
        guard event.location.distance(to: press.origin) > GestureConstants.slop(press.kind) else { return [] }
        if pulls(press) || isLifted(press, at: event.time) { return lift(press) + [.moved(event.location)] }
        (state, self.press) = (.idle, nil)
        return [.failed]
    }

    private mutating func lift(_ event: PointerEvent) -> [Step] {
        if state == .dragging { return release(at: event.location) }
        let wasTap = state == .armed
        (state, press) = (state == .armed ? .idle : state, nil)
        return wasTap && isCustomizing && endsByTap ? [.failed] + endCustomizing() : wasTap ? [.failed] : []
    }

    /// The hold has lasted long enough.
    mutating func held(at time: Double) -> [Step] {
        guard let press else { return [] }
        if holdsForCustomizing(press) {
            isCustomizing = true
            return [.customizingBegan] + lift(press)
        }
        if press.spot.hasMenu {
            (state, self.press) = (.idle, nil)
            return [.menu(press.origin)]
        }
        return lift(press)
    }

    /// The time at which holding means something; nil for never.
    var holdDeadline: Double? {
        guard let press, press.spot.isItem, !press.isCustomizing else { return nil }
        if holdsForCustomizing(press) { return press.time + GestureConstants.longPress }
        guard holds(press) else { return nil }
        return press.time + (press.spot.hasMenu ? GestureConstants.longPress : GestureConstants.dragHold)
    }

    /// The pointer drags from now on.
    private mutating func lift(_ press: Press) -> [Step] {
        state = .dragging
        return [.began(press.origin)]
    }

    private func mayDrag(_ press: Press) -> Bool { pulls(press) || holds(press) || holdsForCustomizing(press) }

    /// True if a movement alone drags.
    private func pulls(_ press: Press) -> Bool {
        guard press.spot.isItem else { return false }
        if press.isCustomizing { return true }
        if press.spot.isHandle, start.contains(.handle) { return true }
        return press.kind == .mouse && start.contains(.pull) && !press.spot.isOfControl
    }

    /// True if the pointer drags once it has rested.
    private func holds(_ press: Press) -> Bool {
        press.kind != .mouse && press.spot.isItem && !press.spot.isOfControl && start.contains(.hold) && !pulls(press)
    }

    private func holdsForCustomizing(_ press: Press) -> Bool {
        start.contains(.customizing) && press.spot.isItem && !press.isCustomizing && !press.spot.isOfControl && !holds(press)
            && !pulls(press)
    }

    /// True if a finger that moves now takes the item along, since it has rested long enough and waits only for the menu.
    private func isLifted(_ press: Press, at time: Double) -> Bool {
        holds(press) && press.spot.hasMenu && time >= press.time + GestureConstants.dragHold
    }
}
