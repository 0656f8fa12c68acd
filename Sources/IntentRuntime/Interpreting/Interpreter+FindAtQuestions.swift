internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Looking for something in the middle of a question.
extension Interpreter {
  /// What is asked about what an open question offers, or about what it belongs to.
  func findAbout(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    let isSingle = references(in: text).contains { !$0.target.isPlural && $0.target == .that }
    // "It" is none of several that are offered.
    var about = isSingle && open.entities.count > 1 ? [] : [open.entities]
    if case .intent(let intent)? = open.request?.deed {
      about += IntentParameters(of: intent).entries.compactMap {
        ConversationContext.entities(in: $0.parameter.givenValue)
      }
    }
    let isAbout = !references(in: text).isEmpty
    let asked = about.lazy.filter { !$0.isEmpty }
      .compactMap { self.findReader.ask(text, about: $0, now: self.settings.now()) }.first { isAbout || !$0.isVain }
    return asked ?? findAmongOffered(text, open) ?? findAmongAll(text, open) ?? (isAbout ? self.asked(text) : nil)
  }

  /// "How much is it" where one of several is to be chosen: what each costs of a kind that costs something.
  func pricesOffered(_ text: String, by open: OpenQuestion) -> ReadFind? {
    // "How much is it" behind a question about one of them is about that.
    if context.isFindLast, context.find?.found.count == 1, !references(in: text).isEmpty { return nil }
    let kinds = Dictionary(grouping: open.offered) { ObjectIdentifier(type(of: $0)) }.values
    let asked = kinds.compactMap { findReader.ask(text, about: $0, now: settings.now()) }
    return asked.first { !$0.isVain } ?? asked.first
  }

  /// Which of what is offered are as somebody says: "which ones are in norway?"
  private func findAmongOffered(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.entities.count > 1, readers.continuations.isQuestion(text), let first = open.entities.first,
      let entity = findReader.entities.first(where: { $0.entityType == type(of: first) })
    else { return nil }
    let offered = ReadFind(of: entity, asking: .list, about: open.entities)
    let find = findReader.refine(text, of: offered, found: open.entities, now: settings.now())
    return find.flatMap { $0.isVain || $0.isName ? nil : $0 }
  }

  /// "Only the easy ones", asked what to do on the trails that are wanted: which of them are so. Where they are answers.
  func findAmongWanted(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.question.kind != .confirmation, open.offered.isEmpty, let base = open.request,
      isFragment(text) || readers.continuations.isQuestion(text), !readers.continuations.isPrepositional(text),
      let wanted = findReader.entities.first(where: { entity in
        entity.application == snapshot.applications[base.application].model.name && names(entity, base.text)
      })
    else { return nil }
    let all = ReadFind(of: wanted, asking: .list, about: [])
    let now = settings.now()
    guard let find = findReader.refine(text, of: all, found: [], now: now), !find.isVain, !find.isName,
      !find.isOnlyPlace, find.isNarrowed || !find.request.order.isEmpty
    else { return nil }
    guard context.isFindLast, let (earlier, found) = context.refinable, earlier.entity.entityType == wanted.entityType
    else { return find }
    return findReader.refine(text, of: earlier, found: found, now: now) ?? find
  }

  /// What is asked about everything that a question without options takes: "which is the cheapest?"
  private func findAmongAll(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.entities.isEmpty, case .intent(let intent)? = open.request?.deed, let name = open.question.parameter,
      let parameter = IntentParameters(of: intent)[name]
    else { return nil }
    let types = parameter.valueKind.entityTypes
    let taken = findReader.entities.filter { entity in types.contains { $0 == entity.entityType } }
    return taken.lazy.compactMap { entity in
      let all = ReadFind(of: entity, asking: .list, about: [])
      return self.findReader.refine(text, of: all, found: [], now: self.settings.now())
    }.first { find in
      // A name alone answers the question.
      !find.isVain && !find.isName && (!find.request.order.isEmpty || readers.continuations.isQuestion(text))
    }
  }

  /// How the options of an open question differ.
  func differences(of open: OpenQuestion?) -> ReadFind? {
    guard let open, open.entities.count > 1 else { return nil }
    return findReader.difference(between: open.entities)
  }
}
