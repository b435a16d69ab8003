import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport

/// A random page of scrollers inside each other. The same seed makes the same page; from right to left it is the mirrored page.
final class MirroredPage {
    static let size = Size(240, 180)
    private(set) var views: [View] = []
    private(set) var scrollers: [ScrollView] = []
    private var layouts: [StackLayout] = []
    let window: TestWindow

    init(_ seed: UInt64, _ direction: LayoutDirection) throws {
        var random = Seeded(seed)
        let root = ScrollView()
        var found = Found()
        Self.fill(root, &random, depth: 0, &found)
        (views, scrollers, layouts) = (found.views, found.scrollers, found.layouts)
        for (index, view) in views.enumerated() { view.id = "view\(index)" }
        window = try TestWindow(root, size: Self.size, direction: direction)
    }

    private struct Found {
        var views: [View] = []
        var scrollers: [ScrollView] = []
        var layouts: [StackLayout] = []
    }

    private static func fill(_ scroll: ScrollView, _ random: inout Seeded, depth: Int, _ found: inout Found) {
        let isHorizontal = Int.random(in: 0..<3, using: &random) > 0
        scroll.horizontalScrollerEnabled = isHorizontal
        scroll.verticalScrollerEnabled = !isHorizontal || Bool.random(using: &random)
        scroll.dragsWithMouse = true
        let layout = StackLayout(isHorizontal ? .horizontal : .vertical, spacing: 3)
        found.scrollers.append(scroll)
        found.views.append(scroll)
        found.layouts.append(layout)
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            if depth < 2, Int.random(in: 0..<4, using: &random) == 0 {
                let inner = ScrollView()
                layout.add(inner).fixedSize = Self.size(&random, 60...160)
                fill(inner, &random, depth: depth + 1, &found)
            } else {
                let cell = View()
                found.views.append(cell)
                layout.add(cell).fixedSize = Self.size(&random, 10...90)
            }
        }
        let content = LayoutView(layout)
        found.views.append(content)
        scroll.contentView = content
        scroll.contentLayoutItem.horizontalAlignment = [.leading, .center, .trailing, .stretch].randomElement(using: &random) ?? .center
        if Int.random(in: 0..<4, using: &random) == 0 {
            let free = View()
            free.frame = Rect(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random), 20, 20)
            scroll.addSubview(free)
            found.views.append(free)
        }
    }

    private static func size(_ random: inout Seeded, _ range: ClosedRange<Double>) -> Size {
        Size(.random(in: range, using: &random), .random(in: range, using: &random))
    }
}

extension MirroredPage {
    /// What people and programs do on a page. Points and ways are those of the page from left to right.
    enum Step {
        case drag(Point, Point, seconds: Double, isMouse: Bool)
        case wheel(Point, Point)
        case key(Int, KeyStep)
        case reveal(Int, isAnimated: Bool)
        case place(Int, Point)
        case insert(Int, at: Int, Size)
        case resize(Size)
        case wait(Double)
    }

    enum KeyStep: CaseIterable { case back, ahead, up, down, page, pageBack, home, end }

    static func step(_ random: inout Seeded) -> Step {
        func point() -> Point { Point(.random(in: 1...239, using: &random), .random(in: 1...179, using: &random)) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: return .drag(point(), point(), seconds: .random(in: 0.05...0.4, using: &random), isMouse: Bool.random(using: &random))
        case 2: return .wheel(point(), Point(.random(in: -90...90, using: &random), .random(in: -90...90, using: &random)))
        case 3: return .key(Int.random(in: 0..<8, using: &random), KeyStep.allCases.randomElement(using: &random) ?? .back)
        case 4: return .reveal(Int.random(in: 0..<40, using: &random), isAnimated: Bool.random(using: &random))
        case 5: return .place(Int.random(in: 0..<8, using: &random), point())
        case 6: return .insert(Int.random(in: 0..<8, using: &random), at: Int.random(in: 0..<4, using: &random), size(&random, 10...60))
        case 7: return .resize(Size(.random(in: 150...300, using: &random), .random(in: 100...200, using: &random)))
        default: return .wait(.random(in: 0...0.5, using: &random))
        }
    }

    private var isMirrored: Bool { window.root.direction == .rightToLeft }

    private func mirrored(_ point: Point) -> Point { isMirrored ? Point(window.size.width - point.x, point.y) : point }

    func take(_ step: Step) {
        switch step {
        case .drag(let start, let end, let seconds, let isMouse):
            window.drag(from: mirrored(start), to: mirrored(end), taking: seconds, with: isMouse ? .mouse : .touch)
        case .wheel(let point, let way):
            window.root.handle(WheelEvent(by: isMirrored ? Point(-way.x, way.y) : way, at: mirrored(point), time: window.time))
        case .key(let index, let key):
            window.root.focus(scrollers[index % scrollers.count])
            window.key(self.key(key))
        case .reveal(let index, let isAnimated): views[index % views.count].scrollIntoView(isAnimated: isAnimated)
        case .place(let index, let distance):
            let scroll = scrollers[index % scrollers.count]
            let most = max(0, scroll.contentSize.width - scroll.frame.width)
            scroll.contentOffset = isMirrored ? Point(max(0, most - distance.x), distance.y) : Point(min(most, distance.x), distance.y)
        case .insert(let index, let place, let size):
            let view = View()
            views.append(view)
            let layout = layouts[index % layouts.count]
            layout.insert(view, at: min(place, layout.items.count)).fixedSize = size
        case .resize(let size): window.resize(size)
        case .wait(let seconds): window.wait(seconds)
        }
        window.step()
    }

    private func key(_ key: KeyStep) -> KeyEvent.Key {
        switch key {
        case .back: isMirrored ? .right : .left
        case .ahead: isMirrored ? .left : .right
        case .up: .up
        case .down: .down
        case .page: .pageDown
        case .pageBack: .pageUp
        case .home: .home
        case .end: .end
        }
    }

    /// The frames of all views and the distances of all scrollers, as the page from left to right has them.
    var places: [Rect] {
        let frames = views.map { view in
            let frame = window.root.presentedFrame(of: view)
            return isMirrored ? Rect(window.size.width - frame.maxX, frame.y, frame.width, frame.height) : frame
        }
        return frames + scrollers.map { Rect(origin: $0.readingDistance, size: $0.contentSize) }
    }

    /// Whether every view stands within the content of its scroller.
    var isInsideContent: Bool {
        scrollers.allSatisfy { scroll in
            guard let frame = scroll.contentView?.frame else { return true }
            return frame.x > -1e-6 && frame.maxX < scroll.contentSize.width + 1e-6
        }
    }
}
