internal import AppIntents
internal import Dialog
internal import Foundation
internal import PhraseMatching

// Another shortcut with the same values.
extension Interpreter {
  /// "What about trains" behind "flights to Lisbon": the shortcut nearest to the words, with the values that both have.
  func sibling(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard said.kind == .variation, let candidate = base.candidate,
      said.text.split(separator: " ").count <= Self.fewWords
    else { return nil }
    let complete = siblings(of: base, named: said.text).compactMap { binding -> FollowUp? in
      let sibling = PerformedRequest(binding, of: base.application, text: said.text)
      let shared = sibling.parameters.filter { parameter in
        base.parameters.contains { $0.name == parameter.name && $0.kind == parameter.kind }
      }
      let values = candidate.values.filter { value in shared.contains { $0.name == value.name } }
      let required = sibling.parameters.filter { !$0.isOptional }
      guard required.allSatisfy({ parameter in values.contains { $0.name == parameter.name } }) else { return nil }
      return FollowUp(of: sibling, changing: values, fit: 0.7)
    }
    // The one that takes most of what was said.
    let most = complete.map(\.changed.count).max()
    let best = complete.filter { $0.changed.count == most }
    return best.count == 1 ? best[0] : nil
  }

  /// "The same for the kitchen" behind a lamp that was turned on: what was typed, with another name in its place, where
  /// that is a request of another shortcut or of another application.
  func sameElsewhere(_ said: Continuation) -> InterpretedRequest? {
    guard said.kind == .variation, !context.isFindLast, let base = context.performed.last, base.isDone,
      let thing = thing(named: readers.continuations.bareName(readers.continuations.withoutPreposition(said.text))),
      let named = base.candidate?.values.first(where: { !$0.values.isEmpty })
    else { return nil }
    let asked = [base.text, base.candidate?.plainPhrase(naming: named)].compactMap(\.self).lazy.compactMap { text in
      self.wholeRequest(text, with: thing, insteadOf: named.text)
    }
    return asked.first
  }

  /// Whether what is to be done with a thing of another application is nothing that this one does.
  func isOfOtherApplication(_ said: Continuation) -> Bool {
    let name = readers.continuations.bareName(readers.continuations.withoutPreposition(said.text))
    return thing(named: name).map { $0.application != context.performed.last?.application } ?? false
  }

  private func wholeRequest(_ text: String, with thing: NamedThing, insteadOf words: String) -> InterpretedRequest? {
    guard let range = text.range(of: words, options: .caseInsensitive) else { return nil }
    let request = request(text.replacingCharacters(in: range, with: thing.value.title))
    guard request.score >= Self.surely, request.matching.outcome == .matched, isRecognizedByWords(request),
      request.matching.candidates[0].values.contains(where: { $0.values.contains { $0.id == thing.value.id } })
    else { return nil }
    return request
  }

  /// The other shortcuts of an application whose titles hold some words that the title of a request does not.
  private func siblings(of base: PerformedRequest, named text: String) -> [ShortcutBinding] {
    func words(_ text: String) -> Set<String> {
      let words = text.lowercased().split { !$0.isLetter }.map {
        $0.count > 3 && $0.hasSuffix("s") ? $0.dropLast() : $0
      }
      return Set(words.map(String.init))
    }
    let wanted = words(readers.continuations.bareName(text))
    guard !wanted.isEmpty, let title = base.candidate?.title, !wanted.isSubset(of: words(title)) else { return [] }
    let application = snapshot.applications[base.application]
    let named = zip(application.model.shortcuts, application.bindings)
      .filter { $0.0.phraseOrigin == .authored && wanted.isSubset(of: words($0.0.title)) }
    // "Find Trains" rather than "Next Train" behind "Find Flights".
    let alike = named.filter { !words($0.0.title).isDisjoint(with: words(title)) }
    return (alike.isEmpty ? named : alike).map(\.1)
  }
}

extension Candidate {
  /// The words of its phrase with those of a value in their place; nil for a pattern.
  fileprivate func plainPhrase(naming value: FilledParameter) -> String? {
    let hole = "${\(value.name)}"
    let plain = phrase.replacingOccurrences(of: hole, with: value.text)
    return plain == phrase || plain.contains { "[(${".contains($0) } ? nil : plain
  }
}
