/// One way to say a part, and what is meant by it.
struct Saying: Hashable {
  var said: String
  var meant: String

  init(_ said: String, meaning meant: String) {
    self.said = said
    self.meant = meant
  }

  /// The words with single spaces between them.
  var spacedOnce: Saying { Saying(Self.spacedOnce(said), meaning: Self.spacedOnce(meant)) }

  private static func spacedOnce(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SentencePart {
  /// Every way to say the part, an optional one said before it is left out; nil when they are more than a limit, or
  /// when something in it is not made of words.
  func sayings(atMost limit: Int) -> [Saying]? {
    switch self {
    case .text(let text): return [Saying(text, meaning: text)]
    case .slot, .rule, .numbers, .anyOrder: return nil
    case .optional(let part): return part.sayings(atMost: limit - 1).map { $0 + [Saying("", meaning: "")] }
    case .tagged(let part, _, let value): return part.sayings(atMost: limit)?.meaning(value)
    case .replaced(let part, let text): return part.sayings(atMost: limit)?.meaning(text)
    case .alternatives(let parts): return Self.either(parts, atMost: limit)
    case .sequence(let parts): return Self.each(parts, atMost: limit)
    }
  }

  private static func either(_ parts: [SentencePart], atMost limit: Int) -> [Saying]? {
    var all: [Saying] = []
    for part in parts {
      guard let some = part.sayings(atMost: limit - all.count) else { return nil }
      all += some
    }
    return all.count > limit ? nil : all
  }

  private static func each(_ parts: [SentencePart], atMost limit: Int) -> [Saying]? {
    var all = [Saying("", meaning: "")]
    for part in parts {
      guard let next = part.sayings(atMost: limit), all.count * next.count <= limit else { return nil }
      all = all.flatMap { first in
        next.map { Saying(first.said + $0.said, meaning: first.meant + $0.meant) }
      }
    }
    return all
  }
}

extension [Saying] {
  fileprivate func meaning(_ value: String?) -> [Saying] {
    guard let value else { return self }
    return map { Saying($0.said, meaning: value) }
  }
}
