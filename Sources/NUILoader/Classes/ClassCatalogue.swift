import TatamiControls
import TatamiViews

/// The classes that every file can name, one per line.
enum ClassCatalogue {
    static var all: [NUIClass] {
        [
            .view, .layoutView, .scrollView, .weScrollView, .label, .uiLabel, .imageView, .shape, .icon, .button, .customButton,
            .toggleButton, .checkBox, .radioGroup, .switchControl, .segmentedControl, .stepper, .slider, .progressView, .activityIndicator,
            .divider, .badge, .svgIconButton, .textField, .secureField, .searchField, .textView, .spacer, .screen,
            .layoutItem,
            .layout, .stackLayout, .micuiStackLayout, .horizontalLayout, .verticalLayout, .overlayLayout, .flowLayout, .gridLayout,
            .horizontalCellLayout, .verticalCellLayout, .tileLayout, .relativeLayout,
            .color, .font, .image, .gradient, .insets, .shadow, .theme, .themeFonts, .borderSide, .layoutAnimation, .textRun, .track,
            .action, .edgeRule, .lengthRule, .visibilityRules, .visibilityRuleSet, .visibilityAlternative, .preview,
        ]
    }
}
