/// Sentences about the values of things in one language, with holes in braces.
package struct ValueSentences: Sendable {
  /// What is said of a value by what it is about: "{name} ist {value} lang."
  let values: [String: String]
  /// What is said of any other value.
  let value: String
  let free: String
  /// What is said of one that has more of something than another.
  let more: String
  /// What is said where two have the same.
  let same: String
  let yes: String
  let no: String
  let unknownProperty: String
  /// What is said of a quality that nothing is known of.
  let unknownQuality: String
  /// What stands between the parts of an answer.
  let separator: String
  let end: String

  /// Those of a language; nil where nobody has written them down.
  package static func of(_ language: String) -> ValueSentences? {
    switch language {
    case "de": german
    case "ja": japanese
    default: nil
    }
  }
}

extension ValueSentences {
  package func sentence(about concept: String?, name: String, title: String, value: String) -> String {
    filled(concept.flatMap { values[$0] } ?? self.value, ["name": name, "title": title, "value": value])
  }

  package func unknownQuality(_ quality: String) -> String { filled(unknownQuality, ["value": quality]) }

  package func isFree(_ name: String) -> String { filled(free, ["name": name]) }

  /// "Lac Blanc ist länger: 8 km; Catbells: 6 km."
  package func more(
    _ winner: (name: String, value: String), _ adjective: String, others: [(name: String, value: String)]
  ) -> String {
    filled(
      more, ["name": winner.name, "value": winner.value, "adjective": adjective, "others": listed(others)])
  }

  package func same(_ names: [String], value: String) -> String {
    filled(same, ["names": names.joined(separator: separator), "value": value])
  }

  package func each(_ values: [(name: String, value: String)]) -> String { listed(values) + end }

  package func answer(_ isSo: Bool, _ sentence: String) -> String { (isSo ? yes : no) + sentence }

  package func unknownProperty(of name: String, known titles: [String]) -> String {
    filled(unknownProperty, ["name": name, "titles": listed(titles)])
  }

  package func listed(_ texts: [String]) -> String { texts.joined(separator: separator == "; " ? ", " : separator) }

  private func listed(_ values: [(name: String, value: String)]) -> String {
    values.map { "\($0.name): \($0.value)" }.joined(separator: separator)
  }

  private func filled(_ sentence: String, _ values: [String: String]) -> String {
    values.reduce(sentence) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

extension ValueSentences {
  private static let german = ValueSentences(
    values: [
      "length": "{name} ist {value} lang.", "height": "{name} liegt auf {value} Höhe.",
      "price": "{name} kostet {value}.",
      "place": "{name} liegt in {value}.", "hours": "{name}: {value}.", "description": "{value}",
    ],
    value: "{title} von {name}: {value}.", free: "{name} kostet nichts.",
    more: "{name} ist {adjective}: {value}; {others}.", same: "Kein Unterschied: {names} ({value}).", yes: "Ja: ",
    no: "Nein: ", unknownProperty: "Das weiß ich über {name} nicht. Bekannt: {titles}.",
    unknownQuality: "Was davon auf „{value}“ passt, kann ich nicht sagen.", separator: "; ", end: ".")

  private static let japanese = ValueSentences(
    values: ["place": "{name}は{value}にあります。", "hours": "{name}：{value}。", "description": "{value}"],
    value: "{name}の{title}は{value}です。", free: "{name}は無料です。",
    more: "{name}のほうが{adjective}です（{value}）。{others}。", same: "同じです：{names}（{value}）。", yes: "はい、",
    no: "いいえ、", unknownProperty: "{name}についてはわかりません。わかるのは{titles}です。",
    unknownQuality: "どれが「{value}」かはわかりません。", separator: "、", end: "。")
}
