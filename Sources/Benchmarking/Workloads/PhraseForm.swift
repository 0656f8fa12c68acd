internal import PhraseMatching

/// A pattern that phrases are made from: `[ask ${applicationName} to] {verb} the {noun}`.
struct PhraseForm: Sendable, Hashable {
  /// What is known only when a phrase is said.
  enum Placeholder: String, Sendable, Hashable, CaseIterable {
    case application = "applicationName"
    case value
    case request
  }

  enum Content: Sendable, Hashable {
    case text(String)
    case word(WordLists.ListID)
    case placeholder(Placeholder)
  }

  /// A piece, and whether it is said only together with the application's name.
  struct Piece: Sendable, Hashable {
    var content: Content
    var isAddress: Bool
  }

  private(set) var pieces: [Piece] = []

  /// What is wrong with the text of a form.
  struct Mistake: Error {
    var message: String
  }

  /// Reads a form whose words come from `lists`.
  init(_ text: String, _ lists: WordLists) throws(Mistake) {
    var rest = text[...]
    var isAddress = false
    while let mark = rest.firstIndex(where: { "{[]".contains($0) }) {
      let isPlaceholder = rest[mark] == "{" && rest[..<mark].hasSuffix("$")
      append(.text(String(isPlaceholder ? rest[..<mark].dropLast() : rest[..<mark])), isAddress)
      rest = rest[mark...].dropFirst()
      if text[mark] != "{" {
        isAddress = text[mark] == "["
        continue
      }
      guard let end = rest.firstIndex(of: "}") else { throw Mistake(message: "'{' is never closed in '\(text)'") }
      let name = String(rest[..<end])
      append(try isPlaceholder ? Self.placeholder(name) : Self.word(name, lists), isAddress)
      rest = rest[end...].dropFirst()
    }
    append(.text(String(rest)), isAddress)
  }

  private mutating func append(_ content: Content, _ isAddress: Bool) {
    if content != .text("") { pieces.append(Piece(content: content, isAddress: isAddress)) }
  }

  private static func placeholder(_ name: String) throws(Mistake) -> Content {
    guard let placeholder = Placeholder(rawValue: name) else {
      throw Mistake(message: "no placeholder is called '\(name)'")
    }
    return .placeholder(placeholder)
  }

  private static func word(_ name: String, _ lists: WordLists) throws(Mistake) -> Content {
    guard let list = lists.list(named: name) else { throw Mistake(message: "no list of words is called '\(name)'") }
    return .word(list)
  }

  /// Draws the words.
  func filled(from lists: WordLists, _ random: inout SeededGenerator) -> Saying {
    var saying = Saying()
    for piece in pieces {
      switch piece.content {
      case .text(let text): saying.append(.text(text), isAddress: piece.isAddress)
      case .placeholder(let placeholder): saying.append(.placeholder(placeholder), isAddress: piece.isAddress)
      case .word(let list):
        let word = lists.word(of: list, &random)
        saying.words.append(word)
        saying.append(.text(word), isAddress: piece.isAddress)
      }
    }
    return saying
  }
}

/// A form with its words: a phrase, and ways of saying it.
struct Saying: Sendable, Hashable {
  fileprivate enum Content: Hashable {
    case text(String)
    case placeholder(PhraseForm.Placeholder)
  }

  private struct Piece: Hashable {
    var content: Content
    var isAddress: Bool
  }

  /// What fills the placeholders.
  struct Fillers {
    /// The application's name; without it, everything that goes with it is left out.
    var application: String?
    var value = ""
    var request = ""
  }

  /// The words that were drawn.
  fileprivate(set) var words: [String] = []
  private var pieces: [Piece] = []

  fileprivate mutating func append(_ content: Content, isAddress: Bool) {
    pieces.append(Piece(content: content, isAddress: isAddress))
  }

  /// What an author writes: `open ${value} in ${applicationName}`.
  var phrase: String {
    pieces.reduce(into: "") { text, piece in
      switch piece.content {
      case .text(let words): text += words
      case .placeholder(let placeholder): text += "${\(placeholder.rawValue)}"
      }
    }
  }

  func takes(_ placeholder: PhraseForm.Placeholder) -> Bool {
    pieces.contains { $0.content == .placeholder(placeholder) }
  }

  /// Whether the application's name can be left out.
  var canBeUnnamed: Bool { pieces.contains(where: \.isAddress) }

  /// What a person types.
  func said(_ fillers: Fillers) -> String {
    var text = ""
    for piece in pieces where !piece.isAddress || fillers.application != nil {
      switch piece.content {
      case .text(let words): text += words
      case .placeholder(.application): text += fillers.application ?? ""
      case .placeholder(.value): text += fillers.value
      case .placeholder(.request): text += fillers.request
      }
    }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The same for two sayings of the same words, whatever their order and the little words around them.
  var key: String { (words.sorted() + (takes(.value) ? ["${value}"] : [])).joined(separator: " ") }
}
