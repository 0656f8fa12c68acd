internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

/// A labelled sentence.
struct Sentence {
  var text: String
  /// nil when nothing should be recognized.
  var intent: String?
  /// For each slot the values that will do.
  var slots: [String: [String]] = [:]
  var isFreeText = false

  init(_ line: [UInt8]) throws(BenchmarkDataError) {
    let fields = try SentenceTrial.value(line)
    guard let text = fields["text"]?.string else {
      throw .field(path: "text", expected: "a string", found: String(decoding: line.prefix(60), as: UTF8.self))
    }
    self.text = text
    intent = fields["intent"]?.string
    isFreeText = fields["free_text"]?.boolean ?? false
    for slot in fields["slots"]?.members ?? [] {
      if case .array(let values) = slot.value.content {
        slots[slot.key] = values.map { Self.plain($0) }
      } else {
        slots[slot.key] = [Self.plain(slot.value)]
      }
    }
  }

  /// A value as it is compared: `"Kitchen"` and Kitchen and kitchen are the same.
  static func plain(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): plain(text)
    case .number(_, let written): written
    case .boolean(let flag): "\(flag)"
    case .null, .array, .object: ""
    }
  }

  static func plain(_ text: String) -> String {
    let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return (isQuoted ? String(text.dropFirst().dropLast()) : text).lowercased()
  }
}
