import TatamiDrawing

/// The values for the normal state, which most buttons set alone.
extension Button {
    /// The title of the normal state; nil for none.
    public var title: String? {
        get { resources.titles[.normal] }
        set { resources.titles[.normal] = newValue }
    }
    /// The color of the title in the normal state; nil for the theme's.
    public var titleColor: Color? {
        get { resources.titleColors[.normal] }
        set { resources.titleColors[.normal] = newValue }
    }
    /// The picture of the normal state; nil for none.
    public var image: Image? {
        get { resources.images[.normal] }
        set { resources.images[.normal] = newValue }
    }
    /// The icon of the normal state; nil for none. A picture takes its place.
    public var icon: IconName? {
        get { resources.icons[.normal] }
        set { resources.icons[.normal] = newValue }
    }
    /// The picture behind the content in the normal state; nil for none.
    public var backgroundImage: Image? {
        get { resources.backgroundImages[.normal] }
        set { resources.backgroundImages[.normal] = newValue }
    }
}
