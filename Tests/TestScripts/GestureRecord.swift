import TatamiInteraction
import TatamiViews

/// What views reported of gestures, presses and edits: each that begins has to end, once.
struct GestureRecord {
    /// The first thing that went wrong.
    private(set) var problem: String?
    /// Whether keys or assistive technology were used, which press without a pointer that goes down.
    var usesKeys = false
    private var open: [ObjectIdentifier: String] = [:]
    private var pressed: [ObjectIdentifier: Int] = [:]
    private var edited: Set<ObjectIdentifier> = []

    mutating func note(_ control: AnyObject, _ event: Action.Event) {
        let key = ObjectIdentifier(control)
        switch event {
        case .editingDidBegin: if !edited.insert(key).inserted { problem = "an edit began twice" }
        case .editingDidEnd: if edited.remove(key) == nil { problem = "an edit ended that had not begun" }
        case .editingChanged: if !edited.contains(key) { problem = "a field changed that was not edited" }
        default:
            let count = pressed[key, default: 0] + (event == .touchDown ? 1 : -1)
            pressed[key] = max(0, count)
            if count > 1 || count < 0 && !usesKeys { problem = "\(event) leaves \(count) presses open" }
        }
    }

    mutating func note(_ gesture: GestureRecognizer) {
        let key = ObjectIdentifier(gesture)
        let name = "\(type(of: gesture))"
        switch gesture.state {
        case .began: if open.updateValue(name, forKey: key) != nil { problem = "\(name) began twice" }
        case .changed: if open[key] == nil { problem = "\(name) changed before it began" }
        case .cancelled: if open.removeValue(forKey: key) == nil { problem = "\(name) was cancelled without having begun" }
        case .ended:
            let isMoment = gesture is TapRecognizer || gesture is SwipeRecognizer
            if open.removeValue(forKey: key) == nil, !isMoment { problem = "\(name) ended without having begun" }
        case .possible, .failed: problem = "\(name) reported \(gesture.state)"
        }
    }

    /// The same when all is over: nothing may be left open.
    var fault: String? {
        if let problem { return problem }
        if let left = open.values.first { return "\(left) never ended" }
        if pressed.values.contains(where: { $0 != 0 }) { return "a press never ended" }
        return edited.isEmpty ? nil : "an edit never ended"
    }
}
