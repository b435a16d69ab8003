import Testing

/// What `Package.swift` links, transitively.
@Suite struct PackageTests {
    /// The targets that each target names as its dependencies. Products of other packages are constants, without quotes.
    private static func dependencies() throws -> [String: Set<String>] {
        let target = try Regex(#"\.target\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]"#)
        let name = try Regex(#""(\w+)""#)
        var all: [String: Set<String>] = [:]
        for match in SourceTree.text("Package.swift").matches(of: target) {
            guard let room = match.output[1].substring, let list = match.output[2].substring else { continue }
            all[String(room)] = Set(list.matches(of: name).compactMap { $0.output[1].substring.map(String.init) })
        }
        return all
    }

    private static func closure(of room: String, _ dependencies: [String: Set<String>]) -> Set<String> {
        var found: Set<String> = []
        var pending = [room]
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += dependencies[next, default: []] }
        }
        return found
    }

    /// Programs in browsers and on UIKit measure text and draw display lists themselves.
    @Test(arguments: ["TatamiViews", "TatamiControls", "NUI", "NUILoader", "TatamiLive"])
    func viewsAndFilesStandWithoutDrawingLibraries(room: String) throws {
        let dependencies = try Self.dependencies()
        #expect(dependencies["TatamiCairo"]?.isSuperset(of: ["CCairo", "CPango"]) == true, "Package.swift is written in another way")
        let rooms: Set<String> = [
            "TatamiGeometry", "TatamiJSON", "TatamiData", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews",
            "TatamiControls", "TatamiCollections", "TatamiCollectionViews", "NUI", "NUIData", "NUILoader", "TatamiLive",
        ]
        #expect(Self.closure(of: room, dependencies).isSubset(of: rooms), "\(room)")
    }

    /// The layout engine stands alone.
    @Test func theEngineNeedsNumbersOnly() throws {
        #expect(
            Self.closure(of: "TatamiLayout", try Self.dependencies()) == ["TatamiLayout", "TatamiGeometry", "TatamiJSON"])
    }

    /// `Scripts/layout-package` makes a package of the engine, its tests and what they import. It declares them as Package.swift does.
    @Test func theLayoutPackageDeclaresItsTargetsAsThePackageDoes() throws {
        let target = try Regex(#"\.(?:testTarget|target)\(name: "(\w+)"[^\n]*\),"#)
        let package = SourceTree.text("Package.swift")
        let declared = SourceTree.text("Scripts/layout-package").matches(of: target)
        #expect(declared.compactMap { $0.output[1].substring }.contains("TatamiLayoutTests"))
        for match in declared where match.output[1].substring != "TestSupport" {
            let line = try #require(match.output[0].substring)
            #expect(package.contains(line), "Package.swift does not declare \(line)")
        }
    }

    /// Commands that open no window load no library for windows.
    @Test func theProgramTatamiIsLinkedWithoutWindows() {
        let needed = PackageGraph.closure(of: "TatamiProgram", in: PackageGraph.dependencies)
        #expect(needed.isSuperset(of: ["TatamiCommand", "CCairo", "CDeflate"]))
        #expect(needed.isDisjoint(with: ["TatamiWindow", "TatamiAccessibility", "CSDL2", "CX11", "CDBus", "CAtkBridge"]))
    }

    @Test func thereIsAProductForOtherHosts() throws {
        let product = try Regex(#"name: "TatamiViews",\s*targets: \[([^\]]*)\]"#)
        let targets = try #require(SourceTree.text("Package.swift").firstMatch(of: product)?.output[1].substring)
        for room in ["TatamiViews", "TatamiControls", "NUI", "NUILoader", "TatamiDrawing"] { #expect(targets.contains("\"\(room)\"")) }
        #expect(!targets.contains("Cairo"))
    }
}
