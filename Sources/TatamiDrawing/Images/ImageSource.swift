/// Finds the images that a UI file names. The host decides where images may come from.
public protocol ImageSource {
    /// Returns the image called `name`, which usually is a relative path with `/`.
    ///
    /// - Throws: `ImageError` if there is no such image, or it cannot be used.
    func image(named name: String) throws(ImageError) -> Image
}
