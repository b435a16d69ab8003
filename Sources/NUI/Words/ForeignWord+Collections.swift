extension ForeignWord {
    /// Properties of lists, tables, trees and toolbars of UIKit, SwiftUI, Flutter, QML, XAML, GTK and the web.
    static let collections: [ForeignWord] = items + selections + sections + columns + rows + toolbars

    private static let items: [ForeignWord] = [
        .property(
            "data model dataSource itemsSource source delegate itemTemplate cellTemplate dataTemplate itemBuilder renderItem",
            in: "CollectionView CollectionSection", "items", "items = [{ :class = ...  :for item in list }]"),
        .property("children views cells rows content subviews elements child body", in: "CollectionView CollectionSection", "items"),
        .property("numColumns columnCount crossAxisCount maximumColumns", in: "CollectionView", "columns"),
        .property("minColumnWidth minimumColumnWidth itemWidth minItemWidth maxCrossAxisExtent", in: "CollectionView", "columnWidth"),
        .property(
            "gap itemSpacing lineSpacing minimumLineSpacing minimumInteritemSpacing mainAxisSpacing crossAxisSpacing", in: "CollectionView",
            "spacing"),
        .property("emptyState emptyComponent ListEmptyComponent", in: "CollectionView", "emptyView"),
        .property("emptyText placeholder", in: "CollectionView", "emptyView", "emptyView = { :class = Label  text = $ }"),
        .property("placeholderView loadingIndicator", in: "CollectionView", "loadingView"),
        .property("errorView", in: "CollectionView", "failedView"),
        .property("state loading isLoading", in: "CollectionView", "contentState", "contentState = Loading, Failed or Ready"),
        .property("refreshable pullToRefresh", in: "CollectionView", "pullsToRefresh"),
        .property("refreshControl onRefresh", in: "CollectionView", "pullsToRefresh", "pullsToRefresh = YES"),
        .property("refreshing", in: "CollectionView", "isRefreshing"),
        .property("reorderable canReorder isMovable allowsReordering", in: "CollectionView", "isReorderable"),
        .property("inverted reverse startFromEnd", in: "CollectionView", "anchor", "anchor = End"),
        .property(
            "stickyHeader stickyHeaders stickySectionHeadersEnabled pinHeaders pinsHeader sectionHeadersPinToVisibleBounds",
            in: "CollectionView Table", nil, "pinsHeader = YES, in a section"),
        .property(
            "header footer", in: "CollectionView", nil, "sections = [{ header = { :class = Label  text = ... }  items = [...] }]"),
    ]

    private static let selections: [ForeignWord] = [
        .property(
            "allowsMultipleSelection multiSelect multiple multiSelection multipleSelection", in: "CollectionView Table OutlineView",
            "selectionMode", "selectionMode = Multiple"),
        .property(
            "selection selectable allowsSelection isSelectable", in: "CollectionView Table OutlineView", "selectionMode",
            "selectionMode = None, Single or Multiple"),
        .property("selectedItems selectedIds selectedRows selectedIndexes", in: "CollectionView Table", "selectedKeys"),
        .property(
            "selected selectedItem selectedId selectedRow selectedIndex currentIndex", in: "CollectionView Table", "selectedKey",
            "selectedKey = ..., the key of a row"),
    ]

    private static let sections: [ForeignWord] = [
        .property(
            "title label headerText headerTitle", in: "CollectionSection TableSection", "header", "header = { :class = Label  text = $ }"),
        .property("headerView sectionHeader", in: "CollectionSection TableSection", "header"),
        .property("footerText footerTitle", in: "CollectionSection", "footer", "footer = { :class = Label  text = $ }"),
        .property("footerView sectionFooter", in: "CollectionSection", "footer"),
        .property("headerHeight headerSize", in: "CollectionSection TableSection", "headerLength"),
        .property("footerHeight footerSize", in: "CollectionSection", "footerLength"),
        .property(
            "sticky isSticky stickyHeader stickyHeaders pinned isPinned sectionHeadersPinToVisibleBounds",
            in: "CollectionSection TableSection", "pinsHeader"),
        .property("padding inset contentInsets sectionInset margin", in: "CollectionSection", "insets"),
        .property(
            "orthogonalScrolling orthogonalScrollingBehavior horizontal isHorizontal paging isPagingEnabled", in: "CollectionSection",
            "carousel", "carousel = Free, Pages or Groups"),
        .property("itemWidth", in: "CollectionSection", "itemLength"),
    ]

    private static let columns: [ForeignWord] = [
        .property("header headers head thead columnHeaders fields", in: "Table", "columns", "columns = [{ title = ... }]"),
        .property("sort sortBy sortKey orderBy sortField", in: "Table", "sortColumn"),
        .property("ascending sortAscending", in: "Table", "sortsAscending"),
        .property("sortOrder sortDirection descending", in: "Table", "sortsAscending", "sortsAscending = YES, or NO"),
        .property("itemHeight cellHeight estimatedRowHeight", in: "Table", "rowHeight"),
        .property("name label text header headerText headerName caption", in: "TableColumn", "title"),
        .property("key field dataKey dataIndex accessorKey identifier", in: "TableColumn", "id"),
        .property("minWidth minimumWidth", in: "TableColumn", "minimum"),
        .property("maxWidth maximumWidth", in: "TableColumn", "maximum"),
        .property("flex grow stretch flexGrow", in: "TableColumn", "weight"),
        .property("sortable canSort", in: "TableColumn", "isSortable"),
        .property("fixed frozen isFrozen sticky pinned isPinned lock locked", in: "TableColumn", "pin", "pin = Leading or Trailing"),
        .property(
            "isEditable editable isReadOnly readOnly", in: "TableColumn", nil,
            "text <-> row.name in the cells of that column, which people edit in place"),
        .property(
            "align alignment textAlign textAlignment", in: "TableColumn", nil,
            "textAlignment = ... of each TableCell in that column"),
    ]

    private static let rows: [ForeignWord] = [
        .property(
            "data model dataSource itemsSource source delegate", in: "Table OutlineView", "rows",
            "rows = [{ :class = ...  :for row in list }]"),
        .property("items children content body tbody elements", in: "Table TableSection", "rows", "rows = [{ :class = TableRow  ... }]"),
        .property("items children columns values content data texts views", in: "TableRow", "cells"),
        .property("text value title label", in: "TableRow", "cells", "cells = [{ :class = TableCell  text = $ }]"),
        .property(
            "items children nodes subitems content", in: "OutlineView OutlineRow", "rows", "rows = [{ :class = OutlineRow  view = ... }]"),
        .property("indent indentSize levelIndent indentationWidth indentationPerLevel", in: "OutlineView", "indentation"),
        .property("text title label name", in: "OutlineRow", "view", "view = { :class = Label  text = $ }"),
        .property("open opened expanded isExpanded", in: "OutlineRow", "isOpen"),
    ]

    private static let toolbars: [ForeignWord] = [
        .property("children buttons content actions views leading trailing subviews", in: "Toolbar", "items", "items = [{ view = ... }]"),
        .property("gap itemSpacing", in: "Toolbar", "spacing"),
        .property("maxVisible maximumVisible maxItems", in: "Toolbar", "maximumWhenOverflowing"),
        .property("content child body button", in: "ToolbarItem", "view"),
        .property("label text name menuTitle", in: "ToolbarItem", "title"),
        .property("separator divider isDivider", in: "ToolbarItem", "isSeparator"),
        .property("pinned sticky alwaysVisible", in: "ToolbarItem", "isPinned"),
        .property("importance order weight visibilityPriority", in: "ToolbarItem", "priority"),
    ]
}
