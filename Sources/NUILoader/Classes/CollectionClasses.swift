import NUI
import TatamiCollectionViews
import TatamiCollections
import TatamiViews

extension NUIClass {
    static var collectionView: NUIClass {
        NUIClass(
            builtIn: "CollectionView", of: CollectionView.self, parent: "View",
            doc: "Any number of items that scroll. The objects of a loop's rows are made when they come into sight.",
            make: { CollectionView() },
            [
                .property(
                    "items", \.views, "The items, in order; rows of a loop are made when they are seen.", type: .array(of: .object("View")),
                    isStored: false
                ).onDemand { $0.show($1) },
                .property(
                    "sections", \.sections, "Groups of items with headers and footers, in place of `items`.", isStored: false
                ).listing(\.sections) { $0.sections = $1 }.related(.instead(of: "items")),
                .property("layout", \.style.kind, "How the items are arranged.", isStored: false),
                .property(
                    "columns", \.style.columns, "The number of columns of a grid or a waterfall; 0 for as many as fit.", range: .count,
                    isStored: false),
                .property(
                    "columnWidth", \.style.columnWidth, "The least width of a column where as many as fit are shown, in points.",
                    range: .length, isStored: false),
                .property("spacing", \.style.spacing, "The distance between items, in points.", range: .length, isStored: false),
                .property(
                    "anchor", \.anchorMode, "Which end of the content is held while it changes; a chat holds the end.", isStored: false),
                .property("selectionMode", \.selectionMode, "How many items people can select.", isStored: false),
                .property(
                    "selectedKeys", \.selectedKeys, "The keys of the selected rows, in order; of plain values their places, from 0.",
                    isStored: false
                ).edited(by: .selectionChanged),
                .property("selectedKey", \.selectedKey, "The key of the row that is selected; nothing for none.", isStored: false)
                    .related(.instead(of: "selectedKeys")).edited(by: .selectionChanged),
                .property(
                    "isReorderable", \.isReorderable,
                    "Whether people can move items by dragging and by keys; rows move in their list, if the file declares that with `<->`.",
                    isStored: false),
                .property(
                    "contentState", \.contentState, "What is known of the items, which decides what is shown while there are none.",
                    isStored: false),
                .property("emptyView", \.emptyView, "What is shown if there are no items.", type: .object("View"), isStored: false),
                .property(
                    "loadingView", \.loadingView, "What is shown in place of items while they are loaded.", type: .object("View"),
                    isStored: false),
                .property(
                    "failedView", \.failedView, "What is shown in place of items that could not be loaded.", type: .object("View"),
                    isStored: false),
                .property(
                    "pullsToRefresh", \.pullsToRefresh,
                    "Whether people can pull the content down to refresh it; an `action` on `refreshed` does so.", isStored: false),
                .property(
                    "isRefreshing", \.isRefreshing, "Whether the content is being refreshed, as the ring above it says.", isStored: false
                )
                .edited(by: .refreshed, isOnlyIfBound: true),
                .property(
                    "naturalLength", \.naturalLength, "The height that the view asks for, in points; it takes more where there is room.",
                    range: .length),
                .action(
                    "The action, or actions, sent when people select items, or on the events `itemOpened`, `moved` and `refreshed`."),
            ]
        ).refusing { (view: CollectionView) in view.idleFaults }
    }

    static var collectionSection: NUIClass {
        NUIClass(
            builtIn: "CollectionSection", of: CollectionSection.self,
            doc: "A group of items of a CollectionView, with what stands around them.",
            make: { CollectionSection() },
            [
                .property("header", \.header, "The view before the items.", type: .object("View")),
                .property("footer", \.footer, "The view after the items.", type: .object("View")),
                .property("headerLength", \.headerLength, "The height of the header, in points.", range: .length),
                .property("footerLength", \.footerLength, "The height of the footer, in points.", range: .length),
                .property(
                    "fitsHeader", \.fitsHeader,
                    "Whether the header is as high as its view wants to be; `headerLength` is then its height until it is seen."),
                .property(
                    "fitsFooter", \.fitsFooter,
                    "Whether the footer is as high as its view wants to be; `footerLength` is then its height until it is seen."),
                .property("pinsHeader", \.pinsHeader, "Whether the header stays at the top while its section is in sight."),
                .property("pinsFooter", \.pinsFooter, "Whether the footer stays at the bottom while its section is in sight."),
                .property(
                    "carousel", \.carousel,
                    "Whether the items stand side by side in a row that scrolls on its own, and where the row comes to rest."),
                .property(
                    "itemLength", \.itemLength, "The width of the items of a carousel, in points; 0 for as wide as they want to be.",
                    range: .length),
                .property(
                    "itemsInSight", \.itemsInSight,
                    "The number of items of a carousel that are in sight at once, such as 2.5; 0 leaves it to `itemLength`.",
                    range: NumberRange(0...100)
                ).related(.instead(of: "itemLength")),
                .property(
                    "itemsInGroup", \.itemsInGroup, "The number of items of a group, where a carousel rests at groups.",
                    range: NumberRange(1...1_000)),
                .property("hidesWhenEmpty", \.hidesWhenEmpty, "Whether a section without items takes no room at all."),
                .property(
                    "insets", \.insets,
                    "The distances of the items from the edges of the section, and from its header and footer, in points.",
                    range: .distance),
                .property(
                    "items", \.views, "The items, in order; rows of a loop are made when they are seen.", type: .array(of: .object("View")),
                    isStored: false
                ).onDemand { $0.items = $1.makeList() },
            ]
        ).refusing { (section: CollectionSection) in section.partFaults }
    }

    static var toolbar: NUIClass {
        NUIClass(
            builtIn: "Toolbar", of: Toolbar.self, parent: "View", doc: "A row of items that puts those that do not fit into a More menu.",
            make: { Toolbar() },
            [
                .property("items", \.items, "The items, from the leading side on.", type: .array(of: .object("ToolbarItem"))),
                .property("spacing", \.spacing, "The least distance between two items, in points.", range: .length),
                .property(
                    "maximumWhenOverflowing", \.maximumWhenOverflowing,
                    "The greatest number of items beside More while not all fit; any without it.", range: .count),
                .property("moreWidth", \.moreWidth, "The width of the More button, in points; its natural one without it.", range: .length),
                .property("layoutAnimation", \.layoutAnimation, "The animation of items that move, come and go.", isStored: false),
            ])
    }

    static var toolbarItem: NUIClass {
        NUIClass(
            builtIn: "ToolbarItem", of: ToolbarItem.self, doc: "An item of a Toolbar: a view, and what stands for it in the More menu.",
            make: { ToolbarItem(View()) },
            [
                .property("view", \.view, "The view in the toolbar. It has its natural size.", type: .object("View")),
                .property("width", \.width, "The width of the view, in points; its natural one without it.", range: .length),
                .property("title", \.title, "The title in the More menu; by default the name or the text of the view.", isStored: false),
                .property("priority", \.priority, "Items with a lower priority go to the More menu first; of equal ones, the last."),
                .property("isPinned", \.isPinned, "Whether the item never goes to the More menu."),
                .property("isSeparator", \.isSeparator, "Whether the item is a line between two groups, in place of a view."),
            ]
        ).refusing { (item: ToolbarItem) in item.viewFaults }
    }

    static var surveyView: NUIClass {
        NUIClass(
            builtIn: "SurveyView", of: SurveyView.self, parent: "View",
            doc: "A survey, whose questions are hidden that the answers make superfluous.", make: { SurveyView() },
            [
                .setting(
                    "survey", "The survey as JSON: sections with questions.", get: { (view: SurveyView) in view.survey.document }
                ) { view, document in view.survey = Survey(document) }
            ])
    }
}

extension ToolbarItem: NUIConvertible {
    /// An object of class ToolbarItem.
    public static var nuiType: ValueType { .object("ToolbarItem") }
    /// Returns the object; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> ToolbarItem? { value.object as? ToolbarItem }
    /// The item as an object.
    public var asNUI: NUIValue? { NUIValue(self) }
}

extension CollectionSection: NUIConvertible {
    /// An object of class CollectionSection.
    public static var nuiType: ValueType { .object("CollectionSection") }
    /// Returns the section; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> CollectionSection? { value.object as? CollectionSection }
    /// The section as an object.
    public var asNUI: NUIValue? { NUIValue(self) }
}

extension CollectionStyle.Kind: NUIEnumeration {
    /// The names of the arrangements in files.
    public static let nuiEnumeration = EnumTable<CollectionStyle.Kind>(
        "CollectionLayout", [(["List"], .list), (["Grid"], .grid), (["Waterfall", "Masonry"], .waterfall), (["Flow"], .flow)])
}

extension AnchorMode: NUIEnumeration {
    /// The names of the ends of content in files.
    public static let nuiEnumeration = EnumTable<AnchorMode>("Anchor", [(["Start"], .start), (["End"], .end), (["None"], .none)])
}

extension CollectionSection.Carousel: NUIEnumeration {
    /// The names of the ways in which items scroll on their own in files.
    public static let nuiEnumeration = EnumTable<CollectionSection.Carousel>(
        "Carousel", [(["None"], .none), (["Free"], .free), (["Pages"], .pages), (["Groups"], .groups)])
}

extension Selection.Mode: NUIEnumeration {
    /// The names of the ways to select in files.
    public static let nuiEnumeration = EnumTable<Selection.Mode>(
        "SelectionMode", [(["None"], .none), (["Single"], .single), (["Multiple"], .multiple)])
}

extension CollectionState: NUIEnumeration {
    /// The names of what is known of items in files.
    public static let nuiEnumeration = EnumTable<CollectionState>(
        "CollectionState", acceptsText: true, [(["Ready"], .ready), (["Loading"], .loading), (["Failed"], .failed)])
}

extension SurveyDocument: NUIConvertible {
    /// The JSON of a survey as a string.
    public static var nuiType: ValueType { .string }
    /// Returns the survey of a string without errors; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> SurveyDocument? { value.text.flatMap { read(Array($0.utf8)).document } }
    /// A survey cannot be read back.
    public var asNUI: NUIValue? { nil }

    /// The first error of a survey.
    public static func nuiFault(in value: NUIValue) -> NUIFault? {
        guard let text = value.text, let fault = read(Array(text.utf8)).faults.first(where: { !$0.isWarning }) else { return nil }
        return NUIFault("The survey has an error at \(fault)")
    }
}
