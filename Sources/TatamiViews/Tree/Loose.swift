/// An object that is not kept alive by who refers to it: a file that names what an object lies in closes a circle otherwise, which nothing ever
/// leaves. Who asks for it gets the object.
package struct Loose {
    private weak var object: AnyObject?

    package init(_ object: AnyObject) { self.object = object }

    /// What is referred to; nil where that is gone.
    static func value(of stored: Any?) -> Any? {
        guard let loose = stored as? Loose else { return stored }
        return loose.object
    }
}
