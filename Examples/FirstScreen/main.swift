import Tatami

let save = Button("Save").style(.primary)
let form = LayoutView {
    VStack(alignment: .leading, spacing: 12, padding: 16) {
        Label("New contact").font(.title)
        Label("Widths are settled first, then heights, so this text knows where to wrap.")
        HStack(spacing: 8) {
            Spacer()
            Button("Cancel")
            save
        }.stretch(.horizontal)
    }
}.background(.white)

let engine = try PangoTextEngine()
let screen = ViewRoot(form, text: engine)
screen.layout(width: 320)  // the height is the content's
let picture = try CairoRenderer(engine).png(of: screen.displayList(), size: screen.size, scale: 2)
try AtomicFile.write(picture, to: "form.png")
print(screen.explain(save)?.horizontal.sentence ?? "")
