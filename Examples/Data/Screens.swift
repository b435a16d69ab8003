import Observation
import Tatami

/// Loads a file and shows the data of a program in it; actions of the file call the program.
public func screen<Program: NUIRecord & Observable & AnyObject>(
    _ file: String, of program: Program, _ interface: NUISchema<Program>
) throws -> NUILoader {
    let loader = NUILoader(root: program, schema: interface)
    try loader.load(file: dataFile(file), model: program)
    return loader
}

extension ViewRoot {
    /// Shows what changes in the data of a file, and carries out the file's actions.
    public func show(_ loader: NUILoader) {
        add(loader)
        onAction = { action, sender in loader.perform(action, sender: sender) }
    }
}
