import CMemory
import Figures
import NUI
import Tatami

/// A list of 200 rows with five views each: a card, a title, a note, the room between and a button; styles, constants, ids, actions.
func listFile(rows: Int) -> String {
    var text = """
        const ink = "22303C"
        const gap = 8
        style title = { font = { size = 17 type = Bold }  textColor = ink  numberOfLines = 1 }
        style note = { font = { size = 13 }  textColor = "5A6B7B" }
        style card = { backgroundColor = "FFFFFF"  cornerRadius = 10  borderWidth = 1  borderColor = [220 226 232] }

        root = { view = { :class = LayoutView  :id = page  layout = {
            :class = VerticalLayout  padding = 12  spacing = gap  horizontalAlignment = Stretch
            layoutItems = [

        """
    for row in 0..<rows {
        text += """
                { view = { :class = LayoutView  :id = card\(row)  :style = card
                    layout = { :class = HorizontalLayout  padding = [8 12 8 12]  spacing = gap  verticalAlignment = Center
                        layoutItems = [
                            { view = { :class = Label  :id = title\(row)  :style = title  text = "Row number \(row)" }  minWidth = 80 }
                            { view = { :class = Label  :style = note  text = "A note that says more" }  horizontalStretch = 1 }
                            { view = { :class = Spacer } }
                            { view = { :class = Button  title = "Open"  action = { selector = "open"  target = page } }
                              margin = [0 0 0 4] }
                        ] } } }

            """
    }
    return text + "    ] } } }\n"
}

/// Reading, checking and building a file of 1,000 views, each as fast as it can be.
func measureList() throws -> [Row] {
    keep_freed_memory()
    let path = "/bench/nui-1000.nui"
    let file = listFile(rows: 200)
    let reader = MemorySourceReader([path: file])
    let schema = NUISchema().schema

    func newLoader() -> NUILoader {
        let loader = NUILoader(root: Screen())
        loader.reader = reader
        return loader
    }

    let checked = newLoader().check(file: path)
    precondition(checked.diagnostics.isEmpty, checked.text)
    let seconds = 1.0
    let parse = Times(seconds: seconds) { nanoseconds { _ = Program.load(path: path, reader: reader) } }
    let program = Program.load(path: path, reader: reader)
    let checking = Times(seconds: seconds) { nanoseconds { _ = check(program, schema) } }
    let tables = Times(seconds: seconds) { nanoseconds { _ = newLoader() } }
    let load = try Times(seconds: 2 * seconds) {
        let loader = newLoader()
        return try nanoseconds { try loader.load(file: path) }
    }
    return [
        ("parse", parse.least), ("check", checking.least), ("build", load.least - parse.least - checking.least),
        ("new loader", tables.least),
    ].map { Row("nui-1000", "tatami", $0.0, $0.1 / 1e6, "ms") }
}
