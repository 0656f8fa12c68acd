/// What a German title or summary is as a request: "${trail} zu Favoriten hinzufügen" is said "füge ${trail} zu Favoriten hinzu".
enum GermanImperative {
  /// The sentence with its infinitive in front, as a pattern; nil where it does not end with one.
  static func pattern(_ sentence: String) -> String? {
    let words = sentence.split(separator: " ").map(String.init)
    guard words.count > 1, let infinitive = words.last, infinitive.first?.isLowercase == true else { return nil }
    let prefix = prefixes.first { infinitive.hasPrefix($0) && infinitive.count >= $0.count + shortestVerb } ?? ""
    guard !inseparable.contains(infinitive), let forms = imperatives(of: String(infinitive.dropFirst(prefix.count)))
    else { return nil }
    let front = ["(\(forms.joined(separator: "|")))"] + words.dropLast()
    return (prefix.isEmpty ? front : front + [prefix]).joined(separator: " ")
  }

  /// A request whose verb is too short to be told from a slip, with its other form: "füg …" is said "füge …" as well.
  static func withOtherForm(_ request: String) -> [String] {
    let words = request.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, short.contains(words[0].lowercased()) else { return [request] }
    return [request, "\(words[0])e \(words[1])"]
  }

  private static let short: Set<String> = [
    "füg", "leg", "sag", "hol", "ruf", "hör", "heb", "geh", "lad", "trag", "bau",
  ]

  private static func imperatives(of verb: String) -> [String]? {
    if let strong = strong.first(where: { verb.hasSuffix($0.key) }) {
      return [verb.dropLast(strong.key.count) + strong.value]
    }
    guard let ending = ["en", "n"].first(where: verb.hasSuffix), verb.count > shortestVerb - 1 else { return nil }
    let stem = String(verb.dropLast(ending.count))
    return [stem + "e", stem]
  }

  private static let shortestVerb = 4

  /// What stands at the end of a request, the longest first.
  private static let prefixes = [
    "herunter", "zusammen", "zurück", "weiter", "wieder", "hinzu", "heraus", "hinaus", "herein", "durch", "fort",
    "fest",
    "frei", "nach", "los", "ein", "mit", "vor", "weg", "auf", "aus", "bei", "her", "hin", "an", "ab", "um", "zu",
  ]

  /// Verbs that only look as if they began with one.
  private static let inseparable: Set<String> = ["antworten", "hinterlassen", "wiederholen", "durchsuchen", "umarmen"]

  /// Verbs that change their vowel.
  private static let strong = [
    "geben": "gib", "nehmen": "nimm", "lesen": "lies", "sehen": "sieh", "werfen": "wirf", "helfen": "hilf",
    "sprechen": "sprich", "brechen": "brich", "messen": "miss", "gessen": "giss", "treffen": "triff", "fehlen": "fiehl",
  ]
}
