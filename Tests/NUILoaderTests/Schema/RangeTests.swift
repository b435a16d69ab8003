import NUI
import NUILoader
import TatamiCairo
import TatamiGeometry
import TatamiViews
import TestSupport
import Testing

/// The ranges that the schema tells, against what the program really does with numbers. `NUI_SEED` takes other ones.
@Suite struct RangeTests {
    private static let seed = Seeded.start("NUI_SEED", otherwise: 0x2A9E)
    private static let schema = NUILoader(root: Screen()).schema

    private static func scenes() throws -> [RangeScene] {
        let engine = try PangoTextEngine()
        return schema.classes.flatMap { item in
            // What a control shows in another state is not seen, and neither is a limit of what people type, the size of tiles that the
            // program adds, the number of pages that are kept, which of many tabs is current, or where a drop would be or a row comes to rest.
            item.properties.filter {
                $0.range != nil && !$0.name.hasSuffix("StrokeWidth")
                    && !["maxLength", "megaUnitX", "megaUnitY", "keptPages", "currentIndex", "dropGrid", "snapDistance", "itemsInGroup"]
                        .contains($0.name)
            }.map {
                RangeScene(className: item.name, property: $0, engine: engine)
            }
        }
    }

    @Test func everyNumberOfASizeHasARange() throws {
        #expect(try Self.scenes().count > 100)
        // These are no sizes, nothing is done with them, or all that is out of range is refused.
        let free = [
            "View.transform", "AccordionCell.foldDuration", "TabView.foldDuration", "Stepper.minimum",
            "Stepper.maximum", "Stepper.value",
            "Slider.minimum", "Slider.maximum", "Slider.value",
            "RangeSlider.minimum", "RangeSlider.maximum", "RangeSlider.lowerValue", "RangeSlider.upperValue", "FormLayout.stackedBelow",
            "ComboBox.maximumListHeight", "ComboBox.anchorPos", "EditableComboBox.maximumListHeight",
            "EditableComboBox.anchorPos",
            "OverlayLayout.spacing", "RelativeLayout.overallSize", "Gradient.angle",
            "Gradient.center", "LayoutAnimation.duration", "LayoutAnimation.delay", "LayoutAnimation.bounce", "Preview.size",
            "Preview.scale", "CollectionView.selectedKey", "ToolbarItem.priority", "Table.selectedKey",
        ]
        let numeric: [ValueType] = [.number, .integer, .point, .size, .rect, .insets, .range, .transform, .trackList]
        let without = Self.schema.classes.flatMap { item in
            item.properties.filter { $0.range == nil && $0.type.alternatives.contains(where: numeric.contains) }.map {
                "\(item.name).\($0.name)"
            }
        }
        #expect(without == free)
    }

    /// A number in the range arrives as it is: another one is another picture. One outside is refused, or is the same as the end of the
    /// range, as none at all, or, where it should be more than 0, as 1.
    @Test func rangesAreWhatTheSettersDo() throws {
        var random = Seeded(Self.seed)
        var outside = 0
        for scene in try Self.scenes() {
            let range = try #require(scene.property.range)
            let name = "\(scene.className).\(scene.property.name) seed \(Self.seed)"
            let absent = try #require(try scene.look(""), "\(name): no scene")
            let inside = Self.numbers(in: range, scene, &random)
            let sights = try inside.map { try #require(try scene.look(scene.writing($0))) }
            #expect(Set(sights.map(\.shown)).count == inside.count && !sights.contains { $0.shown == nil }, "\(name): \(inside)")
            for (value, sight) in zip(inside, sights) {
                #expect(sight.found.allSatisfy { $0.id != "NUI222" && $0.id != "NUI223" }, "\(name): \(value)")
                #expect(
                    sight.readBack.map { $0.contains { abs($0 - value) < 1e-6 } } ?? true,
                    "\(name): \(value) became \(sight.readBack ?? [])")
            }
            for (value, end) in Self.numbers(beyond: range, scene, &random) {
                outside += 1
                let sight = try #require(try scene.look(scene.writing(value)))
                #expect(
                    sight.found.count { ["NUI222", "NUI216", "NUI603"].contains($0.id) } == 1,
                    "\(name): \(value) \(sight.found.map(\.line))")
                guard let shown = sight.shown else { continue }
                let atEnd = try scene.look(scene.writing(end))?.shown
                #expect(shown == absent.shown || shown == atEnd, "\(name): \(value)")
            }
        }
        #expect(outside > 60)
    }

    private static func isWhole(_ scene: RangeScene) -> Bool { scene.writing(1.5) == scene.writing(1) }

    /// Three numbers well apart.
    private static func numbers(in range: NumberRange, _ scene: RangeScene, _ random: inout Seeded) -> [Double] {
        // What is negative is not set.
        let isUnset = ["fitGrowingSideSize", "fixedSideSize"].contains(scene.property.name)
        let lower = isUnset ? 0 : max(range.lower, -300)
        let upper = min(range.upper, 300)
        let third = (upper - lower) / 3
        let numbers = (0..<3).map { lower + third * (Double($0) + Double.random(in: 0.2...0.8, using: &random)) }
        return isWhole(scene) ? numbers.map { $0.rounded() } : numbers.map { ($0 * 1000).rounded() / 1000 }
    }

    /// Numbers beyond each end that files can write, with what they may count as.
    private static func numbers(beyond range: NumberRange, _ scene: RangeScene, _ random: inout Seeded) -> [(Double, Double)] {
        var result: [(Double, Double)] = []
        for _ in 0..<2 {
            let step =
                isWhole(scene)
                ? Double(Int.random(in: 1...500, using: &random)) : Double(Int.random(in: 1...900_000, using: &random)) / 1000
            if range.lower > -Limits.number { result.append((range.lower - step, range.isAbove ? 1 : range.lower)) }
            if range.upper < Limits.number { result.append((range.upper + step, range.upper)) }
        }
        if range.isAbove { result.append((range.lower, 1)) }
        return result
    }
}
