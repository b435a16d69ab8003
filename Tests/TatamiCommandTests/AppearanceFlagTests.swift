import Foundation
import Testing

/// The flags that decide the colors of the theme.
@Suite struct AppearanceFlagTests {
    @Test func appearanceAndContrastChangeThePicture() throws {
        let tatami = try Tatami()
        try tatami.write("root = { view = { :class = Button  title = \"Save\"  style = Primary } }", to: "save.nui")
        var pictures: [String: [UInt8]] = [:]
        for flags in [[], ["--light"], ["--dark"], ["--high-contrast"], ["--dark", "--high-contrast"]] {
            let result = try tatami.run(["render", "save.nui", "-o", "save.svg", "--size", "200x80"] + flags)
            #expect(result.code == 0 && result.errors == "")
            pictures[flags.joined(separator: " ")] = try tatami.bytes("save.svg")
        }
        #expect(Set(pictures.values).count == 5)
        #expect(
            try tatami.run("frames", "save.nui", "--high-contrast").output == tatami.run("frames", "save.nui").output, "Sizes are the same."
        )
    }
}
