import Tatami

/// Three tabs. The buttons at the ends scroll them where there is less room; the last one folds the page.
public func tabsGuide() -> LayoutView {
    let tabs = TabView()
    tabs.contentMargin = Insets(left: 10, top: 4, right: 10, bottom: 4)
    tabs.leastBodyLength = 60
    tabs.bar.addButton(.previous, at: .leading)
    tabs.bar.addButton(.next, at: .trailing)
    tabs.bar.addButton(.fold, at: .trailing)
    for (title, text, color) in [
        ("Boats", "At nine, at noon and at five", ChipColor.blue), ("Trains", "Two an hour", .green), ("Buses", "Line 4", .amber),
    ] {
        // The page is made when it is first shown.
        tabs.addTab(title, title: title) { chip(text, color) }
    }
    tabs.tab("Buses")?.isClosable = true
    tabs.selectedTab = "Trains"
    return paper(VStack(alignment: .stretch, padding: 12) { tabs })
}
