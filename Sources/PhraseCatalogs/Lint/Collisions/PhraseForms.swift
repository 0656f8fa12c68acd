internal import PhraseMatching

/// What phrases come to once their words are brought into the matcher's form: phrases with a form in common can be said
/// in the same words.
struct PhraseForms: Sendable {
  /// One way of saying a phrase.
  struct Form: Sendable, Hashable {
    /// Words and marks of placeholders, one space between; placeholders of one kind have one mark.
    var text: String
    /// The same with one mark for all entities.
    var shape: String
    /// The entities of the placeholders, in order.
    var entities: [String]
    /// What a person reads: words, with placeholders as they are written.
    var shown: String
  }

  /// As many ways of one phrase are compared.
  private static let most = 64

  /// The forms of each readable phrase.
  private(set) var forms: [PhraseID: [Form]] = [:]
  /// The phrases of each form, in order.
  private(set) var phrases: [String: [PhraseID]] = [:]
  /// The phrases that were cut short.
  private(set) var cut = 0

  init(_ application: DeclaredApplication) {
    let words = NormalWords()
    for id in application.readablePhrases {
      guard let template = application[id].template else { continue }
      let reader = FormReader(words, application.shortcuts[id.shortcut].parameters)
      let ways = template.expansions(limit: Self.most)
      if template.expansionCount > UInt64(Self.most) { cut += 1 }
      let forms = ways.map(reader.form).distinct
      self.forms[id] = forms
      for text in forms.map(\.text).distinct { phrases[text, default: []].append(id) }
    }
  }

  /// A form that two phrases have in common.
  func shared(_ one: PhraseID, _ other: PhraseID) -> Form? {
    let others = Set((forms[other] ?? []).map(\.text))
    return forms[one]?.first { others.contains($0.text) }
  }

  /// Whether two phrases are the same but for the entities in their holes.
  func sharesShape(_ one: PhraseID, _ other: PhraseID) -> Bool {
    let shapes = Set((forms[other] ?? []).map(\.shape))
    return forms[one]?.contains { shapes.contains($0.shape) } ?? false
  }
}

/// Reads one way of saying a phrase: words, with `${name}` where something is to be filled in.
private struct FormReader {
  private let words: NormalWords
  private let kinds: [String: Parameter.Kind]

  init(_ words: NormalWords, _ parameters: [DeclaredParameter]) {
    self.words = words
    kinds = Dictionary(parameters.map { ($0.name.text, $0.kind) }) { first, _ in first }
  }

  func form(_ text: String) -> PhraseForms.Form {
    var form = PhraseForms.Form(text: "", shape: "", entities: [], shown: text)
    var marks: [(text: String, shape: String)] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      marks += words.tokens(of: String(rest[..<start.lowerBound])).map { ($0, $0) }
      marks.append(mark(String(rest[start.upperBound..<end]), &form))
      rest = rest[rest.index(after: end)...]
    }
    marks += words.tokens(of: String(rest)).map { ($0, $0) }
    form.text = marks.map(\.text).joined(separator: " ")
    form.shape = marks.map(\.shape).joined(separator: " ")
    return form
  }

  private func mark(_ name: String, _ form: inout PhraseForms.Form) -> (text: String, shape: String) {
    guard name != "applicationName" else { return ("{application}", "{application}") }
    guard let kind = kinds[name] else { return ("{?\(name)}", "{?\(name)}") }
    guard case .entity(let entity) = kind else { return ("{\(kind)}", "{\(kind)}") }
    form.entities.append(entity)
    return ("{entity \(entity)}", "{entity}")
  }
}
