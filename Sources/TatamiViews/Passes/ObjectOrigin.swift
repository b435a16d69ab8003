import TatamiLayout

/// The knowledge of a loader about the views, layouts and items that it made from files.
public protocol ObjectOrigin: AnyObject {
    /// Returns the place in a file that sets the present value of a property, by the property's name or an alias; nil if no file sets it.
    func place(of property: String, in object: AnyObject) -> SourcePlace?
    /// Returns the name of the object in its file; nil if it has none.
    func name(of object: AnyObject) -> String?
    /// Returns the name of the object's class in files; nil if there is none.
    func className(of object: AnyObject) -> String?
}
