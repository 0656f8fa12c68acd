/// How a request that is not finished may go on.
///
/// ```swift
/// for completion in completer.complete("tur of the d", options: CompletionOptions(now: now)) {
///   print(completion.text, completion.missing)  // Turn off the Desk Lamp []
/// }
/// ```
public struct Completion: Sendable, Hashable {
  /// The whole request: typed as it is, it reaches the shortcut, unless something is missing. It ends in front of the first
  /// missing value.
  public var text: String
  /// What to type behind the unfinished request to come to the same; nil where ``text`` has to replace it.
  public var ending: String?
  /// What becomes of the unfinished word; nil behind a finished one.
  public var word: String?
  /// The application's name.
  public var application: String
  /// The intent's identifier.
  public var intent: String
  /// The shortcut's title.
  public var title: String
  /// The index of the shortcut among all shortcuts, in catalog order.
  public var shortcut: Int
  /// The phrase, as its author wrote it.
  public var phrase: String
  /// The parameters that the completed request fills, in its order. The range is that of the typed words, empty for a value
  /// of which nothing was typed.
  public var values: [FilledParameter]
  /// The parameters of the phrase that are still to be said, by name.
  public var missing: [String]
  /// What people call ``missing``.
  public var missingTitles: [String]
  /// The bytes of the unfinished request that the completion accounts for.
  public var matched: [Range<Int>]
  /// The bytes of ``text`` that were typed.
  public var marks: [Range<Int>]
  /// 0…1; 1 for a completion that changes nothing of what was typed.
  public var score: Double
}

/// The outcome of completing in numbers.
public struct CompletionDecision: Sendable, Hashable, BitwiseCopyable {
  /// How many completions there are, within the limit.
  public var count: Int
  /// The shortcut of the first, by its index among all shortcuts; -1 without one.
  public var shortcut: Int
  /// The first one's score.
  public var score: Double
}
