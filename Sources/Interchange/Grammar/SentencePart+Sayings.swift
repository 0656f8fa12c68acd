extension SentencePart {
  /// Every way to say the part, an optional one said before it is left out; nil when they are more than a limit, or
  /// when something in it is not made of words.
  func sayings(atMost limit: Int) -> [String]? {
    switch self {
    case .text(let text): [text]
    case .slot, .rule, .anyOrder: nil
    case .optional(let part): part.sayings(atMost: limit - 1).map { $0 + [""] }
    case .alternatives(let parts): Self.either(parts, atMost: limit)
    case .sequence(let parts): Self.each(parts, atMost: limit)
    }
  }

  private static func either(_ parts: [SentencePart], atMost limit: Int) -> [String]? {
    var all: [String] = []
    for part in parts {
      guard let some = part.sayings(atMost: limit - all.count) else { return nil }
      all += some
    }
    return all.count > limit ? nil : all
  }

  private static func each(_ parts: [SentencePart], atMost limit: Int) -> [String]? {
    var all = [""]
    for part in parts {
      guard let next = part.sayings(atMost: limit), all.count * next.count <= limit else { return nil }
      all = all.flatMap { first in next.map { first + $0 } }
    }
    return all
  }
}

extension String {
  /// The words with single spaces between them.
  var spacedOnce: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
