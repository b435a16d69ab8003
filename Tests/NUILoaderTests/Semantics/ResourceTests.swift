import NUI
import NUILoader
import TatamiGeometry
import TatamiViews
import Testing

/// Pictures and texts: where they are looked for, and what is told where they are not.
@Suite struct ResourceTests {
    private func load(
        _ text: String, _ others: [String: String] = [:], pictures: [String: Size] = [:], searchPaths: [String] = []
    ) -> (found: [String], screen: Screen) {
        let screen = Screen()
        let loader = NUILoader(root: screen, searchPaths: searchPaths)
        loader.logger = .silent
        var reader = MemorySourceReader(others.merging(["/ui/main.nui": text]) { _, new in new })
        for (path, size) in pictures { reader[path] = Pictures.png(size) }
        loader.reader = reader
        do {
            return (try loader.load(file: "/ui/main.nui").map(\.line), screen)
        } catch {
            return (error.diagnostics.map(\.line), screen)
        }
    }

    private let one = "root = { view = { :class = ImageView image = { file = \"pic.png\" } } }"

    @Test func aPictureLiesBesideTheFileThatNamesIt() throws {
        let (found, screen) = load(one, pictures: ["/ui/pic.png": Size(3, 4)])
        #expect(found == [])
        #expect((screen.view as? ImageView)?.image?.size == Size(3, 4))
    }

    @Test func anImportNamesPicturesFromItsOwnFolder() {
        let main =
            "import \"part/p.nui\"\nroot = { view = { :class = ImageView image = shared } second = { :class = ImageView :style = s } }"
        let part = "const shared = { :class = Image file = \"pic.png\" }\nstyle s = { image = { file = \"pic.png\" } }"
        let (found, screen) = load(main, ["/ui/part/p.nui": part], pictures: ["/ui/pic.png": Size(1, 1), "/ui/part/pic.png": Size(5, 6)])
        #expect(found == [])
        #expect((screen.view as? ImageView)?.image?.size == Size(5, 6))
        #expect((screen.outlets["second"] as? ImageView)?.image?.size == Size(5, 6))
    }

    @Test func searchPathsComeAfterTheOwnFolderInOrder() {
        #expect(
            (load(one, pictures: ["/b/pic.png": Size(2, 2), "/c/pic.png": Size(3, 3)], searchPaths: ["/a", "/b", "/c"]).screen.view
                as? ImageView)?.image?.size == Size(2, 2))
        #expect(
            (load(one, pictures: ["/ui/pic.png": Size(1, 1), "/b/pic.png": Size(2, 2)], searchPaths: ["/b"]).screen.view as? ImageView)?
                .image?.size == Size(1, 1))
    }

    @Test(arguments: [
        ("none.png", "NUI402"), ("../pic.png", "NUI403"), ("/pic.png", "NUI403"), ("http://a/pic.png", "NUI403"), ("", "NUI403"),
        ("main.nui", "NUI404"), ("cut.png", "NUI404"),
    ])
    func aPictureThatCannotBeHadIsAnErrorAtItsName(name: String, code: String) {
        let (found, screen) = load(
            "root = { view = { :class = ImageView\n  image = { file = \"\(name)\" } } }", ["/ui/cut.png": "\u{89}PNG", "/pic.png": "x"])
        #expect(found.count == 1 && found[0].hasPrefix("2:20 \(code)"), "\(found)")
        #expect(screen.view == nil)
    }

    @Test func capsAndScaleReachThePicture() throws {
        let (_, screen) = load(
            "root = { view = { :class = ImageView image = { file = \"pic.png\" leftCapWidth = 3 topCapHeight = 2 scale = 2 } } }",
            pictures: ["/ui/pic.png": Size(20, 10)])
        let image = try #require((screen.view as? ImageView)?.image)
        #expect(image.size == Size(10, 5) && image.leftCap == 3 && image.topCap == 2)
    }
}
