import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// A list whose source was filled before, in the room that a layout gives it.
@Suite struct PlacedListTests {
    private func source(_ count: Int) -> CollectionSource<String, Int> {
        let source = CollectionSource<String, Int>()
        source.edit {
            $0.append(["Rows"])
            $0.append(Array(1...count), to: "Rows")
        }
        return source
    }

    private func list(_ count: Int, _ mode: Selection.Mode = .none) -> CollectionView {
        let list = CollectionView(source(count)) {
            Label().lines(1)
        } configure: { label, number in
            label.text = "Row \(number)"
        }
        list.selectionMode = mode
        return list
    }

    @Test(arguments: [Selection.Mode.none, .multiple], [10, 1_000_000])
    func rowsAreShownFromTheFirstLayoutOn(_ mode: Selection.Mode, _ count: Int) throws {
        let list = list(count, mode)
        let view = LayoutView {
            VStack(alignment: .stretch, spacing: 12, padding: 12) {
                Label("Rows").align(.leading)
                HStack(spacing: 12) {
                    list.stretch()
                    Label("Beside").stretch()
                }
                .stretch()
            }
        }
        let window = try TestWindow(view, size: Size(400, 260))
        window.step()
        #expect(window.root.diagnostics.isEmpty, "\(window.root.diagnostics) \(list.counters)")
        #expect((try? window.find("Row 1")) != nil, "\(list.frame) \(list.contentExtent) \(list.counters)")
        #expect(list.counters.realised <= 40)
    }

    @Test func idsOfAnotherTypeAreReportedOnceAndStayEmpty() throws {
        let list = CollectionView(source(10))
        list.register {
            Label()
        } configure: { (label, id: String) in
            label.text = id
        }
        let window = try TestWindow(LayoutView { VStack { list.stretch() } }, size: Size(400, 260))
        window.step()
        #expect(window.root.diagnostics.count == 1 && window.root.diagnostics[0].contains("cannot show Int"))
    }
}
