/// Searches for what would make a shortcut win: changes the request, or adds a phrase, and matches again.
struct CounterfactualSearch {
  private let request: String
  private let loser: Candidate
  private let index: PhraseIndex
  private let options: MatchOptions
  private let matcher: Matcher

  /// The most changes that are proposed.
  private static let mostProposals = 3
  /// The most single edits of which all pairs are tried.
  private static let mostEdits = 16

  init(_ request: String, for loser: Candidate, in index: PhraseIndex, options: MatchOptions) {
    self.request = request
    self.loser = loser
    self.index = index
    self.options = options
    matcher = Matcher(index: index)
  }

  // MARK: Changing the request

  /// The smallest changes that work: single edits, else pairs, else all that the phrase needs.
  func changes() -> [ContrastiveExplanation.Change] {
    let edits = Array(edits().prefix(Self.mostEdits))
    let pairs = edits.indices.lazy.flatMap { first in
      edits[(first + 1)...].lazy.map { [edits[first], $0] }
    }
    for some in [edits.map { [$0] }, Array(pairs), [edits.filter { !$0.isReplacement }]] {
      let proposals = some.compactMap { edits in proposal(edits).map { (edits: edits, change: $0) } }
      let whole = proposals.filter { one in !proposals.contains { one.edits.arePart(of: $0.edits) } }.map(\.change)
      if !whole.isEmpty {
        return Array(whole.sorted { ($0.margin ?? 1) > ($1.margin ?? 1) }.prefix(Self.mostProposals))
      }
    }
    return []
  }

  private func proposal(_ edits: [LocatedEdit]) -> ContrastiveExplanation.Change? {
    guard !edits.isEmpty, let changed = LocatedEdit.apply(edits, to: request), changed != request else { return nil }
    let matching = matcher.match(changed, options: options)
    guard matching.outcome == .matched, let first = matching.candidates.first, first.doesTheSame(as: loser) else {
      return nil
    }
    return ContrastiveExplanation.Change(
      edits: edits.map(\.edit), request: changed, score: first.score, margin: matching.margin)
  }

  private var steps: [Explanation.Step] { loser.explanation?.steps ?? [] }

  /// The single edits, likeliest first.
  private func edits() -> [LocatedEdit] {
    let left = leftover()
    let missing = steps.indices.filter { steps[$0].kind == .missing }
    let said = missing.compactMap { words(for: steps[$0]) }
    let replacements = said.flatMap { words in left.map { $0.replaced(by: words) } }
    let insertions = missing.compactMap { insertion(of: steps[$0], before: steps[($0 + 1)...]) }
    return replacements + left + insertions + corrections()
  }

  /// Edits that leave out uncovered words, first adjacent ones together.
  private func leftover() -> [LocatedEdit] {
    let words = steps.filter { $0.kind == .uncovered && $0.cost >= Self.minimumCost }.compactMap(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    var runs: [Range<Int>] = []
    for word in words {
      if let last = runs.last, isSpace(last.upperBound..<word.lowerBound) {
        runs[runs.count - 1] = last.lowerBound..<word.upperBound
      } else {
        runs.append(word)
      }
    }
    return (runs + words.filter { !runs.contains($0) }).map { range in
      LocatedEdit(edit: .drop(text(range)), range: range, text: "")
    }
  }

  /// Steps of a lower cost are not worth an edit.
  private static let minimumCost = 0.1

  private func corrections() -> [LocatedEdit] {
    steps.filter { $0.kind == .matched && $0.cost > 0 }.compactMap { step in
      guard let range = step.range, let part = step.phrasePart else { return nil }
      return LocatedEdit(edit: .replace(text(range), with: part), range: range, text: part)
    }
  }

  /// The text for a part of the phrase; nil where it costs little, or is the application's name.
  private func words(for step: Explanation.Step) -> String? {
    guard let part = step.phrasePart, step.cost >= Self.minimumCost, part != "${applicationName}" else { return nil }
    return part.parameterName.map { index.sample(for: $0, ofShortcut: loser.shortcut) } ?? part
  }

  /// An edit that inserts a missing part in front of the next part that the request has, or at the end.
  private func insertion(of step: Explanation.Step, before next: ArraySlice<Explanation.Step>) -> LocatedEdit? {
    guard let part = step.phrasePart else { return nil }
    if part == "${applicationName}" {
      let words = "in \(loser.application)"
      return LocatedEdit(edit: .name(loser.application), range: endOfWish..<endOfWish, text: words)
    }
    guard let words = words(for: step) else { return nil }
    let offset = next.first { $0.phrasePart != nil && $0.range != nil }?.range?.lowerBound ?? endOfWish
    let edit = part.parameterName.map { ContrastiveExplanation.Edit.fill($0, with: words) } ?? .say(words)
    return LocatedEdit(edit: edit, range: offset..<offset, text: words)
  }

  /// The end of the request without polite words.
  private var endOfWish: Int {
    steps.filter { $0.kind != .polite }.compactMap(\.range?.upperBound).max() ?? request.utf8.count
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: Array(request.utf8)[range], as: UTF8.self) }

  private func isSpace(_ range: Range<Int>) -> Bool { text(range).allSatisfy { $0 == " " } }

  // MARK: Adding a phrase

  /// The request as a phrase of the shortcut, with its values as placeholders, if the shortcut wins with it.
  func addition() -> ContrastiveExplanation.Addition? {
    let text = phraseText()
    guard let template = PhraseTemplate.literal(text).template,
      let extended = index.adding(template, toShortcut: loser.shortcut)
    else { return nil }
    let matching = Matcher(index: extended).match(request, options: options)
    guard matching.outcome == .matched, let first = matching.candidates.first, first.shortcut == loser.shortcut,
      first.phrase == text
    else { return nil }
    return ContrastiveExplanation.Addition(phrase: text, margin: matching.margin)
  }

  private func phraseText() -> String {
    let values = loser.values.map { LocatedEdit(edit: .drop(""), range: $0.range, text: "${\($0.name)}") }
    let frame = steps.filter { $0.kind == .polite }.compactMap(\.range)
      .map { LocatedEdit(edit: .drop(""), range: $0, text: "") }
    let names = steps.filter { $0.kind == .application }.compactMap(\.range)
      .map { LocatedEdit(edit: .drop(""), range: $0, text: "${applicationName}") }
    let text = LocatedEdit.apply(values + frame + names, to: request) ?? request
    return names.isEmpty ? "\(text) in ${applicationName}" : text
  }
}

/// An edit of a request and its range.
struct LocatedEdit {
  var edit: ContrastiveExplanation.Edit
  var range: Range<Int>
  var text: String

  /// The same edit with other words instead of the ones that it leaves out.
  func replaced(by words: String) -> LocatedEdit {
    guard case .drop(let text) = edit else { return self }
    return LocatedEdit(edit: .replace(text, with: words), range: range, text: words)
  }

  var isReplacement: Bool { if case .replace = edit { true } else { false } }

  /// The text with all edits made, and single spaces; nil when two of them overlap.
  static func apply(_ edits: [LocatedEdit], to text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      let range = edit.element.range
      guard range.lowerBound >= offset, range.upperBound <= bytes.count else { return nil }
      result += bytes[offset..<range.lowerBound]
      if !edit.element.text.isEmpty { result += Array(" \(edit.element.text) ".utf8) }
      offset = range.upperBound
    }
    result += bytes[offset...]
    return String(decoding: result, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }
}

extension [LocatedEdit] {
  /// Whether each edit is within words that another one changes as a whole.
  fileprivate func arePart(of others: [LocatedEdit]) -> Bool {
    allSatisfy { edit in
      others.contains { other in
        edit.range != other.range && !edit.range.isEmpty && other.range.lowerBound <= edit.range.lowerBound
          && edit.range.upperBound <= other.range.upperBound
      }
    }
  }
}

extension String {
  /// The parameter of a placeholder: `lamp` of `${lamp}`.
  fileprivate var parameterName: String? { hasPrefix("${") && hasSuffix("}") ? String(dropFirst(2).dropLast()) : nil }
}
