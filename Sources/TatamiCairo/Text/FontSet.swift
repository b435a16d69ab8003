import CCairo
import CPango
import TatamiDrawing

/// Pango over a private FontConfig configuration: exactly the given files, and nothing from the system or its settings.
///
/// A font set is never closed; `FontSetPool` says why.
final class FontSet {
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    /// The largest size of a font, in points.
    let largestSize: Double
    private var extents = BoundedCache<Font, (ascent: Double, descent: Double)>(capacity: 256)
    /// The number of fonts that `extent` has loaded.
    private(set) var loadedExtents = 0

    init(files: [String]) throws(FontError) {
        largestSize = files.contains { $0.hasSuffix("/\(FontFiles.emoji)") } ? Font.largestSizeWithEmoji : Font.largestSize
        guard let config = FcConfigCreate() else { throw .unavailable("a FontConfig configuration") }
        do throws(FontError) {
            guard FcConfigParseAndLoadFromMemory(config, FontSet.rules, 1) != 0 else {
                throw .unavailable("the FontConfig rules")
            }
            try FontSet.add(files, to: config)
        } catch {
            FcConfigDestroy(config)
            throw error
        }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(config)
            throw .unavailable("a FreeType font map")
        }
        cpango_set_fc_config(map, config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 96)
        guard let leftToRight = FontSet.context(map, PANGO_DIRECTION_LTR),
            let rightToLeft = FontSet.context(map, PANGO_DIRECTION_RTL)
        else {
            cpango_unref(map)
            FcConfigDestroy(config)
            throw .unavailable("a Pango context")
        }
        self.leftToRight = leftToRight
        self.rightToLeft = rightToLeft
    }

    /// Names that Pango offers in addition to the families of the files. In other configurations, what they stand for depends on the
    /// machine.
    private static let generic: Set<String> = ["Monospace", "Sans", "Serif", "System-ui"]

    /// The names of the families in the files.
    var families: [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_context_list_families(leftToRight, &list, &count)
        defer { g_free(list) }
        return UnsafeBufferPointer(start: list, count: Int(count))
            .compactMap { $0.flatMap(pango_font_family_get_name).map { String(cString: $0) } }
            .filter { !FontSet.generic.contains($0) }
            .sorted()
    }

    /// Returns a new, empty layout; nil only if there is no memory.
    func makeLayout(_ direction: TextDirection) -> PangoLayoutBox? {
        let context = direction == .rightToLeft ? rightToLeft : leftToRight
        guard let layout = pango_layout_new(context) else { return nil }
        pango_layout_set_auto_dir(layout, direction == .automatic ? 1 : 0)
        return PangoLayoutBox(layout)
    }

    /// Returns a description of `font` that falls back to the bundled families. The caller frees it.
    func describe(_ font: Font) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.familyList.joined(separator: ","))
        pango_font_description_set_absolute_size(description, PangoUnits.fontSize(font.size, atMost: largestSize))
        pango_font_description_set_weight(description, PangoWeight(rawValue: numericCast(font.weight.rawValue)))
        pango_font_description_set_style(description, font.italic ? PANGO_STYLE_OBLIQUE : PANGO_STYLE_NORMAL)
        return description
    }

    /// Returns how far the letters of a font reach above and below the baseline, in points. The font is loaded once.
    func extent(of font: Font) -> (ascent: Double, descent: Double) { extents.value(font) { loadExtent(of: font) } }

    private func loadExtent(of font: Font) -> (ascent: Double, descent: Double) {
        loadedExtents += 1
        let description = describe(font)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_context_load_font(leftToRight, description) else { return (font.size, 0) }
        defer { cpango_unref(loaded) }
        // Pango computes them once for each language, by shaping a sentence. Layouts need those of the context's language anyway.
        guard let metrics = pango_font_get_metrics(loaded, FontSet.language) else { return (font.size, 0) }
        defer { pango_font_metrics_unref(metrics) }
        return (PangoUnits.points(pango_font_metrics_get_ascent(metrics)), PangoUnits.points(pango_font_metrics_get_descent(metrics)))
    }

    /// The only rules: emoji come from the colour font, and its pictures are scaled from their one size to the size wanted.
    private static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <match target="pattern">
            <test name="family" compare="eq"><string>emoji</string></test>
            <edit name="family" mode="prepend" binding="strong"><string>\(Emoji.family)</string></edit>
          </match>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
          </match>
        </fontconfig>
        """

    private static func add(_ files: [String], to config: OpaquePointer) throws(FontError) {
        for file in files {
            try FontFiles.checkFile(file)
            guard FcConfigAppFontAddFile(config, file) != 0 else { throw .notAFont(path: file) }
        }
        separateVariableFonts(in: config)
    }

    /// Gives the variable form of each font another path to the same file.
    ///
    /// FontConfig lists a variable font once for each named weight and once for all others, and gives the last entry the same file and index
    /// as the default weight. Cairo would open one FreeType face for both. FreeType rounds the outlines of a face otherwise as soon as it has
    /// been varied once, so that the default weight would look different after a text in a weight such as 450.
    private static func separateVariableFonts(in config: OpaquePointer) {
        guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return }
        for index in 0..<max(0, Int(fonts.pointee.nfont)) {
            var isVariable: FcBool = 0
            var file: UnsafeMutablePointer<FcChar8>?
            guard let pattern = fonts.pointee.fonts[index], FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch,
                isVariable == 1, FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file
            else { continue }
            let path = String(cString: file)
            guard let slash = path.lastIndex(of: "/") else { continue }
            FcPatternDel(pattern, FC_FILE)
            FcPatternAddString(pattern, FC_FILE, "\(path[..<slash])/./\(path[path.index(after: slash)...])")
        }
    }

    /// The language of all texts, which Pango would take from the machine. Pango never frees it.
    static var language: OpaquePointer? { pango_language_from_string("en") }

    /// Makes a context. It sets every option that could otherwise depend on the machine.
    private static func context(
        _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(map) else { return nil }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, FontSet.language)
        pango_context_set_base_dir(context, direction)
        return context
    }
}

extension Font {
    /// The families in which the letters of the font are searched, in order.
    var familyList: [String] { (family == Font.defaultFamily ? [] : [family]) + Font.fallbackFamilies }

    /// The OpenType features with which the font is drawn; the last one for a tag counts.
    ///
    /// The family for source code combines signs to new ones by default, which readers of code do not expect.
    var drawnFeatures: [FontFeature] { (family == Font.codeFamily ? [.separateSigns] : []) + features }
}

/// Owns a `PangoLayout`.
final class PangoLayoutBox {
    let layout: OpaquePointer
    init(_ layout: OpaquePointer) { self.layout = layout }
    deinit { FontLock.hold { cpango_unref(UnsafeMutableRawPointer(layout)) } }
}
