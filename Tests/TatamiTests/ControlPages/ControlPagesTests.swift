import Foundation
import Tatami
import TatamiTesting
import Testing

/// Every control has a page with its picture. UPDATE_GOLDENS=1 writes pages and pictures anew.
@Suite struct ControlPagesTests {
    private static let folder = Gallery.root.appendingPathComponent("Documentation/controls")
    /// The classes with their defaults, for which an object of each is made once.
    private static let schema = NUISchema().described
    private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    /// The classes below View that are neither containers nor plain views: what people use, and what shows a value.
    private static let withoutPage: Set<String> = [
        "View", "LayoutView", "ScrollView", "ImageView", "Spacer", "Shape", "Icon", "UILabel",
        "WeScrollView", "StackView", "GridView", "RelativeView", "MICUiStackView",
        "MICUiAccordionView", "MICUiDsTabView", "CollectionView", "TableCell", "OutlineRow",
    ]

    @Test func everyControlHasAPage() throws {
        let schema = Self.schema
        let controls = schema.classes.filter {
            !$0.isAbstract && schema.isClass($0.name, orBelow: "View") && !Self.withoutPage.contains($0.name)
        }
        #expect(Set(controls.map(\.name)) == Set(ControlPage.all.filter { $0.property == nil }.map(\.name)))
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files) == Set(ControlPage.all.map { "\($0.file).md" } + ["README.md"]))
    }

    @Test func theListNamesEveryPage() throws {
        let schema = Self.schema
        let lines = ControlPage.all.map { page in
            "- [\(page.name)](\(page.file).md): \(page.property?.about ?? schema.classes.first { $0.name == page.name }?.doc ?? "")"
        }
        let text = """
            # Controls

            A page for each control, with pictures of its states, its keys, and what assistive technology reads of it. The tests write these
            pages. The [guide](../guide/controls.md) shows how controls are used together, [menus](../guide/menus.md), and
            [what stands in front of a window](../guide/layers.md).

            The focus is marked after keys only. A disabled control that has the focus keeps it and takes no keys. Escape takes back a press
            that is going on. A control smaller than 24 points reacts to a mouse, and one smaller than 44 points to a finger, as if it were
            that large.

            \(lines.joined(separator: "\n"))

            """
        try expect(text, in: "README.md")
    }

    @Test(arguments: ControlPage.all)
    func thePageIsWhatTheControlSays(_ page: ControlPage) throws {
        try expect(ControlPageText(page: page, schema: Self.schema).markdown(), in: "\(page.file).md")
    }

    private func expect(_ text: String, in file: String) throws {
        let path = Self.folder.appendingPathComponent(file)
        if isUpdating { try AtomicFile.write(Array(text.utf8), to: path.path) }
        #expect(try String(contentsOf: path, encoding: .utf8) == text)
    }

    /// The examples of a page are files that people can write.
    @Test(arguments: ControlPage.all)
    func everyRowLoadsWithoutAFinding(_ page: ControlPage) throws {
        for row in page.rows {
            #expect(NUILoader(root: Screen()).check(text: page.file(with: row), name: "page.nui").isEmpty, "\(row)")
        }
    }

    @Test(arguments: ControlPage.all)
    func thePictureIsWhatIsDrawn(_ page: ControlPage) throws {
        let picture = ControlPagePicture(page: page)
        try KeptPicture(name: page.picture, size: picture.size).expect(picture.list(), CairoRenderer(PangoTextEngine()))
    }

    /// A state that looks like another one is not a state that people see. A pointer is over a control while it presses it, so pressed may
    /// look like hovered.
    @Test(arguments: ControlPage.all.filter { $0.states.count > 1 })
    func everyStateIsSeen(_ page: ControlPage) throws {
        for appearance in Theme.Appearance.allCases {
            let states = page.states.filter { $0 != .pressed }
            let lists = try states.map { try ShownControl(page, row: page.rows[0], $0, appearance).window.root.displayList().description }
            #expect(Set(lists).count == states.count, "\(page), \(appearance)")
        }
    }
}
