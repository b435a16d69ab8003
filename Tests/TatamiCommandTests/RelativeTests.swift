import Foundation
import Testing

/// Rules that need or contradict each other: an error of the check, warnings of everything else.
@Suite struct RelativeTests {
    private static let file = """
        root = { view = { :class = LayoutView  layout = { :class = RelativeLayout  layoutItems = [
            { :id = a  view = { :class = Label  text = "A" }  left = { adjacent = b } }
            { :id = b  view = { :class = Label  text = "B" }  left = { adjacent = a }  top = { parent = 400 }  bottom = { parent = 400 } }
        ] } } }
        """

    @Test(arguments: [["frames"], ["explain", "--view", "a"], ["render", "-o", "out.png"]])
    func aCircleIsAWarningWhereItIsLaidOut(command: [String]) throws {
        let tatami = try Tatami()
        try tatami.write(Self.file, to: "circle.nui")
        let result = try tatami.run([command[0], "circle.nui"] + command.dropFirst())
        #expect(result.code == 0 && !result.output.isEmpty)
        #expect(
            result.errors == """
                warning: Label 'a': The horizontal rules depend on each other: a -> b -> a. All have their own width, at the area's left edge.
                warning: Label 'b': The top and the bottom edge cross, so no height is left.
                warning: Label b is 0 high, so it is not seen; minHeight = 20 would make it 20

                """)
    }

    @Test func aCircleIsAnErrorWhereItIsChecked() throws {
        let tatami = try Tatami()
        try tatami.write(Self.file, to: "circle.nui")
        let result = try tatami.run(["check", "circle.nui"])
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("error[NUI604]: the horizontal rules depend on each other: a -> b -> a\n  --> circle.nui:2:75\n"))
        #expect(result.output.contains("- the cycle closes here\n"))
    }
}
