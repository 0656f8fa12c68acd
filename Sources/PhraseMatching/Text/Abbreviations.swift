import FlatMemory

/// A short form that people type for a word: "mins" for "minutes".
///
/// Where phrases have one of the words and not the short form, the short form is that word, at no cost. Where they have
/// both, and in names, it matches the word nearly as well, as a plural matches its singular. A short form is never a
/// correction: "bins" is no typo for "mins".
struct Abbreviation: Sendable {
  let short: String
  /// What it abbreviates, the likeliest word first.
  let words: [String]

  /// Abbreviations that hardly ever are other words. "max", "no" and "mon" are left out; "sec" never is "second" as an
  /// ordinal.
  static let all: [Abbreviation] = table.map { row in
    let words = row.split(separator: " ").map(String.init)
    return Abbreviation(short: words[0], words: Array(words.dropFirst()))
  }

  /// Calls `body` with each word that a token with this hash is short for, and the word's hash; allocates nothing.
  static func forEachWord(shortenedTo hash: UInt64, _ body: (UnsafeBufferPointer<UInt8>, UInt64) -> Void) {
    guard let index = indices.value(for: hash) else { return }
    for word in texts[index] { word.letters.withUnsafeBufferPointer { body($0, word.hash) } }
  }

  /// The index in `all` for the hash of each short form.
  private static let indices = HashedWords(all.enumerated().map { ($1.short, $0) })
  private static let texts = all.map { abbreviation in
    abbreviation.words.map { (letters: Array($0.utf8), hash: TokenHash.hash(of: $0)) }
  }

  private static let table = [
    // Time.
    "min minutes minute", "mins minutes minute", "sec seconds", "secs seconds", "hr hours hour", "hrs hours hour",
    "wk week weeks", "wks weeks week", "yr year years", "yrs years year", "tmrw tomorrow", "tmr tomorrow",
    // Amounts: only what the readers of typed values know as well.
    "pct percent", "deg degrees degree", "km kilometers kilometres kilometer kilometre",
    "kms kilometers kilometres kilometer kilometre", "kg kilograms kilos", "kgs kilograms kilos", "lb pounds",
    "lbs pounds", "oz ounces", "ft feet", "ml milliliters",
    // Things. Where people say either, each stands for the other.
    "temp temperature temperatures", "temps temperatures temperature", "temperature temp", "tv television",
    "television tv", "tvs televisions television", "televisions tvs tv", "telly television tv",
    "fav favorite favourite favorites favourites", "fave favorite favourite favorites favourites",
    "favs favorites favourites favorite favourite", "faves favorites favourites favorite favourite",
    "pic picture pictures", "pics pictures picture", "info information", "information info",
    "appt appointment appointments", "appts appointments appointment", "msg message messages",
    "msgs messages message", "vol volume", "vid video videos", "vids videos video", "doc document documents",
    "docs documents document", "app application", "apps applications", "bday birthday", "notif notification",
    "notifs notifications",
    // Little words.
    "pls please", "plz please", "u you", "ur your",
  ]
}
