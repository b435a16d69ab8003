import TatamiLayout

/// What somebody who made views, layouts and items out of files knows about them.
public protocol ObjectOrigin: AnyObject {
    /// Where the present value of a property is written, by the property's name or an alias; nil where no file says it.
    func place(of property: String, in object: AnyObject) -> SourcePlace?
    /// What files call the object.
    func name(of object: AnyObject) -> String?
    /// The class as which files know it.
    func className(of object: AnyObject) -> String?
}
