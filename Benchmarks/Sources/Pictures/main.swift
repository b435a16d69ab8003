// Pictures a second: the card of the gallery, laid out with new texts and encoded to PNG bytes each time. Prints rows.
import Figures
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: Pictures CARD.nui TATAMI FORM.nui\n".utf8))
    exit(2)
}
let (card, tatami, form) = (arguments[1], arguments[2], arguments[3])
let rounds = 300

/// Nanoseconds a picture of each of `rounds` pictures, after a warm-up.
func pictureTimes(_ painter: CardPainter, from first: Int) throws -> [Double] {
    for number in 0..<20 { _ = try painter.picture(first + number) }
    return try (0..<rounds).map { number in
        try nanoseconds { _ = try painter.picture(first + 20 + number) }
    }
}

let alone = Times(try pictureTimes(CardPainter(card), from: 0))

/// Pictures a second of two threads together, each with a painter of its own.
func rateOfTwo() -> Double {
    let total = nanoseconds {
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            guard let painter = try? CardPainter(card) else { return }
            for number in 0..<rounds { _ = try? painter.picture(index * 100_000 + number) }
        }
    }
    return 2e9 * Double(rounds) / total
}
let together = rateOfTwo()

/// Nanoseconds of `tatami render` as a whole process.
let process = Times(
    try (0..<25).map { _ in
        try nanoseconds {
            let run = Process()
            run.executableURL = URL(fileURLWithPath: tatami)
            run.arguments = ["render", form, "-o", NSTemporaryDirectory() + "tatami-bench-form.png"]
            run.standardOutput = FileHandle.nullDevice
            try run.run()
            run.waitUntilExit()
        }
    })

for row in [
    Row("card", "tatami", "picture", alone.median / 1e6, "ms"),
    Row("card", "tatami", "pictures on two threads", together, "1/s"),
    Row("form", "tatami", "render process", process.median / 1e6, "ms"),
] { print(row.line) }
