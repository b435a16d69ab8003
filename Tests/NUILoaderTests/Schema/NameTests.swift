import Foundation
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews
import Testing

import class TatamiCollectionViews.CollectionSection
import enum TatamiCollectionViews.CollectionState
import struct TatamiCollectionViews.CollectionStyle
import enum TatamiCollections.AnchorMode
import struct TatamiCollections.Selection
import struct TatamiCollections.TableColumn

@testable import NUILoader

/// Swift and NUI have one word for a thing: who knows one can write the other.
@Suite struct NameTests {
    private var checked: Set<String> = []

    /// The first letter is large in NUI. One of a case's names is enough: others are the seeds' words for it.
    private mutating func check<Value>(_ table: EnumTable<Value>) {
        checked.insert(table.name)
        for row in table.rows {
            let swift = String(describing: row.value)
            #expect(
                row.names.contains { $0.prefix(1).lowercased() + $0.dropFirst() == swift },
                "\(table.name): Swift says .\(swift), NUI \(row.names)")
        }
    }

    @Test mutating func casesHaveTheSameNames() {
        check(HorizontalAlignment.nuiEnumeration)
        check(VerticalAlignment.nuiEnumeration)
        check(CellAlignment.nuiEnumeration)
        check(Visibility.nuiEnumeration)
        check(Overflow.nuiEnumeration)
        check(Axis.nuiEnumeration)
        check(Distribution.nuiEnumeration)
        check(OverlayMode.nuiEnumeration)
        check(GridInsertion.nuiEnumeration)
        check(TrackSize.nuiEnumeration)
        check(ContentMode.nuiEnumeration)
        check(TextAlignment.nuiEnumeration)
        check(LineBreakMode.nuiEnumeration)
        check(BaselineAdjustment.nuiEnumeration)
        check(TextField.BorderStyle.nuiEnumeration)
        check(TextField.ClearButtonMode.nuiEnumeration)
        check(AccessibilityLive.nuiEnumeration)
        check(Action.Event.nuiEnumeration)
        check(FontType.nuiEnumeration)
        check(TypeStyle.nuiEnumeration)
        check(Theme.Appearance.nuiEnumeration)
        check(Theme.Contrast.nuiEnumeration)
        check(GradientType.nuiEnumeration)
        check(Shape.Form.nuiEnumeration)
        check(FillRule.nuiEnumeration)
        check(Stroke.Cap.nuiEnumeration)
        check(Stroke.Join.nuiEnumeration)
        check(Dash.nuiEnumeration)
        check(IconName.nuiEnumeration)
        check(RelativeArea.nuiEnumeration)
        check(TrackType.nuiEnumeration)
        check(EdgeWord.nuiEnumeration)
        check(LengthWord.nuiEnumeration)
        check(LayoutDirection.nuiEnumeration)
        check(Badge.Kind.nuiEnumeration)
        check(Weekday.nuiEnumeration)
        check(LabelTurn.nuiEnumeration)
        check(Reordering.nuiEnumeration)
        check(CollectionStyle.Kind.nuiEnumeration)
        check(CollectionState.nuiEnumeration)
        check(CollectionSection.Carousel.nuiEnumeration)
        check(AnchorMode.nuiEnumeration)
        check(Selection.Mode.nuiEnumeration)
        check(TableColumn.Pin.nuiEnumeration)
        check(ColumnWidth.nuiEnumeration)
        // Static members and wrapped values, which do not print their names, and keyboards, whose words are those of UIKit.
        let others = Set(EnumCatalogue.schemas.map(\.name)).subtracting(checked)
        #expect(
            others.isDisjoint(with: checked) && others.isSuperset(of: ["Curve", "Corners", "Edges"]) && others.count < 19,
            "\(others.sorted())")
    }

    /// Words of a file that Swift writes in another way, with what Swift writes.
    private static let others = [
        "of": "sibling", "view": "arranged", "backgroundColor": "background", "theme": "themeChanges", "tag": "plainTag",
        "unitX": "columnSpan",
        "unitY": "rowSpan", "columns": "columnList", "rows": "rowList", "columnSpacings": "columnSpacingList",
        "rowSpacings": "rowSpacingList", "xPositionOffset": "offset.x", "yPositionOffset": "offset.y",
        "fixedWidth": "fixedWidthLength", "fixedHeight": "fixedHeightLength", "minWidth": "minWidthLength",
        "minHeight": "minHeightLength", "maxWidth": "maxWidthLength", "maxHeight": "maxHeightLength", "sets": "namedSets",
        "contextMenu": "menuOfFile", "body": "bodyOfFile", "dropGrid": "placement.grid", "snapDistance": "placement.snapDistance",
        "items": "views", "layout": "style.kind", "anchor": "anchorMode", "staysInBounds": "placement.staysInBounds",
        "avoidsSiblings": "placement.avoidsSiblings", "selectionMode": "rows.selectionMode", "naturalLength": "rows.naturalLength",
        "selectedKeys": "rows.selectedKeys", "selectedKey": "rows.selectedKey",
    ]

    @Test func propertiesHaveTheSameNames() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let classes = root.appendingPathComponent("Sources/NUILoader/Classes")
        let property = try Regex(#"\.property\(\s*"(\w+)",\s*\\\.([\w.]+)"#)
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(at: classes, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: property) {
                let name = String(match.output[1].substring ?? "")
                let path = String(match.output[2].substring ?? "")
                count += 1
                // `paddingTop` is `padding.top`; values are read through the box that makes them, or that holds them; a length may be a
                // fraction as well.
                let parts = path.split(separator: ".").map(String.init)
                let joined = parts.dropFirst().reduce(parts[0]) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
                let isSame =
                    name == joined || path == "\(name)OrFraction" || name == parts.last && ["value", "preview", "style"].contains(parts[0])
                #expect(isSame || Self.others[name] == path, "\(file.lastPathComponent): NUI says \(name), Swift \(path)")
            }
        }
        #expect(count > 150)
    }
}
