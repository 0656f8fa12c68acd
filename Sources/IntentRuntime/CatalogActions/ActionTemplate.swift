internal import PhraseCatalogs
internal import PhraseMatching

/// The text of a catalog's `say`, or of one element of its `run`, with holes for values.
struct ActionTemplate {
  enum Part: Equatable {
    case words(String)
    /// A hole, with the member of the value that goes there.
    case value(String, Member)
  }

  /// Which side of a value is meant.
  enum Member: String, CaseIterable {
    /// The title in `say`, the id in `run`.
    case usual
    case id, title, text, value
    /// A date for programs, and the seconds of a duration.
    case iso, seconds
  }

  let parts: [Part]

  /// Reads a text; one that is no template is words as a whole.
  init(_ text: String, applicationName: String) {
    guard let template = PhraseTemplate.parse(text, as: .literal).template else {
      parts = [.words(text)]
      return
    }
    parts = template.parts.compactMap { part in
      switch part {
      case .words(let words): .words(words)
      case .application: .words(applicationName)
      case .placeholder(let name, _): Self.hole(name)
      case .optional, .alternatives: nil
      }
    }
  }

  /// `${lamp}` and `${lamp.id}`.
  private static func hole(_ name: String) -> Part {
    if name.hasPrefix(Catalog.Action.remembered) { return .value(name, .usual) }
    for member in Member.allCases where name.hasSuffix(".\(member.rawValue)") && member != .usual {
      return .value(String(name.dropLast(member.rawValue.utf8.count + 1)), member)
    }
    return .value(name, .usual)
  }
}

// MARK: - Said

extension ActionTemplate {
  /// The text for people. A value that is absent leaves no gap.
  func said(_ values: [String: CatalogValue], output: String?) -> String {
    var said = ""
    var isBehindGap = false
    for part in parts {
      var piece = piece(part, values, output)[...]
      if piece.isEmpty {
        isBehindGap = true
        continue
      }
      if isBehindGap { Self.close(&said, &piece) }
      said += piece
      isBehindGap = false
    }
    if isBehindGap, said.hasSuffix(" ") { said.removeLast() }
    return said
  }

  private func piece(_ part: Part, _ values: [String: CatalogValue], _ output: String?) -> String {
    switch part {
    case .words(let words): words
    case .value("output", .usual) where values["output"] == nil: output ?? ""
    case .value(let name, let member): values[name].map { $0.said(member) } ?? ""
    }
  }

  /// Takes away one of the two spaces around nothing, and the space before a mark that ends something.
  private static func close(_ said: inout String, _ next: inout Substring) {
    guard said.isEmpty || said.hasSuffix(" "), let first = next.first else { return }
    if first == " " {
      next.removeFirst()
    } else if ".,;:!?".contains(first), !said.isEmpty {
      said.removeLast()
    }
  }
}

// MARK: - Passed on

extension ActionTemplate {
  /// The values once for each of the several that the first such hole stands for; as they are where none does.
  func each(_ values: [String: CatalogValue]) -> [[String: CatalogValue]] {
    for case .value(let name, _) in parts {
      guard let value = values[name], !value.items.isEmpty else { continue }
      return value.items.map { item in values.merging([name: item]) { $1 } }
    }
    return [values]
  }

  /// The text for a program, or nil when it is nothing but absent values.
  func argument(_ values: [String: CatalogValue]) -> String? {
    guard hasWords || parts.isEmpty || parts.contains(where: { passed($0, values) != nil }) else { return nil }
    return parts.reduce("") { $0 + (passed($1, values) ?? "") }
  }

  var hasWords: Bool {
    parts.contains { part in
      if case .words = part { return true } else { return false }
    }
  }

  /// What the text needs of what is remembered.
  var remembered: [String] {
    parts.compactMap { part in
      if case .value(let name, _) = part, name.hasPrefix(Catalog.Action.remembered) { name } else { nil }
    }
  }

  var hasValues: Bool {
    parts.contains { part in
      if case .value = part { return true } else { return false }
    }
  }

  /// Whether the first thing that an argument says is a value that would make it an option.
  func letsValueBeOption(_ values: [String: CatalogValue]) -> Bool {
    for part in parts {
      guard let piece = passed(part, values), !piece.isEmpty else { continue }
      if case .words = part { return false }
      return piece.hasPrefix("-")
    }
    return false
  }

  private func passed(_ part: Part, _ values: [String: CatalogValue]) -> String? {
    switch part {
    case .words(let words): words
    case .value(let name, let member): values[name].map { $0.passed(member) }
    }
  }
}

extension CatalogValue {
  fileprivate func said(_ member: ActionTemplate.Member) -> String { member == .usual ? title : passed(member) }

  fileprivate func passed(_ member: ActionTemplate.Member) -> String {
    switch member {
    case .usual, .id: id
    case .title: title
    case .text: text
    case .value: typed ?? id
    case .iso: iso ?? typed ?? id
    case .seconds: seconds ?? typed ?? id
    }
  }
}
