import NUI
import TatamiCollectionViews
import TatamiCollections
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The enumerations that every file can use, one per line.
enum EnumCatalogue {
    static var schemas: [EnumSchema] {
        [
            HorizontalAlignment.nuiEnumeration.schema,
            VerticalAlignment.nuiEnumeration.schema,
            CellAlignment.nuiEnumeration.schema,
            Visibility.nuiEnumeration.schema,
            Overflow.nuiEnumeration.schema,
            Axis.nuiEnumeration.schema,
            Distribution.nuiEnumeration.schema,
            OverlayMode.nuiEnumeration.schema,
            GridInsertion.nuiEnumeration.schema,
            TrackSize.nuiEnumeration.schema,
            TrackType.nuiEnumeration.schema,
            ContentMode.nuiEnumeration.schema,
            ContentHorizontalAlignment.nuiEnumeration.schema,
            ContentVerticalAlignment.nuiEnumeration.schema,
            BaselineAdjustment.nuiEnumeration.schema,
            TextAlignment.nuiEnumeration.schema,
            LineBreakMode.nuiEnumeration.schema,
            TextField.BorderStyle.nuiEnumeration.schema,
            Button.Style.nuiEnumeration.schema,
            ControlSize.nuiEnumeration.schema,
            Button.KeyRole.nuiEnumeration.schema,
            TextField.ClearButtonMode.nuiEnumeration.schema,
            Badge.Kind.nuiEnumeration.schema,
            DateLocale.nuiEnumeration.schema,
            NumberLocale.nuiEnumeration.schema,
            Weekday.nuiEnumeration.schema,
            AccessibilityLive.nuiEnumeration.schema,
            TimingCurve.nuiEnumeration.schema,
            Action.Event.nuiEnumeration.schema,
            FontType.nuiEnumeration.schema,
            TypeStyle.nuiEnumeration.schema,
            ColorToken.nuiEnumeration.schema,
            Theme.Appearance.nuiEnumeration.schema,
            Theme.Contrast.nuiEnumeration.schema,
            Font.Weight.nuiEnumeration.schema,
            Dash.nuiEnumeration.schema,
            Shape.Form.nuiEnumeration.schema,
            FillRule.nuiEnumeration.schema,
            Stroke.Cap.nuiEnumeration.schema,
            Stroke.Join.nuiEnumeration.schema,
            IconName.nuiEnumeration.schema,
            GradientType.nuiEnumeration.schema,
            RelativeArea.nuiEnumeration.schema,
            EdgeWord.nuiEnumeration.schema,
            LengthWord.nuiEnumeration.schema,
            LayoutDirection.nuiEnumeration.schema,
            CollectionStyle.Kind.nuiEnumeration.schema,
            AnchorMode.nuiEnumeration.schema,
            Selection.Mode.nuiEnumeration.schema,
            CollectionState.nuiEnumeration.schema,
            CollectionSection.Carousel.nuiEnumeration.schema,
            TableColumn.Pin.nuiEnumeration.schema,
            ColumnWidth.nuiEnumeration.schema,
            LabelTurn.nuiEnumeration.schema,
            TabFunction.nuiEnumeration.schema,
            Reordering.nuiEnumeration.schema,
            DragMachine.Start.nuiSchema,
            Corners.nuiSchema,
            Edges.nuiSchema,
            autoresizing,
        ] + ofKeyboards
    }

    /// Enumerations of on-screen keyboards. They are accepted for old files and have no effect.
    private static let ofKeyboards = [
        EnumSchema(
            "KeyboardType",
            [
                "Default", "ASCIICapable", "NumbersAndPunctuation", "URL", "NumberPad", "PhonePad", "NamePhonePad", "EmailAddress",
                "DecimalPad",
                "Twitter",
            ]),
        EnumSchema("Autocorrection", ["No", "Yes", "Default"]),
        EnumSchema("Autocapitalization", ["None", "Sentences", "Words", "AllCharacters"]),
    ]

    /// The autoresizing mask. It is accepted for old files and has no effect.
    private static let autoresizing = EnumSchema(
        "Autoresizing",
        [
            "FlexibleLeftMargin", "FlexibleRightMargin", "FlexibleTopMargin", "FlexibleBottomMargin", "FlexibleWidth",
            "FlexibleHeight",
        ], isFlags: true)
}
