extension ErrorPage {
    /// The pages about types, models, bindings, loops and conditions.
    static let data: [ErrorPage] = [
        ErrorPage(
            .invalidModel,
            "A type or the model contradicts the rules of data. A field has a type, or a default in its place; types begin with a capital; a key is a String, a Number, an Integer or a case, and is never edited; and a record contains itself only in a list or as an optional.",
            bad: "type Walk = { :key id  id = String  length = Numbr }\n" + root("text = \"A\""),
            good: "type Walk = { :key id  id = String  length = Number }\n" + root("text = \"A\"")),
        ErrorPage(
            .invalidBinding,
            "A binding follows the model: path <- value shows it, and path <-> field also writes what people change. '=' never reads the model. Only properties that people edit take '<->', and those do not take '<-' unless the object also sets enabled = NO. States and constants hold no bindings.",
            bad: ":model = { title = \"A\" }\n" + root("text = title"), good: ":model = { title = \"A\" }\n" + root("text <- title")),
        ErrorPage(
            .twoWriters,
            "A property that a binding sets is also set by a state, so that nobody could tell which of the two counts. Leave one of them out, or let the binding choose: text <- isBusy ? \"Wait\" : title.",
            bad: ":model = { title = \"A\" }\nstate busy = { label.text = \"Wait\" }\n" + root(":id = label  text <- title"),
            good: ":model = { title = \"A\" }\nstate busy = { label.hidden = YES }\n" + root(":id = label  text <- title")),
        ErrorPage(
            .mayBeNil,
            "The value may be nil, and the place needs a value. '??' gives one for nil. ':if let x = value' makes an object only while there is a value, and x is never nil in it.",
            bad: ":model = { note = String? }\n" + root("text <- \"Note: \\(note)\""),
            good: "const none = \"none\"\n:model = { note = String? }\n" + root("text <- \"Note: \\(note ?? none)\"")),
        ErrorPage(
            .missingKey,
            "Nothing tells the rows of the list apart, so that a row that moves could not keep its views, its focus and its texts. Name a field that never changes as the key, in the type or in the loop.",
            bad: "type Walk = { id = String }\n:model = { walks = [Walk] }\n" + loop(":for walk in walks", "walk.id"),
            good: "type Walk = { :key id  id = String }\n:model = { walks = [Walk] }\n" + loop(":for walk in walks", "walk.id")
                + "\n>> data.json\n{\"walks\": [{\"id\": \"a\"}]}"),
        ErrorPage(
            .misplacedClause,
            "':for', ':if' and ':else' stand first in objects of arrays of views, layouts and items. ':where', ':key' and ':index' need a ':for', ':keep' needs an ':if', and ':else' follows an object with ':if' or ':for'. One object has a ':for' or an ':if'; ':content' puts one into the other. ':when' stands in views with layouts, and sets with '=' what cannot change the width of the view itself.",
            bad: ":model = { titles = [String] }\n" + loop(":else", "\"None\""),
            good: ":model = { titles = [String] }\n" + loop(":for title in titles", "title")
                + "\n>> data.json\n{\"titles\": [\"A\"]}"),
        ErrorPage(
            .hidingName,
            "A loop, a condition or the model gives a name that something else has, so that nobody could tell which of the two is meant. Give one of them another name.",
            bad: ":model = { titles = [String] }\n" + loop(":for titles in titles", "\"A\""),
            good: ":model = { titles = [String] }\n" + loop(":for title in titles", "title")
                + "\n>> data.json\n{\"titles\": [\"A\"]}"),
        ErrorPage(
            .invalidData,
            "The data does not fit the model of the file: a field is missing, or has a value of another type. The message has the path of the value in the data, its place, and what the model needs there. A field that data may leave out has a default, or a type with a question mark. Surveys have this number, too: two questions have one id, a condition names a question that does not exist or waits for itself, or the file is no JSON.",
            bad: ":model = { title = String }\n" + root("text <- title") + "\n>> data.json\n{\"title\": 4}",
            good: ":model = { title = String }\n" + root("text <- title") + "\n>> data.json\n{\"title\": \"A\"}"),
        ErrorPage(
            .failedBinding,
            "The value of a binding cannot be worked out with the present data: it divides by 0, or a number is beyond 9007199254740992. The property has the value that it has without the binding until the data allows another one. Test for the case: count == 0 ? 0 : sum / count.",
            bad: ":model = { count = 0 }\n" + root("text <- \"\\(100 / count)\""),
            good: ":model = { count = 4 }\n" + root("text <- \"\\(100 / count)\"")),
        ErrorPage(
            .doubtfulData,
            "The data is shown, but something in it is probably a mistake: two rows have one key, a list has more rows than are shown, or the model was changed off the main thread. Of rows with one key, each is told apart by its order, so that a row can take over the views of another one. Surveys have this number, too, for what is left out or probably not meant: a misspelt name, a question without a label, or a condition that no answer meets.",
            bad: "type Walk = { :key id  id = String }\n:model = { walks = [Walk] }\n" + loop(":for walk in walks", "walk.id")
                + "\n>> data.json\n{\"walks\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}",
            good: "type Walk = { :key id  id = String }\n:model = { walks = [Walk] }\n" + loop(":for walk in walks", "walk.id")
                + "\n>> data.json\n{\"walks\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}"),
    ]

    /// A file with a label.
    private static func root(_ label: String) -> String { "root = { view = { :class = Label  \(label) } }" }

    /// A file with an object in an array of items.
    private static func loop(_ clause: String, _ text: String) -> String {
        let sign = text.hasPrefix("\"") ? "=" : "<-"
        return "root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n"
            + "    { \(clause)  :class = Label  text \(sign) \(text) }\n] } } }"
    }
}
