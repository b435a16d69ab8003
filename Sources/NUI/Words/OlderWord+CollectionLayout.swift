/// The words of SEUICollectionViewLayout. Collections, surveys and toolbars come later.
extension OlderWord {
    static let ofCollectionLayout: [OlderWord] = rows(
        system.classes(
            "SEUICollectionViewLayout UICollectionViewLayout CollectionView",
            .refused("FlowLayout or GridLayout in a ScrollView; collections of any size come later")),
        ofRefusedClass("SEUICollectionViewLayout", "animateBoundsChanges = YES"),
        system.classes("OverflowLayout Toolbar", .refused("HorizontalLayout in a ScrollView; toolbars that overflow come later")),
        ofRefusedClass(
            "OverflowLayout",
            """
            minimumItemSpacing = 10
            maxItemsToShowIfNotAllFit = 3
            numberOfVisibleItems = 3
            """),
        system.classes("Survey", .refused("VerticalLayout, whose items the states show and hide; surveys come later")))

    private static let system = System.collectionLayout

    private static func ofRefusedClass(_ owner: String, _ lines: String) -> [OlderWord] {
        system.properties(of: owner, lines, .refused("see \(owner)"))
    }
}
