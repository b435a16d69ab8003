import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiViews

@testable import NUILoader

extension PropertyRow {
    static let containers: [PropertyRow] = [
        .init("ArrangedView", "layoutAnimation = { duration = 0.3 }") { (view: ArrangedView) in view.layoutAnimation?.duration == 0.3 },
        .init("ArrangedView", "horizontalScrollerEnabled = YES") { (view: ArrangedView) in view.horizontalScrollerEnabled },
        .init("ArrangedView", "verticalScrollerEnabled = NO") { (view: ArrangedView) in !view.verticalScrollerEnabled },
        .init("ArrangedView", "contentOffset = [0 12] frame = [0 0 10 10]") { (view: ArrangedView) in
            view.addChild(Spacer()).fixedHeight = 100
            let root = ViewRoot(view, text: FakeText())
            root.layout(in: Size(10, 10))
            return view.contentOffset == Point(0, view is RelativeView || view is AccordionView ? 0 : 12)
        },
        .init("ArrangedView", "reordering = Shared") { (view: ArrangedView) in view.reordering == .shared },
        .init("ArrangedView", "dragStart = Hold | Customizing") { (view: ArrangedView) in view.dragStart == [.hold, .customizing] },
        .init("ArrangedView", "endsByTap = NO") { (view: ArrangedView) in !view.endsByTap },
        .init("ArrangedView", "dragKind = \"card\"") { (view: ArrangedView) in view.dragKind == "card" },
        .init("ArrangedView", "acceptedKinds = [\"card\" \"note\"]") { (view: ArrangedView) in view.acceptedKinds == ["card", "note"] },
        .init("ArrangedView", "action = { selector = \"go\" }") { (view: ArrangedView) in view.actions == [Action("go")] },
        .init("ArrangedView", "dropGrid = [8 4]") { (view: ArrangedView) in view.placement.grid == Size(8, 4) },
        .init("ArrangedView", "snapDistance = 6") { (view: ArrangedView) in view.placement.snapDistance == 6 },
        .init("ArrangedView", "staysInBounds = NO") { (view: ArrangedView) in !view.placement.staysInBounds },
        .init("ArrangedView", "avoidsSiblings = YES") { (view: ArrangedView) in view.placement.avoidsSiblings },
        .init("StackView", "stackLayout <= { spacing = 3 layoutItems = [{ :class = Label }] }") { (view: StackView) in
            view.stackLayout.spacing == 3 && view.children.count == 1
        },
        .init("GridView", "tileLayout <= { tilesAcross = 3 layoutItems = [{ :class = Label }] }") { (view: GridView) in
            view.tileLayout.tilesAcross == 3 && view.children.count == 1
        },
        .init("GridView", "megaUnitX = 2") { (view: GridView) in view.addChild(View()).columnSpan == 2 },
        .init("GridView", "megaUnitY = 2") { (view: GridView) in view.addChild(View()).rowSpan == 2 },
        .init("RelativeView", "relativeLayout <= { padding = 3 layoutItems = [{ :class = Label }] }") { (view: RelativeView) in
            view.relativeLayout.padding == 3 && view.children.count == 1
        },
        .init("RelativeView", "areaSize = [30 40]") { (view: RelativeView) in view.areaSize == Size(30, 40) },
    ]
    static let accordions: [PropertyRow] = [
        .init("AccordionCell", "label = { :class = Label text = \"L\" }") { (cell: AccordionCell) in (cell.label as? Label)?.text == "L" },
        .init("AccordionCell", "title = \"L\"") { (cell: AccordionCell) in (cell.label as? AccordionLabel)?.title == "L" },
        .init("AccordionCell", "body = { :class = Label text = \"B\" }") { (cell: AccordionCell) in cell.body.isView },
        .init("AccordionCell", "axis = Horizontal") { (cell: AccordionCell) in cell.axis == .horizontal },
        .init("AccordionCell", "labelPosition = Bottom | Trailing") { (cell: AccordionCell) in cell.labelPosition == [.bottom, .trailing] },
        .init("AccordionCell", "labelAlignment = Center") { (cell: AccordionCell) in cell.labelAlignment == .center },
        .init("AccordionCell", "labelMargin = 3") { (cell: AccordionCell) in cell.labelMargin == 3 },
        .init("AccordionCell", "bodyMargin = 3") { (cell: AccordionCell) in cell.bodyMargin == 3 },
        .init("AccordionCell", "movableLabel = YES") { (cell: AccordionCell) in cell.movableLabel },
        .init("AccordionCell", "labelTurn = None") { (cell: AccordionCell) in cell.labelTurn == .none },
        .init("AccordionCell", "rotateRight = YES") { (cell: AccordionCell) in cell.labelTurn == .clockwise },
        .init("AccordionCell", "leastBodyLength = 3") { (cell: AccordionCell) in cell.leastBodyLength == 3 },
        .init("AccordionCell", "greatestBodyLength = 3") { (cell: AccordionCell) in cell.greatestBodyLength == 3 },
        .init("AccordionCell", "foldDuration = 0.5") { (cell: AccordionCell) in cell.foldDuration == 0.5 },
        .init("AccordionCell", "isFolded = YES") { (cell: AccordionCell) in cell.isFolded },
        .init("AccordionCell", "togglesOnPress = NO") { (cell: AccordionCell) in !cell.togglesOnPress },
        .init("AccordionCell", "action = { selector = \"go\" }") { (cell: AccordionCell) in cell.actions == [Action("go")] },
        .init("AccordionView", "exclusive = YES") { (view: AccordionView) in view.exclusive },
        .init("AccordionView", "keepsOneOpen = YES") { (view: AccordionView) in view.keepsOneOpen },
    ]
    static let collections: [PropertyRow] = [
        .init("CollectionView", "items = [{ :class = Label text = \"A\" }]") { (view: CollectionView) in
            (view.views.first as? Label)?.text == "A"
        },
        .init("CollectionView", "layout = Grid") { (view: CollectionView) in view.style.kind == .grid },
        .init("CollectionView", "columns = 3") { (view: CollectionView) in view.style.columns == 3 },
        .init("CollectionView", "columnWidth = 80") { (view: CollectionView) in view.style.columnWidth == 80 },
        .init("CollectionView", "spacing = 4") { (view: CollectionView) in view.style.spacing == 4 },
        .init("CollectionView", "anchor = End") { (view: CollectionView) in view.anchorMode == .end },
        .init("CollectionView", "selectionMode = Multiple") { (view: CollectionView) in view.selectionMode == .multiple },
        .init("CollectionView", "selectedKeys = [\"a\" 3]") { (view: CollectionView) in
            view.selectedKeys == [.text("a"), .number(3)]
        },
        .init("CollectionView", "selectedKey = \"a\"") { (view: CollectionView) in view.selectedKey == .text("a") },
        .init("CollectionView", "isReorderable = YES") { (view: CollectionView) in view.isReorderable },
        .init("CollectionView", "contentState = Failed") { (view: CollectionView) in view.contentState == .failed },
        .init("CollectionView", "emptyView = { :class = Label text = \"A\" }") { (view: CollectionView) in
            (view.emptyView as? Label)?.text == "A"
        },
        .init("CollectionView", "loadingView = { :class = Label text = \"A\" }") { (view: CollectionView) in
            (view.loadingView as? Label)?.text == "A"
        },
        .init("CollectionView", "failedView = { :class = Label text = \"A\" }") { (view: CollectionView) in
            (view.failedView as? Label)?.text == "A"
        },
        .init("CollectionView", "pullsToRefresh = YES") { (view: CollectionView) in view.pullsToRefresh },
        .init("CollectionView", "isRefreshing = YES") { (view: CollectionView) in view.isRefreshing },
        .init("CollectionView", "action = { selector = \"go\" }") { (view: CollectionView) in view.actions == [Action("go")] },
        .init("CollectionView", "naturalLength = 120") { (view: CollectionView) in view.naturalLength == 120 },
        .init("CollectionView", "sections = [{ headerLength = 3 }]") { (view: CollectionView) in view.sections.map(\.headerLength) == [3] },
        .init("CollectionSection", "header = { :class = Label text = \"A\" }") { (section: CollectionSection) in
            (section.header as? Label)?.text == "A"
        },
        .init("CollectionSection", "footer = { :class = Label text = \"A\" }") { (section: CollectionSection) in
            (section.footer as? Label)?.text == "A"
        },
        .init("CollectionSection", "headerLength = 3") { (section: CollectionSection) in section.headerLength == 3 },
        .init("CollectionSection", "footerLength = 3") { (section: CollectionSection) in section.footerLength == 3 },
        .init("CollectionSection", "fitsHeader = YES") { (section: CollectionSection) in section.fitsHeader },
        .init("CollectionSection", "fitsFooter = YES") { (section: CollectionSection) in section.fitsFooter },
        .init("CollectionSection", "pinsHeader = YES") { (section: CollectionSection) in section.pinsHeader },
        .init("CollectionSection", "pinsFooter = YES") { (section: CollectionSection) in section.pinsFooter },
        .init("CollectionSection", "carousel = Pages") { (section: CollectionSection) in section.carousel == .pages },
        .init("CollectionSection", "itemLength = 90") { (section: CollectionSection) in section.itemLength == 90 },
        .init("CollectionSection", "itemsInSight = 2.5") { (section: CollectionSection) in section.itemsInSight == 2.5 },
        .init("CollectionSection", "itemsInGroup = 2") { (section: CollectionSection) in section.itemsInGroup == 2 },
        .init("CollectionSection", "hidesWhenEmpty = YES") { (section: CollectionSection) in section.hidesWhenEmpty },
        .init("CollectionSection", "insets = 3") { (section: CollectionSection) in section.insets == 3 },
        .init("CollectionSection", "items = [{ :class = Label text = \"A\" }]") { (section: CollectionSection) in
            (section.views.first as? Label)?.text == "A"
        },
        .init("Table", "columns = [{ title = \"A\" }]") { (table: Table) in table.columns.map(\.id) == ["A"] },
        .init("Table", "rows = [{ cells = [{ text = \"A\" }] }]") { (table: Table) in table.givenRows.map(\.cells.count) == [1] },
        .init("Table", "sections = [{ headerLength = 3 }]") { (table: Table) in table.sections.map(\.headerLength) == [3] },
        .init("TableSection", "header = { :class = Label text = \"A\" }") { (section: TableSection) in
            (section.header as? Label)?.text == "A"
        },
        .init("TableSection", "headerLength = 3") { (section: TableSection) in section.headerLength == 3 },
        .init("TableSection", "fitsHeader = YES") { (section: TableSection) in section.fitsHeader },
        .init("TableSection", "pinsHeader = NO") { (section: TableSection) in !section.pinsHeader },
        .init("TableSection", "hidesWhenEmpty = YES") { (section: TableSection) in section.hidesWhenEmpty },
        .init("TableSection", "rows = [{ cells = [{ text = \"A\" }] }]") { (section: TableSection) in
            section.givenRows.map(\.cells.count) == [1]
        },
        .init("Table", "rowHeight = 50") { (table: Table) in table.rowHeight == 50 },
        .init("Table", "selectionMode = Multiple") { (table: Table) in table.rows.selectionMode == .multiple },
        .init("Table", "selectedKeys = [\"a\" 3]") { (table: Table) in table.rows.selectedKeys == [.text("a"), .number(3)] },
        .init("Table", "selectedKey = \"a\"") { (table: Table) in table.rows.selectedKey == .text("a") },
        .init("Table", "sortColumn = \"A\"") { (table: Table) in table.sorting == [TableSort("A")] },
        .init("Table", "sortsAscending = NO") { (table: Table) in !table.sortsAscending },
        .init("Table", "naturalLength = 120") { (table: Table) in table.rows.naturalLength == 120 },
        .init("Table", "action = { selector = \"go\" }") { (table: Table) in table.actions == [Action("go")] },
        .init("TableColumn", "id = \"a\"") { (column: TableColumn) in column.id == "a" },
        .init("TableColumn", "title = \"A\"") { (column: TableColumn) in column.title == "A" && column.id == "A" },
        .init("TableColumn", "width = 90") { (column: TableColumn) in column.width == .fixed(90) },
        .init("TableColumn", "weight = 2") { (column: TableColumn) in column.width == .weight(2) },
        .init("TableColumn", "minimum = 20") { (column: TableColumn) in column.minimum == 20 },
        .init("TableColumn", "maximum = 200") { (column: TableColumn) in column.maximum == 200 },
        .init("TableColumn", "pin = Trailing") { (column: TableColumn) in column.pin == .trailing },
        .init("TableColumn", "isSortable = YES") { (column: TableColumn) in column.isSortable },
        .init("TableRow", "cells = [{ text = \"A\" }]") { (row: TableCells) in (row.cells.first as? TableText)?.text == "A" },
        .init("TableCell", "text = \"A\"") { (cell: TableText) in cell.text == "A" },
        .init("OutlineView", "rows = [{ isOpen = YES }]") { (outline: EntryOutline) in outline.entries.map(\.isOpen) == [true] },
        .init("OutlineView", "indentation = 3") { (outline: EntryOutline) in outline.indentation == 3 },
        .init("OutlineView", "selectionMode = Multiple") { (outline: EntryOutline) in outline.selectionMode == .multiple },
        .init("OutlineView", "naturalLength = 120") { (outline: EntryOutline) in outline.naturalLength == 120 },
        .init("OutlineRow", "view = { :class = Label text = \"A\" }") { (row: OutlineEntry) in (row.view as? Label)?.text == "A" },
        .init("OutlineRow", "rows = [{ }]") { (row: OutlineEntry) in row.entries.count == 1 },
        .init("OutlineRow", "isOpen = YES") { (row: OutlineEntry) in row.isOpen },
        .init("SurveyView", "survey = \"[{ \\\"questions\\\": [{ \\\"id\\\": \\\"a\\\", \\\"label\\\": \\\"A\\\" }] }]\"") {
            (view: SurveyView) in view.survey.isShown("a")
        },
        .init("Toolbar", "items = [{ :class = ToolbarItem title = \"A\" }]") { (bar: Toolbar) in bar.items.map(\.title) == ["A"] },
        .init("Toolbar", "spacing = 3") { (bar: Toolbar) in bar.spacing == 3 },
        .init("Toolbar", "maximumWhenOverflowing = 3") { (bar: Toolbar) in bar.maximumWhenOverflowing == 3 },
        .init("Toolbar", "layoutAnimation = { duration = 0.3 }") { (bar: Toolbar) in bar.layoutAnimation?.duration == 0.3 },
        .init("ToolbarItem", "width = 40") { (item: ToolbarItem) in item.width == 40 },
        .init("Toolbar", "moreWidth = 40") { (bar: Toolbar) in bar.moreWidth == 40 },
        .init("ToolbarItem", "view = { :class = Label text = \"A\" }") { (item: ToolbarItem) in (item.view as? Label)?.text == "A" },
        .init("ToolbarItem", "title = \"A\"") { (item: ToolbarItem) in item.title == "A" },
        .init("ToolbarItem", "priority = 2") { (item: ToolbarItem) in item.priority == 2 },
        .init("ToolbarItem", "isPinned = YES") { (item: ToolbarItem) in item.isPinned },
        .init("ToolbarItem", "isSeparator = YES") { (item: ToolbarItem) in item.isSeparator },
    ]
    static let tabs: [PropertyRow] =
        [
            .init("TabBar", "tabs = [{ :class = TabButton title = \"A\" }]") { (bar: TabBar) in bar.tabs.count == 1 },
            .init("TabBar", "currentIndex = 1") { (bar: TabBar) in bar.currentIndex == 1 },
            .init("TabBar", "leadingButtons = [Previous]") { (bar: TabBar) in bar.buttons.count == 1 },
            .init("TabBar", "trailingButtons = [Next]") { (bar: TabBar) in bar.buttons.count == 1 },
            .init("TabBar", "reordering = Shared") { (bar: TabBar) in bar.reordering == .shared },
            .init("TabBar", "action = { selector = \"go\" }") { (bar: TabBar) in bar.actions == [Action("go")] },
            .init("TabButton", "key = \"a\"") { (tab: TabButton) in tab.key == "a" },
            .init("TabButton", "page = { :class = Label text = \"A\" }") { (tab: TabButton) in (tab.page as? Label)?.text == "A" },
            .init("TabButton", "isClosable = YES") { (tab: TabButton) in tab.isClosable },
            .init("TabButton", "attachBottom = YES") { (tab: TabButton) in tab.attachBottom },
            .init("TabButton", "outlineWidth = 3") { (tab: TabButton) in tab.outlineWidth == 3 },
            .init("TabView", "tabs = [{ :class = TabButton title = \"A\" }]") { (view: TabView) in view.tabKeys == ["A"] },
            .init("TabView", "selectedTab = \"b\" tabs = [{ :class = TabButton title = \"a\" } { :class = TabButton title = \"b\" }]") {
                (view: TabView) in view.selectedTab == "b"
            },
            .init("TabView", "tabHeight = 40") { (view: TabView) in view.tabHeight == 40 },
            .init("TabView", "tabWidth = 40") { (view: TabView) in view.tabWidth == 40 },
            .init("TabView", "leastTabWidth = 40") { (view: TabView) in view.leastTabWidth == 40 },
            .init("TabView", "greatestTabWidth = 40") { (view: TabView) in view.greatestTabWidth == 40 },
            .init("TabView", "contentMargin = 3") { (view: TabView) in view.contentMargin == 3 },
            .init("TabView", "attachBottom = YES") { (view: TabView) in view.attachBottom },
            .init("TabView", "unfoldsOnSelect = NO") { (view: TabView) in !view.unfoldsOnSelect },
            .init("TabView", "keptPages = 6") { (view: TabView) in view.keptPages == 6 },
            .init("TabView", "leadingButtons = [Previous]") { (view: TabView) in view.bar.buttons.count == 1 },
            .init("TabView", "trailingButtons = [Next Fold]") { (view: TabView) in view.bar.buttons.count == 2 },
            .init("TabView", "reordering = Shared") { (view: TabView) in view.bar.reordering == .inside },
            .init("TabView", "leastBodyLength = 3") { (view: TabView) in view.leastBodyLength == 3 },
            .init("TabView", "greatestBodyLength = 3") { (view: TabView) in view.greatestBodyLength == 3 },
            .init("TabView", "foldDuration = 0.5") { (view: TabView) in view.foldDuration == 0.5 },
            .init("TabView", "isFolded = YES") { (view: TabView) in view.isFolded },
            .init("TabView", "action = { selector = \"go\" }") { (view: TabView) in view.actions == [Action("go")] },
        ]
}

extension AccordionBody {
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
}
