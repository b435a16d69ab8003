import Foundation
import Testing

@Suite struct ExplainBindingTests {
    private func tatami() throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(
            """
            type Walk = { :key id  id = String  title <-> String  length = Number }
            :model = { walks = [Walk]  total = 0  search <-> ""  note = String? }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
              { :class = TextField  :id = field  text <-> search }
              { :class = Label  :id = sum  text <- "\\(count(walks)) walks"  layoutItem.minWidth <- total * 2 }
              { :class = Label  :id = ratio  text <- "\\(1 / total)" }
              { :for w in walks  :class = Label  text <- w.length as decimals 1 }
              { :class = Label  :id = plain  text = "-"  tooltip <- note }
            ] } } }
            """, to: "walks.nui")
        try tatami.write(
            #"{"walks": [{"id": "a", "title": "Lake", "length": 3.25}, {"id": "b", "title": "Hill", "length": 8}]}"#, to: "walks.json")
        return tatami
    }

    private func explain(_ path: String, _ more: String...) throws -> Tatami.Result {
        try tatami().run(["explain", "--binding", "walks.nui", path, "--data", "walks.json"] + more)
    }

    @Test(arguments: [
        (
            "sum",
            """
            Label sum
              text: "2 walks"
                walks.nui:5: text <- "\\(count(walks)) walks"
                reads $.walks: "2 rows"
                last writer: the binding
              layoutItem.minWidth: 0
                walks.nui:5: layoutItem.minWidth <- total * 2
                reads $.total: 0, held by the loader
                last writer: the binding

            """
        ),
        (
            "0.4.text",
            """
            Label 0.4
              text: "8.0"
                walks.nui:7: text <- w.length as decimals 1
                reads $.walks[1].length: 8
                last writer: the binding

            """
        ),
        (
            "field.text",
            """
            TextField field
              text: ""
                walks.nui:4: text <-> search
                reads $.search: "", held by the loader
                last writer: the binding

            """
        ),
    ])
    func pathValuePlaceAndWriterArePrinted(path: String, text: String) throws {
        let result = try explain(path)
        #expect(result.code == 0 && result.output == text, "\(result.output)\(result.errors)")
    }

    @Test func aBindingWithoutValueIsNoWriter() throws {
        let ratio = try explain("ratio.text")
        #expect(ratio.output.contains("last writer: none, since the binding cannot be worked out: division by 0"), "\(ratio.output)")
        let plain = try explain("plain")
        #expect(plain.output.contains("tooltip: nothing\n") && plain.output.contains("reads $.note: null"), "\(plain.output)")
        #expect(plain.output.contains("last writer: none, since the binding cannot be worked out: its value is nil"))
        #expect(!plain.output.contains("text"))
    }

    @Test func theOutputIsAlsoJSON() throws {
        let result = try explain("sum.layoutItem.minWidth", "--json")
        #expect(
            result.output == """
                {"view":"sum","class":"Label","bindings":[{"property":"layoutItem.minWidth","binding":"layoutItem.minWidth <- total * 2",\
                "file":"walks.nui","line":5,"column":65,"value":0,"writer":"the binding",\
                "reads":[{"path":"$.total","value":0,"held":true}]}]}

                """, "\(result.output)")
    }

    @Test(arguments: [
        ("sun.text", "There is no object 'sun.text'. There are: sum (0.1)"),
        ("sum.font", "'font' of sum is not bound to data; bound are: text"),
        ("plain.text", "'text' of plain is not bound to data; bound are: tooltip"), ("0", "'0' is not bound to data; no property of it is"),
    ])
    func whatIsNotBoundIsTold(path: String, words: String) throws {
        let result = try explain(path)
        #expect(result.code == 1 && result.output == "" && result.errors.contains(words), "\(result.errors)")
    }

    // MARK: Rows, items and values

    private func rows() throws -> Tatami {
        let tatami = try Tatami()
        try tatami.write(
            """
            type Walk = { :key id  id = String  title = String }
            :model = { walks = [Walk]  big = 14.0 }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
              { :for w in walks  :class = HorizontalLayout  :id = card  layoutItem.minWidth <- big  layoutItems = [
                { :class = Label  :id = head  text <- w.title  font <- { size = big } }
              ] }
              { :class = Slider  :id = slider  enabled = NO  maximum = 10  value <- big }
              { :class = ScrollView  :id = scroll  contentLayoutItem <= { minWidth <- big }  contentView = { :class = Label  text = "a" } }
            ] } } }
            """, to: "rows.nui")
        try tatami.write(#"{"walks": [{"id": "a", "title": "Lake"}, {"id": "b", "title": "Hill"}]}"#, to: "rows.json")
        return tatami
    }

    @Test(arguments: [
        (["head.text"], "Label head, row a\n  text: \"Lake\"\n"), (["head.text", "--row", "b"], "Label head, row b\n  text: \"Hill\"\n"),
        (["card", "--row", "b"], "HorizontalLayout card, row b\n  layoutItem.minWidth: 14\n"),
        (["scroll"], "ScrollView scroll\n  contentLayoutItem.minWidth: 14\n"), (["head.font"], "\"size\":14,\"weight\":400,"),
        (["slider.value"], "last writer: the binding, whose value the property cut off\n"),
    ])
    func idsInRowsAndPartsOfObjectsAreFound(arguments: [String], words: String) throws {
        let result = try rows().run(["explain", "--binding", "rows.nui"] + arguments + ["--data", "rows.json"])
        #expect(result.code == 0 && result.output.contains(words), "\(result.output)\(result.errors)")
    }

    @Test func aPlaceInARowIsExplained() throws {
        let tatami = try rows()
        func explain(_ row: String) throws -> Tatami.Result {
            try tatami.run("explain", "rows.nui", "--view", "head", "--row", row, "--data", "rows.json")
        }
        let second = try explain("b")
        #expect(second.code == 0 && second.output.hasPrefix("Label head, row b\n"), "\(second.output)\(second.errors)")
        let none = try explain("c")
        #expect(none.code == 1 && none.errors == "error: 'head' is in no row 'c'. Its rows are: a, b\n")
    }

    @Test func aPathThatDoesNotExistIsNoProperty() throws {
        let result = try rows().run("explain", "--binding", "rows.nui", "0.99", "--data", "rows.json")
        #expect(result.code == 1 && result.errors.hasPrefix("error: There is no object '0.99'. There are: "), "\(result.errors)")
    }

    @Test(arguments: [["--binding", "walks.nui"], ["walks.nui", "sum.text"], ["--binding", "walks.nui", "sum", "--view", "sum"]])
    func aWrongCommandIs2(arguments: [String]) throws {
        #expect(try tatami().run(["explain"] + arguments).code == 2)
    }
}
