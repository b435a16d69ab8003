import NUI
import TatamiGeometry

/// The settings with which tools show a preview of a file.
public struct NUIPreview: Sendable {
    /// The name of the preview in the file.
    public fileprivate(set) var name = ""
    /// The size in points; a height of 0 means the height of the content. nil if the file leaves the size to the tool.
    public fileprivate(set) var size: Size?
    /// Device pixels per point; nil if the file does not say.
    public fileprivate(set) var scale: Double?
    /// The reading direction; nil if the file does not say.
    public fileprivate(set) var direction: LayoutDirection?
    /// The states that are loaded, in this order.
    public fileprivate(set) var states: [String] = []
    /// True if the preview replaces values of constants, or data of the model.
    public fileprivate(set) var hasData = false
}

final class PreviewDraft {
    var preview = NUIPreview()
    var state: AnyValue? { didSet { preview.states = [state?.plain as? String].compactMap { $0 } } }
    var data: AnyValue? { didSet { preview.hasData = data != nil } }
}

extension NUIClass {
    static var preview: NUIClass {
        NUIClass(
            value: "Preview", doc: "How tools show a preview of the file: `preview \"name\" = { ... }`.", make: PreviewDraft.init,
            finish: { draft, _ throws(LoadFault) in
                if let size = draft.preview.size, !(size.width > 0 && size.width <= 16_384 && size.height >= 0 && size.height <= 16_384) {
                    throw LoadFault(
                        .invalidLiteral, "a preview is more than 0 and at most 16384 points wide and high",
                        hint: "a height of 0 is that of the content",
                        property: "size")
                }
                if let scale = draft.preview.scale, !(scale > 0 && scale <= 8) {
                    throw LoadFault(.invalidLiteral, "a scale is more than 0 and at most 8", property: "scale")
                }
                return draft.preview
            },
            [
                .property(
                    "size", \.preview.size, "The width and height, in points; a height of 0 means the height of the content.",
                    isStored: false),
                .property("scale", \.preview.scale, "Device pixels per point, up to 8.", isStored: false),
                .property("direction", \.preview.direction, "The reading direction: LeftToRight or RightToLeft.", isStored: false),
                .property("state", \.state, "The name of the state that is loaded, or a list of names.", type: .any),
                .property("data", \.data, "Values that replace those of constants: { title = \"A long one\" }.", type: .any),
            ])
    }
}

extension Builder {
    /// Returns the settings of a preview of the file.
    func preview(_ preview: Definition) throws(LoadFailure) -> NUIPreview {
        let made = try build(preview.previewSettings, expecting: .object("Preview"), in: scope)
        guard case .value(let value) = made, var result = value as? NUIPreview else {
            throw failure(.wrongType, "this is not a preview", at: preview.name.range)
        }
        result.name = preview.name.text
        result.states = preview.previewStates.map(\.text)
        result.hasData = !preview.previewData.isEmpty
        return result
    }
}
