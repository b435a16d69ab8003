import Tatami
let name = Label("Ada Lovelace"); name.background = .color(.init(hex: "FFFFFF")!); name.borderWidth = 1; name.borderColor = .lightGray; name.cornerRadius = 4
let cancel = Button("Cancel"), save = Button("Save")
save.selected = true
let form = LayoutView {
    VStack(spacing: 8, padding: 16) {
        Label("New contact").font(.title).align(.leading)
        name.stretch(.horizontal).minWidth(120)
        Label("A long note that wraps over several lines because it is much longer than the window is wide.").align(.leading)
        HStack(spacing: 8) { Spacer(); cancel; save.margin(.leading, 4) }.stretch(.horizontal)
    }
}
form.backgroundColor = Color(hex: "F7F7F5")
let engine = try PangoTextEngine()
let root = ViewRoot(form, text: engine)
root.layout(width: 320)
print(root.dumpLayout())
for placed in root.placedViews() { print(placed.path, type(of: placed.view), placed.frame, placed.absolute, placed.visibility) }
let png = try CairoRenderer(engine).png(of: root.displayList(), size: root.size, scale: 2)
try AtomicFile.write(png, to: "/tmp/form.png")
