import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

/// Pictures with faults: they are refused or shown, and everybody says the same of them. `PICTURES=20000 SEED=7` tries more.
@Suite struct MutatedPictureTests {
    private static let count = Seeded.count("PICTURES", otherwise: 800)

    /// What is said of a picture.
    private enum Verdict: Equatable {
        case fine
        case warned
        case refused(String)
    }

    private let engine: PangoTextEngine
    private let size = Size(6, 6)

    init() throws { engine = try PangoTextEngine() }

    @Test func checkPNGPDFAndSVGAgree() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        var verdicts = [0, 0, 0]
        var slowest = 0.0
        for number in 0..<Self.count {
            let file = random.pick(random.oneIn(2) ? PictureFile.jpegs : PictureFile.pngs).mutated(&random)
            let start = ContinuousClock.now
            // What the header refuses, no file and no program ever draws.
            guard let image = try? Image(encoded: file.bytes, name: "a") else {
                verdicts[2] += 1
                continue
            }
            let checked = check(image)
            let place = "\(file.name), \(number) of seed \(seed)"
            #expect(try drawn(image, at: Rect(0, 0, 6, 6)) == checked, "\(place)")
            #expect(try drawn(image, at: Rect(0, 0, 100, 100)) == checked, "\(place)")
            #expect(try written(image) == checked, "\(place)")
            if random.oneIn(8) { #expect(try printed(image) == checked, "\(place)") }
            switch checked {
            case .fine: verdicts[0] += 1
            case .warned: verdicts[1] += 1
            case .refused: verdicts[2] += 1
            }
            let time = (ContinuousClock.now - start) / .seconds(1)
            slowest = max(slowest, time)
            #expect(time < 20, "\(place)")
        }
        #expect(verdicts.allSatisfy { $0 > Self.count / 100 }, "the faults are all of one kind: \(verdicts), seed \(seed)")
        print(
            "\(Self.count) mutated pictures: \(verdicts) fine, damaged, refused; the slowest took \(slowest) s for all ways, seed \(seed)")
    }

    private func check(_ image: Image) -> Verdict {
        do {
            return try ImageVerification().warning(for: image.content) == nil ? .fine : .warned
        } catch {
            return .refused("\(error)")
        }
    }

    private func list(_ image: Image, _ rect: Rect) -> DisplayList {
        var list = DisplayList()
        list.image(image, in: rect)
        return list
    }

    private func drawn(_ image: Image, at rect: Rect) throws -> Verdict {
        let renderer = CairoRenderer(engine)
        return try verdict(of: { renderer.onImageFault = $0 }) { _ = try renderer.png(of: list(image, rect), size: size) }
    }

    private func printed(_ image: Image) throws -> Verdict {
        let renderer = CairoRenderer(engine)
        return try verdict(of: { renderer.onImageFault = $0 }) { _ = try renderer.pdf(of: list(image, Rect(size)), size: size) }
    }

    private func written(_ image: Image) throws -> Verdict {
        let writer = SVGWriter(engine)
        return try verdict(of: { writer.onImageFault = $0 }) { _ = try writer.svg(of: list(image, Rect(size)), size: size) }
    }

    /// What is thrown, and what is reported; they have to say the same.
    private func verdict(of follow: (@escaping (ImageFault) -> Void) -> Void, _ draw: () throws -> Void) throws -> Verdict {
        var faults: [ImageFault] = []
        follow { faults.append($0) }
        do {
            try draw()
        } catch RenderError.image(_, let error) {
            #expect(faults.map(\.message) == ["\(error)"] && faults.first?.isError == true)
            return .refused("\(error)")
        }
        #expect(faults.count < 2 && faults.allSatisfy { !$0.isError })
        return faults.isEmpty ? .fine : .warned
    }
}
