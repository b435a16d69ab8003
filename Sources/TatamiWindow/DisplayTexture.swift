import CSDL2
import TatamiCairo

/// A texture of SDL's renderer, which fills a window.
@MainActor final class DisplayTexture: DisplayTarget {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?

    init?(of handle: OpaquePointer) {
        guard let renderer = SDL_CreateRenderer(handle, -1, 0) else { return nil }
        self.renderer = renderer
    }

    func resized() -> (Int32, Int32)? {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        var (columns, rows): (Int32, Int32) = (0, 0)
        return SDL_GetRendererOutputSize(renderer, &columns, &rows) == 0 ? (columns, rows) : nil
    }

    var memory: CanvasMemory? { nil }

    func present(_ canvas: Canvas, _ parts: [Part]) {
        var parts = parts
        if texture == nil {
            texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(canvas.width),
                Int32(canvas.height))
            // Its pixels are not mixed with those below.
            if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
            parts = [(x: 0, y: 0, width: canvas.width, height: canvas.height)]
        }
        guard let texture else { return }
        _ = canvas.withPixels { pixels, stride in
            for part in parts {
                var rect = SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
                SDL_UpdateTexture(texture, &rect, pixels + part.y * stride + part.x * 4, Int32(stride))
            }
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        SDL_DestroyRenderer(renderer)
    }
}
