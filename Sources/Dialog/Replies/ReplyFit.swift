/// How well a reply has to fit, and how well each way of replying does.
///
/// 1 is an option's own title. Each constant was chosen to order two readings of one reply; the pair stands beside it
/// and is a test.
enum ReplyFit {
  /// The title, and nothing else. "9" is the option called 9 before it is the ninth option.
  static let exact = 1.0
  /// The same among words that mean nothing: "the hall lamp please".
  static let framed = 0.97
  /// A button's label. "Buy" says yes to "Buy?" before it presses the button Buy.
  static let button = 0.99
  /// A number or a position. "2" is the second option, not the Lamp 2 that stands first.
  static let position = 0.98
  /// A value that is read as such. With options called "Small" and "Large", "2" is the second of them, not two.
  static let value = 0.97
  /// Another name, below all titles: "reading light" is the lamp of that title, not the one that is also called so.
  static let synonym = 0.965
  /// The title's words in another order or with other little words: "the lamp in the hall".
  static let reordered = 0.96
  /// Leaving. "Stop" is an option of that title, and never a slip for one.
  static let cancel = 0.95
  /// A part of a label. "Cancel" to a question that "Cancel Booking" accepts may mean either, so it means neither.
  static let partOfLabel = 0.95
  /// The subtitle alone: "left".
  static let subtitle = 0.945
  /// From here on a fit is sure, and only an equal one rivals it.
  static let sure = 0.94
  /// A yes among other words: "yes, buy it".
  static let agreementInSentence = 0.94
  /// The name in the plural. "Tables" is the Table no more surely than the Tables Hall, and text where any text will do.
  static let plural = 0.93
  /// The title's letters with other gaps: "desklamp".
  static let joined = 0.93
  /// Some words of the title that no other option has: "hall".
  static let part = 0.9
  /// The same in another form: "the mountain" is Mount Kilimanjaro, where there is no Table Mountain.
  static let partInOtherForm = 0.85
  /// The beginning of a word: "czech" is Czechia where nothing else begins so, and no request of its own.
  static let beginning = 0.78
  /// "Yes" to the only option there is.
  static let onlyOption = 0.9
  /// "Any of them": the first that is shown, unless an option is called so.
  static let any = 0.93
  /// A position in a sentence: "drop the second one" may be a request of its own.
  static let positionAmongWords = 0.84
  /// Times the similarity of the words: "hall lmap" fits its lamp less than part of another's title does.
  static let misspelt = 0.95
  static let misspeltPart = 0.85
  /// "No" to a question that is not about yes or no leaves it, unless it is anything else.
  static let refusal = 0.7
  /// Words for somebody else to look up.
  static let words = 0.4
  /// Text that is taken as it is, in a few words, in some, in many: the longer, the likelier a request of its own.
  static let shortText = 0.6
  static let text = 0.5
  static let longText = 0.4

  /// How far ahead of another reading a sure one has to be.
  static let tie = 0.004
  /// The same for one that is not sure: "rud lamp" may be the Red Lamp and the Rod Lamp, and is neither.
  static let doubt = 0.12
  /// The least similarity of a misspelt name: "tn" is not "TV".
  static let minimumSimilarity = 0.78
  /// The least similarity of a misspelt word that the assistant knows by itself: "cnacel" is, "shop" is not "stop".
  static let minimumCommandSimilarity = 0.84
  /// The same where any words are an answer.
  static let minimumCommandSimilarityAmongWords = 0.88
}
