import AppIntents
import UniformTypeIdentifiers

// Every kind of value, plain, optional and in arrays, with each set of labels that Apple's initializers take, with and
// without a title. It is compiled: what counts is that each declaration finds one initializer.

struct Offers: DynamicOptionsProvider {
  func results() async throws -> [String] { [] }
}

struct PaperEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
  static let supportedContentTypes: [UTType] = [.pdf]
  static let defaultQuery = PaperQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Paper" }
}

struct PaperQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [PaperEntity] { [] }
}

struct TextTable: AppIntent {
  static let title: LocalizedStringResource = "Text"

  @Parameter var p1: String
  @Parameter(description: "D", default: "x", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    String
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: String
  @Parameter(default: "x", requestValueDialog: "Which?", optionsProvider: Offers()) var p4: String
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: String
  @Parameter(
    default: "x", requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { StringFromIntResolver() })
  var p6: String
  @Parameter(optionsProvider: Offers(), resolvers: { StringFromIntResolver() }) var p7: String
  @Parameter(inputOptions: .init(keyboardType: .URL, autocorrect: false)) var p8: String
  @Parameter(
    description: "D", default: "x", inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9: String
  @Parameter(inputOptions: .init(keyboardType: .URL, autocorrect: false), optionsProvider: Offers()) var p10: String
  @Parameter(
    description: "D", default: "x", inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p11: String
  @Parameter var p12: String?
  @Parameter(title: "T", description: "D", default: "x", requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p13: String?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p14: String?
  @Parameter(title: "T", default: "x", requestValueDialog: "Which?", optionsProvider: Offers()) var p15: String?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p16: String?
  @Parameter(
    title: "T", default: "x", requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { StringFromIntResolver() }) var p17: String?
  @Parameter(title: "T", optionsProvider: Offers(), resolvers: { StringFromIntResolver() }) var p18: String?
  @Parameter(title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false)) var p19: String?
  @Parameter(
    title: "T", description: "D", default: "x", inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p20: String?
  @Parameter(title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false), optionsProvider: Offers())
  var p21: String?
  @Parameter(
    title: "T", description: "D", default: "x", inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p22: String?
  @Parameter(title: "T", default: nil) var p23: String?
  @Parameter var p24: [String]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p25: [String]
  @Parameter(title: "T", optionsProvider: Offers()) var p26: [String]
  @Parameter(title: "T", size: 3) var p27: [String]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p28: [String]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p29: [String]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p30: [String]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p31: [String]
  @Parameter(title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false)) var p32: [String]
  @Parameter(
    description: "D", default: [], inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p33: [String]
  @Parameter(
    title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false), requestValueDialog: "Which?",
    optionsProvider: Offers()) var p34: [String]
  @Parameter var p35: [String]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p36: [String]?
  @Parameter(title: "T", optionsProvider: Offers()) var p37: [String]?
  @Parameter(title: "T", size: 3) var p38: [String]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p39: [String]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p40: [String]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p41: [String]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p42: [String]?
  @Parameter(title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false)) var p43: [String]?
  @Parameter(
    description: "D", default: [], inputOptions: .init(keyboardType: .URL, autocorrect: false),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p44: [String]?
  @Parameter(
    title: "T", inputOptions: .init(keyboardType: .URL, autocorrect: false), requestValueDialog: "Which?",
    optionsProvider: Offers()) var p45: [String]?

  func perform() async throws -> some IntentResult { .result() }
}

struct RichTextTable: AppIntent {
  static let title: LocalizedStringResource = "RichText"

  @Parameter var p1: AttributedString
  @Parameter(
    description: "D", default: AttributedString("x"), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p2: AttributedString
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: AttributedString
  @Parameter(default: AttributedString("x"), requestValueDialog: "Which?", optionsProvider: Offers()) var p4:
    AttributedString
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: AttributedString
  @Parameter(inputOptions: nil) var p6: AttributedString
  @Parameter(
    description: "D", default: AttributedString("x"), inputOptions: nil, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: AttributedString
  @Parameter(inputOptions: nil, optionsProvider: Offers()) var p8: AttributedString
  @Parameter(
    description: "D", default: AttributedString("x"), inputOptions: nil, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p9: AttributedString
  @Parameter var p10: AttributedString?
  @Parameter(
    title: "T", description: "D", default: AttributedString("x"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p11: AttributedString?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p12:
    AttributedString?
  @Parameter(title: "T", default: AttributedString("x"), requestValueDialog: "Which?", optionsProvider: Offers())
  var p13: AttributedString?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p14: AttributedString?
  @Parameter(title: "T", inputOptions: nil) var p15: AttributedString?
  @Parameter(
    title: "T", description: "D", default: AttributedString("x"), inputOptions: nil, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p16: AttributedString?
  @Parameter(title: "T", inputOptions: nil, optionsProvider: Offers()) var p17: AttributedString?
  @Parameter(
    title: "T", description: "D", default: AttributedString("x"), inputOptions: nil, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p18: AttributedString?
  @Parameter(title: "T", default: nil) var p19: AttributedString?
  @Parameter var p20: [AttributedString]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p21: [AttributedString]
  @Parameter(title: "T", optionsProvider: Offers()) var p22: [AttributedString]
  @Parameter(title: "T", size: 3) var p23: [AttributedString]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p24: [AttributedString]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p25: [AttributedString]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p26: [AttributedString]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p27:
    [AttributedString]
  @Parameter var p28: [AttributedString]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p29: [AttributedString]?
  @Parameter(title: "T", optionsProvider: Offers()) var p30: [AttributedString]?
  @Parameter(title: "T", size: 3) var p31: [AttributedString]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [AttributedString]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p33: [AttributedString]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p34: [AttributedString]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p35:
    [AttributedString]?

  func perform() async throws -> some IntentResult { .result() }
}

struct IntegerTable: AppIntent {
  static let title: LocalizedStringResource = "Integer"

  @Parameter var p1: Int
  @Parameter(description: "D", default: 5, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: Int
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Int
  @Parameter(default: 5, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Int
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Int
  @Parameter(
    default: 5, requestValueDialog: "Which?", inputConnectionBehavior: .never, resolvers: { IntFromStringResolver() })
  var p6: Int
  @Parameter(optionsProvider: Offers(), resolvers: { IntFromStringResolver() }) var p7: Int
  @Parameter(controlStyle: .stepper, inclusiveRange: (1, 9)) var p8: Int
  @Parameter(
    description: "D", default: 5, controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p9: Int
  @Parameter(controlStyle: .stepper) var p10: Int
  @Parameter(inclusiveRange: (1, 9)) var p11: Int
  @Parameter(default: 5, inclusiveRange: (1, 9), requestValueDialog: "Which?") var p12: Int
  @Parameter(controlStyle: .stepper, inclusiveRange: (1, 9), optionsProvider: Offers()) var p13: Int
  @Parameter(
    description: "D", default: 5, controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p14: Int
  @Parameter(
    default: 5, controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    resolvers: { IntFromStringResolver() }) var p15: Int
  @Parameter var p16: Int?
  @Parameter(title: "T", description: "D", default: 5, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p17: Int?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p18: Int?
  @Parameter(title: "T", default: 5, requestValueDialog: "Which?", optionsProvider: Offers()) var p19: Int?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p20: Int?
  @Parameter(
    title: "T", default: 5, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { IntFromStringResolver() }) var p21: Int?
  @Parameter(title: "T", optionsProvider: Offers(), resolvers: { IntFromStringResolver() }) var p22: Int?
  @Parameter(title: "T", controlStyle: .stepper, inclusiveRange: (1, 9)) var p23: Int?
  @Parameter(
    title: "T", description: "D", default: 5, controlStyle: .stepper, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p24: Int?
  @Parameter(title: "T", controlStyle: .stepper) var p25: Int?
  @Parameter(title: "T", inclusiveRange: (1, 9)) var p26: Int?
  @Parameter(title: "T", default: 5, inclusiveRange: (1, 9), requestValueDialog: "Which?") var p27: Int?
  @Parameter(title: "T", controlStyle: .stepper, inclusiveRange: (1, 9), optionsProvider: Offers()) var p28: Int?
  @Parameter(
    title: "T", description: "D", default: 5, controlStyle: .stepper, inclusiveRange: (1, 9),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p29: Int?
  @Parameter(
    title: "T", default: 5, controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    resolvers: { IntFromStringResolver() }) var p30: Int?
  @Parameter(title: "T", default: nil) var p31: Int?
  @Parameter var p32: [Int]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p33: [Int]
  @Parameter(title: "T", optionsProvider: Offers()) var p34: [Int]
  @Parameter(title: "T", size: 3) var p35: [Int]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p36: [Int]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p37: [Int]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p38: [Int]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p39: [Int]
  @Parameter(title: "T", controlStyle: .stepper, inclusiveRange: (1, 9)) var p40: [Int]
  @Parameter(
    description: "D", default: [], controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p41: [Int]
  @Parameter var p42: [Int]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p43: [Int]?
  @Parameter(title: "T", optionsProvider: Offers()) var p44: [Int]?
  @Parameter(title: "T", size: 3) var p45: [Int]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p46: [Int]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p47: [Int]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p48: [Int]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p49: [Int]?
  @Parameter(title: "T", controlStyle: .stepper, inclusiveRange: (1, 9)) var p50: [Int]?
  @Parameter(
    description: "D", default: [], controlStyle: .stepper, inclusiveRange: (1, 9), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p51: [Int]?

  func perform() async throws -> some IntentResult { .result() }
}

struct NumberTable: AppIntent {
  static let title: LocalizedStringResource = "Number"

  @Parameter var p1: Double
  @Parameter(description: "D", default: 0.5, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    Double
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Double
  @Parameter(default: 0.5, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Double
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Double
  @Parameter(
    default: 0.5, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { DoubleFromStringResolver() }) var p6: Double
  @Parameter(optionsProvider: Offers(), resolvers: { DoubleFromStringResolver() }) var p7: Double
  @Parameter(controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1)) var p8: Double
  @Parameter(
    description: "D", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9: Double
  @Parameter(controlStyle: .slider) var p10: Double
  @Parameter(inclusiveRange: (lowerBound: 0, upperBound: 1)) var p11: Double
  @Parameter(default: 0.5, inclusiveRange: (lowerBound: 0, upperBound: 1), requestValueDialog: "Which?") var p12: Double
  @Parameter(controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1), optionsProvider: Offers()) var p13:
    Double
  @Parameter(
    description: "D", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p14: Double
  @Parameter(
    default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1), requestValueDialog: "Which?",
    resolvers: { DoubleFromStringResolver() }) var p15: Double
  @Parameter var p16: Double?
  @Parameter(title: "T", description: "D", default: 0.5, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p17: Double?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p18: Double?
  @Parameter(title: "T", default: 0.5, requestValueDialog: "Which?", optionsProvider: Offers()) var p19: Double?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p20: Double?
  @Parameter(
    title: "T", default: 0.5, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { DoubleFromStringResolver() }) var p21: Double?
  @Parameter(title: "T", optionsProvider: Offers(), resolvers: { DoubleFromStringResolver() }) var p22: Double?
  @Parameter(title: "T", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1)) var p23: Double?
  @Parameter(
    title: "T", description: "D", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p24: Double?
  @Parameter(title: "T", controlStyle: .slider) var p25: Double?
  @Parameter(title: "T", inclusiveRange: (lowerBound: 0, upperBound: 1)) var p26: Double?
  @Parameter(title: "T", default: 0.5, inclusiveRange: (lowerBound: 0, upperBound: 1), requestValueDialog: "Which?")
  var p27: Double?
  @Parameter(
    title: "T", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1), optionsProvider: Offers())
  var p28: Double?
  @Parameter(
    title: "T", description: "D", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p29: Double?
  @Parameter(
    title: "T", default: 0.5, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", resolvers: { DoubleFromStringResolver() }) var p30: Double?
  @Parameter(title: "T", default: nil) var p31: Double?
  @Parameter var p32: [Double]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p33: [Double]
  @Parameter(title: "T", optionsProvider: Offers()) var p34: [Double]
  @Parameter(title: "T", size: 3) var p35: [Double]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p36: [Double]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p37: [Double]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p38: [Double]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p39: [Double]
  @Parameter(title: "T", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1)) var p40: [Double]
  @Parameter(
    description: "D", default: [], controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p41: [Double]
  @Parameter var p42: [Double]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p43: [Double]?
  @Parameter(title: "T", optionsProvider: Offers()) var p44: [Double]?
  @Parameter(title: "T", size: 3) var p45: [Double]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p46: [Double]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p47: [Double]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p48: [Double]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p49: [Double]?
  @Parameter(title: "T", controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1)) var p50: [Double]?
  @Parameter(
    description: "D", default: [], controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 1),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p51: [Double]?

  func perform() async throws -> some IntentResult { .result() }
}

struct DecimalsTable: AppIntent {
  static let title: LocalizedStringResource = "Decimals"

  @Parameter var p1: Decimal
  @Parameter(description: "D", default: 2.5, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    Decimal
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Decimal
  @Parameter(default: 2.5, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Decimal
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Decimal
  @Parameter(inclusiveRange: (1, 5)) var p6: Decimal
  @Parameter(
    description: "D", default: 2.5, inclusiveRange: (1, 5), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: Decimal
  @Parameter var p8: Decimal?
  @Parameter(title: "T", description: "D", default: 2.5, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p9: Decimal?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10: Decimal?
  @Parameter(title: "T", default: 2.5, requestValueDialog: "Which?", optionsProvider: Offers()) var p11: Decimal?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: Decimal?
  @Parameter(title: "T", inclusiveRange: (1, 5)) var p13: Decimal?
  @Parameter(
    title: "T", description: "D", default: 2.5, inclusiveRange: (1, 5), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p14: Decimal?
  @Parameter(title: "T", default: nil) var p15: Decimal?
  @Parameter var p16: [Decimal]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [Decimal]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [Decimal]
  @Parameter(title: "T", size: 3) var p19: [Decimal]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [Decimal]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [Decimal]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [Decimal]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [Decimal]
  @Parameter var p24: [Decimal]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p25: [Decimal]?
  @Parameter(title: "T", optionsProvider: Offers()) var p26: [Decimal]?
  @Parameter(title: "T", size: 3) var p27: [Decimal]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p28: [Decimal]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p29: [Decimal]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p30: [Decimal]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p31: [Decimal]?

  func perform() async throws -> some IntentResult { .result() }
}

struct MoneyTable: AppIntent {
  static let title: LocalizedStringResource = "Money"

  @Parameter var p1: IntentCurrencyAmount
  @Parameter(
    description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p2: IntentCurrencyAmount
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: IntentCurrencyAmount
  @Parameter(
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), requestValueDialog: "Which?",
    optionsProvider: Offers()) var p4: IntentCurrencyAmount
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: IntentCurrencyAmount
  @Parameter(currencyCodes: ["EUR"], inclusiveRange: (0, 100)) var p6: IntentCurrencyAmount
  @Parameter(
    description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (0, 100), requestValueDialog: "Which?", inputConnectionBehavior: .never) var p7:
    IntentCurrencyAmount
  @Parameter(currencyCodes: ["EUR"]) var p8: IntentCurrencyAmount
  @Parameter(inclusiveRange: (0, 100)) var p9: IntentCurrencyAmount
  @Parameter(
    default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), inclusiveRange: (0, 100),
    requestValueDialog: "Which?") var p10: IntentCurrencyAmount
  @Parameter(currencyCodes: ["EUR"], inclusiveRange: (0, 100), optionsProvider: Offers()) var p11: IntentCurrencyAmount
  @Parameter(
    description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (0, 100), requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers())
  var p12: IntentCurrencyAmount
  @Parameter var p13: IntentCurrencyAmount?
  @Parameter(
    title: "T", description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p14: IntentCurrencyAmount?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p15:
    IntentCurrencyAmount?
  @Parameter(
    title: "T", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), requestValueDialog: "Which?",
    optionsProvider: Offers()) var p16: IntentCurrencyAmount?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p17: IntentCurrencyAmount?
  @Parameter(title: "T", currencyCodes: ["EUR"], inclusiveRange: (0, 100)) var p18: IntentCurrencyAmount?
  @Parameter(
    title: "T", description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (0, 100), requestValueDialog: "Which?", inputConnectionBehavior: .never) var p19:
    IntentCurrencyAmount?
  @Parameter(title: "T", currencyCodes: ["EUR"]) var p20: IntentCurrencyAmount?
  @Parameter(title: "T", inclusiveRange: (0, 100)) var p21: IntentCurrencyAmount?
  @Parameter(
    title: "T", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), inclusiveRange: (0, 100),
    requestValueDialog: "Which?") var p22: IntentCurrencyAmount?
  @Parameter(title: "T", currencyCodes: ["EUR"], inclusiveRange: (0, 100), optionsProvider: Offers()) var p23:
    IntentCurrencyAmount?
  @Parameter(
    title: "T", description: "D", default: IntentCurrencyAmount(amount: 5, currencyCode: "EUR"), currencyCodes: ["EUR"],
    inclusiveRange: (0, 100), requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers())
  var p24: IntentCurrencyAmount?
  @Parameter(title: "T", default: nil) var p25: IntentCurrencyAmount?
  @Parameter var p26: [IntentCurrencyAmount]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p27: [IntentCurrencyAmount]
  @Parameter(title: "T", optionsProvider: Offers()) var p28: [IntentCurrencyAmount]
  @Parameter(title: "T", size: 3) var p29: [IntentCurrencyAmount]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p30: [IntentCurrencyAmount]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p31:
    [IntentCurrencyAmount]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p32: [IntentCurrencyAmount]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p33:
    [IntentCurrencyAmount]
  @Parameter var p34: [IntentCurrencyAmount]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p35: [IntentCurrencyAmount]?
  @Parameter(title: "T", optionsProvider: Offers()) var p36: [IntentCurrencyAmount]?
  @Parameter(title: "T", size: 3) var p37: [IntentCurrencyAmount]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p38: [IntentCurrencyAmount]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p39:
    [IntentCurrencyAmount]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p40: [IntentCurrencyAmount]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p41:
    [IntentCurrencyAmount]?

  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchTable: AppIntent {
  static let title: LocalizedStringResource = "Switch"

  @Parameter var p1: Bool
  @Parameter(description: "D", default: true, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    Bool
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Bool
  @Parameter(default: true, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Bool
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Bool
  @Parameter(
    default: true, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { BoolFromStringResolver() }) var p6: Bool
  @Parameter(optionsProvider: Offers(), resolvers: { BoolFromStringResolver() }) var p7: Bool
  @Parameter(displayName: .init(true: "On", false: "Off")) var p8: Bool
  @Parameter(
    description: "D", default: true, displayName: .init(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p9: Bool
  @Parameter(displayName: .init(true: "On", false: "Off"), optionsProvider: Offers()) var p10: Bool
  @Parameter(
    description: "D", default: true, displayName: .init(true: "On", false: "Off"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p11: Bool
  @Parameter var p12: Bool?
  @Parameter(title: "T", description: "D", default: true, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p13: Bool?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p14: Bool?
  @Parameter(title: "T", default: true, requestValueDialog: "Which?", optionsProvider: Offers()) var p15: Bool?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p16: Bool?
  @Parameter(
    title: "T", default: true, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { BoolFromStringResolver() }) var p17: Bool?
  @Parameter(title: "T", optionsProvider: Offers(), resolvers: { BoolFromStringResolver() }) var p18: Bool?
  @Parameter(title: "T", displayName: .init(true: "On", false: "Off")) var p19: Bool?
  @Parameter(
    title: "T", description: "D", default: true, displayName: .init(true: "On", false: "Off"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never) var p20: Bool?
  @Parameter(title: "T", displayName: .init(true: "On", false: "Off"), optionsProvider: Offers()) var p21: Bool?
  @Parameter(
    title: "T", description: "D", default: true, displayName: .init(true: "On", false: "Off"),
    requestValueDialog: "Which?", inputConnectionBehavior: .never, optionsProvider: Offers()) var p22: Bool?
  @Parameter(title: "T", default: nil) var p23: Bool?
  @Parameter var p24: [Bool]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p25: [Bool]
  @Parameter(title: "T", optionsProvider: Offers()) var p26: [Bool]
  @Parameter(title: "T", size: 3) var p27: [Bool]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p28: [Bool]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p29: [Bool]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p30: [Bool]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p31: [Bool]
  @Parameter var p32: [Bool]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p33: [Bool]?
  @Parameter(title: "T", optionsProvider: Offers()) var p34: [Bool]?
  @Parameter(title: "T", size: 3) var p35: [Bool]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p36: [Bool]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p37: [Bool]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p38: [Bool]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p39: [Bool]?

  func perform() async throws -> some IntentResult { .result() }
}

struct MomentTable: AppIntent {
  static let title: LocalizedStringResource = "Moment"

  @Parameter var p1: Date
  @Parameter(description: "D", default: .now, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    Date
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Date
  @Parameter(default: .now, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Date
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Date
  @Parameter(kind: .date) var p6: Date
  @Parameter(
    description: "D", default: .now, kind: .date, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p7:
    Date
  @Parameter(kind: .date, optionsProvider: Offers()) var p8: Date
  @Parameter(
    description: "D", default: .now, kind: .date, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p9: Date
  @Parameter var p10: Date?
  @Parameter(title: "T", description: "D", default: .now, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p11: Date?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p12: Date?
  @Parameter(title: "T", default: .now, requestValueDialog: "Which?", optionsProvider: Offers()) var p13: Date?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p14: Date?
  @Parameter(title: "T", kind: .date) var p15: Date?
  @Parameter(
    title: "T", description: "D", default: .now, kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p16: Date?
  @Parameter(title: "T", kind: .date, optionsProvider: Offers()) var p17: Date?
  @Parameter(
    title: "T", description: "D", default: .now, kind: .date, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p18: Date?
  @Parameter(title: "T", default: nil) var p19: Date?
  @Parameter var p20: [Date]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p21: [Date]
  @Parameter(title: "T", optionsProvider: Offers()) var p22: [Date]
  @Parameter(title: "T", size: 3) var p23: [Date]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p24: [Date]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p25: [Date]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p26: [Date]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p27: [Date]
  @Parameter(title: "T", kind: .date) var p28: [Date]
  @Parameter(description: "D", default: [], kind: .date, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p29: [Date]
  @Parameter(title: "T", kind: .date, requestValueDialog: "Which?", optionsProvider: Offers()) var p30: [Date]
  @Parameter var p31: [Date]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [Date]?
  @Parameter(title: "T", optionsProvider: Offers()) var p33: [Date]?
  @Parameter(title: "T", size: 3) var p34: [Date]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p35: [Date]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p36: [Date]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p37: [Date]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p38: [Date]?
  @Parameter(title: "T", kind: .date) var p39: [Date]?
  @Parameter(description: "D", default: [], kind: .date, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p40: [Date]?
  @Parameter(title: "T", kind: .date, requestValueDialog: "Which?", optionsProvider: Offers()) var p41: [Date]?

  func perform() async throws -> some IntentResult { .result() }
}

struct PartsTable: AppIntent {
  static let title: LocalizedStringResource = "Parts"

  @Parameter var p1: DateComponents
  @Parameter(description: "D", default: .init(hour: 7), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p2: DateComponents
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: DateComponents
  @Parameter(default: .init(hour: 7), requestValueDialog: "Which?", optionsProvider: Offers()) var p4: DateComponents
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: DateComponents
  @Parameter(kind: .time) var p6: DateComponents
  @Parameter(
    description: "D", default: .init(hour: 7), kind: .time, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: DateComponents
  @Parameter(kind: .time, optionsProvider: Offers()) var p8: DateComponents
  @Parameter(
    description: "D", default: .init(hour: 7), kind: .time, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p9: DateComponents
  @Parameter var p10: DateComponents?
  @Parameter(
    title: "T", description: "D", default: .init(hour: 7), requestValueDialog: "Which?", inputConnectionBehavior: .never
  ) var p11: DateComponents?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p12:
    DateComponents?
  @Parameter(title: "T", default: .init(hour: 7), requestValueDialog: "Which?", optionsProvider: Offers()) var p13:
    DateComponents?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p14: DateComponents?
  @Parameter(title: "T", kind: .time) var p15: DateComponents?
  @Parameter(
    title: "T", description: "D", default: .init(hour: 7), kind: .time, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p16: DateComponents?
  @Parameter(title: "T", kind: .time, optionsProvider: Offers()) var p17: DateComponents?
  @Parameter(
    title: "T", description: "D", default: .init(hour: 7), kind: .time, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, optionsProvider: Offers()) var p18: DateComponents?
  @Parameter(title: "T", default: nil) var p19: DateComponents?
  @Parameter var p20: [DateComponents]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p21: [DateComponents]
  @Parameter(title: "T", optionsProvider: Offers()) var p22: [DateComponents]
  @Parameter(title: "T", size: 3) var p23: [DateComponents]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p24: [DateComponents]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p25: [DateComponents]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p26: [DateComponents]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p27: [DateComponents]
  @Parameter(title: "T", kind: .time) var p28: [DateComponents]
  @Parameter(description: "D", default: [], kind: .time, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p29: [DateComponents]
  @Parameter(title: "T", kind: .time, requestValueDialog: "Which?", optionsProvider: Offers()) var p30: [DateComponents]
  @Parameter var p31: [DateComponents]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [DateComponents]?
  @Parameter(title: "T", optionsProvider: Offers()) var p33: [DateComponents]?
  @Parameter(title: "T", size: 3) var p34: [DateComponents]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p35: [DateComponents]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p36: [DateComponents]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p37: [DateComponents]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p38:
    [DateComponents]?
  @Parameter(title: "T", kind: .time) var p39: [DateComponents]?
  @Parameter(description: "D", default: [], kind: .time, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p40: [DateComponents]?
  @Parameter(title: "T", kind: .time, requestValueDialog: "Which?", optionsProvider: Offers()) var p41:
    [DateComponents]?

  func perform() async throws -> some IntentResult { .result() }
}

struct LinkTable: AppIntent {
  static let title: LocalizedStringResource = "Link"

  @Parameter var p1: URL
  @Parameter(
    description: "D", default: URL(string: "https://example.org")!, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p2: URL
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: URL
  @Parameter(default: URL(string: "https://example.org")!, requestValueDialog: "Which?", optionsProvider: Offers())
  var p4: URL
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: URL
  @Parameter(
    default: URL(string: "https://example.org")!, requestValueDialog: "Which?", inputConnectionBehavior: .never,
    resolvers: { URLFromStringResolver() }) var p6: URL
  @Parameter(optionsProvider: Offers(), resolvers: { URLFromStringResolver() }) var p7: URL
  @Parameter var p8: URL?
  @Parameter(
    title: "T", description: "D", default: URL(string: "https://example.org")!, requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p9: URL?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10: URL?
  @Parameter(
    title: "T", default: URL(string: "https://example.org")!, requestValueDialog: "Which?", optionsProvider: Offers())
  var p11: URL?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: URL?
  @Parameter(
    title: "T", default: URL(string: "https://example.org")!, requestValueDialog: "Which?",
    inputConnectionBehavior: .never, resolvers: { URLFromStringResolver() }) var p13: URL?
  @Parameter(title: "T", optionsProvider: Offers(), resolvers: { URLFromStringResolver() }) var p14: URL?
  @Parameter(title: "T", default: nil) var p15: URL?
  @Parameter var p16: [URL]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [URL]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [URL]
  @Parameter(title: "T", size: 3) var p19: [URL]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [URL]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [URL]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [URL]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [URL]
  @Parameter var p24: [URL]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p25: [URL]?
  @Parameter(title: "T", optionsProvider: Offers()) var p26: [URL]?
  @Parameter(title: "T", size: 3) var p27: [URL]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p28: [URL]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p29: [URL]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p30: [URL]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p31: [URL]?

  func perform() async throws -> some IntentResult { .result() }
}

struct SpanTable: AppIntent {
  static let title: LocalizedStringResource = "Span"

  @Parameter var p1: Duration
  @Parameter(description: "D", default: .seconds(5), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p2: Duration
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Duration
  @Parameter(default: .seconds(5), requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Duration
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Duration
  @Parameter var p6: Duration?
  @Parameter(
    title: "T", description: "D", default: .seconds(5), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p7: Duration?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p8: Duration?
  @Parameter(title: "T", default: .seconds(5), requestValueDialog: "Which?", optionsProvider: Offers()) var p9:
    Duration?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p10: Duration?
  @Parameter(title: "T", default: nil) var p11: Duration?
  @Parameter var p12: [Duration]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p13: [Duration]
  @Parameter(title: "T", optionsProvider: Offers()) var p14: [Duration]
  @Parameter(title: "T", size: 3) var p15: [Duration]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p16: [Duration]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p17: [Duration]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p18: [Duration]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p19: [Duration]
  @Parameter var p20: [Duration]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p21: [Duration]?
  @Parameter(title: "T", optionsProvider: Offers()) var p22: [Duration]?
  @Parameter(title: "T", size: 3) var p23: [Duration]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p24: [Duration]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p25: [Duration]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p26: [Duration]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p27: [Duration]?

  func perform() async throws -> some IntentResult { .result() }
}

struct NameTable: AppIntent {
  static let title: LocalizedStringResource = "Name"

  @Parameter var p1: PersonNameComponents
  @Parameter(
    description: "D", default: .init(givenName: "Ada"), requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p2: PersonNameComponents
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: PersonNameComponents
  @Parameter(default: .init(givenName: "Ada"), requestValueDialog: "Which?", optionsProvider: Offers()) var p4:
    PersonNameComponents
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: PersonNameComponents
  @Parameter var p6: PersonNameComponents?
  @Parameter(
    title: "T", description: "D", default: .init(givenName: "Ada"), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: PersonNameComponents?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p8:
    PersonNameComponents?
  @Parameter(title: "T", default: .init(givenName: "Ada"), requestValueDialog: "Which?", optionsProvider: Offers())
  var p9: PersonNameComponents?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p10: PersonNameComponents?
  @Parameter(title: "T", default: nil) var p11: PersonNameComponents?
  @Parameter var p12: [PersonNameComponents]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p13: [PersonNameComponents]
  @Parameter(title: "T", optionsProvider: Offers()) var p14: [PersonNameComponents]
  @Parameter(title: "T", size: 3) var p15: [PersonNameComponents]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p16: [PersonNameComponents]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p17:
    [PersonNameComponents]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p18: [PersonNameComponents]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p19:
    [PersonNameComponents]
  @Parameter var p20: [PersonNameComponents]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p21: [PersonNameComponents]?
  @Parameter(title: "T", optionsProvider: Offers()) var p22: [PersonNameComponents]?
  @Parameter(title: "T", size: 3) var p23: [PersonNameComponents]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p24: [PersonNameComponents]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p25:
    [PersonNameComponents]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p26: [PersonNameComponents]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p27:
    [PersonNameComponents]?

  func perform() async throws -> some IntentResult { .result() }
}

struct PersonTable: AppIntent {
  static let title: LocalizedStringResource = "Person"

  @Parameter var p1: IntentPerson
  @Parameter(description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: IntentPerson
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: IntentPerson
  @Parameter(requestValueDialog: "Which?", optionsProvider: Offers()) var p4: IntentPerson
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: IntentPerson
  @Parameter(mode: .email) var p6: IntentPerson
  @Parameter(description: "D", mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p7:
    IntentPerson
  @Parameter var p8: IntentPerson?
  @Parameter(title: "T", description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9:
    IntentPerson?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10:
    IntentPerson?
  @Parameter(title: "T", requestValueDialog: "Which?", optionsProvider: Offers()) var p11: IntentPerson?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: IntentPerson?
  @Parameter(title: "T", mode: .email) var p13: IntentPerson?
  @Parameter(title: "T", description: "D", mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p14: IntentPerson?
  @Parameter(title: "T", default: nil) var p15: IntentPerson?
  @Parameter var p16: [IntentPerson]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [IntentPerson]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [IntentPerson]
  @Parameter(title: "T", size: 3) var p19: [IntentPerson]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [IntentPerson]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [IntentPerson]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [IntentPerson]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [IntentPerson]
  @Parameter(title: "T", mode: .email) var p24: [IntentPerson]
  @Parameter(description: "D", default: [], mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p25: [IntentPerson]
  @Parameter var p26: [IntentPerson]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p27: [IntentPerson]?
  @Parameter(title: "T", optionsProvider: Offers()) var p28: [IntentPerson]?
  @Parameter(title: "T", size: 3) var p29: [IntentPerson]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p30: [IntentPerson]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p31: [IntentPerson]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p32: [IntentPerson]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p33: [IntentPerson]?
  @Parameter(title: "T", mode: .email) var p34: [IntentPerson]?
  @Parameter(description: "D", default: [], mode: .email, requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p35: [IntentPerson]?

  func perform() async throws -> some IntentResult { .result() }
}

struct FileTable: AppIntent {
  static let title: LocalizedStringResource = "File"

  @Parameter var p1: IntentFile
  @Parameter(description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: IntentFile
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: IntentFile
  @Parameter(requestValueDialog: "Which?", optionsProvider: Offers()) var p4: IntentFile
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: IntentFile
  @Parameter(supportedContentTypes: [.image, .pdf]) var p6: IntentFile
  @Parameter(
    description: "D", supportedContentTypes: [.image, .pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: IntentFile
  @Parameter var p8: IntentFile?
  @Parameter(title: "T", description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9:
    IntentFile?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10:
    IntentFile?
  @Parameter(title: "T", requestValueDialog: "Which?", optionsProvider: Offers()) var p11: IntentFile?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: IntentFile?
  @Parameter(title: "T", supportedContentTypes: [.image, .pdf]) var p13: IntentFile?
  @Parameter(
    title: "T", description: "D", supportedContentTypes: [.image, .pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p14: IntentFile?
  @Parameter(title: "T", default: nil) var p15: IntentFile?
  @Parameter var p16: [IntentFile]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [IntentFile]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [IntentFile]
  @Parameter(title: "T", size: 3) var p19: [IntentFile]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [IntentFile]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [IntentFile]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [IntentFile]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [IntentFile]
  @Parameter(title: "T", supportedContentTypes: [.image, .pdf]) var p24: [IntentFile]
  @Parameter(
    description: "D", default: [], supportedContentTypes: [.image, .pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p25: [IntentFile]
  @Parameter(title: "T", supportedContentTypes: [.image, .pdf], size: 3) var p26: [IntentFile]
  @Parameter(
    description: "D", supportedContentTypes: [.image, .pdf], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p27: [IntentFile]
  @Parameter var p28: [IntentFile]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p29: [IntentFile]?
  @Parameter(title: "T", optionsProvider: Offers()) var p30: [IntentFile]?
  @Parameter(title: "T", size: 3) var p31: [IntentFile]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [IntentFile]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p33: [IntentFile]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p34: [IntentFile]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p35: [IntentFile]?
  @Parameter(title: "T", supportedContentTypes: [.image, .pdf]) var p36: [IntentFile]?
  @Parameter(
    description: "D", default: [], supportedContentTypes: [.image, .pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p37: [IntentFile]?
  @Parameter(title: "T", supportedContentTypes: [.image, .pdf], size: 3) var p38: [IntentFile]?
  @Parameter(
    description: "D", supportedContentTypes: [.image, .pdf], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p39: [IntentFile]?

  func perform() async throws -> some IntentResult { .result() }
}

struct FileByNameTable: AppIntent {
  static let title: LocalizedStringResource = "FileByName"

  @Parameter var p1: IntentFile
  @Parameter(description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: IntentFile
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: IntentFile
  @Parameter(requestValueDialog: "Which?", optionsProvider: Offers()) var p4: IntentFile
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: IntentFile
  @Parameter(supportedTypeIdentifiers: ["public.image"]) var p6: IntentFile
  @Parameter(
    description: "D", supportedTypeIdentifiers: ["public.image"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p7: IntentFile
  @Parameter var p8: IntentFile?
  @Parameter(title: "T", description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9:
    IntentFile?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10:
    IntentFile?
  @Parameter(title: "T", requestValueDialog: "Which?", optionsProvider: Offers()) var p11: IntentFile?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: IntentFile?
  @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"]) var p13: IntentFile?
  @Parameter(
    title: "T", description: "D", supportedTypeIdentifiers: ["public.image"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p14: IntentFile?
  @Parameter(title: "T", default: nil) var p15: IntentFile?
  @Parameter var p16: [IntentFile]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [IntentFile]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [IntentFile]
  @Parameter(title: "T", size: 3) var p19: [IntentFile]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [IntentFile]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [IntentFile]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [IntentFile]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [IntentFile]
  @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"]) var p24: [IntentFile]
  @Parameter(
    description: "D", default: [], supportedTypeIdentifiers: ["public.image"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p25: [IntentFile]
  @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"], size: 3) var p26: [IntentFile]
  @Parameter(
    description: "D", supportedTypeIdentifiers: ["public.image"], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p27: [IntentFile]
  @Parameter var p28: [IntentFile]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p29: [IntentFile]?
  @Parameter(title: "T", optionsProvider: Offers()) var p30: [IntentFile]?
  @Parameter(title: "T", size: 3) var p31: [IntentFile]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [IntentFile]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p33: [IntentFile]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p34: [IntentFile]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p35: [IntentFile]?
  @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"]) var p36: [IntentFile]?
  @Parameter(
    description: "D", default: [], supportedTypeIdentifiers: ["public.image"], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p37: [IntentFile]?
  @Parameter(title: "T", supportedTypeIdentifiers: ["public.image"], size: 3) var p38: [IntentFile]?
  @Parameter(
    description: "D", supportedTypeIdentifiers: ["public.image"], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p39: [IntentFile]?

  func perform() async throws -> some IntentResult { .result() }
}

struct ChoiceTable: AppIntent {
  static let title: LocalizedStringResource = "Choice"

  @Parameter var p1: Shelf
  @Parameter(description: "D", default: .maps, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2:
    Shelf
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: Shelf
  @Parameter(default: .maps, requestValueDialog: "Which?", optionsProvider: Offers()) var p4: Shelf
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: Shelf
  @Parameter(title: "T", supportedValues: [.fiction, .maps]) var p6: Shelf
  @Parameter(
    description: "D", default: .maps, supportedValues: [Shelf.fiction], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p7: Shelf
  @Parameter var p8: Shelf?
  @Parameter(
    title: "T", description: "D", default: .maps, requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9:
    Shelf?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10: Shelf?
  @Parameter(title: "T", default: .maps, requestValueDialog: "Which?", optionsProvider: Offers()) var p11: Shelf?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: Shelf?
  @Parameter(title: "T", supportedValues: [.fiction, .maps]) var p13: Shelf?
  @Parameter(
    description: "D", default: .maps, supportedValues: [Shelf.fiction], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p14: Shelf?
  @Parameter(title: "T", default: nil) var p15: Shelf?
  @Parameter var p16: [Shelf]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [Shelf]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [Shelf]
  @Parameter(title: "T", size: 3) var p19: [Shelf]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [Shelf]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [Shelf]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [Shelf]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [Shelf]
  @Parameter var p24: [Shelf]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p25: [Shelf]?
  @Parameter(title: "T", optionsProvider: Offers()) var p26: [Shelf]?
  @Parameter(title: "T", size: 3) var p27: [Shelf]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p28: [Shelf]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p29: [Shelf]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p30: [Shelf]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p31: [Shelf]?

  func perform() async throws -> some IntentResult { .result() }
}

struct BookTable: AppIntent {
  static let title: LocalizedStringResource = "Book"

  @Parameter var p1: BookEntity
  @Parameter(description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: BookEntity
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: BookEntity
  @Parameter(requestValueDialog: "Which?", optionsProvider: Offers()) var p4: BookEntity
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: BookEntity
  @Parameter(title: "T", query: BookQuery()) var p6: BookEntity
  @Parameter(
    description: "D", default: nil, requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?",
    inputConnectionBehavior: .never, query: BookQuery()) var p7: BookEntity
  @Parameter(title: "T", size: 2, query: BookQuery()) var p8: BookEntity
  @Parameter var p9: BookEntity?
  @Parameter(title: "T", description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p10:
    BookEntity?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p11:
    BookEntity?
  @Parameter(title: "T", requestValueDialog: "Which?", optionsProvider: Offers()) var p12: BookEntity?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p13: BookEntity?
  @Parameter(title: "T", query: BookQuery()) var p14: BookEntity?
  @Parameter(
    description: "D", default: nil, requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?",
    inputConnectionBehavior: .never, query: BookQuery()) var p15: BookEntity?
  @Parameter(title: "T", size: 2, query: BookQuery()) var p16: BookEntity?
  @Parameter(title: "T", default: nil) var p17: BookEntity?
  @Parameter var p18: [BookEntity]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p19: [BookEntity]
  @Parameter(title: "T", optionsProvider: Offers()) var p20: [BookEntity]
  @Parameter(title: "T", size: 3) var p21: [BookEntity]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p22: [BookEntity]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p23: [BookEntity]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p24: [BookEntity]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p25: [BookEntity]
  @Parameter(title: "T", size: 2, query: BookQuery()) var p26: [BookEntity]
  @Parameter(title: "T", query: BookQuery()) var p27: [BookEntity]
  @Parameter var p28: [BookEntity]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p29: [BookEntity]?
  @Parameter(title: "T", optionsProvider: Offers()) var p30: [BookEntity]?
  @Parameter(title: "T", size: 3) var p31: [BookEntity]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [BookEntity]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p33: [BookEntity]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p34: [BookEntity]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p35: [BookEntity]?
  @Parameter(title: "T", size: 2, query: BookQuery()) var p36: [BookEntity]?
  @Parameter(title: "T", query: BookQuery()) var p37: [BookEntity]?

  func perform() async throws -> some IntentResult { .result() }
}

struct DocumentTable: AppIntent {
  static let title: LocalizedStringResource = "Document"

  @Parameter var p1: PaperEntity
  @Parameter(description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p2: PaperEntity
  @Parameter(requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p3: PaperEntity
  @Parameter(requestValueDialog: "Which?", optionsProvider: Offers()) var p4: PaperEntity
  @Parameter(
    description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p5: PaperEntity
  @Parameter(supportedContentTypes: [.pdf]) var p6: PaperEntity
  @Parameter(
    description: "D", supportedContentTypes: [.pdf], requestValueDialog: "Which?", inputConnectionBehavior: .never)
  var p7: PaperEntity
  @Parameter var p8: PaperEntity?
  @Parameter(title: "T", description: "D", requestValueDialog: "Which?", inputConnectionBehavior: .never) var p9:
    PaperEntity?
  @Parameter(title: "T", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var p10:
    PaperEntity?
  @Parameter(title: "T", requestValueDialog: "Which?", optionsProvider: Offers()) var p11: PaperEntity?
  @Parameter(
    title: "T", description: "D", requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
    optionsProvider: Offers()) var p12: PaperEntity?
  @Parameter(title: "T", supportedContentTypes: [.pdf]) var p13: PaperEntity?
  @Parameter(
    title: "T", description: "D", supportedContentTypes: [.pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p14: PaperEntity?
  @Parameter(title: "T", default: nil) var p15: PaperEntity?
  @Parameter var p16: [PaperEntity]
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p17: [PaperEntity]
  @Parameter(title: "T", optionsProvider: Offers()) var p18: [PaperEntity]
  @Parameter(title: "T", size: 3) var p19: [PaperEntity]
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p20: [PaperEntity]
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p21: [PaperEntity]
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p22: [PaperEntity]
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p23: [PaperEntity]
  @Parameter(title: "T", supportedContentTypes: [.pdf]) var p24: [PaperEntity]
  @Parameter(
    description: "D", default: [], supportedContentTypes: [.pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p25: [PaperEntity]
  @Parameter(title: "T", supportedContentTypes: [.pdf], size: 3) var p26: [PaperEntity]
  @Parameter(
    description: "D", supportedContentTypes: [.pdf], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p27: [PaperEntity]
  @Parameter var p28: [PaperEntity]?
  @Parameter(
    title: "T", description: "D", default: [], requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p29: [PaperEntity]?
  @Parameter(title: "T", optionsProvider: Offers()) var p30: [PaperEntity]?
  @Parameter(title: "T", size: 3) var p31: [PaperEntity]?
  @Parameter(
    description: "D", default: [], size: .init(min: 1, max: 3), requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never) var p32: [PaperEntity]?
  @Parameter(title: "T", size: IntentCollectionSize(exactly: 2), optionsProvider: Offers()) var p33: [PaperEntity]?
  @Parameter(title: "T", size: [.systemSmall: 1, .systemLarge: .init(max: 4)]) var p34: [PaperEntity]?
  @Parameter(size: [.systemSmall: 1], requestValueDialog: "Which?", optionsProvider: Offers()) var p35: [PaperEntity]?
  @Parameter(title: "T", supportedContentTypes: [.pdf]) var p36: [PaperEntity]?
  @Parameter(
    description: "D", default: [], supportedContentTypes: [.pdf], requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p37: [PaperEntity]?
  @Parameter(title: "T", supportedContentTypes: [.pdf], size: 3) var p38: [PaperEntity]?
  @Parameter(
    description: "D", supportedContentTypes: [.pdf], size: .init(min: 1), requestValueDialog: "Which?",
    inputConnectionBehavior: .never) var p39: [PaperEntity]?

  func perform() async throws -> some IntentResult { .result() }
}

struct MeasurementTable: AppIntent {
  static let title: LocalizedStringResource = "Measurement"

  @Parameter var p1: Measurement<UnitLength>
  @Parameter(defaultUnit: .kilometers) var p2: Measurement<UnitLength>
  @Parameter(unit: .kilometers) var p3: Measurement<UnitLength>
  @Parameter(
    description: "D", defaultValue: 5, defaultUnit: .kilometers, defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false, requestValueDialog: "How far?", inputConnectionBehavior: .never) var p4:
    Measurement<UnitLength>
  @Parameter(
    defaultValue: 5.5, unit: .kilometers, unitAdjustForLocale: false, supportsNegativeNumbers: false,
    requestValueDialog: "How far?", inputConnectionBehavior: .never) var p5: Measurement<UnitLength>
  @Parameter(defaultValue: 5, defaultUnit: .kilometers, optionsProvider: Offers()) var p6: Measurement<UnitLength>
  @Parameter(unit: .kilometers, supportsNegativeNumbers: false, optionsProvider: Offers()) var p7:
    Measurement<UnitLength>
  @Parameter(supportsNegativeNumbers: false) var p8: Measurement<UnitLength>
  @Parameter(requestValueDialog: "How far?", optionsProvider: Offers()) var p9: Measurement<UnitLength>
  @Parameter(description: "D") var p10: Measurement<UnitLength>
  @Parameter(default: .init(value: 5, unit: .kilometers)) var p11: Measurement<UnitLength>
  @Parameter(defaultValue: 3, requestValueDialog: "How far?") var p12: Measurement<UnitLength>
  @Parameter var p13: Measurement<UnitLength>?
  @Parameter(title: "T", defaultUnit: .kilometers) var p14: Measurement<UnitLength>?
  @Parameter(title: "T", unit: .kilometers) var p15: Measurement<UnitLength>?
  @Parameter(
    title: "T", description: "D", defaultValue: 5, defaultUnit: .kilometers, defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false, requestValueDialog: "How far?", inputConnectionBehavior: .never) var p16:
    Measurement<UnitLength>?
  @Parameter(
    title: "T", defaultValue: 5.5, unit: .kilometers, unitAdjustForLocale: false, supportsNegativeNumbers: false,
    requestValueDialog: "How far?", inputConnectionBehavior: .never) var p17: Measurement<UnitLength>?
  @Parameter(title: "T", defaultValue: 5, defaultUnit: .kilometers, optionsProvider: Offers()) var p18:
    Measurement<UnitLength>?
  @Parameter(title: "T", unit: .kilometers, supportsNegativeNumbers: false, optionsProvider: Offers()) var p19:
    Measurement<UnitLength>?
  @Parameter(title: "T", supportsNegativeNumbers: false) var p20: Measurement<UnitLength>?
  @Parameter(title: "T", requestValueDialog: "How far?", optionsProvider: Offers()) var p21: Measurement<UnitLength>?
  @Parameter(title: "T", description: "D") var p22: Measurement<UnitLength>?
  @Parameter(title: "T", default: .init(value: 5, unit: .kilometers)) var p23: Measurement<UnitLength>?
  @Parameter(title: "T", defaultValue: 3, requestValueDialog: "How far?") var p24: Measurement<UnitLength>?
  @Parameter var p25: Measurement<UnitTemperature>
  @Parameter(defaultUnit: .celsius) var p26: Measurement<UnitTemperature>
  @Parameter(unit: .celsius) var p27: Measurement<UnitTemperature>
  @Parameter(
    description: "D", defaultValue: 5, defaultUnit: .celsius, defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false, requestValueDialog: "How far?", inputConnectionBehavior: .never) var p28:
    Measurement<UnitTemperature>
  @Parameter(
    defaultValue: 5.5, unit: .celsius, unitAdjustForLocale: false, supportsNegativeNumbers: false,
    requestValueDialog: "How far?", inputConnectionBehavior: .never) var p29: Measurement<UnitTemperature>
  @Parameter(defaultValue: 5, defaultUnit: .celsius, optionsProvider: Offers()) var p30: Measurement<UnitTemperature>
  @Parameter(unit: .celsius, supportsNegativeNumbers: false, optionsProvider: Offers()) var p31:
    Measurement<UnitTemperature>
  @Parameter(supportsNegativeNumbers: false) var p32: Measurement<UnitTemperature>
  @Parameter(requestValueDialog: "How far?", optionsProvider: Offers()) var p33: Measurement<UnitTemperature>
  @Parameter(description: "D") var p34: Measurement<UnitTemperature>
  @Parameter(default: .init(value: 5, unit: .celsius)) var p35: Measurement<UnitTemperature>
  @Parameter(defaultValue: 3, requestValueDialog: "How far?") var p36: Measurement<UnitTemperature>
  @Parameter var p37: Measurement<UnitTemperature>?
  @Parameter(title: "T", defaultUnit: .celsius) var p38: Measurement<UnitTemperature>?
  @Parameter(title: "T", unit: .celsius) var p39: Measurement<UnitTemperature>?
  @Parameter(
    title: "T", description: "D", defaultValue: 5, defaultUnit: .celsius, defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false, requestValueDialog: "How far?", inputConnectionBehavior: .never) var p40:
    Measurement<UnitTemperature>?
  @Parameter(
    title: "T", defaultValue: 5.5, unit: .celsius, unitAdjustForLocale: false, supportsNegativeNumbers: false,
    requestValueDialog: "How far?", inputConnectionBehavior: .never) var p41: Measurement<UnitTemperature>?
  @Parameter(title: "T", defaultValue: 5, defaultUnit: .celsius, optionsProvider: Offers()) var p42:
    Measurement<UnitTemperature>?
  @Parameter(title: "T", unit: .celsius, supportsNegativeNumbers: false, optionsProvider: Offers()) var p43:
    Measurement<UnitTemperature>?
  @Parameter(title: "T", supportsNegativeNumbers: false) var p44: Measurement<UnitTemperature>?
  @Parameter(title: "T", requestValueDialog: "How far?", optionsProvider: Offers()) var p45:
    Measurement<UnitTemperature>?
  @Parameter(title: "T", description: "D") var p46: Measurement<UnitTemperature>?
  @Parameter(title: "T", default: .init(value: 5, unit: .celsius)) var p47: Measurement<UnitTemperature>?
  @Parameter(title: "T", defaultValue: 3, requestValueDialog: "How far?") var p48: Measurement<UnitTemperature>?

  func perform() async throws -> some IntentResult { .result() }
}
