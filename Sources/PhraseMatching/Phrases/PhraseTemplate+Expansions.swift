extension PhraseTemplate {
  /// The number of texts that the phrase expands to, or `UInt64.max` where that overflows. O(parts).
  package var expansionCount: UInt64 { Self.count(parts) }

  /// The first texts that the phrase expands to, with placeholders as written and single spaces.
  ///
  /// An optional part comes first present, then absent; the last choice varies fastest. O(limit × parts), however many
  /// expansions there are.
  ///
  /// ```swift
  /// PhraseTemplate.pattern("[Please] go (left|right)").template?.expansions(limit: 3)
  /// // ["Please go left", "Please go right", "go left"]
  /// ```
  package func expansions(limit: Int) -> [String] {
    limit <= 0 ? [] : Self.expand(parts, limit: limit).map(\.spacedOnce)
  }

  private static func count(_ parts: [Part]) -> UInt64 { parts.reduce(1) { $0.saturatingProduct(count($1)) } }

  private static func count(_ part: Part) -> UInt64 {
    switch part {
    case .words, .application, .placeholder: 1
    case .optional(let parts): count(parts).saturatingSum(1)
    case .alternatives(let branches): branches.reduce(0) { $0.saturatingSum(count($1)) }
    }
  }

  private static func expand(_ parts: [Part], limit: Int) -> [String] {
    parts.reduce([""]) { beginnings, part in
      let endings = expand(part, limit: limit)
      let joined = beginnings.lazy.flatMap { beginning in endings.lazy.map { beginning + $0 } }
      return Array(joined.prefix(limit))
    }
  }

  private static func expand(_ part: Part, limit: Int) -> [String] {
    switch part {
    case .words(let text): [text]
    case .application: ["${applicationName}"]
    case .placeholder(let name, _): ["${\(name)}"]
    case .optional(let parts): Array((expand(parts, limit: limit) + [""]).prefix(limit))
    case .alternatives(let branches): Array(branches.lazy.flatMap { expand($0, limit: limit) }.prefix(limit))
    }
  }
}

extension UInt64 {
  package func saturatingProduct(_ other: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  package func saturatingSum(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension String {
  fileprivate var spacedOnce: String { split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
}
