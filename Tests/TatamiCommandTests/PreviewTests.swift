import Foundation
import Testing

@Suite struct PreviewTests {
    private let text = """
        const title = "Card"
        preview "Long name" = { size = [200 0]  scale = 2  data = { title = "A name that goes on over more than one line" } }
        preview "long-name" = { size = [200 0] }
        preview wide = { size = [400 50]  direction = RightToLeft  state = pale }
        state pale = { head.opacity = 0.5 }
        root = { view = { :class = Label  :id = head  text = title  numberOfLines = 0 } }
        """

    private func header(_ bytes: [UInt8]) -> (width: Int, height: Int) {
        func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return bytes.count > 24 ? (number(16), number(20)) : (0, 0)
    }

    @Test func allPreviewsAreRendered() throws {
        let tatami = try Tatami()
        try tatami.write(text, to: "card.nui")
        let result = try tatami.run("render", "card.nui", "--all-previews", "-o", "out/pictures", "--scale", "1")
        #expect(result.code == 0 && result.errors == "")
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
        #expect(lines == ["out/pictures/card-long-name.png", "out/pictures/card-long-name-2.png", "out/pictures/card-wide.png"])
        let (long, short, wide) = try (
            header(tatami.bytes("out/pictures/card-long-name.png")), header(tatami.bytes("out/pictures/card-long-name-2.png")),
            header(tatami.bytes("out/pictures/card-wide.png"))
        )
        #expect(long.width == 400 && short.width == 200 && wide == (400, 50))
        // Twice the scale, and at least two lines.
        #expect(long.height >= 4 * short.height - 2)
    }

    @Test func onePreviewIsRendered() throws {
        let tatami = try Tatami()
        try tatami.write(text, to: "card.nui")
        #expect(try tatami.run("render", "card.nui", "--preview", "wide").output == "card-wide.png 400x50\n")
        #expect(try tatami.run("render", "card.nui", "--preview", "wide", "-o", "w.svg").output == "w.svg 400x50\n")
        let unknown = try tatami.run("render", "card.nui", "--preview", "Wide")
        #expect(unknown.code == 1 && unknown.errors.contains("hint: the previews are \"Long name\", \"long-name\", \"wide\""))
    }

    @Test func mistakesAreTold() throws {
        let tatami = try Tatami()
        try tatami.write("root = { view = { :class = View } }", to: "none.nui")
        let none = try tatami.run("render", "none.nui", "--all-previews")
        #expect(none.code == 1 && none.errors.contains("none.nui has no previews") && none.output == "")
        try tatami.write("preview a = { size = [0 0] }\nroot = { view = { :class = View } }", to: "wrong.nui")
        let wrong = try tatami.run("render", "wrong.nui", "--all-previews")
        #expect(wrong.code == 1 && wrong.errors.contains("wrong.nui:1:22"))
        #expect(try tatami.run("render", "none.nui", "--all-previews", "--preview", "a").code == 2)
        try tatami.write("x", to: "file")
        try tatami.write(text, to: "card.nui")
        #expect(try tatami.run("render", "card.nui", "--all-previews", "-o", "file").code == 1)
    }
}
