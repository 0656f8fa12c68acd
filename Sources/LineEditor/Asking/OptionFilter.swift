internal import Foundation

/// Finds the options that a typed text means: by the beginnings of their words, by number, or by name.
struct OptionFilter: Sendable {
  /// A word of an option, folded, and where it is in the title; nil for words that are not of the title.
  private struct Word: Sendable {
    var text: String
    var start: Int?
  }

  private let options: [Option]
  private let words: [[Word]]
  /// The digits of the greatest number.
  private let widestNumber: Int

  /// Costs the length of all titles.
  init(_ options: [Option]) {
    self.options = options
    widestNumber = String(options.count { $0.listing == .always }).count
    words = options.map { option in
      Self.words(of: option.title).map { Word(text: $0.text, start: $0.start) }
        + (option.names + [option.key ?? "", option.detail]).flatMap(Self.words).map { Word(text: $0.text, start: nil) }
    }
  }

  /// The rows that go with a text, with one chosen if the text means any.
  func choices(for text: String, preselected: Int?) -> ChoiceList {
    let query = Self.words(of: text).map(\.text)
    if query.isEmpty, text.allSatisfy(\.isWhitespace) {
      let listed = options.indices.filter { options[$0].listing == .always }
      return ChoiceList(rows: listed.map { row($0, []) }, chosen: preselected)
    }
    let number = Int(text).map { $0 - 1 }.flatMap { options.indices.contains($0) && options[$0].key == nil ? $0 : nil }
    let rows = options.indices.compactMap { index in
      marks(of: query, in: words[index]).map { row(index, $0) } ?? (index == number ? row(index, []) : nil)
    }
    return ChoiceList(rows: rows, chosen: best(of: rows, for: text, number: number))
  }

  /// The option that is called just so, else the one of that number, else the first.
  private func best(of rows: [ChoiceList.Row], for text: String, number: Int?) -> Int? {
    let exact = rows.firstIndex { isCalled($0, text) }
    let numbered = number.flatMap { number in rows.firstIndex { $0.effect == .option(number) } }
    return exact ?? numbered ?? (rows.isEmpty ? nil : 0)
  }

  /// Whether a row's option is called just so.
  func isCalled(_ row: ChoiceList.Row?, _ text: String) -> Bool {
    guard case .option(let index)? = row?.effect else { return false }
    let option = options[index]
    return ([option.title, option.key ?? option.title] + option.names).contains { Self.fold($0) == Self.fold(text) }
  }

  private func row(_ index: Int, _ marks: [Range<Int>]) -> ChoiceList.Row {
    let option = options[index]
    let label = option.key ?? String(index + 1)
    let padding = String(repeating: " ", count: max(0, widestNumber - label.count))
    return ChoiceList.Row(
      label: padding + label, text: option.title, marks: marks, detail: option.detail, effect: .option(index))
  }

  /// What to mark of a title, if every word of the query begins a word of the option.
  private func marks(of query: [String], in words: [Word]) -> [Range<Int>]? {
    guard !query.isEmpty else { return nil }
    var marks: [Range<Int>] = []
    for part in query {
      guard let word = words.first(where: { $0.text.hasPrefix(part) }) else { return nil }
      if let start = word.start { marks.append(start..<start + part.count) }
    }
    return marks
  }

  private static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The folded words of a text, and the characters before each.
  private static func words(of text: String) -> [(text: String, start: Int)] {
    var words: [(text: String, start: Int)] = []
    var isInWord = false
    for (index, character) in fold(text).enumerated() {
      let belongs = character.isLetter || character.isNumber
      if belongs, !isInWord { words.append((text: "", start: index)) }
      if belongs { words[words.count - 1].text.append(character) }
      isInWord = belongs
    }
    return words
  }
}
