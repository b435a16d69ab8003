import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Random scripts: cells fold, unfold, toggle, leave, come back and get other bodies while time passes.
@Suite struct AccordionScriptTests {
    private static var seed: UInt64 { Seeded.start("ACCORDION_SEED", otherwise: 1) }
    private static var rounds: Int { Seeded.count("ACCORDION_ROUNDS", otherwise: 12) }

    private final class Log {
        var open = 0
        var events = 0
        var asked = 0
        var answered = 0
        var isRight = true
        var size = Size.zero
    }

    private func makeCell(_ index: Int) -> AccordionCell {
        let cell = AccordionCell()
        cell.label = block(100, 20)
        cell.body = .view(block(120, 60 + 30 * Double(index)))
        return cell
    }

    private func observe(_ cell: AccordionCell, _ log: Log) {
        cell.on(.willFold) { _ in
            log.open += 1
            if log.open != 1 { log.isRight = false }
        }
        cell.on(.folded) { _ in
            log.open -= 1
            log.events += 1
            if log.open != 0 { log.isRight = false }
        }
    }

    @Test func scriptsKeepTheRules() throws {
        for round in 0..<Self.rounds { try run(Self.seed &+ UInt64(round)) }
    }

    private func run(_ seed: UInt64) throws {
        var random = Seeded(seed)
        let stack = StackLayout(.vertical)
        let cells = (0..<4).map(makeCell)
        let logs = cells.map { _ in Log() }
        for (cell, log) in zip(cells, logs) {
            observe(cell, log)
            stack.add(cell)
            if case .view(let body) = cell.body { log.size = body.frame.size }
        }
        let window = try TestWindow(LayoutView(stack), size: Size(300, 900))
        var heights = cells.map { window.root.presentedFrame(of: $0).height }
        for step in 0..<50 {
            let index = Int.random(in: 0..<4, using: &random)
            let (cell, log) = (cells[index], logs[index])
            var jumps = false
            switch Int.random(in: 0..<9, using: &random) {
            case 0...4:
                let isAnimated = Int.random(in: 0..<5, using: &random) > 0
                log.asked += 1
                cell.toggle(animated: isAnimated) { _ in log.answered += 1 }
                jumps = !isAnimated
            case 5:
                log.asked += 1
                cell.fold { _ in log.answered += 1 }
            case 6:
                if let item = stack.item(of: cell) { stack.remove(item) } else { stack.add(cell) }
                jumps = true
            case 7 where cell.isFolded && cell.foldState == .folded:
                log.size = Size(80, .random(in: 10...200, using: &random))
                cell.body = .view(block(log.size.width, log.size.height))
            default: break
            }
            window.frameInterval = .random(in: 0.001...0.02, using: &random)
            for frame in 0..<Int.random(in: 1...12, using: &random) {
                window.step()
                let now = cells.map { window.root.presentedFrame(of: $0).height }
                if !jumps || frame > 1 {
                    for (old, new) in zip(heights, now) {
                        #expect(abs(old - new) < 60 * window.frameInterval * 60, "seed \(seed) step \(step): \(old) \(new)")
                    }
                }
                heights = now
            }
        }
        try window.settle()
        for _ in 0..<3 { window.step() }
        for (cell, log) in zip(cells, logs) {
            #expect(log.isRight && log.open == 0 && log.asked == log.answered, "seed \(seed)")
            guard stack.item(of: cell) != nil else { continue }
            let fresh = AccordionCell()
            (fresh.label, fresh.body, fresh.isFolded) = (block(100, 20), .view(block(log.size.width, log.size.height)), cell.isFolded)
            let other = try TestWindow(LayoutView { VStack { fresh } }, size: Size(300, 900))
            #expect(cell.frame.size == fresh.frame.size && other.root.absoluteFrame(of: fresh).size == cell.frame.size, "seed \(seed)")
        }
    }
}
