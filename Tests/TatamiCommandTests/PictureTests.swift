import Foundation
import TestSupport
import Testing

/// Pictures that are damaged, refused, or unusual: `check` and `render` say the same of them, to every format.
@Suite struct PictureTests {
    private let tatami: Tatami

    init() throws { tatami = try Tatami() }

    private func file(_ pictures: [String]) throws {
        let views = pictures.map { "{ view = { :class = ImageView image = { file = \"\($0)\" } } maxWidth = 40 maxHeight = 40 }\n" }
        let layout = "{ :class = VerticalLayout layoutItems = [\n\(views.joined())] }"
        try tatami.write("root = { view = { :class = LayoutView layout = \(layout) } }", to: "p.nui")
    }

    /// What is said of the file: the ids in order, where `check` and the three formats agree.
    private func findings() throws -> (ids: [String], code: Int32, text: String) {
        let checked = try tatami.run("check", "p.nui")
        let text = checked.output.components(separatedBy: "\n1 file: ")[0].trimmingCharacters(in: .newlines)
        for format in ["png", "pdf", "svg"] {
            let rendered = try tatami.run("render", "p.nui", "-o", "p.\(format)")
            #expect(rendered.code == checked.code, "\(format): \(rendered)")
            #expect(rendered.errors.trimmingCharacters(in: .newlines) == (text.hasPrefix("1 file:") ? "" : text), "\(format)")
            #expect(try tatami.contents().contains("p.\(format)") == (checked.code == 0), "\(format)")
        }
        return (text.matches(of: /NUI\d+/).map { String($0.output) }, checked.code, text)
    }

    @Test(arguments: [
        "type 6, 16 bits.png", "type 3, 4 bits, interlaced, more chunks.png", "CMYK.jpg", "YCCK.jpg", "progressive.jpg",
        "restart markers.jpg",
    ])
    func goodPicturesAreShown(name: String) throws {
        try tatami.write(PictureFile.named(name).bytes, to: "a")
        try file(["a"])
        let (ids, code, text) = try findings()
        #expect(ids == [] && code == 0, "\(text)")
    }

    /// A viewer need not know CMYK.
    @Test func whatIsCMYKIsAPNGFileInSVG() throws {
        for (name, type) in [("CMYK.jpg", "png"), ("YCCK.jpg", "png"), ("baseline.jpg", "jpeg")] {
            try tatami.write(PictureFile.named(name).bytes, to: "a")
            try file(["a"])
            #expect(try tatami.run("render", "p.nui", "-o", "p.svg").code == 0)
            #expect(String(decoding: try tatami.bytes("p.svg"), as: UTF8.self).contains("data:image/\(type);base64,"), "\(name)")
        }
    }

    @Test func aDamagedPictureIsShownWithAWarning() throws {
        try tatami.write(PictureFile.named("baseline.jpg").bytes.dropLast(60), to: "cut.jpg")
        try file(["cut.jpg", "cut.jpg"])
        let (ids, code, text) = try findings()
        #expect(ids == ["NUI409"] && code == 0 && text.contains("p.nui:2:48"), "\(text)")
    }

    @Test func whatCannotBeDecodedIsAnErrorAtItsPlace() throws {
        let png = PictureFile.named("type 2, 8 bits.png").bytes
        var checksum = png
        var depth = png
        var chunk = png
        checksum[30] ^= 1
        depth[24] = 3
        chunk[33] = 0x7F
        let scan = PictureFile.named("baseline.jpg").bytes.firstRange(of: [0xFF, 0xDA])?.lowerBound ?? 0
        let files: [(String, [UInt8])] = [
            ("checksum", checksum), ("depth", depth), ("chunk", chunk), ("cut", png.dropLast(30)),
            ("head", Array(PictureFile.named("baseline.jpg").bytes.prefix(scan))), ("text", Array("GIF89a".utf8)), ("empty", []),
        ]
        for (name, bytes) in files {
            try tatami.write(bytes, to: name)
            try file([name])
            let (ids, code, text) = try findings()
            #expect(ids == ["NUI404"] && code == 1 && text.contains("p.nui:2:48") && text.contains("save"), "\(name): \(text)")
        }
    }

    @Test func picturesThatAreTooMuchTogetherAreRefused() throws {
        // 64 MiB each as one byte a pixel; 256 MiB when they are decoded.
        for index in 0..<4 {
            let bytes = PNGFile.bytes(width: 8192, height: 8192, depth: 1, colorType: 0) { width, _ in
                [UInt8](repeating: UInt8(index), count: width / 8)
            }
            try tatami.write(bytes, to: "\(index).png")
        }
        try file((0..<4).map { "\($0).png" })
        let refused = try tatami.run("render", "p.nui", "-o", "p.png")
        #expect(refused.code == 1 && refused.errors.contains("p.nui:5:48") && !refused.errors.contains("p.nui:4:"), "\(refused)")
        try file(["0.png", "1.png"])
        let drawn = try tatami.run("render", "p.nui", "-o", "p.png")
        #expect(drawn.code == 0 && drawn.errors == "", "\(drawn)")
    }
}
