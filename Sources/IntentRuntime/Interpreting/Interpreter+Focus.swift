internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Values that what is spoken of fills in.
extension Interpreter {
  /// "Order five" behind a question about clay: where a request lacks nothing but such a thing as was spoken of last,
  /// that is meant, unless the request says that it may be any: "open a trail". What takes away asks.
  func aboutFocus(_ request: InterpretedRequest) -> InterpretedRequest {
    if let whole = aboutLastRequest(request) { return whole }
    guard request.matching.outcome == .matched, let candidate = request.matching.candidates.first,
      !readers.continuations.removes(request.text) || !candidate.values.isEmpty, !namesAny(candidate, in: request.text),
      let focus = recentFocus
    else { return request }
    let isPlaced = request.replaced == nil && references(in: request.text).contains { !$0.target.isPlural }
    guard isPlaced || !lacking(datingText(candidate)).isEmpty else { return request }
    let base = performing(candidate, text: request.text)
    // What the request says itself comes first.
    let full = completed(candidate, of: request).candidate
    var filling = lacking(full).compactMap { value(focus, of: $0, base) }
    // "Start a ride there" says where, though that need not be said.
    if filling.isEmpty, isPlaced {
      filling = base.parameters.filter { parameter in
        parameter.isOptional && !full.values.contains { $0.name == parameter.name }
      }.compactMap { value(focus, of: $0, base) }
    }
    guard filling.count == 1, let filled = filling.first, !namesKind(of: focus, request.text),
      !candidate.values.contains(where: { value in value.values.contains { $0.id == focus.id } }),
      !candidate.values.isEmpty || isOpenToFocus(request, focus)
    else { return request }
    var about = request
    about.matching.candidates[0].values.append(filled)
    if let entity = focus.entity { about.known.add([entity], called: filled.text) }
    return about
  }

  /// "Add the falls" where a collection was made or opened just now.
  func aboutFocus(_ use: FollowUp) -> FollowUp {
    let lacking = use.base.parameters.filter { parameter in
      !parameter.isOptional && !use.changed.contains { $0.name == parameter.name }
        && !use.base.isGiven(parameter.name)
    }
    guard lacking.count == 1 else { return use }
    guard let focus = recentFocus, let filled = value(focus, of: lacking[0], use.base) else {
      return filledFromDeed(use)
    }
    var use = use
    if let entity = focus.entity { use.assigned[filled.name] = entity } else { use.changed.append(filled) }
    return use
  }

  /// "Cancel one": whether a request says that it may be any.
  private func namesAny(_ candidate: Candidate, in text: String) -> Bool {
    let steps = steps(of: candidate, in: text)
    return steps.contains { step in
      guard let range = step.range, let word = step.requestText, step.kind != .value,
        readers.continuations.standsForNoun(word)
      else { return false }
      return steps.contains { $0.kind == .matched && $0.range?.upperBound == range.lowerBound - 1 }
    }
  }

  /// "A link to it": what takes a choice, with the thing that was spoken of just now; nil where it does not take that.
  func completedByFocus(_ use: FollowUp) -> FollowUp? {
    let whole = aboutFocus(use)
    return whole.changed.count > use.changed.count || !whole.assigned.isEmpty ? whole : nil
  }

  /// The one thing that was spoken of last, if that was just now.
  private var recentFocus: Mention? {
    guard context.mentions.focus.count == 1, let focus = context.mentions.focus.first, !focus.isWords else {
      return nil
    }
    return focus.turn + 1 >= context.mentions.turn ? focus : nil
  }

  /// What was spoken of as the value of a parameter that takes such things, alone or among others.
  func value(_ focus: Mention, of parameter: Parameter, _ base: PerformedRequest) -> FilledParameter? {
    let listed = snapshot.applications[base.application].values(of: parameter)
    if parameter.entityName == focus.kind, let value = listed.first(where: { $0.id == focus.id }) {
      return FilledParameter(parameter.name, text: value.title, values: [value])
    }
    guard focus.entity != nil, case .intent(let intent) = base.deed,
      let entry = IntentParameters(of: intent).entries.first(where: { $0.name == parameter.name }),
      entry.parameter.valueKind.entityTypes.contains(where: { _unqualifiedName(of: $0) == focus.kind })
    else { return nil }
    return FilledParameter(parameter.name, text: focus.title)
  }

  /// Whether a request that says nothing but its verb is about what was spoken of: what the last request or question was
  /// about, or what was picked of several that were found, and not the only one that was found. What was done just now is not done to the same again.
  private func isOpenToFocus(_ request: InterpretedRequest, _ focus: Mention) -> Bool {
    if context.isFindLast, let (find, found) = context.find { return find.subjects.count == 1 || found.count > 1 }
    guard let last = context.performed.last else { return false }
    let (binding, application) = snapshot.bindings[request.matching.candidates[0].shortcut]
    return last.title.contains(focus.title)
      && !last.isSame(as: PerformedRequest(binding, of: application, text: request.text))
  }

  /// Whether a text names the kind of a thing: "a trail" may be any.
  private func namesKind(of focus: Mention, _ text: String) -> Bool {
    let title = snapshot.applications.lazy.flatMap(\.model.entities).first { $0.name == focus.kind }?.title
    let words = FindText.words(of: text)
    return FindText.words(of: title ?? "").contains { noun in words.contains { $0 == noun || $0 == noun + "s" } }
  }

  /// What has to be asked for before a candidate is performed.
  func lacking(_ candidate: Candidate) -> [Parameter] {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    return PerformedRequest(binding, of: application, text: "").parameters.filter { parameter in
      !parameter.isOptional && !candidate.values.contains { $0.name == parameter.name }
    }
  }
}
