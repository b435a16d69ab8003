import NUI
import TatamiControls
import TatamiViews

/// The classes that every file can name, one per line.
enum ClassCatalogue {
    // The descriptions never change and the closures in them capture nothing that does, so loaders on several threads may read them at once.
    nonisolated(unsafe) static let all: [NUIClass] = {
        let classes = listed
        for (number, item) in classes.enumerated() { item.isInCatalogue(at: number) }
        return classes
    }()

    private static var listed: [NUIClass] {
        [
            .view, .layoutView, .scrollView, .weScrollView, .arrangedView, .stackView, .micuiStackView, .gridView, .relativeView,
            .accordionCell,
            .accordionView, .micuiAccordionView, .tabBar, .tabView, .micuiTabView, .label,
            .uiLabel, .imageView, .shape, .icon, .button, .customButton, .tabButton,
            .toggleButton, .checkBox, .radioGroup, .switchControl, .segmentedControl, .stepper, .slider, .rangeSlider, .progressView,
            .activityIndicator, .divider, .badge, .avatar, .groupBox, .formLayout, .formRow, .svgIconButton, .comboBox, .datePicker,
            .colorWell,
            .textField, .editableComboBox, .secureField, .searchField, .textView, .menu, .menuItem, .menuButton, .sheet, .alert, .guardView,
            .spacer, .screen,
            .layoutItem,
            .layout, .stackLayout, .micuiStackLayout, .horizontalLayout, .verticalLayout, .overlayLayout, .flowLayout, .gridLayout,
            .horizontalCellLayout, .verticalCellLayout, .tileLayout, .relativeLayout,
            .color, .font, .image, .gradient, .insets, .shadow, .theme, .themeFonts, .themeMotion, .timing, .borderSide, .layoutAnimation,
            .textRun, .track, .action, .edgeRule, .lengthRule, .visibilityRules, .visibilityRuleSet, .visibilityAlternative, .preview,
            .collectionView, .surveyView, .toolbar, .toolbarItem,
            .table, .tableColumn, .tableSection, .tableRow, .tableCell, .outlineView, .outlineRow, .collectionSection,
        ]
    }

    /// Returns the classes without those that classes of a program take the place of.
    static func all(besides own: [ClassSchema]) -> [NUIClass] {
        let all = all
        let replaced = ClassSchema.replaced(in: all.map(\.schema), by: own)
        return replaced.isEmpty ? all : all.filter { !replaced.contains($0.schema.name) }
    }
}
