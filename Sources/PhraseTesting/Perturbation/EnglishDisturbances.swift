/// What English-speaking people add to their wishes, and where they turn a sentence round.
enum EnglishDisturbances {
  /// Stand in front of any request.
  static let openings = ["um", "hey", "please", "ok", "so", "well", "uh", "hi", "hello"]

  /// Stand in front of a wish that begins with its verb.
  static let openingsOfWishes = [
    "could you", "can you", "would you please", "I'd like to", "I want to", "I need to", "please",
    "um", "hey can you", "could you please", "go ahead and",
  ]

  /// Stand behind any request.
  static let closings = ["please", "thanks", "thank you", "ok", "if you can"]

  /// Begin a question or a wish that has its frame already, so that none goes in front of it.
  static let framed: Set<String> = [
    "how", "what", "what's", "which", "who", "whose", "where", "when", "why", "is", "are", "am", "was", "were", "do",
    "does", "did", "can", "could", "would", "will", "should", "shall", "may", "have", "has", "please", "hey", "hi",
    "hello", "i", "i'd", "i'm", "it's", "um", "uh", "ok", "okay", "so", "the", "a", "an", "my", "in", "on", "at", "to",
    "with", "for", "from", "no", "not", "don't", "never",
  ]

  /// Begin a part of a sentence that can come first: "in the kitchen, turn off the lights".
  static let prepositions: Set<String> = [
    "in", "on", "with", "to", "at", "for", "from", "using", "by", "until", "since",
  ]

  /// A "one" behind them stands for a thing, not for a number.
  static let beforePronounOne: Set<String> = [
    "this", "that", "the", "which", "next", "last", "another", "other", "no", "any", "every", "each", "some",
  ]
}
