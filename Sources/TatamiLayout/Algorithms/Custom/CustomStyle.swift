import TatamiGeometry

/// The settings of a container with a layout of the program: the layout itself, in one of its two forms.
struct CustomStyle: LayoutStyle {
    typealias Algorithm = CustomLayout

    enum Program {
        case pair(any Layout)
        case axes(any AxisLayout)
    }

    var program: Program
    var box: BoxStyle

    /// The name of the layout in explanations and dumps: its type.
    var name: String {
        switch program {
        case .pair(let layout): "\(type(of: layout))"
        case .axes(let layout): "\(type(of: layout))"
        }
    }

    var isClean: Bool { box.isClean }

    func cleaned() -> CustomStyle { CustomStyle(program: program, box: box.cleaned()) }

    /// True, because the engine cannot know what the layout measures, and when.
    var watchesBelow: Bool { true }

    func makeDetail() -> LayoutDetail? { CustomDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> CustomStyle {
        guard let detail = detail as? CustomDetail else { preconditionFailure("A custom layout is kept as long as its container.") }
        return detail.style
    }

    func dumped(of size: Size) -> String { CustomDump(type: name, size: size, box: box).dumped() }

    static func content(from line: DumpLine) throws(DumpError) -> NodeContent? { nil }
}

/// The stored state of a container with a layout of the program.
final class CustomDetail: LayoutDetail {
    let style: CustomStyle

    init(_ style: CustomStyle) { self.style = style }
}

/// A container with a layout of the program in a dump. A reader that knows the type can restore it; for others it is a leaf
/// with the size that its content asked for.
struct CustomDump: DumpedStyle {
    var type = ""
    var size = Size.zero
    var box = BoxStyle()

    static let fresh = CustomDump()
    static let dumpFields: [DumpField<CustomDump>] =
        [DumpField("type", \.type, always: true), DumpField("size", \.size, always: true)] + BoxStyle.dumpFields(at: \.box)
}

extension NodeContent {
    /// A container with a layout of the program that measures and places both axes together.
    public static func custom(_ layout: any Layout, _ box: BoxStyle = BoxStyle()) -> NodeContent {
        CustomStyle(program: .pair(layout), box: box).content
    }

    /// A container with a layout of the program that works on one axis at a time; the same as ``customAxes(_:_:)``.
    public static func custom(_ layout: any AxisLayout, _ box: BoxStyle = BoxStyle()) -> NodeContent { customAxes(layout, box) }

    /// A container with a layout of the program that works on one axis at a time, as the engine does.
    public static func customAxes(_ layout: any AxisLayout, _ box: BoxStyle) -> NodeContent {
        CustomStyle(program: .axes(layout), box: box).content
    }
}
