import TatamiDrawing

/// What controls are drawn with, for each kind of resource and each set of states: colors, pictures, icons, paths, borders, titles.
///
/// A button has resources of its own (``Button/resources``), and takes what these lack from resources that several buttons may share:
///
///     var colors = StatefulResource()
///     colors.backgroundColors[.normal] = .white
///     colors.backgroundColors[.selected] = .yellow
///     for tab in tabs { tab.sharedResources = [colors, MonoResource(\.icons, .folder)] }
public struct StatefulResource: ControlResource, Equatable {
    /// The titles.
    public var titles = StateValues<String>()
    /// The colors of the title.
    public var titleColors = StateValues<Color>()
    /// The colors of a copy of the title that is drawn 1 point below it.
    public var titleShadowColors = StateValues<Color>()
    /// The colors behind the content.
    public var backgroundColors = StateValues<Color>()
    /// The pictures behind the content, which are stretched over the control and take the place of the background's color.
    public var backgroundImages = StateValues<Image>()
    /// The colors of the border.
    public var borderColors = StateValues<Color>()
    /// The widths of the border, in points.
    public var borderWidths = StateValues<Double>()
    /// The pictures before the title, in their natural size.
    public var images = StateValues<Image>()
    /// The icons before the title, if there is no picture.
    public var icons = StateValues<IconName>()
    /// The colors of icons.
    public var iconColors = StateValues<Color>()
    /// The paths of drawn icons.
    public var paths = StateValues<Path>()
    /// The colors inside the paths.
    public var fillColors = StateValues<Color>()
    /// The colors of the lines along the paths.
    public var strokeColors = StateValues<Color>()
    /// The widths of the lines along the paths, in units of the paths.
    public var strokeWidths = StateValues<Double>()
    /// The paths behind the drawn icons.
    public var backgroundPaths = StateValues<Path>()
    /// The colors inside the paths behind the icons.
    public var backgroundFillColors = StateValues<Color>()
    /// The colors of the lines along the paths behind the icons.
    public var backgroundStrokeColors = StateValues<Color>()

    /// Creates resources without any value.
    public init() {}

    /// Returns the values of a kind.
    public func values<Value>(_ kind: KeyPath<StatefulResource, StateValues<Value>>) -> StateValues<Value> { self[keyPath: kind] }

    /// Whether controls with either resources have the same size.
    func takesSameRoom(as other: StatefulResource) -> Bool {
        titles == other.titles && images == other.images && icons == other.icons && paths == other.paths
            && backgroundPaths == other.backgroundPaths
    }

    /// Adds the values that other resources set and these do not.
    public mutating func complement(with other: StatefulResource) { merge(other, overwrite: false) }

    /// Adds the values of other resources.
    ///
    /// - Parameters:
    ///   - other: The other resources.
    ///   - overwrite: Whether their values replace those that are set in both, for the same kind and the same states.
    public mutating func merge(_ other: StatefulResource, overwrite: Bool = true) {
        titles.merge(other.titles, overwrite: overwrite)
        titleColors.merge(other.titleColors, overwrite: overwrite)
        titleShadowColors.merge(other.titleShadowColors, overwrite: overwrite)
        backgroundColors.merge(other.backgroundColors, overwrite: overwrite)
        backgroundImages.merge(other.backgroundImages, overwrite: overwrite)
        borderColors.merge(other.borderColors, overwrite: overwrite)
        borderWidths.merge(other.borderWidths, overwrite: overwrite)
        images.merge(other.images, overwrite: overwrite)
        icons.merge(other.icons, overwrite: overwrite)
        iconColors.merge(other.iconColors, overwrite: overwrite)
        paths.merge(other.paths, overwrite: overwrite)
        fillColors.merge(other.fillColors, overwrite: overwrite)
        strokeColors.merge(other.strokeColors, overwrite: overwrite)
        strokeWidths.merge(other.strokeWidths, overwrite: overwrite)
        backgroundPaths.merge(other.backgroundPaths, overwrite: overwrite)
        backgroundFillColors.merge(other.backgroundFillColors, overwrite: overwrite)
        backgroundStrokeColors.merge(other.backgroundStrokeColors, overwrite: overwrite)
    }
}
