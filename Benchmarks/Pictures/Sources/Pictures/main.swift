import Glibc
import TatamiCairo
import TatamiDrawing
import TatamiGeometry

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let time = try clock.measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

func report(_ name: String, rounds: Int = 60, _ body: () throws -> Void) rethrows {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(try milliseconds(body)) }
    times.sort()
    func text(_ value: Double) -> String { DecimalText.format(value) }
    print("\(name): median \(text(times[times.count / 2])) ms, least \(text(times[0]))")
}

var engine = try PangoTextEngine()
report("text engine start, fonts open already") { engine = (try? PangoTextEngine()) ?? engine }
let renderer = CairoRenderer(engine)
let list = Card.list(engine)
print("first picture \(DecimalText.format(try milliseconds { _ = try renderer.png(of: list, size: Card.size) })) ms")
var bytes = 0
try report("card, display list to PNG") { bytes = try renderer.png(of: list, size: Card.size).count }
print("card is \(bytes) bytes")
try report("card, pixels only (and a copy of them)") { _ = try renderer.image(of: list, size: Card.size) }
try report("card @2x to PNG", rounds: 20) { _ = try renderer.png(of: list, size: Card.size, scale: 2) }
try report("card to PDF", rounds: 20) { _ = try renderer.pdf(of: list, size: Card.size) }
report("label, cached widths", rounds: 20) {
    for _ in 0..<1000 { _ = engine.widths(of: "Save changes", style: TextStyle(), grid: PixelGrid()) }
}
var number = 0
report("1000 new labels: widths and size", rounds: 20) {
    for _ in 0..<1000 {
        number += 1
        let text = AttributedText("Label \(number)")
        let widths = engine.widths(of: text, style: TextStyle(), grid: PixelGrid())
        _ = engine.size(of: text, style: TextStyle(), width: widths.natural, grid: PixelGrid())
    }
}
report("1000 new labels: natural width alone", rounds: 20) {
    for _ in 0..<1000 {
        number += 1
        _ = engine.lines(of: AttributedText("Label \(number)"), style: TextStyle(), width: 1000)
    }
}
report("text engine start and an emoji, fonts open already", rounds: 20) {
    guard let engine = try? PangoTextEngine() else { return }
    _ = engine.widths(of: "🎉", style: TextStyle(), grid: PixelGrid())
}
if CommandLine.arguments.count > 1 {
    try AtomicFile.write(renderer.png(of: list, size: Card.size), to: CommandLine.arguments[1])
}
