#if os(Linux)
    import CAtkShim
    import TatamiGeometry
    import TatamiViews
    import TatamiWindow

    /// What clients see of a window: an ATK object for the window, and one for each node that clients have read.
    ///
    /// The objects hold the facts that were reported. Their places are computed when a client asks.
    @MainActor final class PublishedWindow {
        let window: Window
        /// The window's own object.
        let frame: AtkPointer

        private struct Published {
            let object: AtkPointer
            let interfaces: CAtkInterfaces.RawValue
        }

        private var objects: [UInt64: Published] = [:]
        private var reports = ReportQueue()
        private var wasActive = false
        /// The time when a client last asked, in seconds of the application's clock.
        private var lastQuestion = -Double.infinity

        init?(_ window: Window) {
            guard let frame = catk_make(Int32(CAtkWindow.rawValue), ATK_ROLE_FRAME, window.number, 0) else { return nil }
            (self.window, self.frame) = (window, frame)
            follow()
        }

        /// Applies what has changed since the last turn of the loop. Views are read only while a client listens or asks.
        func follow() {
            let corner = window.position
            let size = pixels(Rect(0, 0, window.size.width, window.size.height))
            catk_set_frame(frame, CAtkFrame(x: Int32(corner.x), y: Int32(corner.y), width: size.width, height: size.height))
            catk_set_words(frame, window.title, nil, nil)
            catk_set_states(frame, AtkStates.ofWindow(isActive: window.isActive))
            if window.isActive != wasActive { catk_tell_active(frame, window.isActive) }
            wasActive = window.isActive
            let isRead = catk_is_heard() || Application.shared.time - lastQuestion < Self.patience
            if isRead { window.root.keepsAccessibilityTree = true } else { forget() }
            takeChanges()
            var left = reports.share
            while left > 0, let report = reports.next() {
                report.make()
                if report.isMessage { left -= 1 }
            }
            if !reports.isEmpty { Application.wake() }
        }

        private func takeChanges() { for change in tree?.takeChanges() ?? [] { notify(change) } }

        /// How long the objects are kept for a client that asks but does not listen, in seconds.
        private static let patience = 60.0

        /// Notes that somebody reads the contents of the window.
        ///
        /// - Parameter isClient: Whether a client does. It gets the reports that are due before it reads which children there are, since the
        ///   indices in the reports are those of the time before. Objects are not dropped meanwhile: it may ask about one of them. The bridge
        ///   reads objects that were reported.
        func noteQuestion(isClient: Bool) {
            lastQuestion = Application.shared.time
            window.root.keepsAccessibilityTree = true
            guard isClient else { return }
            takeChanges()
            while let report = reports.nextKeepingObjects() { report.make() }
        }

        /// Drops all objects, because the window is closed.
        func drop() {
            forget()
            catk_drop(frame)
        }

        /// Drops the objects of the contents, because no client reads them any more.
        private func forget() {
            guard !objects.isEmpty || !reports.isEmpty || tree != nil else { return }
            window.root.keepsAccessibilityTree = false
            let old = objects
            objects = [:]
            for published in old.values { reports.append(.drop(published.object)) }
            while let report = reports.next() { report.make() }
        }

        // MARK: Objects

        var tree: AccessibilityTree? { window.root.accessibility }

        func element(_ node: UInt64) -> AccessibilityElement? { tree?.element(node) }

        /// Returns a node's object, and makes it if no client has read the node yet.
        func object(of element: AccessibilityElement) -> AtkPointer? { object(of: element) { facts, object in facts.set(on: object) } }

        /// Returns the object of a node that is reported. If it is new and has the focus, that is reported after what was reported before.
        private func reportedObject(of element: AccessibilityElement) -> AtkPointer? {
            object(of: element) { facts, object in
                facts.set(on: object, withFocus: false)
                if facts.states.contains(.focused) { reports.append(.facts(facts, of: object)) }
            }
        }

        private func object(of element: AccessibilityElement, setFacts: (AccessibilityFacts, AtkPointer) -> Void) -> AtkPointer? {
            if element.isWindow { return frame }
            guard let facts = tree?.facts(of: element) else { return nil }
            if let published = objects[element.id], published.interfaces == facts.interfaces { return published.object }
            let old = objects[element.id]
            guard let object = catk_make(Int32(facts.interfaces), facts.atkRole, window.number, element.id) else { return nil }
            objects[element.id] = Published(object: object, interfaces: facts.interfaces)
            if let old {
                reports.append(.drop(old.object))
                Application.wake()
            }
            setFacts(facts, object)
            return object
        }

        // MARK: Changes

        /// Prepares the reports about a change.
        private func notify(_ change: AccessibilityChange) {
            switch change {
            case .removed(let child, let parent, let index): notifyChild(child, parent, index, isAdded: false)
            case .added(let child, let parent, let index): notifyChild(child, parent, index, isAdded: true)
            case .gone(let element):
                if let published = objects.removeValue(forKey: element.id) { reports.append(.drop(published.object)) }
            case .changed(let element): notifyFacts(of: element)
            case .announced(let message, let urgency, let element):
                reports.append(.announcement(message, of: element.flatMap(reportedObject) ?? frame, isUrgent: urgency == .assertive))
            }
        }

        /// Reports a child that was added or removed. A client that has not read the parent has no use for changes of its children.
        private func notifyChild(_ child: AccessibilityElement, _ parent: AccessibilityElement, _ index: Int, isAdded: Bool) {
            guard let above = parent.isWindow ? frame : objects[parent.id]?.object else { return }
            // A removed child is reported with the object that it had.
            guard let object = objects[child.id]?.object ?? (isAdded ? reportedObject(of: child) : nil) else { return }
            reports.append(.child(object, of: above, index: index, isAdded: isAdded))
        }

        private func notifyFacts(of element: AccessibilityElement) {
            guard !element.isWindow, let facts = tree?.facts(of: element) else { return }
            guard let published = objects[element.id] else {
                // The focus is reported even if no client has read the element.
                if facts.states.contains(.focused) { _ = reportedObject(of: element) }
                return
            }
            if published.interfaces == facts.interfaces {
                reports.append(.facts(facts, of: published.object))
                return
            }
            guard let parent = element.parent.flatMap(reportedObject) else { return }
            reports.append(.child(published.object, of: parent, index: element.index, isAdded: false))
            if let object = reportedObject(of: element) { reports.append(.child(object, of: parent, index: element.index, isAdded: true)) }
        }

        // MARK: Pixels

        func pixels(_ rect: Rect) -> CAtkFrame {
            let (left, top) = (pixel(rect.x), pixel(rect.y))
            return CAtkFrame(x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
        }

        func point(_ x: Int32, _ y: Int32) -> Point { Point((Double(x) + 0.5) / window.scale, (Double(y) + 0.5) / window.scale) }

        private func pixel(_ length: Double) -> Int32 { Int32(min(max(length * window.scale, -1e6), 1e6).rounded()) }
    }
#endif
