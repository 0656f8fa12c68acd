internal import AppIntents
internal import Dialog
internal import PhraseMatching

// "Save that as uni" behind a trip from one place to another: requests about all that the last one was about.
extension Interpreter {
  /// A request that points at what was spoken of, with each of the several things that the last one had as well.
  func aboutLastRequest(_ request: InterpretedRequest) -> InterpretedRequest? {
    let rivals = request.matching.candidates.filter { $0.distance < settings.matching.margin }.firstOfEachIntent
    guard request.matching.outcome != .notRecognized, rivals.count == 1,
      let candidate = request.matching.candidates.first,
      !readers.continuations.removes(request.text)
    else { return nil }
    let shared = valuesOfLast(
      for: performing(candidate, text: request.text), besides: candidate.values, in: request.text)
    let isDecided = candidate.values.allSatisfy { value in
      value.values.count < 2 || shared.contains { $0.value.name == value.name }
    }
    guard !shared.isEmpty, isDecided else { return nil }
    var about = request
    let names = Set(shared.map(\.value.name))
    about.matching.candidates = [candidate]
    about.matching.candidates[0].values = candidate.values.filter { !names.contains($0.name) } + shared.map(\.value)
    about.matching.outcome = .matched
    for (value, meant) in shared { if let entity = meant.entity { about.known.add([entity], called: value.text) } }
    return about
  }

  func aboutLastRequest(_ use: FollowUp, in text: String) -> FollowUp? {
    let shared = valuesOfLast(for: use.base, besides: use.changed, in: text)
    guard !shared.isEmpty else { return nil }
    var about = use
    about.changed.removeAll { value in shared.contains { $0.value.name == value.name } }
    for (value, meant) in shared {
      if let entity = meant.entity { about.assigned[value.name] = entity } else { about.changed.append(value) }
    }
    return about
  }

  /// What the last request had for parameters of the same name and kind, but for those that a text says; none where that
  /// is one thing only, which it points at by itself.
  private func valuesOfLast(
    for base: PerformedRequest, besides values: [FilledParameter], in text: String
  ) -> [(value: FilledParameter, meant: Mention)] {
    guard references(in: text).contains(where: { $0.target == .that }), !context.isFindLast, context.isDeedJustDone,
      let last = context.performed.last, last.isDone, base.application == last.application, !base.isSame(as: last)
    else { return [] }
    let shared = base.parameters.compactMap { parameter -> (value: FilledParameter, meant: Mention)? in
      guard parameter.entityName != nil, let meant = mention(of: parameter, in: last) else { return nil }
      return value(meant, of: parameter, base).map { ($0, meant) }
    }
    let said = Set(values.filter { text.contains($0.text) }.map(\.name))
    return shared.count > 1 ? shared.filter { !said.contains($0.value.name) } : []
  }

  /// What a request had for a parameter.
  private func mention(of parameter: Parameter, in last: PerformedRequest) -> Mention? {
    guard last.parameters.contains(where: { $0.name == parameter.name && $0.kind == parameter.kind }) else {
      return nil
    }
    switch last.deed {
    case .intent(let intent):
      return (IntentParameters(of: intent)[parameter.name]?.givenValue as? any AppEntity).map { Mention($0) }
    case .action(_, _, let values):
      return values[parameter.name].map {
        Mention(title: $0.title, id: $0.id, subtitle: $0.subtitle, kind: parameter.entityName ?? "")
      }
    }
  }
}
