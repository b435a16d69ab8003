import Tatami
import TatamiCairo
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiViews
import TestSupport

/// Random fingers, mouse, wheel and keys on a screen of its own while views come and go: 50 events.
public final class GestureScript {
    private var random: Seeded
    private let root: ViewRoot
    private let column = StackLayout(.vertical, spacing: 4)
    private let inner = ScrollView(), outer = ScrollView()
    private var views: [View] = []
    private var open: [ObjectIdentifier: String] = [:]
    private var pressed: [ObjectIdentifier: Int] = [:]
    private var problem: String?
    private var time = 0.0

    public init(_ seed: UInt64, _ engine: PangoTextEngine) {
        random = Seeded(seed)
        let box = LayoutView(column)
        outer.contentView = box
        outer.dragsWithMouse = true
        root = ViewRoot(outer, text: engine)
        if Bool.random(using: &random) { box.layoutAnimation = .spring(duration: 0.2) }
        for _ in 0..<5 { add() }
        let rows = StackLayout(.vertical)
        for _ in 0..<6 { rows.add(plain()).fixedSize = Size(90, 40) }
        inner.contentView = LayoutView(rows)
        inner.horizontalScrollerEnabled = Bool.random(using: &random)
        column.add(inner).fixedSize = Size(100, 80)
        _ = root.frame(in: Size(200, 200), at: 0)
    }

    private func plain() -> View {
        let view = View()
        view.backgroundColor = .black
        return view
    }

    private func add() {
        let view: View
        if Int.random(in: 0..<5, using: &random) == 0 {
            view = TextField("some text")
        } else if Bool.random(using: &random) {
            let button = Button()
            for event in [Action.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
                button.on(event) { [unowned self] in note($0, event) }
            }
            view = button
        } else {
            view = plain()
            let double = TapRecognizer(count: 2), single = TapRecognizer(), pan = PanRecognizer(), pinch = PinchRecognizer()
            if Bool.random(using: &random) { single.waitsFor = [double] }
            if Bool.random(using: &random) { pan.goesWith = { $0 is PinchRecognizer } }
            let all: [GestureRecognizer] = [double, single, LongPressRecognizer(), pan, pinch, SwipeRecognizer(.up)]
            for gesture in all.shuffled(using: &random).prefix(4) { view.add(gesture) { [unowned self] in follow($0) } }
        }
        views.append(view)
        column.insert(view, at: Int.random(in: 0...4, using: &random)).fixedSize = Size(.random(in: 20...180, using: &random), 40)
    }

    private func note(_ button: Button, _ event: Action.Event) {
        let key = ObjectIdentifier(button), count = pressed[key, default: 0] + (event == .touchDown ? 1 : -1)
        pressed[key] = count
        // Keys press without a touch that goes down.
        if count > 1 || count < 0 && !usesKeys { problem = "\(event) leaves \(count) presses open" }
        if count < 0 { pressed[key] = 0 }
    }

    private var usesKeys = false

    private func follow(_ gesture: GestureRecognizer) {
        let key = ObjectIdentifier(gesture), name = "\(type(of: gesture))"
        switch gesture.state {
        case .began: if open.updateValue(name, forKey: key) != nil { problem = "\(name) began twice" }
        case .changed: if open[key] == nil { problem = "\(name) changed before it began" }
        case .cancelled: if open.removeValue(forKey: key) == nil { problem = "\(name) was cancelled without having begun" }
        case .ended:
            let isMoment = gesture is TapRecognizer || gesture is SwipeRecognizer
            if open.removeValue(forKey: key) == nil, !isMoment { problem = "\(name) ended without having begun" }
        case .possible, .failed: problem = "\(name) told \(gesture.state)"
        }
    }

    /// What went wrong; nil for nothing.
    public func run() -> String? {
        for _ in 0..<50 where problem == nil {
            step()
            if Int.random(in: 0..<3, using: &random) == 0 { frame() }
        }
        for finger in 0...3 { root.handle(PointerEvent(.ended, at: .zero, time: time, id: PointerID(finger), kind: .touch)) }
        time += 1
        frame()
        // Flings, bounces, bars and animations end.
        for _ in 0..<400 where root.nextDeadline != nil {
            time = max(time + 0.02, root.nextDeadline ?? 0)
            frame()
        }
        if let problem { return problem }
        if let left = open.values.first { return "\(left) never ended" }
        if pressed.values.contains(where: { $0 != 0 }) { return "a press never ended" }
        return root.nextDeadline == nil ? nil : "something still moves"
    }

    private func frame() { _ = root.frame(in: Size(200, 200), at: time) }

    private func step() {
        time += [0, 0.004, 0.016, 0.05, 0.4].randomElement(using: &random) ?? 0
        let place = Point(.random(in: -20...220, using: &random), .random(in: -20...220, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0: add()
        case 1: views.randomElement(using: &random)?.removeFromSuperview()
        case 2: views.randomElement(using: &random)?.enabled.toggle()
        case 3: views.randomElement(using: &random)?.hidden.toggle()
        case 4: root.handle(WheelEvent(by: Point(0, .random(in: -200...200, using: &random)), at: place, time: time))
        case 5:
            usesKeys = true
            let key: KeyEvent.Key = [.tab, .space, .enter, .down, .left, .pageDown, .backspace, .escape, .character("z")].randomElement(using: &random) ?? .tab
            let modifiers: Modifiers = [[], [], .shift, .control].randomElement(using: &random) ?? []
            root.handle(KeyEvent(key, isDown: Bool.random(using: &random), modifiers: modifiers, time: time))
        case 6: views.randomElement(using: &random)?.layoutItem?.fixedHeight = .random(in: 5...90, using: &random)
        case 8: root.handle(text: ["a", "é", "two words", "\n"].randomElement(using: &random) ?? "")
        case 7: if Int.random(in: 0..<5, using: &random) == 0 { root.cancelPointers() }
        default:
            let phase = PointerEvent.Phase.allCases.randomElement(using: &random) ?? .moved
            let kind = PointerKind.allCases.randomElement(using: &random) ?? .touch
            let id = kind == .mouse ? PointerID.mouse : PointerID(.random(in: 1...3, using: &random))
            root.handle(PointerEvent(phase, at: place, time: time, id: id, kind: kind))
        }
    }
}
