import Tatami
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews
import TestSupport

/// A tree of views that changes at random: looks, sizes, order, what is shown; some of it animated, some of it scrolled.
final class RandomViews {
    let root = LayoutView()
    private var boxes: [LayoutView] = []
    private var scrolls: [ScrollView] = []
    private var leaves: [View] = []

    init(_ random: inout Seeded) {
        root.layout = OverlayLayout()
        boxes = [root]
        for _ in 0..<Int.random(in: 4...14, using: &random) { add(&random) }
    }

    private func pick<Item>(_ items: [Item], _ random: inout Seeded) -> Item? { items.randomElement(using: &random) }

    private func add(_ random: inout Seeded) {
        guard let box = pick(boxes, &random) else { return }
        let child: View
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let inner = LayoutView(StackLayout(Bool.random(using: &random) ? .vertical : .horizontal, spacing: 3))
            if Bool.random(using: &random) { inner.layoutAnimation = LayoutAnimation(duration: 0.15) }
            boxes.append(inner)
            child = inner
        case 1:
            let scroll = ScrollView()
            let content = LayoutView(StackLayout(.vertical, spacing: 2))
            scroll.contentView = content
            boxes.append(content)
            scrolls.append(scroll)
            child = scroll
        case 2: child = Label("Ag jÅ")
        default: child = View()
        }
        leaves.append(child)
        look(of: child, &random)
        let item = box.layout?.insert(child, at: Int.random(in: 0...5, using: &random))
        if !(child is LayoutView) || Bool.random(using: &random) {
            item?.fixedSize = Size(.random(in: 5...90, using: &random), .random(in: 5...70, using: &random))
        }
    }

    private func look(of view: View, _ random: inout Seeded) {
        view.backgroundColor = Color(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: .random(in: 0...1, using: &random),
            alpha: 0.8)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: view.cornerRadius = .random(in: 0...12, using: &random)
        case 1: view.borderWidth = .random(in: 0...4, using: &random)
        case 2: view.shadow = Bool.random(using: &random) ? Shadow(offset: Point(2, 3), blur: 7, spread: 1) : nil
        case 3: view.opacity = .random(in: 0...1, using: &random)
        case 4: view.transform = .rotation(degrees: .random(in: -40...40, using: &random))
        case 5: view.clipsToBounds.toggle()
        case 6: view.hidden.toggle()
        case 7: view.transform = .identity
        default: view.opacity = 1
        }
    }

    func change(_ random: inout Seeded) {
        guard let view = pick(leaves, &random) else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: add(&random)
        case 1:
            view.removeFromSuperview()
            leaves.removeAll { $0 === view }
        case 2: view.layoutItem?.fixedWidth = .random(in: 5...120, using: &random)
        case 3: pick(scrolls, &random)?.contentOffset = Point(0, .random(in: 0...60, using: &random))
        case 4: pick(scrolls, &random)?.scroll(to: Point(0, .random(in: 0...60, using: &random)))
        case 5: root.animate(.spring(Spring(duration: 0.2))) { look(of: view, &random) }
        case 6:
            if let box = view.superview as? LayoutView, let item = view.layoutItem { box.layout?.insert(item, at: 0) }
        case 7: presentLayer(over: view, &random)
        case 8: if let root = root.root, let layer = pick(root.layers, &random) { root.dismiss(layer) }
        default: look(of: view, &random)
        }
    }

    private func presentLayer(over anchor: View, _ random: inout Seeded) {
        let layer = LayoutView(StackLayout(.vertical, spacing: 3))
        layer.layout?.add(Label("Over")).fixedSize = Size(.random(in: 5...60, using: &random), 20)
        look(of: layer, &random)
        root.root?.present(
            layer, level: pick(Layer.Level.allCases, &random) ?? .menu, isModal: Bool.random(using: &random),
            anchor: Bool.random(using: &random) ? .view(anchor) : nil,
            placement: .beside(pick(LayerPlacement.Side.allCases, &random) ?? .below))
    }
}
