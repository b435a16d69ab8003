import Observation
import Tatami

/// A hike, which `hikes.nui` shows as a row.
@Observable public final class Hike: NUIRecord {
    public let id: String
    public var title: String
    public var length: Double

    public init(id: String, title: String, length: Double) { (self.id, self.title, self.length) = (id, title, length) }

    public static var nuiRecord: NUIRecordTable<Hike> {
        .init(
            "Hike", key: \.id,
            [
                .reading("id", \.id), .reading("length", \.length),
                .editing("title", \.title, check: { $0.isEmpty ? "A hike needs a title" : nil }),
            ])
    }
}

/// The data of `hikes.nui`, and what its buttons do.
@Observable public final class Hikes: NUIRecord {
    public var hikes: [Hike]
    @ObservationIgnored public var view: View?

    public init(_ hikes: [Hike]) { self.hikes = hikes }

    public func remove(_ hike: Hike) { hikes.removeAll { $0 === hike } }

    public static var nuiRecord: NUIRecordTable<Hikes> { .init("Hikes", [.list("hikes", \.hikes)]) }
}

/// Loads `hikes.nui`, which shows a row for each hike.
///
/// - Throws: `NUILoadError` if the file has errors, or needs something that the tables do not have.
public func hikeList(of hikes: Hikes, file: String) throws -> NUILoader {
    let loader = NUILoader(
        root: hikes, outlets: [.property("view", \.view)], actions: [.action("remove", taking: Hike.self, Hikes.remove)])
    try loader.load(file: file, model: hikes)
    return loader
}
