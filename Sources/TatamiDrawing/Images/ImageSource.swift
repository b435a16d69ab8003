/// Finds the pictures that a UI file names. A host decides where they may come from.
public protocol ImageSource {
    /// The picture called `name`, usually a relative path with `/`.
    func image(named name: String) throws(ImageError) -> Image
}
