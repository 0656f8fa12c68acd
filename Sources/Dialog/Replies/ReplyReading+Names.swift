// Options by what they are called.
extension ReplyReading {
  var names: [ReplyCandidate] {
    named { $0.fit(of: $1) }.map { ReplyCandidate(reply: .options([$0.index]), fit: $0.fit) }
  }

  /// The options that the text names as they are called; only where there is none, those that it resembles.
  var likeliestNames: [(index: Int, fit: Double)] {
    let certain = named { $0.certainFit(of: $1) }
    return certain.isEmpty ? named { $0.likeness(of: $1) } : certain
  }

  /// The options that fit some part of the text, and how well.
  private func named(_ fit: (NamedOption, Window) -> Double?) -> [(index: Int, fit: Double)] {
    reader.optionNames.names(of: question.options, vocabulary).enumerated().compactMap { index, option in
      windows.compactMap { fit(option, $0) }.max().map { (index, $0) }
    }
  }

  var buttons: [ReplyCandidate] {
    question.buttons.indices.compactMap { index in
      let label = NamedOption(Question.Option(question.buttons[index]), vocabulary)
      return windows.compactMap { label.fit(of: $0) }.max().map {
        ReplyCandidate(reply: .button(index), fit: min($0, ReplyFit.button))
      }
    }
  }
}

/// Words that hardly tell two names apart. A number in digits always does.
struct LightWords: Sendable {
  private let words: Set<String>

  /// The words stand between commas.
  init(_ list: String) { words = Set(list.split(separator: ",").flatMap { Words(of: String($0)) }.map(\.text)) }

  func contains(_ word: Word) -> Bool { !word.isDigits && words.contains(word.text) }

  /// The words that tell names apart; all of them if none does.
  func weighty(_ words: Words) -> [Word] {
    let weighty = words.filter { !contains($0) }
    return weighty.isEmpty ? Array(words) : weighty
  }
}
