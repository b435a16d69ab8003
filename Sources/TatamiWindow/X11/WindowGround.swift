import CSDL2
import TatamiDrawing

#if os(Linux)
    import CX11
#endif

/// What an X server shows where a window has got larger, until the next frame is there.
///
/// Without it, the server throws away what the window showed when its size changes, and what is below it is seen until the next frame: white, in a dark
/// window.
@MainActor enum WindowGround {
    /// Has the server keep what a window shows in its upper left corner, and fill the rest with a color. Outside X11 it does nothing.
    static func set(_ color: Color, of window: OpaquePointer) {
        #if os(Linux)
            var server: UnsafeMutableRawPointer?
            let window = TatamiXWindow(window, &server)
            guard window != 0, let server else { return }
            var attributes = XSetWindowAttributes()
            attributes.bit_gravity = NorthWestGravity
            // The window has 8 bits for each component, as its surface.
            func bits(_ component: Double) -> UInt { UInt((max(0, min(component, 1)) * 255).rounded()) }
            attributes.background_pixel = bits(color.red) << 16 | bits(color.green) << 8 | bits(color.blue)
            XChangeWindowAttributes(OpaquePointer(server), window, UInt(CWBackPixel | CWBitGravity), &attributes)
        #endif
    }
}
