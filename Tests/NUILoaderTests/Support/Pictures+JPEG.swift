import TestSupport

extension Pictures {
    /// 24 x 20 pixels.
    static let jpeg = PictureFile.named("baseline.jpg").bytes
}
