/// Words in front of an application's name: "in Trails", "ask Trails to …".
enum AddressWords {
  /// A name behind one of these addresses the application.
  private static let addressing = BuiltinWords.ids(with: "address")
  /// Prepositions of a name in a phrase; in a request the name behind them may be an ordinary word: "search for home".
  private static let leading = BuiltinWords.ids(with: "lead")
  private static let openers = BuiltinWords.ids(with: "call")
  private static let followers = BuiltinWords.ids(with: "connect")
  private static let all = addressing.union(leading).union(openers).union(followers)

  /// Whether a name behind this word addresses an application.
  static func address(_ word: TokenID) -> Bool { addressing.contains(word.rawValue) }
  /// Whether this word in front of an application's name in a phrase only introduces it.
  static func leads(_ word: UInt32) -> Bool { addressing.contains(word) || leading.contains(word) }
  /// Whether a phrase begins with this word only to address its application: "Ask ${applicationName} to …".
  static func calls(_ word: UInt32) -> Bool { openers.contains(word) }
  /// Whether this word only connects the application's name to the request.
  static func follows(_ word: UInt32) -> Bool { followers.contains(word) }
  /// Whether the word may be a connector of some phrase, for which it has no postings.
  static func mayConnect(_ word: TokenID) -> Bool { word.rawValue < BuiltinWords.count && all.contains(word.rawValue) }
}
