import Tatami
import TatamiCairo
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiViews
import TestSupport

/// Random fingers, mouse, wheel and keys on a screen of its own, 50 events, while views come, go and are replaced: between events and in
/// the middle of them, by the handlers of the views themselves.
public final class GestureScript {
    var random: Seeded
    let root: ViewRoot
    private let outer = ScrollView()
    private(set) var box = LayoutView()
    private(set) var column = StackLayout(.vertical, spacing: 4)
    /// Those that the program still knows; others live only as long as somebody else needs them.
    private(set) var views: [View] = []
    private var record = GestureRecord()
    private var time = 0.0
    /// Layers that have come and have not reported their end.
    private var opened = 0
    /// How deep the handlers are nested that change the screen.
    private var depth = 0

    public init(_ seed: UInt64, _ engine: PangoTextEngine) {
        random = Seeded(seed)
        outer.dragsWithMouse = true
        root = ViewRoot(outer, text: engine)
        load()
        _ = root.frame(in: Size(200, 200), at: 0)
    }

    /// Replaces all that is shown, as loading a file again does.
    private func load() {
        column = StackLayout(.vertical, spacing: 4)
        box = LayoutView(column)
        if Bool.random(using: &random) { box.layoutAnimation = .spring(duration: 0.2) }
        if Bool.random(using: &random) { views = [] }
        for _ in 0..<5 { add() }
        let inner = ScrollView()
        let rows = StackLayout(.vertical)
        for _ in 0..<6 { rows.add(plain()).fixedSize = Size(90, 40) }
        inner.contentView = LayoutView(rows)
        inner.horizontalScrollerEnabled = Bool.random(using: &random)
        column.add(inner).fixedSize = Size(100, 80)
        views.append(inner)
        outer.contentView = box
        if let field = views.last(where: { $0 is TextField }), Bool.random(using: &random) { root.focusSoon(field) }
    }

    private func plain() -> View {
        let view = View()
        view.backgroundColor = .black
        return view
    }

    private func add() {
        let view: View
        switch Int.random(in: 0..<5, using: &random) {
        case 0: view = field()
        case 1, 2: view = button()
        default: view = touchable()
        }
        views.append(view)
        column.insert(view, at: Int.random(in: 0...4, using: &random)).fixedSize = Size(.random(in: 20...180, using: &random), 40)
    }

    private func field() -> View {
        let field = TextField("some text")
        for event in [Action.Event.editingDidBegin, .editingDidEnd, .editingChanged] {
            field.on(event) { [weak self] field in
                self?.record.note(field, event)
                self?.disturb(by: field)
            }
        }
        return field
    }

    private func button() -> View {
        let button = Button()
        for event in [Action.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
            button.on(event) { [weak self] button in
                self?.record.note(button, event)
                self?.disturb(by: button)
            }
        }
        return button
    }

    private func touchable() -> View {
        let view = plain()
        let double = TapRecognizer(count: 2)
        let single = TapRecognizer()
        let pan = PanRecognizer()
        let pinch = PinchRecognizer()
        if Bool.random(using: &random) { single.waitsFor = [double] }
        if Bool.random(using: &random) { pan.goesWith = { $0 is PinchRecognizer } }
        let all: [GestureRecognizer] = [double, single, LongPressRecognizer(), pan, pinch, SwipeRecognizer(.up)]
        for gesture in all.shuffled(using: &random).prefix(4) {
            view.add(gesture) { [weak self, weak view] gesture in
                self?.record.note(gesture)
                if let view { self?.disturb(by: view) }
            }
        }
        return view
    }

    // MARK: What happens

    /// A handler changes the screen now and then, itself included.
    private func disturb(by view: View) {
        guard depth < 3, Int.random(in: 0..<4, using: &random) == 0 else { return }
        depth += 1
        change(Bool.random(using: &random) ? view : views.randomElement(using: &random))
        depth -= 1
    }

    private func change(_ view: View?) {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: add()
        case 1: view?.removeFromSuperview()
        case 2:
            view?.removeFromSuperview()
            views.removeAll { $0 === view }
        case 3: view?.enabled.toggle()
        case 4: view?.hidden.toggle()
        case 5: load()
        case 6: box.enabled.toggle()
        case 7: root.animate(.spring(Spring(duration: 0.2)), changes: { change(view) })
        case 8: if let view { root.focus(view) }
        case 9: if let gesture = view?.gestures.randomElement(using: &random) { view?.remove(gesture) }
        case 10: column.removeAll()
        case 11:
            record.usesKeys = true
            if let view { root.perform(AccessibilityAction.allCases.randomElement(using: &random) ?? .press, on: view) }
        case 12, 13: present(over: view)
        case 14: if let layer = root.layers.randomElement(using: &random) { root.dismiss(layer) }
        default: root.cancelPointers()
        }
    }

    /// Shows a layer: a new one, or a view that is shown elsewhere; anchored or not, modal or not.
    private func present(over view: View?) {
        guard root.layers.count < 6 else { return }
        let fresh = LayoutView(StackLayout(.vertical))
        for view in [button(), field(), touchable()].shuffled(using: &random).prefix(2) {
            fresh.layout?.add(view).fixedSize = Size(60, 30)
            views.append(view)
        }
        let moved = views.randomElement(using: &random)
        let content = Int.random(in: 0..<5, using: &random) == 0 ? moved ?? fresh : fresh
        var anchor: LayerAnchor?
        if let view, view !== content, !content.contains(view), Int.random(in: 0..<3, using: &random) > 0 { anchor = .view(view) }
        opened += 1
        root.present(
            content, level: Layer.Level.allCases.randomElement(using: &random) ?? .popover,
            isModal: Int.random(in: 0..<3, using: &random) == 0,
            anchor: anchor, placement: .beside(LayerPlacement.Side.allCases.randomElement(using: &random) ?? .below),
            closesOn: Layer.Closing(rawValue: .random(in: 0...3, using: &random))
        ) { [weak self] layer in
            self?.opened -= 1
            self?.disturb(by: layer.view)
        }
    }

    /// What went wrong; nil for nothing.
    public func run() -> String? {
        for _ in 0..<50 where record.problem == nil {
            step()
            if Int.random(in: 0..<3, using: &random) == 0 { frame() }
        }
        for finger in 0...3 { root.handle(PointerEvent(.ended, at: .zero, time: time, id: PointerID(finger), kind: .touch)) }
        time += 1
        depth = 3
        frame()
        for layer in root.layers { root.dismiss(layer) }
        root.focus(nil)
        // Flings, bounces, bars and animations end.
        for _ in 0..<400 where root.nextDeadline != nil {
            time = max(time + 0.02, root.nextDeadline ?? 0)
            frame()
        }
        if opened != 0 { return "\(opened) layers never ended" }
        return record.fault ?? (root.nextDeadline == nil ? nil : "something still moves")
    }

    private func frame() { _ = root.frame(in: Size(200, 200), at: time) }

    private func step() {
        time += [0, 0.004, 0.016, 0.05, 0.4].randomElement(using: &random) ?? 0
        let place = Point(.random(in: -20...220, using: &random), .random(in: -20...220, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: change(views.randomElement(using: &random))
        case 3: root.handle(WheelEvent(by: Point(0, .random(in: -200...200, using: &random)), at: place, time: time))
        case 4, 5:
            record.usesKeys = true
            let key: KeyEvent.Key =
                [.tab, .space, .enter, .down, .left, .pageDown, .backspace, .escape, .character("z")].randomElement(using: &random) ?? .tab
            let modifiers: Modifiers = [[], [], .shift, .control].randomElement(using: &random) ?? []
            root.handle(KeyEvent(key, isDown: Bool.random(using: &random), modifiers: modifiers, time: time))
        case 6: views.randomElement(using: &random)?.layoutItem?.fixedHeight = .random(in: 5...90, using: &random)
        case 7: root.handle(text: ["a", "é", "two words", "\n"].randomElement(using: &random) ?? "")
        default:
            let phase = PointerEvent.Phase.allCases.randomElement(using: &random) ?? .moved
            let kind = PointerKind.allCases.randomElement(using: &random) ?? .touch
            let id = kind == .mouse ? PointerID.mouse : PointerID(.random(in: 1...3, using: &random))
            root.handle(PointerEvent(phase, at: place, time: time, id: id, kind: kind))
        }
    }
}
