import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import Testing

@testable import TatamiCairo

@Suite struct CairoRendererTests {
    private let renderer: CairoRenderer
    private let red: [UInt8] = [255, 0, 0, 255], white: [UInt8] = [255, 255, 255, 255], clear: [UInt8] = [0, 0, 0, 0]

    init() throws { renderer = CairoRenderer(try PangoTextEngine()) }

    private func draw(
        _ size: Size = Size(20, 20), scale: Double = 1, background: Color = .white, _ body: (inout DisplayList) throws -> Void
    ) throws -> Image {
        var list = DisplayList()
        try body(&list)
        return try renderer.image(of: list, size: size, scale: scale, background: background)
    }

    @Test func aRectangleCoversItsPixelsExactly() throws {
        let image = try draw(background: .clear) { $0.fill(Rect(5, 6, 4, 3), .red) }
        for y in 0..<20 {
            for x in 0..<20 {
                #expect(image.pixel(x, y) == ((5..<9).contains(x) && (6..<9).contains(y) ? red : clear))
            }
        }
    }

    @Test func aBorderLiesInsideTheEdge() throws {
        let image = try draw { $0.border(Rect(2, 2, 10, 10), Border(.red, width: 2)) }
        #expect(image.pixel(1, 5) == white && image.pixel(2, 5) == red && image.pixel(3, 5) == red && image.pixel(4, 5) == white)
        #expect(image.pixel(11, 5) == red && image.pixel(12, 5) == white)
        let thick = try draw { $0.border(Rect(2, 2, 6, 6), Border(.red, width: 50)) }
        #expect(thick.pixel(4, 4) == red && thick.pixel(8, 4) == white)
    }

    @Test func onlyTheNamedCornersAreRound() throws {
        let image = try draw { $0.fill(Rect(0, 0, 20, 20), radii: CornerRadii(8, [.topRight, .bottomLeft]), .red) }
        #expect(image.pixel(0, 0) == red && image.pixel(19, 19) == red)
        #expect(image.pixel(19, 0) == white && image.pixel(0, 19) == white)
    }

    @Test func aGradientOfManyBandsHasNoSeams() throws {
        // 819 rows of 40 pixels are a band.
        for clear in [1, 0.5] {
            let (first, last) = (Color(red: 0, green: 0, blue: 0, alpha: clear), Color(red: 1, green: 1, blue: 1, alpha: clear))
            let down = try draw(Size(40, 2_000), background: .black) {
                $0.fill(.rect(Rect(0, 0, 40, 2_000)), .gradient(.vertical(first, last)))
            }
            let across = try draw(Size(40, 2_000), background: .black) {
                $0.fill(.rect(Rect(0, 0, 40, 2_000)), .gradient(.horizontal(first, last)))
            }
            for y in 0..<2_000 {
                let wanted = (Double(y) + 0.5) / 2_000 * 255 * clear
                #expect(abs(Double(down.pixel(20, y)[0]) - wanted) <= 1.1, "row \(y)")
                for x in [0, 13, 39] { #expect(across.pixel(x, y) == across.pixel(x, 0), "row \(y)") }
            }
        }
    }

    @Test func groupsClipFadeAndMap() throws {
        let image = try draw {
            $0.pushClip(.rect(Rect(0, 0, 10, 10)))
            $0.pushOpacity(0.5)
            $0.fill(Rect(0, 0, 8, 20), .black)
            $0.fill(Rect(4, 0, 16, 20), .black)
            $0.pop()
            $0.pop()
            $0.pushTransform(Transform.scale(2, 2).followed(by: .translation(10, 10)))
            $0.fill(Rect(0, 0, 2, 2), .red)
            $0.pop()
        }
        // Where both overlap, the group is no darker.
        #expect([image.pixel(2, 2), image.pixel(6, 2), image.pixel(9, 2)].allSatisfy { (126...129).contains($0[0]) })
        #expect(image.pixel(10, 2) == white && image.pixel(2, 10) == white)
        #expect(image.pixel(10, 10) == red && image.pixel(13, 13) == red && image.pixel(14, 14) == white)
    }

    @Test func oneCommandFadedIsTheSameAsItsGroupFaded() throws {
        func drawn(alone: Bool) throws -> Image {
            try draw(Size(120, 60)) {
                for index in 0..<4 {
                    $0.pushOpacity(0.6)
                    switch index {
                    case 0: $0.fill(.rect(Rect(2, 2, 40, 20), 6), .gradient(.horizontal(.red, .blue)))
                    case 1: $0.text("Faded", TextStyle(), in: Rect(50, 2, 60, 20))
                    case 2: $0.image(try Pictures.gradient(), in: Rect(2, 26, 30, 30))
                    default: $0.shadow(Rect(50, 30, 40, 20), Shadow(color: .black, blur: 4))
                    }
                    if !alone { $0.fill(Rect(500, 500, 1, 1), .red) }
                    $0.pop()
                }
            }
        }
        let comparison = try #require(PictureComparison(drawn(alone: true), drawn(alone: false)))
        #expect(comparison.differing == 0)
    }

    @Test func nothingOfAHiddenGroupIsSeenAndWhatFollowsIs() throws {
        let image = try draw {
            $0.pushOpacity(0)
            $0.pushClip(.rect(Rect(0, 0, 5, 5)))
            $0.fill(Rect(0, 0, 20, 20), .black)
            $0.pop()
            $0.pop()
            $0.pushTransform(.scale(0, 5))
            $0.fill(Rect(0, 0, 20, 20), .black)
            $0.pop()
            $0.fill(Rect(0, 0, 5, 5), .red)
        }
        #expect(image.pixel(2, 2) == red && image.pixel(10, 10) == white)
    }

    @Test func openGroupsAreClosed() throws {
        let image = try draw {
            $0.pushOpacity(0.5)
            $0.pushClip(.rect(Rect(0, 0, 10, 10)))
            $0.fill(Rect(0, 0, 20, 20), .black)
        }
        #expect((126...129).contains(image.pixel(5, 5)[0]) && image.pixel(15, 15) == white)
    }

    @Test func depthIsNoDanger() throws {
        for kind in 0..<3 {
            var list = DisplayList()
            for _ in 0..<20_000 {
                switch kind {
                case 0: list.pushOpacity(0.9999)
                case 1: list.pushClip(.rect(Rect(0, 0, 10, 10), 2))
                default: list.pushTransform(.translation(0.0001, 0))
                }
            }
            list.fill(Rect(0, 0, 20, 20), .red)
            let image = try renderer.image(of: list, size: Size(20, 20), background: .white)
            #expect(image.pixel(5, 5)[1] < 255)
            #expect(try renderer.pdf(of: list, size: Size(20, 20)).count > 100)
        }
    }

    @Test func scaleMultipliesPixelsRoundedUp() throws {
        let image = try draw(Size(10.1, 10), scale: 1.5) { $0.fill(Rect(4, 4, 2, 2), .red) }
        #expect(image.content.width == 16 && image.content.height == 15)
        #expect(image.pixel(6, 6) == red && image.pixel(8, 8) == red && image.pixel(9, 9) == white)
    }

    @Test func sizesBeyondTheLimitsAreRefused() {
        let list = DisplayList()
        for (size, scale) in [
            (Size(16_385, 1), 1.0), (Size(9000, 9000), 1), (Size(0, 5), 1), (Size(.nan, 5), 1), (Size(9000, 10), 2),
            (Size(1e300, .infinity), 1), (Size(10, 10), 5000),
        ] {
            #expect(throws: RenderError.self, "\(size) \(scale)") { try renderer.png(of: list, size: size, scale: scale) }
        }
        #expect(throws: RenderError.refusedSize(width: 16_385, height: 1)) { try renderer.png(of: list, size: Size(16_385, 1)) }
        #expect(throws: RenderError.self) { try renderer.pdf(of: list, size: Size(.nan, 5)) }
    }

    @Test func hostileNumbersNeverTrap() throws {
        let numbers = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 7]
        for a in numbers {
            for b in numbers {
                var path = Path()
                path.move(to: Point(a, b))
                path.curve(Point(b, a), Point(a, a), to: Point(b, b))
                let image = try draw {
                    $0.pushTransform(Transform(a: a, b: 0, c: 0, d: b, tx: a, ty: b))
                    $0.fill(.rect(Rect(a, b, b, a), CornerRadii(a)), .gradient(.linear(angle: a, .red, .blue)))
                    $0.pop()
                    $0.fill(
                        .rect(Rect(a, b, b, a), CornerRadii(b)),
                        .gradient(Gradient(.radial(center: Point(a, b), radius: a), colors: [.red, .clear])))
                    $0.border(Rect(a, b, 20, b), radii: CornerRadii(b), Border(.red, width: a))
                    $0.shadow(Rect(a, a, b, b), radii: CornerRadii(a), Shadow(offset: Point(a, b), blur: b, spread: a))
                    $0.stroke(path, Stroke(.red, width: a))
                    $0.pushClip(.path(path))
                    $0.image(try Pictures.frame().stretchable(leftCap: a, topCap: b), in: Rect(a, b, a, b))
                    $0.text("x", TextStyle(font: .system(a), lineSpacing: b), in: Rect(a, b, b, a))
                    $0.pop()
                    $0.fill(Rect(0, 0, 1, 1), .red)
                }
                #expect(image.pixel(0, 0) == red, "\(a) \(b)")
            }
        }
    }

    @Test(arguments: [0, 30, 45, 90, 135, 180, 270, 300.0])
    func gradientsLookAsCairoDrawsThem(angle: Double) throws {
        var list = DisplayList()
        let stops = [Gradient.Stop(.red, at: 0.1), .init(.blue.withAlpha(0.5), at: 0.4), .init(.green, at: 0.4), .init(.white, at: 0.9)]
        list.fill(.rect(Rect(3, 4, 60, 40), 9), .gradient(Gradient(.angle(angle), stops: stops)))
        list.fill(.rect(Rect(3, 50, 60, 40)), .gradient(Gradient(.radial(center: Point(0.3, 0.4), radius: 0.8), stops: stops)))
        list.pushTransform(Transform.rotation(degrees: 20).followed(by: .scale(1.3, 0.8)).around(Point(90, 50)))
        list.fill(.rect(Rect(75, 20, 40, 60)), .gradient(Gradient(.angle(angle), stops: stops)))
        list.pop()
        let pixels = try renderer.image(of: list, size: Size(130, 100), scale: 1, background: .white)
        let pattern = try PatternPicture.draw(list, Size(130, 100), renderer)
        let comparison = try #require(PictureComparison(pixels, pattern))
        // A hard change of colour may fall on either of two neighbours.
        #expect(comparison.differing <= 400 && comparison.largestBlob < 130, "\(comparison)")
    }

    @Test func aShadowIsDarkestInTheMiddleAndFadesToNothing() throws {
        let image = try draw(Size(100, 100)) { $0.shadow(Rect(30, 30, 40, 40), Shadow(color: .black, offset: .zero, blur: 20)) }
        let row = (0..<50).map { image.pixel($0, 50)[0] }
        #expect(row == row.sorted(by: >))
        #expect(row[0] == 255 && row[49] < 30)
        // Half of the shadow's edge lies outside.
        #expect((118...138).contains((Int(row[29]) + Int(row[30])) / 2))
        let (left, top) = (Int(image.pixel(20, 50)[0]), Int(image.pixel(50, 20)[0]))
        #expect(abs(left - top) <= 1)
        #expect(abs(Int(image.pixel(20, 50)[0]) - Int(image.pixel(79, 50)[0])) <= 2)
    }

    @Test func aLargeShadowIsStretchedFromASmallOneWithoutADifference() throws {
        for (width, height) in [(400, 60), (60, 400), (300, 300)] {
            let key = ShadowMask.Key(width: width, height: height, radius: 11.5, corners: [.topLeft, .bottomRight], sigma: 6.3)
            let mask = try #require(ShadowMask(key))
            let whole = try #require(ShadowMask.blurred(key, width: width, height: height, margin: mask.margin))
            let (a, b) = (try #require(mask.surface.pixels), try #require(whole.pixels))
            #expect(mask.surface.width == whole.width && mask.surface.height == whole.height)
            for y in 0..<whole.height {
                for x in 0..<whole.width {
                    let difference = abs(Int(a[y * mask.surface.stride + x]) - Int(b[y * whole.stride + x]))
                    if difference > 0 {
                        Issue.record("\(difference) at \(x) \(y)")
                        return
                    }
                }
            }
        }
    }

    @Test func shadowsAndPicturesAreMadeOnce() throws {
        let image = try Image(encoded: Pictures.jpeg)
        for _ in 0..<3 {
            _ = try draw {
                $0.shadow(Rect(1, 1, 10, 10), Shadow())
                $0.shadow(Rect(5, 5, 10, 10), Shadow(color: .red))
                $0.image(image, in: Rect(0, 0, 5, 5))
            }
        }
        #expect(renderer.resources.shadowsMade == 1 && renderer.resources.imageDecodings == 1)
    }

    @Test func aHugeShadowCostsWhatIsSeen() throws {
        let image = try draw { $0.shadow(Rect(-5e6, -5e6, 1e7, 5e6 + 10), Shadow(color: .black, offset: .zero, blur: 4)) }
        #expect(image.pixel(5, 2) == [0, 0, 0, 255] && image.pixel(5, 18) == white)
    }

    @Test func picturesOfAllFormatsAreDrawn() throws {
        let png = try Image(encoded: renderer.png(of: DisplayList(), size: Size(3, 3), background: .red), name: "red.png")
        let image = try draw {
            $0.image(png, in: Rect(0, 0, 5, 5))
            $0.image(try Image(encoded: Pictures.jpeg), in: Rect(5, 0, 5, 5))
            $0.image(try Pictures.gradient(), in: Rect(0, 10, 10, 10))
        }
        #expect(image.pixel(2, 2) == red)
        let orange = image.pixel(7, 2)
        #expect(orange[0] > 250 && (124...132).contains(orange[1]) && orange[2] < 5)
        #expect(image.pixel(9, 19)[2] > 200 && image.pixel(9, 19)[1] > 200)
    }

    @Test func capsOfAStretchableImageKeepTheirSize() throws {
        let image = try draw(Size(60, 40)) { $0.image(try Pictures.frame().stretchable(leftCap: 6, topCap: 6), in: Rect(0, 0, 60, 40)) }
        let frame: [UInt8] = [20, 40, 80, 255]
        let inside: [UInt8] = [255, 200, 200, 255]
        #expect(image.pixel(0, 20) == frame && image.pixel(2, 20) == frame && image.pixel(3, 20) == inside)
        #expect(image.pixel(57, 20) == frame && image.pixel(56, 20) == inside)
        #expect(image.pixel(30, 2) == frame && image.pixel(30, 3) == inside && image.pixel(0, 0) == white)
    }

    @Test func aBrokenPictureIsAnErrorAfterEverythingElse() throws {
        var broken = try renderer.png(of: DisplayList(), size: Size(30, 30), background: .red)
        // The checksum of its data.
        broken[broken.count - 14] ^= 1
        let image = try Image(encoded: broken, name: "broken.png")
        var list = DisplayList()
        list.image(image, in: Rect(0, 0, 5, 5))
        #expect {
            try renderer.png(of: list, size: Size(10, 10))
        } throws: { error in
            guard case .image("broken.png", .damaged)? = error as? RenderError else { return false }
            return true
        }
        // The renderer is as good as before.
        #expect(try draw { $0.fill(Rect(0, 0, 20, 20), .red) }.pixel(3, 3) == red)
    }

    @Test func textIsDrawnInItsColourAtItsPlace() throws {
        let image = try draw(Size(100, 40)) {
            $0.text("███", TextStyle(font: .system(20), color: .red, alignment: .right), in: Rect(0, 5, 90, 30))
        }
        #expect(image.pixel(85, 20) == red && image.pixel(95, 20) == white && image.pixel(10, 20) == white)
        let wide = try draw(Size(100, 40), scale: 2) { $0.text("███", TextStyle(font: .system(20), color: .red), in: Rect(0, 5, 90, 30)) }
        #expect(wide.pixel(10, 40) == red && wide.pixel(60, 40) == red && wide.pixel(120, 40) == white)
    }

    @Test func aPDFHasTextFontsAndNoDate() throws {
        var list = DisplayList()
        list.text("Hello", TextStyle(), in: Rect(0, 0, 100, 20))
        list.fill(.rect(Rect(0, 20, 50, 20)), .gradient(.horizontal(.red, .blue)))
        let file = String(decoding: try renderer.pdf(of: list, size: Size(100, 50)), as: UTF8.self)
        #expect(file.hasPrefix("%PDF-") && file.contains("Inter") && file.contains("/ToUnicode"))
        #expect(file.contains("/MediaBox [ 0 0 100 50 ]") && !file.contains("/CreationDate"))
        // A gradient stays one, and is no picture.
        #expect(!file.contains("/Subtype /Image"))
    }
}
