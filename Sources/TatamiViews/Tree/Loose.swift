/// A weak reference to an object, wrapped in a value.
///
/// A file may name an object that contains the reference itself. A strong reference would then form a cycle that is never freed. Readers
/// of the value get the object.
package struct Loose {
    private weak var object: AnyObject?

    package init(_ object: AnyObject) { self.object = object }

    /// The object that `stored` refers to, or `stored` itself if it is not a `Loose`; nil once the object is gone.
    static func value(of stored: Any?) -> Any? {
        guard let loose = stored as? Loose else { return stored }
        return loose.object
    }
}
