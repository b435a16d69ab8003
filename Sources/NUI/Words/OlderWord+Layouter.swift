/// The words of the MICUi Layouter.
extension OlderWord {
    static let ofLayouter = rows(layouts, rules, containers, views, controls, dragging)

    private static let system = System.layouter

    private static let layouts: [OlderWord] = rows(
        system.classes("MICUiStackLayout MICUiGridLayout MICUiRelativeLayout MICEdgeInsets"),
        system.properties(
            of: "MICUiStackLayout",
            """
            orientation = MICUiVertical
            fixedSideSize = 350
            fitGrowingSideSize = 300
            margin = { :class = MICEdgeInsets left = 10 top = 5 right = 10 bottom = 5 }
            cellSpacing = 20
            cellAlignment = MICUiAlignExFILL
            """),
        system.values(of: "MICUiStackLayout", "orientation", "MICUiVertical MICUiHorizontal"),
        system.values(
            of: "MICUiStackLayout", "cellAlignment",
            """
            MICUiAlignTOP MICUiAlignLEFT MICUiAlignCENTER MICUiAlignBOTTOM MICUiAlignRIGHT MICUiAlignExTOP MICUiAlignExLEFT \
            MICUiAlignExCENTER MICUiAlignExBOTTOM MICUiAlignExRIGHT MICUiAlignExFILL
            """),
        system.standards(
            of: "MICUiStackLayout",
            """
            axis = Vertical
            spacing = 0
            horizontalAlignment = Left
            """),
        system.properties(
            of: "MICUiGridLayout",
            """
            growingOrientation = MICUiVertical
            fixedOrientation = MICUiHorizontal
            fixedSideCount = 4
            margin = [5 10 5 10]
            cellSize = [50 50]
            cellSpacingVert = 5
            cellSpacingHorz = 5
            """),
        system.standards(
            of: "MICUiGridLayout",
            """
            axis = Vertical
            tilesAcross = 2
            tileSize = [50, 50]
            horizontalSpacing = 0
            verticalSpacing = 0
            """),
        system.properties(
            of: "MICUiGridLayout",
            """
            megaUnitX = 2
            megaUnitY = 2
            """,
            .refused("units = [2 2] of each item that covers more than one unit; a GridView has megaUnitX and megaUnitY")),
        system.properties(
            of: "MICUiGridLayout", "growingSideCount = 3", .refused("nothing: the number of lines follows from the tiles")),
        system.properties(
            of: "LayoutItem", in: "MICUiGridLayout",
            """
            unitX = 2
            unitY = 1
            """),
        system.properties(of: "MICUiRelativeLayout", "margin = [0 10 0 100]"),
        system.properties(of: "MICUiRelativeLayout", "overallSize = [300 200]", .converted),
        system.properties(
            of: "Layout", "parentView = root", .refused("layout = { ... } in the view that shows the layout")),
        system.properties(
            of: "Layout", "animDuration = 0.15", .refused("layoutAnimation = { duration = 0.15 } of the LayoutView that shows the layout")))

    private static let rules: [OlderWord] = rows(
        system.classes("MICUiRelativeLayoutInfo MICUiRelativeLayoutAttachInfo MICUiRelativeLayoutScalingInfo"),
        system.properties(
            of: "MICUiRelativeLayoutInfo", in: "MICUiRelativeLayout",
            """
            horz = ScaleFREE
            left = { attachParent = 15 }
            right = { attachParent = 15 }
            vert = ScaleNOSIZE
            top = { attachParent = 0 }
            bottom = AttachFREE
            """),
        system.properties(
            of: "MICUiRelativeLayoutAttachInfo",
            """
            attachParent = 15
            attachAdjacent = z  inDistance = 5
            attachFitTo = z  inDistance = 0
            attachCenter = z
            attachCenterOf = z
            inDistance = 5  attachAdjacent = z
            AttachPARENT = 15
            AttachADJACENT = z
            AttachFITTO = z
            AttachCENTEROF = z
            """),
        system.properties(
            of: "MICUiRelativeLayoutScalingInfo",
            """
            scalingFixed = 50
            scalingRelative = 0.3
            scalingRelativeToView = z  inRatio = 0.5
            inRatio = 0.5  scalingRelativeToView = z
            ScaleFIXED = 50
            ScaleRELATIVE = 0.3
            """),
        system.values(of: "LayoutItem", "left", in: "MICUiRelativeLayout", "AttachFREE AttachCENTEROF"),
        system.values(of: "LayoutItem", "width", in: "MICUiRelativeLayout", "ScaleFREE ScaleNOSIZE"))

    private static let containers: [OlderWord] = rows(
        system.classes("MICUiStackView StackView MICUiGridView GridView MICUiRelativeView RelativeView"),
        system.classes("MICUiLayoutView", .refused("StackView, GridView or RelativeView, by the layout that it had")),
        system.properties(
            of: "MICUiStackView",
            "stackLayout <= { orientation = MICUiVertical  fixedSideSize = 350  margin = [5 10 5 10]  cellSpacing = 20 }"
        ),
        system.properties(
            of: "MICUiGridView",
            """
            gridLayout <= { growingOrientation = MICUiVertical  fixedSideCount = 4  cellSize = [50 50]  cellSpacingVert = 5 }
            megaUnitX = 2
            megaUnitY = 2
            """),
        system.properties(of: "MICUiRelativeView", "overallSize = [300 200]"))

    private static let views: [OlderWord] = rows(
        system.classes("MICUiAccordionCellView MICUiAccordionView AccordionCell AccordionCellView AccordionView"),
        system.properties(
            of: "MICUiAccordionCellView",
            """
            labelAlignment = MICUiAlignExFILL
            labelMargin = 5
            orientation = MICUiVertical
            labelPos = MICUiPosTOP|MICUiPosLEFT
            movableLabel = YES
            bodyMargin = [0 5 5 5]
            labelView = { :class = UIView }
            bodyView = { :class = UIView }
            rotateRight = YES
            """),
        system.values(
            of: "MICUiAccordionCellView", "labelPos",
            "MICUiPosTOP MICUiPosLEFT MICUiPosRIGHT MICUiPosBOTTOM"),
        system.standards(
            of: "MICUiAccordionCellView",
            """
            labelPosition = Top | Leading
            labelAlignment = Fill
            labelMargin = [0, 0, 0, 0]
            bodyMargin = [0, 0, 0, 0]
            movableLabel = NO
            """),
        system.classes("MICUiTabBarView TabBarView TabBar"),
        system.classes("MICUiDsTabView DsTabView TabView MICUiDsTabButton DsTabButton TabButton"),
        system.properties(
            of: "MICUiDsTabView",
            """
            attachBottom = NO
            tabHeight = 20
            tabWidth = 0
            tabMinWidth = 20
            tabMaxWidth = 90
            contentMargin = [0 10 0 10]
            """),
        system.standards(
            of: "MICUiDsTabView",
            """
            attachBottom = NO
            tabWidth = 0
            unfoldsOnSelect = NO
            """))

    private static let controls: [OlderWord] = rows(
        system.classes("MICUiDsCustomButton DsCustomButton CustomButton"),
        system.properties(
            of: "MICUiDsCustomButton",
            """
            turnOver = YES
            iconTextMargin = 2
            contentMargin = 2
            textHorzAlignment = MICUiAlignCENTER
            autoScaleToBounds = YES
            multiLineText = YES
            borderWidth = 1
            roundRadius = 4
            inert = YES
            """),
        system.properties(
            of: "MICUiDsCustomButton", "colorResources = { }\niconResources = { }",
            .refused(
                "titleColor, backgroundColor, borderColor, icon and image, and the same with selected, highlighted or disabled before them")
        ),
        system.classes("MICUiDsToggleButton DsToggleButton MICUiDsCheckBox DsCheckBox"),
        system.properties(of: "MICUiDsCheckBox", "checked = YES"),
        system.classes("MICUiDsComboBox DsComboBox ComboBox"),
        system.properties(of: "MICUiDsComboBox", "itemList = [\"a\" \"b\"]\nmaxDropDownHeight = 100"),
        system.properties(of: "MICUiDsComboBox", "anchorPos = 0\ndroppingDown = NO", .converted),
        system.classes("MICUiDsSvgIconButton DsSvgIconButton SvgIconButton"),
        system.properties(of: "MICUiDsSvgIconButton", "iconSize = 24\nviewboxSize = [24 24]\nstretchIcon = YES"),
        system.classes(
            "MICUiStatefulResource StatefulResource MICUiUnstatefulResource UnstatefulResource MICUiMonoResource MonoResource",
            .refused("title, highlightedTitle, selectedTitle, disabledTitle and the like of a Button")),
        system.classes("MICUiGuardView", .refused("GuardView")), system.classes("MICUiDsGuardView DsGuardView GuardView"))

    private static let dragging: [OlderWord] = rows(
        system.classes(
            "MICUiCellDragSupport CellDragSupport MICUiCellDragSupportEx CellDragSupportEx CellDragSupporEx",
            .refused("reordering = Inside, or Shared, of a StackView, GridView, RelativeView or AccordionView")),
        system.classes("MICUiSwitchingViewMediator SwitchingViewMediator"))
}
