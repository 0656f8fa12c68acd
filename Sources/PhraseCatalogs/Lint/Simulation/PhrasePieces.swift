internal import PhraseMatching

/// One way of saying a phrase: words and holes in a row, nothing optional any more.
struct PhrasePieces: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case words(String)
    case application
    case placeholder(String)
  }

  var pieces: [Piece]

  /// Ways of saying a phrase that show each optional part, and each alternative, once: the first of everything, then
  /// one choice changed at a time. Their number grows with the number of choices, not with their product.
  static func covering(_ template: PhraseTemplate, limit: Int) -> [PhrasePieces] {
    choices(template.parts).prefix(limit).map { PhrasePieces(pieces: $0) }
  }

  private static func choices(_ parts: [PhraseTemplate.Part]) -> [[Piece]] {
    let choices = parts.map(choices)
    let first = choices.map { $0.first ?? [] }
    var all = [first.flatMap { $0 }]
    for (index, others) in choices.enumerated() {
      for other in others.dropFirst() {
        var changed = first
        changed[index] = other
        all.append(changed.flatMap { $0 })
      }
    }
    return all
  }

  private static func choices(_ part: PhraseTemplate.Part) -> [[Piece]] {
    switch part {
    case .words(let text): [[.words(text)]]
    case .application: [[.application]]
    case .placeholder(let name, _): [[.placeholder(name)]]
    case .optional(let parts): choices(parts) + [[]]
    case .alternatives(let branches): branches.flatMap(choices)
    }
  }
}

extension PhrasePieces {
  /// Whether the application is named.
  var namesApplication: Bool { pieces.contains(.application) }

  /// Whether anything is said besides the application's name.
  private var saysSomething: Bool {
    pieces.contains { piece in
      switch piece {
      case .words(let text): PhraseTemplate.hasWord(text)
      case .application: false
      case .placeholder: true
      }
    }
  }

  /// The same with the application's name: "… in ${applicationName}" where there is none.
  var named: PhrasePieces { namesApplication ? self : PhrasePieces(pieces: pieces + [.words(" in "), .application]) }

  /// The same without the application's name and the little words that go with it; nil when nothing is left.
  var unnamed: PhrasePieces? {
    var rest = pieces
    while let index = rest.firstIndex(of: .application) { Self.removeName(at: index, from: &rest) }
    let unnamed = PhrasePieces(pieces: rest)
    return unnamed.saysSomething ? unnamed : nil
  }

  /// The same without articles, which people who type leave out; nil when it has none.
  var terse: PhrasePieces? {
    let terse = PhrasePieces(
      pieces: pieces.map { piece in
        guard case .words(let text) = piece else { return piece }
        return .words(text.withoutArticles)
      })
    return terse == self || !terse.saysSomething ? nil : terse
  }

  private static func removeName(at index: Int, from pieces: inout [Piece]) {
    if index == 1, case .words(let call) = pieces[0], PhraseTemplate.callsApplication(call.trimmed) {
      if pieces.count > 2, case .words(let text) = pieces[2] {
        pieces[2] = .words(text.droppingFirstWord(where: PhraseTemplate.followsApplication))
      }
      pieces.removeSubrange(0...1)
    } else {
      if index > 0, case .words(let text) = pieces[index - 1] {
        pieces[index - 1] = .words(text.droppingLastWord(where: PhraseTemplate.leadsToApplication))
      }
      pieces.remove(at: index)
    }
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }

  fileprivate var withoutArticles: String {
    split(separator: " ", omittingEmptySubsequences: false).filter { !["the", "a", "an"].contains($0.lowercased()) }
      .joined(separator: " ")
  }

  fileprivate func droppingFirstWord(where isWord: (String) -> Bool) -> String {
    let words = split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first, isWord(String(first)) else { return self }
    return " " + words.dropFirst().joined(separator: " ") + (last == " " ? " " : "")
  }

  fileprivate func droppingLastWord(where isWord: (String) -> Bool) -> String {
    let words = split(separator: " ", omittingEmptySubsequences: true)
    guard let last = words.last, isWord(String(last)) else { return self }
    return (first == " " ? " " : "") + words.dropLast().joined(separator: " ") + " "
  }
}
