import Tatami

/// Panes of which settings take the place of the page and its notes, and of which only settings or search is open.
public final class Desk {
    public let view: LayoutView
    public let rules = VisibilityRules(
        .exclusive(["settings", "search"]), .companion(["page", "notes"]), .alternative(["settings"], ["page", "notes"]))

    public init() {
        let key = Button("Settings")
        let panes = VStack(spacing: 6)
        panes.add(key).horizontalAlignment = .stretch
        let looks: [(name: String, color: ChipColor)] = [("search", .green), ("page", .blue), ("notes", .blue), ("settings", .amber)]
        for (name, color) in looks {
            let item = panes.add(chip(name, color).id(name))
            (item.heightAdjustment, item.horizontalAlignment) = (14, .stretch)
            if name == "settings" { item.visibility = .collapsed }
        }
        view = LayoutView()
        view.layout = panes
        rules.collapses = true
        rules.animation = LayoutAnimation(duration: 0.2)
        rules.registerViews(in: view)
        view.visibilityRules = rules
        key.on { [weak rules] _ in
            do { try rules?.toggle("settings") } catch { print(error) }
        }
    }
}

/// A desk as it is at first, and one whose settings were opened.
public func visibilityGuide() throws -> LayoutView {
    let (before, after) = (Desk(), Desk())
    try after.rules.show("settings")
    return paper(
        HStack(spacing: 16, padding: 12) {
            before.view.stretch(.horizontal).align(vertical: .top)
            after.view.stretch(.horizontal).align(vertical: .top)
        })
}
