import NUI
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiViews

@testable import NUILoader

/// Files in which a number given to a property shows, and what is seen of it: frames, the numbers of the layout, the picture.
struct RangeScene {
    let className: String
    let property: PropertySchema
    let engine: PangoTextEngine

    /// The property with a number, in the way its type is written.
    func writing(_ value: Double) -> String {
        let number =
            property.type.alternatives.contains(.integer) || property.range == .track || property.range == .span
                || property.range == .tracks
            ? "\(Int(value))" : DecimalText.format(value, decimals: 6)
        return "\(property.name) = " + pattern.replacing("#", with: number)
    }

    private var pattern: String {
        switch property.type.alternatives.first {
        case .point, .size: "[# 1]"
        case .range: "[1 #]"
        case .rect: "[0 0 # 20]"
        case .trackList: "[#]"
        case .array: "[0 # 1]"
        case .enumeration where property.type.alternatives.contains(.array(of: .number)): "[# 1]"
        default: "#"
        }
    }

    /// What makes a change of the property of a control visible.
    private var valueControl: String {
        switch className {
        case "SvgIconButton": "path = \"M0 0L10 20\"  strokeColor = \"FF0000\"  \(property.name == "strokeWidth" ? "" : "strokeWidth = 3")"
        case "RadioGroup", "SegmentedControl": "titles = [\(String(repeating: "\"a\" ", count: 301))]"
        case "ComboBox", "EditableComboBox": "titles = [\((0...301).map { "\"\($0)\"" }.joined(separator: " "))]"
        case "Slider", "Stepper": "maximum = 1000  value = 500"
        default: ""
        }
    }

    /// A file in which the object has `text` besides all that it needs; nil for a class that no scene is known of.
    func file(_ text: String) -> String? {
        func item(_ layout: String, _ contents: String) -> String {
            """
            root = { view = { :class = LayoutView  frame = [0 0 900 900]  layout = { :class = \(layout)  layoutItems = [
                { \(contents)  view = { :class = Label  text = "Two words"  backgroundColor = "FF0000" } }
                { horizontalStretch = 1  verticalStretch = 1  view = { :class = ImageView  image = { file = "dot.png" } } }
            ] } } }
            """
        }
        func view(_ contents: String) -> String {
            "root = { view = { :class = View  frame = [0 0 900 900]  subviews = [{ \(contents) }] } }"
        }
        let isTold = property.name == "accessibilityLevel"
        let filled =
            isTold
            ? "frame = [0 0 9 9]  accessibilityRole = \"heading\"  accessibilityLabel = \"A\""
            : property.name == "frame" ? "backgroundColor = \"FF0000\"" : "frame = [0 0 4000 4000]  backgroundColor = \"FF0000\""
        let lined = property.name == "borderDash" ? filled + "  borderWidth = 3" : filled
        // Weights differ by less than a pixel in one letter.
        let letters = property.name == "weight" ? "Hamburgefonts Hamburgefonts" : "A"
        switch className {
        case "View": return view(":class = View  :id = made  \(lined)  \(text)")
        case "ScrollView":
            return view(
                ":class = ScrollView  frame = [0 0 20 20]  horizontalScrollerEnabled = YES  contentView = { :class = View  backgroundColor = \"FF0000\" }  contentLayoutItem <= { fixedSize = [2000 2000] }  \(text)"
            )
        case "ArrangedView":
            return view(
                ":class = StackView  frame = [0 0 20 20]  stackLayout <= { crossLength = 2000  layoutItems = [{ fixedSize = [2000 2000]  view = { :class = View  backgroundColor = \"FF0000\" } }] }  \(text)"
            )
        case "RelativeView":
            return view(
                ":class = RelativeView  frame = [0 0 900 900]  relativeLayout <= { layoutItems = [{ left = { parent = 0 }  right = { parent = 0 }  view = { :class = View } }] }  \(text)"
            )
        case "TabButton":
            return view(
                ":class = TabBar  frame = [0 0 900 40]  tabs = [{ :class = TabButton  :id = made  title = \"Press\"  \(text) } { :class = TabButton  title = \"B\" }]"
            )
        case "TabView":
            let title = property.name == "greatestTabWidth" ? String(repeating: "Press ", count: 60) : "I"
            let page =
                "{ :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [{ fixedHeight = \(property.name == "leastBodyLength" ? 0 : 2000)  view = { :class = Label } }] } }"
            return item("VerticalLayout", "").replacing(
                "{   view =",
                with:
                    "{ view = { :class = TabView  :id = made  tabs = [{ :class = TabButton  title = \"\(title)\"  page = \(page) }]  \(text) } } { view ="
            )
        case "AccordionCell":
            let body =
                "{ :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [{ fixedHeight = \(property.name == "leastBodyLength" ? 0 : 2000)  view = { :class = Label } }] } }"
            return item("VerticalLayout", "").replacing(
                "{   view =", with: "{ view = { :class = AccordionCell  :id = made  title = \"Press\"  body = \(body)  \(text) } } { view ="
            )
        case "Label":
            let needed =
                switch property.name {
                case "shadowOffset": "shadowColor = \"FF0000\""
                case "minimumFontSize": "font = { size = 400 }  numberOfLines = 1  adjustsFontSizeToFitWidth = YES"
                default: ""
                }
            return view(":class = Label  :id = made  frame = [0 0 30 900]  text = \"one\\ntwo\\nthree\"  \(needed)  \(text)")
        case "Button":
            let title = property.name == "numberOfLines" ? String(repeating: "Press\\n", count: 400) : "Press"
            let picture = property.name == "iconSize" ? "icon = Gear" : "image = { file = \"dot.png\" }"
            return view(
                ":class = Button  :id = made  frame = [0 0 400 400]  title = \"\(title)\"  \(picture)  backgroundColor = \"FF0000\"  \(text)"
            )
        case "Avatar" where property.name == "size", "Stepper" where property.name == "columns":
            return item("HorizontalLayout", "").replacing(
                "{   view =",
                with: "{ view = { :class = \(className)  :id = made  backgroundColor = \"FF0000\"  \(text) } } { view =")
        case "CollectionView" where property.name == "naturalLength":
            return item("VerticalLayout", "").replacing(
                "{   view =", with: "{ view = { :class = CollectionView  backgroundColor = \"FF0000\"  \(text) } } { view =")
        case "CollectionView":
            let label = "{ :class = Label  text = \"A\"  backgroundColor = \"FF0000\" }"
            let count = property.name == "columns" ? 320 : 3
            return view(
                ":class = CollectionView  frame = [0 0 900 900]  layout = Grid  \(property.name == "spacing" ? "columns = 2" : "")  items = [\(String(repeating: label, count: count))]  \(text)"
            )
        case "Toolbar":
            let buttons = String(repeating: "{ :class = ToolbarItem  view = { :class = Button  title = \"A\" } }", count: 320)
            let few =
                "{ :class = ToolbarItem  view = { :class = Button  title = \"A\" } } { :class = ToolbarItem  isPinned = YES  view = { :class = Button  title = \"B\" } }"
            let isMany = property.name != "spacing"
            return view(
                ":class = Toolbar  frame = [0 0 \(property.name == "maximumWhenOverflowing" ? 14000 : 900) 40]  items = [\(isMany ? buttons : few)]  \(text)"
            )
        case "ToolbarItem":
            let red = "view = { :class = Label  text = \"A\"  backgroundColor = \"FF0000\" }"
            return view(
                ":class = Toolbar  frame = [0 0 900 40]  items = [{ :class = ToolbarItem  \(red)  \(text) } { :class = ToolbarItem  \(red) }]"
            )
        case "Table", "OutlineView":
            let rows =
                className == "Table"
                ? "columns = [{ title = \"A\" }]  rows = [{ cells = [{ text = \"A\" }] } { cells = [{ text = \"B\" }] }]"
                : "rows = [{ isOpen = YES  view = { :class = Label  text = \"A\" }  rows = [{ view = { :class = Label  text = \"B\" } }] }]"
            let contents = ":class = \(className)  backgroundColor = \"FF0000\"  \(rows)  \(text)"
            guard property.name == "naturalLength" else { return view("\(contents)  frame = [0 0 900 900]") }
            return item("VerticalLayout", "").replacing("{   view =", with: "{ view = { \(contents) } } { view =")
        case "TableColumn":
            let needed = ["minimum": "width = 0", "maximum": "width = 400  minimum = 0", "width": "minimum = 0"][property.name] ?? ""
            return view(
                ":class = Table  frame = [0 0 900 900]  columns = [{ title = \"A\"  \(needed)  \(text) } { title = \"B\"  minimum = 0 }]")
        case "TableSection":
            let label = "{ :class = Label  text = \"A\"  backgroundColor = \"FF0000\" }"
            return view(
                ":class = Table  frame = [0 0 900 900]  columns = [{ title = \"A\" }]  sections = [{ header = \(label)  rows = [{ cells = [\(label)] }]  \(text) }]"
            )
        case "CollectionSection":
            let label = "{ :class = Label  text = \"A\"  backgroundColor = \"FF0000\" }"
            let carousel = ["itemLength", "itemsInSight"].contains(property.name) ? "carousel = Free " : ""
            return view(
                ":class = CollectionView  frame = [0 0 900 900]  sections = [{ \(carousel) header = \(label)  footer = \(label)  items = [\(label)]  \(text) }]"
            )
        case "GroupBox": return view(":class = GroupBox  :id = made  frame = [0 0 900 900]  title = \"Press\"  \(text)")
        case "FormLayout":
            let row = "{ title = \"Press\"  field = { :class = Label  text = \"Press\" } }"
            return view(":class = FormLayout  :id = made  frame = [0 0 900 900]  rows = [\(row) \(row)]  \(text)")
        case "RangeSlider":
            return view(":class = RangeSlider  :id = made  frame = [0 0 400 400]  maximum = 1000  upperValue = 500  \(text)")
        case "SvgIconButton", "RadioGroup", "SegmentedControl", "ComboBox", "EditableComboBox", "Slider", "Stepper", "ProgressView",
            "ActivityIndicator":
            return view(":class = \(className)  :id = made  frame = [0 0 400 400]  \(valueControl)  \(text)")
        case "TextField", "TextView":
            let words = property.name == "maximumLines" ? String(repeating: "Press\\n", count: 400) : "Press"
            return item("HorizontalLayout", "").replacing(
                "{   view =",
                with:
                    "{ view = { :class = \(className)  :id = made  text = \"\(words)\"  backgroundColor = \"FF0000\"  \(text) } } { view =")
        case "Spacer":
            return item("HorizontalLayout", "").replacing(
                "{   view =", with: "{ view = { :class = Spacer  :id = made  \(text) } } { view =")
        case "LayoutItem":
            let isCell = ["column", "row", "columnSpan", "rowSpan", "columnRange", "rowRange", "cellRange"].contains(property.name)
            return item(
                property.name.hasPrefix("unit")
                    ? "TileLayout  tilesAcross = 3  tileSize = [9 9]" : isCell ? "GridLayout  spacing = 1" : "VerticalLayout",
                ":id = made  \(text)")
        case "Layout": return item("VerticalLayout  :id = made  \(text)", "")
        case "StackLayout", "FlowLayout", "GridLayout", "TileLayout", "HorizontalCellLayout", "VerticalCellLayout":
            return item("\(className)  :id = made  \(property.name == "horizontalSpacing" ? "axis = Horizontal" : "")  \(text)", "")
        case "Track": return item("GridLayout  columns = [{ \(property.name == "value" ? "type = Pixel" : "")  \(text) } \"1*\"]", "")
        case "EdgeRule":
            let of = ["parent": "", "offset": "center = made"][property.name] ?? "adjacent = made"
            return item("RelativeLayout", "left = { \(text) \(of) }").replacing(
                "{ horizontalS", with: "{ :id = made horizontalS")
        case "LengthRule": return item("RelativeLayout", "width = { \(text) }")
        case "Insets": return item("VerticalLayout  padding = { \(text) }", "")
        case "Color":
            let others = ["red", "green", "blue"].filter { $0 != property.name }.map { "\($0) = 7" }.joined(separator: " ")
            return view(":class = View  frame = [0 0 9 9]  backgroundColor = { :class = Color  \(others)  \(text) }")
        case "Font":
            let size = property.name == "size" ? "" : "name = \"Inter\"  size = 30  "
            return item("VerticalLayout", "").replacing("text = \"Two words\"", with: "text = \"\(letters)\"  font = { \(size)\(text) }")
        case "TextRun":
            return item("VerticalLayout", "").replacing(
                "text = \"Two words\"",
                with: "font = { name = \"Inter\"  size = 30 }  attributedText = [{ text = \"\(letters)\"  \(text) }]")
        case "Image": return view(":class = ImageView  frame = [0 0 9 9]  contentMode = Center  image = { file = \"wide.png\"  \(text) }")
        case "Gradient":
            let type = property.name == "locations" ? "Linear" : "Radial"
            return view(
                ":class = View  frame = [0 0 9 9]  backgroundColor = { :class = Gradient  type = \(type)  colors = [\"000000\" \"FF0000\" \"FFFFFF\"]  \(text) }"
            )
        case "Shape":
            return view(
                ":class = Shape  :id = made  frame = [0 0 900 900]  path = \"M0 0L10 20\"  stroke = \"FF0000\"  \(property.name == "strokeWidth" ? "" : "strokeWidth = 3")  \(text)"
            )
        case "Icon": return view(":class = Icon  :id = made  frame = [0 0 400 400]  name = Gear  \(text)")
        case "BorderSide":
            return view(":class = View  frame = [0 0 900 900]  borderTop = { \(property.name == "dash" ? "width = 3" : "")  \(text) }")
        case "Theme" where property.name == "controlHeight":
            return item("HorizontalLayout", "").replacing(
                "{   view =",
                with: "{ view = { :class = Button  title = \"\"  backgroundColor = \"FF0000\"  theme = { \(text) } } } { view =")
        case "Theme":
            return view(":class = Button  frame = [0 0 900 900]  title = \"Press\"  theme = { \(text) }")
        case "Timing":
            return view(
                ":class = Button  :id = made  frame = [0 0 900 900]  title = \"Press\"  theme = { motion = { snappy = { \(text) } } }")
        case "Shadow": return view(":class = View  frame = [0 0 900 900]  shadow = { \(text) }")
        default: return nil
        }
    }

    struct Sight {
        var found: [Diagnostic]
        /// Nil where the file was refused.
        var shown: String?
        /// What the property says of itself; nil where it does not tell.
        var readBack: [Double]?
    }

    func look(_ text: String) throws -> Sight? {
        guard let file = file(text) else { return nil }
        let screen = Screen()
        let loader = NUILoader(root: screen)
        loader.logger = .silent
        var reader = MemorySourceReader(["/ui/main.nui": file])
        reader["/ui/dot.png"] = Pictures.dot
        reader["/ui/wide.png"] = Pictures.wide
        loader.reader = reader
        let found = loader.check(file: "/ui/main.nui").diagnostics
        do {
            try loader.load(file: "/ui/main.nui")
        } catch {
            return Sight(found: error.diagnostics, shown: nil)
        }
        guard let view = screen.view else { return nil }
        let made: AnyObject? = loader.object("made")
        let row = ClassCatalogue.all.first { $0.schema.name == className }?.properties.first { $0.schema.name == property.name }
        let value = made.flatMap { row?.read($0) }
        let root = ViewRoot(view, text: engine)
        root.layout(width: 900, height: 900)
        let picture =
            switch className {
            // A font's size is what its text measures; a picture of text says what was asked for.
            case "Font", "TextRun": ""
            case "Label": "\(root.displayList())"
            // Nothing moves in a picture.
            case "Timing": "\((made as? View)?.theme.motion[.snappy] as Any)"
            case _ where property.name == "letterSpacing": "\(root.displayList())"
            case "View" where property.name == "accessibilityLevel": "\(root.accessibilityTree())"
            default: try SVGWriter(engine).svg(of: root.displayList(), size: Size(900, 900))
            }
        let numbers = value.map { $0.number.map { [$0] } ?? $0.elements?.compactMap(\.number) ?? [] }
        return Sight(found: found, shown: root.dumpLayout() + picture, readBack: numbers == [] ? nil : numbers)
    }
}
