import FlatMemory

/// Contractions and the words they stand for: "what's" is "what is".
enum Contraction: Sendable {
  /// Words that need no apostrophe to be recognized, as (first, second).
  static let whole: [(String, String, String)] = [
    ("whats", "what", "is"), ("thats", "that", "is"), ("hows", "how", "is"), ("wheres", "where", "is"),
    ("whos", "who", "is"), ("theres", "there", "is"), ("dont", "do", "not"), ("cant", "can", "not"),
    ("cannot", "can", "not"), ("doesnt", "does", "not"), ("didnt", "did", "not"), ("isnt", "is", "not"),
    ("arent", "are", "not"), ("wasnt", "was", "not"), ("shouldnt", "should", "not"), ("couldnt", "could", "not"),
    ("wouldnt", "would", "not"), ("im", "i", "am"), ("ive", "i", "have"), ("youre", "you", "are"),
    ("theyre", "they", "are"), ("lets", "let", "us"), ("gonna", "going", "to"), ("wanna", "want", "to"),
    ("gimme", "give", "me"), ("lemme", "let", "me"),
  ]

  static let wholeWords = HashedWords<Int>(whole.enumerated().map { ($1.0, $0) })

  /// Words after which "'s" means "is" (after "let" it means "us"); elsewhere it is a genitive.
  static let beforeIs = HashedWords<Bool>(
    ["what", "where", "who", "when", "why", "how", "that", "there", "here", "it", "he", "she", "let"].map {
      ($0, $0 == "let")
    }
  )

  /// What the letters after the apostrophe stand for.
  static let tails = HashedWords<StaticString>(
    [("re", "are"), ("ll", "will"), ("ve", "have"), ("d", "would"), ("m", "am")]
  )

  /// Articles and pronouns that Romance languages join to the next word.
  static let elided = WordSet("l d j m n s c t qu un dell all nell dall sull")
}
