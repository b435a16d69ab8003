// Pictures a second: the card of the gallery, laid out with new texts and encoded to PNG bytes each time.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: Pictures CARD.nui TATAMI FORM.nui\n".utf8))
    exit(2)
}
let (card, tatami, form) = (arguments[1], arguments[2], arguments[3])
let rounds = 300

/// Milliseconds a picture of each of `rounds` pictures, after a warm-up.
func pictureTimes(_ painter: CardPainter, from first: Int) throws -> [Double] {
    for number in 0..<20 { _ = try painter.picture(first + number) }
    return try (0..<rounds).map { number in
        try milliseconds { _ = try painter.picture(first + 20 + number) }
    }
}

let alone = Times(try pictureTimes(CardPainter(card), from: 0))

/// Pictures a second of two threads together, each with a painter of its own.
func rateOfTwo() -> Double {
    let total = milliseconds {
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            guard let painter = try? CardPainter(card) else { return }
            for number in 0..<rounds { _ = try? painter.picture(index * 100_000 + number) }
        }
    }
    return 2000 * Double(rounds) / total
}
let together = rateOfTwo()

/// Milliseconds of `tatami render` as a whole process.
let process = Times(try (0..<25).map { _ in
    try milliseconds {
        let run = Process()
        run.executableURL = URL(fileURLWithPath: tatami)
        run.arguments = ["render", form, "-o", NSTemporaryDirectory() + "tatami-bench-form.png"]
        run.standardOutput = FileHandle.nullDevice
        try run.run()
        run.waitUntilExit()
    }
})

func figure(_ value: Double) -> String { String(format: "%8.2f", value) }
print("card 1200x630 to PNG, new texts each time   least \(figure(alone.least)) ms   median \(figure(alone.median)) ms")
print("the same on two threads                     \(figure(together)) pictures/s, \(figure(together * alone.median / 1000)) times one thread's")
print("tatami render contact-form.nui, process     least \(figure(process.least)) ms   median \(figure(process.median)) ms")

let rows = [
    Row(tree: "card", engine: "tatami", metric: "picture", value: alone.median, unit: "ms"),
    Row(tree: "card", engine: "tatami", metric: "pictures on two threads", value: together, unit: "1/s"),
    Row(tree: "form", engine: "tatami", metric: "render process", value: process.median, unit: "ms"),
]
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
try encoder.encode(rows).write(to: URL(fileURLWithPath: "latest.json"))
