/// A short form that people type for a word: "mins" for "minutes".
///
/// A lexicon that has one of the words, and not the short form itself, takes the short form for that word, at no cost.
/// Where both are words, the short form stands for the word nearly as well, as a plural stands for its singular.
/// Short forms are no words that others may be slips for: "bins" is no slip for "mins".
struct Abbreviation: Sendable {
  let short: String
  /// What it stands for, the likeliest first.
  let words: [String]

  /// Those that hardly ever mean anything else. "max", "no" and "mon" do, "sec" is never the second in a row.
  static let all: [Abbreviation] = table.map { row in
    let words = row.split(separator: " ").map(String.init)
    return Abbreviation(short: words[0], words: Array(words.dropFirst()))
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
