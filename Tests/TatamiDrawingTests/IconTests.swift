import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct IconTests {
    @Test func thereAreManyIcons() { #expect(IconName.allCases.count >= 100) }

    /// The lines keep their distance from the edges of the grid, and use most of it.
    @Test(arguments: IconName.allCases)
    func anIconIsDrawnOnItsGrid(icon: IconName) throws {
        let bounds = try #require(icon.path.tightBounds, "\(icon) has no path data that can be read")
        #expect(bounds.x >= 2.5 && bounds.y >= 2.5 && bounds.maxX <= 21.5 && bounds.maxY <= 21.5, "\(icon): \(bounds)")
        #expect(max(bounds.width, bounds.height) >= 11, "\(icon): \(bounds)")
        // Narrow icons stand in the middle.
        #expect(abs(bounds.center.x - 12) <= 1.5 && abs(bounds.center.y - 12) <= 1.5, "\(icon): \(bounds)")
    }

    @Test func noTwoIconsLookAlike() {
        var seen: [String: IconName] = [:]
        for icon in IconName.allCases {
            let other = seen.updateValue(icon, forKey: icon.path.data + "\(icon.isFilled)")
            #expect(other == nil, "\(icon) looks like \(String(describing: other))")
        }
    }

    @Test func iconsThatPointAlongTheReadingDirectionAreMirrored() {
        for icon in [IconName.chevronLeft, .chevronRight, .arrowLeft, .arrowRight, .undo, .redo, .list, .send] {
            #expect(icon.isDirectional, "\(icon)")
        }
        for icon in [IconName.check, .clock, .play, .skipForward, .search, .chevronUp, .arrowDown, .image] {
            #expect(!icon.isDirectional, "\(icon)")
        }
    }
}
