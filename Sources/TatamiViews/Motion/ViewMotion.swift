import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The way of one view from what it showed to what it is. Layout, focus and accessibility see where it goes; painting and pointers where it
/// is.
final class ViewMotion {
    private(set) weak var view: View?
    /// Whether the stage has it on its list.
    var isListed = false
    private var frame: Way<RectTransition>?
    private var opacity: Way<Transition>?
    private var background: Way<Blend<Color>>?
    private var transform: Way<Blend<Transform>>?

    /// A transition and the animation that began it.
    private struct Way<Value> {
        var value: Value
        weak var animation: Animation?
    }

    init(_ view: View) { self.view = view }

    var isOver: Bool { view == nil || frame == nil && opacity == nil && background == nil && transform == nil }

    func settle(at time: Double) {
        if let way = frame, !way.value.isMoving(at: time) { frame = nil }
        if let way = opacity, !way.value.isMoving(at: time) { opacity = nil }
        if let way = background, !way.value.isMoving(at: time) { background = nil }
        if let way = transform, !way.value.isMoving(at: time) { transform = nil }
        if isOver, view?.motion === self { view?.motion = nil }
    }

    // MARK: What is shown

    func rect(at time: Double) -> Rect? { frame?.value.rect(at: time) }
    func opacity(at time: Double) -> Double? { opacity.map { max(0, min(1, $0.value.state(at: time).value)) } }
    func background(at time: Double) -> Brush? { background.map { .color($0.value.value(at: time)) } }
    func transform(at time: Double) -> Transform? { transform?.value.value(at: time) }

    // MARK: What is to be

    /// Sends the frame to where the layout has put it.
    func move(from old: Rect, to new: Rect, _ timing: Timing, delay: Double, _ animation: Animation?, at time: Double) {
        var way = frame?.value ?? RectTransition(old)
        frame?.animation?.wasInterrupted()
        way.go(to: new, timing, at: time, delay: delay)
        frame = Way(value: way, animation: animation)
        animation?.began(until: way.endTime)
    }

    /// The layout has put the view elsewhere at once.
    func jump() {
        frame?.animation?.wasInterrupted()
        frame = nil
    }

    func fade(from old: Double, to new: Double, _ timing: Timing, delay: Double, _ animation: Animation?, at time: Double) {
        var way = opacity?.value ?? Transition(old)
        opacity?.animation?.wasInterrupted()
        way.go(to: new, timing, at: time, delay: delay)
        opacity = Way(value: way, animation: animation)
        animation?.began(until: way.endTime)
    }

    func blend(from old: Color, to new: Color, _ timing: Timing, delay: Double, _ animation: Animation?, at time: Double) {
        let way = Blend(from: background?.value.value(at: time) ?? old, to: new, timing, delay: delay, at: time)
        background?.animation?.wasInterrupted()
        background = Way(value: way, animation: animation)
        animation?.began(until: way.progress.endTime)
    }

    func turn(from old: Transform, to new: Transform, _ timing: Timing, delay: Double, _ animation: Animation?, at time: Double) {
        let way = Blend(from: transform?.value.value(at: time) ?? old, to: new, timing, delay: delay, at: time)
        transform?.animation?.wasInterrupted()
        transform = Way(value: way, animation: animation)
        animation?.began(until: way.progress.endTime)
    }

    func stopOpacity() {
        opacity?.animation?.wasInterrupted()
        opacity = nil
    }

    func stopBackground() {
        background?.animation?.wasInterrupted()
        background = nil
    }

    func stopTransform() {
        transform?.animation?.wasInterrupted()
        transform = nil
    }
}

/// Something between two values: colours and maps, which go on from what is shown where they are interrupted.
struct Blend<Value: Blendable> {
    private let start: Value
    private let end: Value
    private(set) var progress = Transition(0)

    init(from start: Value, to end: Value, _ timing: Timing, delay: Double, at time: Double) {
        (self.start, self.end) = (start, end)
        progress.go(to: 1, timing, at: time, delay: delay)
    }

    func value(at time: Double) -> Value { start.blended(with: end, progress.state(at: time).value) }
    func isMoving(at time: Double) -> Bool { progress.isMoving(at: time) }
}

protocol Blendable {
    /// This value at 0, the other at 1; a spring goes beyond.
    func blended(with other: Self, _ part: Double) -> Self
}

extension Color: Blendable {
    func blended(with other: Color, _ part: Double) -> Color {
        func mix(_ a: Double, _ b: Double) -> Double { max(0, min(1, a + (b - a) * part)) }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }
}

extension Transform: Blendable {
    func blended(with other: Transform, _ part: Double) -> Transform {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Transform(
            a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d), tx: mix(tx, other.tx), ty: mix(ty, other.ty))
    }
}
