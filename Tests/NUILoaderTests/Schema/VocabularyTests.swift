import NUILoader
import TatamiViews
import Testing

/// The names of vocabulary.md for the classes there are so far, with those of the seeds.
@Suite struct VocabularyTests {
    private static let names: [(String, String)] = [
        (
            "View UIView NUIView",
            "frame subviews backgroundColor cornerRadius corners borderWidth borderColor shadow opacity transform hidden clipsToBounds enabled accessibilityLabel accessibilityRole autoresizingMask"
        ),
        ("LayoutView NUILayoutView WeView", "layout layouts layoutAnimation backgroundColor"),
        (
            "ScrollView NUIScrollView UIScrollView WeScrollView",
            "contentView contentLayoutItem horizontalScrollerEnabled verticalScrollerEnabled"
        ),
        ("StackView MICUiStackView", "stackLayout layoutAnimation horizontalScrollerEnabled verticalScrollerEnabled"),
        ("GridView MICUiGridView", "tileLayout gridLayout megaUnitX megaUnitY"),
        ("RelativeView MICUiRelativeView", "relativeLayout areaSize overallSize"),
        (
            "AccordionCell AccordionCellView MICUiAccordionCellView",
            """
            label labelView title body bodyView axis orientation labelPosition labelPos labelAlignment labelMargin bodyMargin movableLabel
            labelTurn rotateRight leastBodyLength greatestBodyLength foldDuration isFolded togglesOnPress action
            """
        ),
        ("TabBar TabBarView MICUiTabBarView", "tabs currentIndex leadingButtons trailingButtons action"),
        ("TabButton DsTabButton MICUiDsTabButton", "key page isClosable closable attachBottom outlineWidth title icon"),
        (
            "TabView DsTabView MICUiDsTabView",
            """
            tabs selectedTab tabHeight tabWidth leastTabWidth tabMinWidth greatestTabWidth tabMaxWidth contentMargin attachBottom
            unfoldsOnSelect keptPages leadingButtons trailingButtons isFolded foldDuration leastBodyLength greatestBodyLength action
            """
        ),
        ("AccordionView MICUiAccordionView", "stackLayout exclusive keepsOneOpen"),
        (
            "Label UILabel NUILabel",
            "text attributedText font textColor textAlignment numberOfLines lineBreakMode lineSpacing localizedText"
        ),
        ("ImageView UIImageView", "image contentMode"),
        (
            "Button UIButton",
            """
            title titleColor titleShadowColor image backgroundImage selected action localizedTitle highlightedTitle disabledTitle
            selectedTitle highlightedTitleColor disabledTitleColor selectedTitleColor highlightedImage disabledImage selectedImage
            highlightedBackgroundImage disabledBackgroundImage selectedBackgroundImage localizedHighlightedTitle
            localizedDisabledTitle localizedSelectedTitle highlightedTitleShadowColor disabledTitleShadowColor selectedTitleShadowColor
            """
        ),
        (
            "TextField UITextField NUITextField",
            """
            text localizedText placeholder localizedPlaceholder font textColor textAlignment borderStyle secure secureTextEntry action
            keyboardType autocorrectionType autocapitalizationType clearButtonMode
            """
        ),
        ("SecureField", "text showsRevealButton"), ("SearchField UISearchBar", "text placeholder"),
        ("TextView UITextView", "text placeholder font textColor textAlignment editable minimumLines maximumLines"),
        ("Spacer", "minimum"), ("Screen", "view"),
        (
            "LayoutItem NUILayoutItem",
            """
            view fixedWidth fixedHeight fixedSize minWidth minHeight minSize maxWidth maxHeight maxSize fixedDesiredWidth
            fixedDesiredHeight fixedDesiredSize minDesiredWidth minDesiredHeight minDesiredSize maxDesiredWidth maxDesiredHeight
            maxDesiredSize widthAdjustment heightAdjustment sizeAdjustment desiredWidthAdjustment desiredHeightAdjustment
            desiredSizeAdjustment ignoresWidth ignoresHeight ignoresSize ignoreDesiredWidth ignoreDesiredHeight ignoreDesiredSize
            horizontalStretch verticalStretch stretch hStretchWeight vStretchWeight margin marginLeading marginTop marginTrailing
            marginBottom horizontalAlignment verticalAlignment cellHAlign cellVAlign visibility skipLayout offset xPositionOffset
            yPositionOffset spacingBefore spacingAfter leftSpacingAdjustment rightSpacingAdjustment topSpacingAdjustment
            bottomSpacingAdjustment aspectRatio tag debugName hStretches vStretches stretches stretchesIgnoringDesiredSize
            units unitX unitY isSeparator folded
            """
        ),
        (
            "StackLayout HorizontalLayout VerticalLayout NUIHorizontalLayout NUIVerticalLayout",
            """
            layoutItems padding paddingLeading paddingTop paddingTrailing paddingBottom spacing horizontalSpacing verticalSpacing
            horizontalAlignment verticalAlignment overflow margin hSpacing vSpacing hAlign vAlign cropSubviewOverflow axis
            distribution crossLength mainLength orientation fixedSideSize fitGrowingSideSize cellSpacing cellAlignment
            leftMargin rightMargin topMargin bottomMargin hMargin vMargin
            """
        ),
        (
            "FlowLayout NUIFlowLayout",
            """
            layoutItems padding spacing horizontalSpacing verticalSpacing horizontalAlignment verticalAlignment overflow margin
            hSpacing vSpacing hAlign vAlign cropSubviewOverflow axis orientation distribution lineDistribution
            """
        ),
        (
            "OverlayLayout",
            """
            layoutItems padding spacing horizontalSpacing verticalSpacing horizontalAlignment verticalAlignment overflow contentMode
            margin hSpacing vSpacing hAlign vAlign cropSubviewOverflow cellPositioning
            """
        ),
        ("RelativeLayout MICUiRelativeLayout", "layoutItems padding margin overflow"),
        ("EdgeRule", "parent adjacent fit center distance"), ("LengthRule", "fixed ratio of"),
        ("LayoutItem", "left right top bottom width height"),
        (
            "GridLayout NUIGridLayout",
            """
            layoutItems columns rows maxColumns maxRows insertion insertionMethod uniformColumns uniformRows columnSpacing rowSpacing
            columnDistribution rowDistribution padding margin spacing horizontalSpacing verticalSpacing hSpacing vSpacing
            """
        ),
        ("HorizontalCellLayout NUIHorizontalCellLayout VerticalCellLayout NUIVerticalCellLayout", "layoutItems cells"),
        ("LayoutItem NUICellLayoutItem NUIGridLayoutItem", "column row columnSpan rowSpan columnRange rowRange cellRange"),
        ("Track", "size weight min max priority"),
        (
            "TileLayout MICUiGridLayout",
            """
            axis tileSize tilesAcross horizontalSpacing verticalSpacing growingOrientation cellSize fixedSideCount cellSpacingHorz
            cellSpacingVert spacing layoutItems padding margin hSpacing vSpacing overflow
            """
        ),
        ("Insets MICEdgeInsets", "left top right bottom leading trailing horizontal vertical"),
        ("Font UIFont", "name size type"), ("Image UIImage", "file leftCapWidth topCapHeight"),
        ("Color UIColor", "color red green blue alpha"), ("Gradient", "colors"), ("Shadow", "color offset blur"),
        ("Action", "event selector target"), ("LayoutAnimation NUIAnimation", "duration delay options"),
    ]

    @Test(arguments: names)
    func namesOfTheVocabularyAreInTheSchema(classes: String, properties: String) {
        let schema = NUILoader(root: Screen()).schema
        for name in classes.split(separator: " ").map(String.init) {
            #expect(schema.schema(ofClass: name) != nil, "\(name)")
            for property in properties.split(whereSeparator: \.isWhitespace).map(String.init) {
                #expect(schema.property(property, ofClass: name) != nil, "\(name).\(property)")
            }
        }
    }
}
