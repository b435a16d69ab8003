import Tatami

let save = Button("Save")
save.selected = true
let form = LayoutView {
    VStack(spacing: 12, padding: 16) {
        Label("New contact").font(.title).align(.leading)
        Label("Widths are settled first, then heights, so this text knows where to wrap.").align(.leading)
        HStack(spacing: 8) {
            Spacer()
            Button("Cancel")
            save
        }.stretch(.horizontal)
    }
}
form.backgroundColor = .white

let engine = try PangoTextEngine()
let screen = ViewRoot(form, text: engine)
screen.layout(width: 320)  // the height is the content's
let picture = try CairoRenderer(engine).png(of: screen.displayList(), size: screen.size, scale: 2)
try AtomicFile.write(picture, to: "form.png")
print(screen.explain(save)?.horizontal.sentence ?? "")
