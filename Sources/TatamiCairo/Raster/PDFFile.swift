import CCairo

/// A PDF file of one page. The same page gives the same bytes, since no time of creation is written.
enum PDFFile {
    static func write(
        width: Double, height: Double, _ draw: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) -> [UInt8] {
        let sink = Sink()
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().bytes.append(
                    contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
        defer { withExtendedLifetime(sink) { FontLock.hold { cairo_surface_destroy(surface) } } }
        guard let surface, let context = cairo_create(surface) else { throw .failed("no memory for a PDF file") }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        do {
            try draw(context)
        } catch {
            cairo_destroy(context)
            throw error
        }
        cairo_destroy(context)
        FontLock.hold { cairo_surface_finish(surface) }  // embeds the fonts
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .failed(String(cString: cairo_status_to_string(status))) }
        return sink.bytes
    }

    private final class Sink {
        var bytes: [UInt8] = []
    }
}
