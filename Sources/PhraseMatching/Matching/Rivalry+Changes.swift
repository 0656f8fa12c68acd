/// Tries what would make a shortcut win: changes the request, or gives the shortcut a phrase, and matches again.
struct RivalryTrial {
  private let request: String
  private let loser: Candidate
  private let index: PhraseIndex
  private let options: MatchOptions
  private let matcher: Matcher

  /// So many changes are proposed.
  private static let mostProposals = 3
  /// Of so many single edits, all pairs are tried.
  private static let mostEdits = 16

  init(_ request: String, for loser: Candidate, in index: PhraseIndex, options: MatchOptions) {
    self.request = request
    self.loser = loser
    self.index = index
    self.options = options
    matcher = Matcher(index: index)
  }

  // MARK: Changing the request

  /// The smallest changes that work: single edits, else pairs, else all that the phrase asks for.
  func changes() -> [Rivalry.Change] {
    let edits = Array(edits().prefix(Self.mostEdits))
    let pairs = edits.indices.lazy.flatMap { first in
      edits[(first + 1)...].lazy.map { [edits[first], $0] }
    }
    for some in [edits.map { [$0] }, Array(pairs), [edits.filter { !$0.isReplacement }]] {
      let proposals = some.compactMap(proposal)
      if !proposals.isEmpty {
        return Array(proposals.sorted { ($0.margin ?? 1) > ($1.margin ?? 1) }.prefix(Self.mostProposals))
      }
    }
    return []
  }

  private func proposal(_ edits: [PlacedEdit]) -> Rivalry.Change? {
    guard !edits.isEmpty, let changed = PlacedEdit.apply(edits, to: request), changed != request else { return nil }
    let matching = matcher.match(changed, options: options)
    guard matching.outcome == .matched, let first = matching.candidates.first, first.doesTheSame(as: loser) else {
      return nil
    }
    return Rivalry.Change(edits: edits.map(\.edit), request: changed, score: first.score, margin: matching.margin)
  }

  private func edits() -> [PlacedEdit] {
    let steps = loser.explanation?.steps ?? []
    let left = steps.filter { $0.kind == .uncovered && $0.cost >= Self.leastCost }
    let missing = steps.indices.filter { steps[$0].kind == .missing }
    var edits: [PlacedEdit] = []
    for place in missing {
      guard let part = steps[place].phrasePart, !part.hasPrefix("${"), steps[place].cost >= Self.leastCost else {
        continue
      }
      for word in left {
        guard let range = word.range, let text = word.requestText else { continue }
        edits.append(PlacedEdit(edit: .replace(text, with: part), range: range, text: part))
      }
    }
    for word in left {
      guard let range = word.range, let text = word.requestText else { continue }
      edits.append(PlacedEdit(edit: .drop(text), range: range, text: ""))
    }
    for place in missing { edits += insertion(of: steps[place], before: steps[(place + 1)...]) }
    for step in steps where step.kind == .said && step.cost > 0 {
      guard let range = step.range, let text = step.requestText, let part = step.phrasePart else { continue }
      edits.append(PlacedEdit(edit: .replace(text, with: part), range: range, text: part))
    }
    return edits
  }

  /// What costs less decides nothing.
  private static let leastCost = 0.1

  /// What the phrase has is said in front of the next piece of it that is said, or at the end.
  private func insertion(of step: Explanation.Step, before next: ArraySlice<Explanation.Step>) -> [PlacedEdit] {
    guard let part = step.phrasePart else { return [] }
    let end = request.utf8.count
    let offset = next.first { $0.phrasePart != nil && $0.range != nil }?.range?.lowerBound ?? end
    if part == "${applicationName}" {
      return [PlacedEdit(edit: .name(loser.application), range: end..<end, text: "in \(loser.application)")]
    }
    if part.hasPrefix("${") {
      let name = String(part.dropFirst(2).dropLast())
      guard let sample = index.sample(for: name, ofShortcut: loser.shortcut) else { return [] }
      return [PlacedEdit(edit: .fill(name, with: sample), range: offset..<offset, text: sample)]
    }
    guard step.cost >= Self.leastCost else { return [] }
    return [PlacedEdit(edit: .say(part), range: offset..<offset, text: part)]
  }

  // MARK: Adding a phrase

  /// The request as a phrase of the shortcut, with its values as placeholders, if the shortcut wins with it.
  func addition() -> Rivalry.Addition? {
    let text = phraseText()
    guard let template = PhraseTemplate.literal(text).template,
      let extended = index.adding(template, toShortcut: loser.shortcut)
    else { return nil }
    let matching = Matcher(index: extended).match(request, options: options)
    guard matching.outcome == .matched, let first = matching.candidates.first, first.shortcut == loser.shortcut,
      first.phrase == text
    else { return nil }
    return Rivalry.Addition(phrase: text, margin: matching.margin)
  }

  private func phraseText() -> String {
    let steps = loser.explanation?.steps ?? []
    let values = loser.values.map { PlacedEdit(edit: .drop(""), range: $0.range, text: "${\($0.name)}") }
    let frame = steps.filter { $0.kind == .polite }.compactMap(\.range)
      .map { PlacedEdit(edit: .drop(""), range: $0, text: "") }
    let names = steps.filter { $0.kind == .application }.compactMap(\.range)
      .map { PlacedEdit(edit: .drop(""), range: $0, text: "${applicationName}") }
    let text = PlacedEdit.apply(values + frame + names, to: request) ?? request
    return names.isEmpty ? "\(text) in ${applicationName}" : text
  }
}

/// An edit of a request, and where it is made.
struct PlacedEdit {
  var edit: Rivalry.Edit
  var range: Range<Int>
  var text: String

  var isReplacement: Bool { if case .replace = edit { true } else { false } }

  /// The text with all edits made, and single spaces; nil when two of them change the same words.
  static func apply(_ edits: [PlacedEdit], to text: String) -> String? {
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
