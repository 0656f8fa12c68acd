import PhraseCatalogs
import PhraseMatching

/// Writes a sentence as a phrase of a catalog, whose brackets stand between words where those of other grammars may
/// stand inside: `fan[s]` becomes `(fans|fan)`.
enum PatternText {
  /// Ways to say something inside of a word that are written one by one.
  private static let mostForms = 48

  /// The phrase; slots become placeholders of their names.
  static func of(_ sentence: SentencePart) -> String { text(of: atoms(of: sentence)) }

  // MARK: Atoms

  /// What a sequence is made of, once its words are apart.
  private enum Atom {
    case space
    case word(String)
    case hole(String)
    case group(SentencePart)
  }

  private static func atoms(of part: SentencePart) -> [Atom] {
    switch part {
    case .text(let text): words(of: text)
    case .sequence(let parts): parts.flatMap(atoms)
    case .slot(_, let name): [.hole(name)]
    case .alternatives(let parts) where parts.count == 1: atoms(of: parts[0])
    case .alternatives, .anyOrder, .optional: [.group(part)]
    case .rule: []
    }
  }

  private static func words(of text: String) -> [Atom] {
    var atoms: [Atom] = []
    var word = ""
    for character in text {
      if !character.isWhitespace {
        word.append(character)
        continue
      }
      if !word.isEmpty { atoms.append(.word(word)) }
      word = ""
      atoms.append(.space)
    }
    return word.isEmpty ? atoms : atoms + [.word(word)]
  }

  // MARK: Text

  private static func text(of atoms: [Atom]) -> String {
    let runs = atoms.split { if case .space = $0 { true } else { false } }
    return runs.map { run(Array($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Atoms that nothing separates; a hole is always a word of its own.
  private static func run(_ atoms: [Atom]) -> String {
    var texts: [String] = []
    var glued: [Atom] = []
    func flush() {
      let text = word(of: glued)
      if !text.isEmpty { texts.append(text) }
      glued = []
    }
    for atom in atoms {
      guard case .hole(let name) = atom else {
        glued.append(atom)
        continue
      }
      flush()
      texts.append("${\(name)}")
    }
    flush()
    return texts.joined(separator: " ").replacing(" '", with: "'").replacing(" ’", with: "’")
  }

  private static func word(of atoms: [Atom]) -> String {
    if atoms.count < 2 { return atoms.map(text).joined() }
    let parts = atoms.map { atom -> SentencePart in
      switch atom {
      case .word(let word): .text(word)
      case .group(let part): part
      case .space, .hole: .text("")
      }
    }
    guard let forms = SentencePart.sequence(parts).sayings(atMost: mostForms) else {
      return atoms.map(text).joined()
    }
    return choice(of: forms.map { CatalogWriter.literal($0.spacedOnce) })
  }

  private static func text(of atom: Atom) -> String {
    switch atom {
    case .space: " "
    case .word(let word): CatalogWriter.literal(word)
    case .hole(let name): "${\(name)}"
    case .group(let part): group(part)
    }
  }

  private static func group(_ part: SentencePart) -> String {
    switch part {
    case .optional(let inner): optional(of(inner))
    case .alternatives(let parts), .anyOrder(let parts): choice(of: branches(of: parts).map(of))
    default: of(part)
    }
  }

  /// The branches, with those of a choice that is a branch itself.
  private static func branches(of parts: [SentencePart]) -> [SentencePart] {
    parts.flatMap { part in
      switch part {
      case .sequence(let only) where only.count == 1: branches(of: only)
      case .alternatives(let inner): branches(of: inner)
      default: [part]
      }
    }
  }

  private static func choice(of forms: [String]) -> String {
    var seen: Set<String> = [""]
    let said = forms.filter { seen.insert($0).inserted }
    let choice = said.count == 1 ? said[0] : said.isEmpty ? "" : "(\(said.joined(separator: "|")))"
    return forms.contains("") ? optional(choice) : choice
  }

  private static func optional(_ text: String) -> String { text.isEmpty ? "" : "[\(text)]" }
}
