/// The catalogue of all diagnostics of the language with their stable identifiers, which are never reused. ``title`` describes each one.
///
/// NUI1xx: syntax. NUI2xx: names and types. NUI3xx: constants, styles, states, templates and previews. NUI4xx: files and imports. NUI5xx:
/// limits. NUI6xx: problems that are found only when a file is loaded.
public enum DiagnosticCode: String, CaseIterable, Sendable {
    /// Text that does not belong here.
    case unexpectedText = "NUI101"
    /// A brace or bracket is never closed.
    case missingCloser = "NUI102"
    /// A brace or bracket too many.
    case extraSign = "NUI103"
    /// A missing quote, or a quote too many.
    case unterminatedString = "NUI104"
    /// A block comment without its end.
    case unterminatedComment = "NUI105"
    /// '=' is missing.
    case missingEquals = "NUI106"
    /// A value is missing.
    case missingValue = "NUI107"
    /// A name is missing.
    case missingName = "NUI108"
    /// A number that is not written as digits or digits.digits.
    case malformedNumber = "NUI109"
    /// A number with too many digits, or too large.
    case numberOutOfRange = "NUI110"
    /// An escape that does not name a character.
    case invalidEscape = "NUI111"
    /// A backslash that escapes nothing.
    case unknownEscape = "NUI112"
    /// Quotes other than the straight double ones.
    case wrongQuotes = "NUI113"
    /// A name with characters other than a-z, A-Z, 0-9 and _.
    case invalidName = "NUI114"
    /// An import that is not at the top.
    case importAfterDeclaration = "NUI115"
    /// A system property after an assignment.
    case systemPropertyAfterAssignment = "NUI116"
    /// Text after the root object.
    case textAfterRoot = "NUI117"
    /// A root that is not written as name = { ... }.
    case invalidRoot = "NUI118"
    /// An object is needed here.
    case objectExpected = "NUI119"
    /// An assignment directly in an array.
    case assignmentInArray = "NUI120"
    /// A blank inside a path or a system property.
    case blankInPath = "NUI121"
    /// A file that is not UTF-8.
    case invalidEncoding = "NUI122"
    /// An invisible character that reorders the text shown.
    case bidirectionalControl = "NUI123"
    /// A word reserved for later use.
    case reservedWord = "NUI124"
    /// A different sign where '=' belongs.
    case wrongAssignmentSign = "NUI125"
    /// A misspelt keyword.
    case misspeltKeyword = "NUI126"
    /// An import without a quoted path.
    case importNeedsString = "NUI127"
    /// A brace or bracket is never opened.
    case missingOpener = "NUI128"
    /// A sign that touches the number after it.
    case gluedSign = "NUI129"

    /// No such class.
    case unknownClass = "NUI201"
    /// ':class' is needed.
    case missingClass = "NUI202"
    /// No such property.
    case unknownProperty = "NUI203"
    /// A value of the wrong type.
    case wrongType = "NUI204"
    /// No such case.
    case unknownCase = "NUI205"
    /// No object or constant of that name.
    case unknownName = "NUI206"
    /// An object that does not exist yet at this point.
    case forwardReference = "NUI207"
    /// An id given twice.
    case duplicateID = "NUI208"
    /// A property given twice in one object.
    case duplicateProperty = "NUI209"
    /// An object of a class that does not fit here.
    case unsuitableClass = "NUI210"
    /// An abstract class.
    case abstractClass = "NUI211"
    /// No such system property.
    case unknownSystemProperty = "NUI212"
    /// A system property whose value is not a plain name.
    case invalidSystemValue = "NUI213"
    /// A system property without effect.
    case uselessSystemProperty = "NUI214"
    /// Self cannot be assigned.
    case selfAssigned = "NUI215"
    /// A value of the right type with invalid content.
    case invalidLiteral = "NUI216"
    /// A name with a fixed meaning.
    case reservedName = "NUI217"
    /// An id that hides a constant.
    case hiddenConstant = "NUI218"
    /// A definition whose name is probably misspelt.
    case misspeltDefinition = "NUI219"
    /// A name that is nearly a property of the root.
    case nearlyProperty = "NUI220"
    /// No such action.
    case unknownAction = "NUI221"
    /// A number outside the range of the property.
    case outOfRange = "NUI222"
    /// A number that is probably a mistake.
    case unlikelyNumber = "NUI223"
    /// A maximum that is less than the minimum.
    case crossedLimits = "NUI224"
    /// An id that is also a case of an enumeration.
    case idLikeCase = "NUI225"
    /// A word of an older system that Tatami does not have.
    case olderWord = "NUI226"
    /// A placeholder of another system in a text.
    case foreignPlaceholder = "NUI227"
    /// A property without effect where its object is.
    case idleProperty = "NUI230"
    /// An item without a view and without rules.
    case emptyItem = "NUI231"
    /// A property that is set before one that it depends on.
    case earlyProperty = "NUI232"
    /// No such function.
    case unknownFunction = "NUI240"
    /// A function with too few or too many values.
    case wrongValueCount = "NUI241"
    /// No such format, or one without its argument.
    case unknownFormat = "NUI242"

    /// No such style.
    case unknownStyle = "NUI301"
    /// Constants that depend on each other in a cycle.
    case constantCycle = "NUI302"
    /// Styles that build on each other in a cycle.
    case styleCycle = "NUI303"
    /// A definition that a later one replaces.
    case duplicateDefinition = "NUI304"
    /// A state that changes an unknown object.
    case unknownStateTarget = "NUI305"
    /// A state entry that names no property.
    case invalidStateEntry = "NUI306"
    /// A definition or parameter that nothing uses.
    case unusedDefinition = "NUI307"
    /// An id that nothing in the file uses.
    case unusedID = "NUI308"
    /// A style that is made for another class.
    case unsuitableStyle = "NUI309"

    /// A name under which two files are imported.
    case takenAlias = "NUI310"
    /// No such template.
    case unknownTemplate = "NUI311"
    /// Templates that use each other in a cycle.
    case templateCycle = "NUI312"
    /// A use of a template without a required argument.
    case missingArgument = "NUI313"
    /// Contents for a slot that the template does not have.
    case unknownSlot = "NUI314"
    /// Preview data for a constant that does not exist.
    case invalidPreview = "NUI315"
    /// A parameter with the name of a style, a constant or a class.
    case hidingParameter = "NUI319"

    /// The file cannot be found.
    case missingMainFile = "NUI401"
    /// An import that cannot be found.
    case missingImport = "NUI402"
    /// An import of a path that is not allowed.
    case refusedImport = "NUI403"
    /// A file that cannot be read.
    case unreadableFile = "NUI404"
    /// A root object in an imported file.
    case rootInImport = "NUI405"
    /// A key that the table of texts does not have.
    case missingText = "NUI406"
    /// An entry of a table of texts that cannot be read.
    case malformedTexts = "NUI407"
    /// A key that appears twice in a table of texts.
    case repeatedKey = "NUI408"
    /// A damaged picture that is shown as far as possible.
    case damagedPicture = "NUI409"
    /// A font family that is missing.
    case missingFont = "NUI410"

    /// Objects or arrays nested too deep.
    case nestingTooDeep = "NUI501"
    /// A file that is too large.
    case fileTooLarge = "NUI502"
    /// A name that is too long.
    case nameTooLong = "NUI503"
    /// A string that is too long.
    case stringTooLong = "NUI504"
    /// Too many values in a file.
    case tooManyNodes = "NUI505"
    /// Too many tokens in a file.
    case tooManyTokens = "NUI506"
    /// Imports nested too deep.
    case importsTooDeep = "NUI507"
    /// Too many files.
    case tooManyFiles = "NUI508"
    /// Files that are too large together.
    case programTooLarge = "NUI509"
    /// Styles and constants that refer to each other too deep.
    case referencesTooDeep = "NUI510"
    /// Styles and constants that expand to too many values.
    case expansionTooLarge = "NUI511"
    /// More findings than are shown.
    case moreDiagnostics = "NUI512"
    /// Too many different fonts.
    case tooManyFonts = "NUI513"

    /// No such state.
    case unknownState = "NUI601"
    /// An object that would contain itself.
    case insideItself = "NUI602"
    /// An item that does not fit its layout.
    case doesNotFit = "NUI603"
    /// Rules of a relative layout that depend on each other in a cycle.
    case ruleCycle = "NUI604"
    /// A name that cannot be used in Swift, or not twice.
    case takenSwiftName = "NUI605"
    /// Visibility rules that contradict each other.
    case contradictoryRules = "NUI606"
    /// No such set of visibility rules.
    case unknownRuleSet = "NUI607"
    /// Two items in one cell of a grid.
    case coveredItem = "NUI610"
    /// A view that has something to show, and no room.
    case unseenView = "NUI611"

    /// A type or a model that contradicts the rules of data.
    case invalidModel = "NUI701"
    /// A binding where none is possible, or a value of the model without one.
    case invalidBinding = "NUI702"
    /// A bound property that something else sets as well.
    case twoWriters = "NUI703"
    /// A value of the model that may be nil.
    case mayBeNil = "NUI704"
    /// A loop whose rows nothing identifies.
    case missingKey = "NUI705"
    /// A clause that does not belong where it stands.
    case misplacedClause = "NUI706"
    /// A name that another one has already.
    case hidingName = "NUI707"
    /// Data that does not fit the model.
    case invalidData = "NUI708"
    /// A binding that could not be worked out.
    case failedBinding = "NUI709"
    /// A fault of data that is shown all the same.
    case doubtfulData = "NUI710"

    /// Whether the diagnostic reports that a limit was exceeded.
    public var isLimit: Bool { rawValue.hasPrefix("NUI5") }

    /// The severity. Errors prevent a file from loading, warnings do not.
    public var severity: Severity {
        switch self {
        case .unknownEscape, .bidirectionalControl, .gluedSign, .reservedWord, .duplicateProperty, .unknownSystemProperty,
            .uselessSystemProperty, .hiddenConstant, .nearlyProperty, .outOfRange, .unlikelyNumber, .crossedLimits, .idLikeCase,
            .foreignPlaceholder,
            .idleProperty, .emptyItem, .earlyProperty, .coveredItem, .unseenView, .duplicateDefinition, .unusedDefinition, .unusedID,
            .unsuitableStyle, .hidingParameter, .missingText,
            .repeatedKey, .damagedPicture, .missingFont, .failedBinding, .doubtfulData:
            return .warning
        default:
            return .error
        }
    }
}
