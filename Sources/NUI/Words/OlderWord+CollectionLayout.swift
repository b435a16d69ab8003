/// The words of SEUICollectionViewLayout.
extension OlderWord {
    static let ofCollectionLayout: [OlderWord] = rows(
        system.classes(
            "SEUICollectionViewLayout UICollectionViewLayout",
            .refused("CollectionView, which makes its items when they come into sight")),
        ofRefusedClass("SEUICollectionViewLayout", "animateBoundsChanges = YES"),
        system.classes("CollectionView Toolbar", .loads), system.classes("OverflowLayout", .refused("Toolbar")),
        ofRefusedClass(
            "OverflowLayout",
            """
            minimumItemSpacing = 10
            maxItemsToShowIfNotAllFit = 3
            numberOfVisibleItems = 3
            """),
        system.classes("Survey", .refused("SurveyView")))

    private static let system = System.collectionLayout

    private static func ofRefusedClass(_ owner: String, _ lines: String) -> [OlderWord] {
        system.properties(of: owner, lines, .refused("see \(owner)"))
    }
}
