/// What phrases and requests ask for: to do something with something, in the words of phrases or in others.
struct SyntheticRequests: Sendable, Hashable {
  /// Words that mean much the same, of which phrases say some and requests the others.
  struct Meaning: Sendable, Hashable {
    var inPhrases: [String]
    var inRequests: [String]
  }

  var actions: [Meaning]
  var things: [Meaning]
  /// Sentences with a place for an `{action}` and for a `{thing}`.
  var phrases: [String]
  var requests: [String]

  /// A sentence with its words.
  static func sentence(_ form: String, action: String, thing: String) -> String {
    form.replacing("{action}", with: action).replacing("{thing}", with: thing)
  }
}

extension SyntheticRequests {
  /// Reads the words and the sentences.
  init(_ fields: JSONFields) throws(BenchmarkDataError) {
    actions = try Self.meanings("actions", fields)
    things = try Self.meanings("things", fields)
    phrases = try Self.sentences("phrases", fields)
    requests = try Self.sentences("requests", fields)
  }

  private static func meanings(_ key: String, _ fields: JSONFields) throws(BenchmarkDataError) -> [Meaning] {
    var meanings: [Meaning] = []
    for fields in try fields.list(key) {
      meanings.append(Meaning(inPhrases: try words("phrases", fields), inRequests: try words("requests", fields)))
    }
    if meanings.isEmpty { throw .field(path: "\(fields.path).\(key)", expected: "words", found: "none") }
    return meanings
  }

  /// What stands between commas.
  private static func words(_ key: String, _ fields: JSONFields) throws(BenchmarkDataError) -> [String] {
    let words = try fields.string(key).split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    if words.isEmpty || words.contains("") {
      throw .field(path: "\(fields.path).\(key)", expected: "words between commas", found: "none")
    }
    return words
  }

  private static func sentences(_ key: String, _ fields: JSONFields) throws(BenchmarkDataError) -> [String] {
    let sentences = try fields.strings(key)
    if sentences.isEmpty { throw .field(path: "\(fields.path).\(key)", expected: "sentences", found: "none") }
    for sentence in sentences where !(sentence.contains("{action}") && sentence.contains("{thing}")) {
      throw .form(path: "\(fields.path).\(key)", mistake: "'{action}' or '{thing}' is missing in '\(sentence)'")
    }
    return sentences
  }
}
