import Tatami
import TatamiCollectionViews

/// Shelves of walks that scroll sideways, in a list that scrolls down.
public func carouselsGuide() -> CollectionView {
    let list = CollectionView()
    list.style.spacing = 12
    list.background = .color(.role(.surface))
    let near = shelf("Near you", ["The lake", "The river", "The mill", "The bridges"])
    (near.carousel, near.itemsInSight) = (.groups, 2.5)
    let towns = shelf("From town to town", ["Ford to Hill", "Hill to Wells", "Wells to Bury", "Bury to Ford", "Ford to Wells"])
    towns.carousel = .free
    list.sections = [near, towns]
    return list
}

private func shelf(_ title: String, _ walks: [String]) -> CollectionSection {
    let section = CollectionSection()
    section.header = LayoutView {
        HStack(alignment: .center, padding: Insets(top: 0, leading: 16, bottom: 0, trailing: 16)) {
            Label(title).font(.headline)
        }
    }
    section.insets = Insets(top: 0, leading: 16, bottom: 8, trailing: 16)
    section.views = walks.map { walk in
        LayoutView {
            VStack(alignment: .stretch, padding: 12) { Label(walk) }
        }
        .with {
            $0.background = .color(.role(.accentSoft))
            $0.cornerRadius = 12
        }
    }
    return section
}
