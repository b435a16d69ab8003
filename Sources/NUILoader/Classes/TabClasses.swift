import NUI
import TatamiControls
import TatamiGeometry
import TatamiViews

extension NUIClass {
    static var tabBar: NUIClass {
        NUIClass(
            builtIn: "TabBar", of: TabBar.self, aliases: ["TabBarView", "MICUiTabBarView"], parent: "View",
            doc: "A row of tabs, which scrolls if it needs more than its room.", make: { TabBar() },
            [
                .adding(
                    "tabs", "The tabs, in order: objects of class TabButton, or any views.", of: .array(of: .object("View")),
                    keep: { bar in
                        let kept = bar.tabs
                        return { bar.tabs = kept }
                    }
                ) { (bar: TabBar, tab: View) in bar.add(tab) }.listing(\.tabs) { $0.tabs = $1 },
                .property(
                    "currentIndex", \.currentIndex, "The number of the tab whose page is shown, from 0.", range: .count, isStored: false
                )
                .edited(by: .tabSelected),
            ] + functions(of: { $0 }) + [
                reordering(\.self),
                .action(
                    "The action, or actions, that the bar sends when people select a tab, or another event: `TabClosed`, `Moved`, "
                        + "`DragEnded`, `CustomizingChanged`."),
            ])
    }

    static var tabButton: NUIClass {
        NUIClass(
            builtIn: "TabButton", of: TabButton.self, aliases: ["DsTabButton", "MICUiDsTabButton"], parent: "CustomButton",
            doc: "A tab of a TabBar or a TabView.", make: { TabButton() },
            [
                .property("key", \.key, "The name by which a tab view knows the tab; by default its title."),
                .property("page", \.page, "The page of the tab in a tab view.", type: .object("View")),
                .property("isClosable", \.isClosable, "Whether people can close the tab.", aliases: ["closable"]),
                .property("attachBottom", \.attachBottom, "Whether the page is above the tab; a tab view sets it."),
                .property(
                    "outlineWidth", \.outlineWidth, "The width of the outline, in points; neighbors overlap by that of the first tab.",
                    range: .length),
            ])
    }

    static var tabView: NUIClass {
        NUIClass(
            builtIn: "TabView", of: TabView.self, aliases: ["DsTabView"], parent: "View",
            doc: "Tabs with a page each, of which one is shown and can be folded.", make: { TabView() },
            tabs + options + functions(of: { $0.bar }) + folding() + [
                reordering(\.bar),
                .action(
                    "The action, or actions, that the view sends when people select a tab, or another event: `TabClosed`, `Folded`, `Moved`."
                ),
            ], actions: foldActions())
    }

    static var micuiTabView: NUIClass {
        NUIClass(
            builtIn: "MICUiDsTabView", of: TabView.self, parent: "TabView",
            doc: "A tab view that stays folded when people select another tab, as the Layouter's does.",
            make: {
                let view = TabView()
                view.unfoldsOnSelect = false
                return view
            })
    }

    private static var tabs: [NUIProperty<TabView>] {
        [
            .adding(
                "tabs", "The tabs, in order.", of: .array(of: .object("TabButton")),
                keep: { view in
                    let kept = view.tabButtons
                    return { view.setTabs(kept) }
                }
            ) { (view: TabView, tab: TabButton) in view.addTab(tab) }.listing(\.tabButtons) { $0.setTabs($1) },
            .property("selectedTab", \.selectedTab, "The key of the selected tab; by default the first one.", isStored: false)
                .edited(by: .tabSelected),
        ]
    }

    private static var options: [NUIProperty<TabView>] {
        [
            .property("tabHeight", \.tabHeight, "The height of the tabs, in points; 0 for that of the highest.", range: .length),
            .property("tabWidth", \.tabWidth, "The width of the tabs, in points; 0 for the natural width of each.", range: .length),
            .property(
                "leastTabWidth", \.leastTabWidth, "The least width of a tab with its natural width, in points.", aliases: ["tabMinWidth"],
                range: .length),
            .property(
                "greatestTabWidth", \.greatestTabWidth, "The greatest width of a tab with its natural width, in points; 0 for none.",
                aliases: ["tabMaxWidth"], range: .length),
            .property(
                "contentMargin", \.contentMargin, "The distances from the edges of each tab to its picture and title, in points.",
                range: .length),
            .property("attachBottom", \.attachBottom, "Whether the tabs stand below the page."),
            .property("unfoldsOnSelect", \.unfoldsOnSelect, "Whether a tab that people select unfolds the view."),
            .property("keptPages", \.keptPages, "The greatest number of pages that are kept, at least 5.", range: .count),
        ]
    }

    /// Where people drag the tabs of a bar.
    private static func reordering<Object: AnyObject>(_ bar: KeyPath<Object, TabBar>) -> NUIProperty<Object> {
        .property(
            "reordering", bar.appending(path: \.reordering),
            "Where people drag the tabs: nowhere, inside the bar, or to other bars as well; a tab view keeps its tabs.", isStored: false)
    }

    /// The buttons beside the tabs of a bar.
    private static func functions<Object: AnyObject>(of bar: @escaping (Object) -> TabBar) -> [NUIProperty<Object>] {
        let sides: [(String, String, TabSide)] = [("leadingButtons", "before", .leading), ("trailingButtons", "after", .trailing)]
        return sides.map { name, place, side in
            .adding(
                name, "The buttons \(place) the tabs: [Previous Next Fold]. Those that scroll are shown only where they are needed.",
                of: .array(of: TabFunction.nuiType),
                keep: { object in
                    let kept = bar(object).buttons
                    return {
                        for button in bar(object).buttons where !kept.contains(where: { $0 === button }) {
                            bar(object).removeButton(button)
                        }
                    }
                }
            ) { (object: Object, function: TabFunction) in bar(object).addButton(function, at: side) }
        }
    }
}

extension TabFunction: NUIEnumeration {
    /// The names of the functions of buttons in files.
    public static let nuiEnumeration = EnumTable<TabFunction>(
        "TabFunction", [(["Previous"], .previous), (["Next"], .next), (["Customize"], .customize), (["Fold"], .fold)])
}
