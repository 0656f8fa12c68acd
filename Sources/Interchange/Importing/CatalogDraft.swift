import Diagnostics
import PhraseCatalogs
import PhraseMatching

/// A catalog while it is being put together: everything that others wrote, good or not.
struct CatalogDraft {
  /// A shortcut whose phrases are not checked yet.
  struct Shortcut {
    var intent: String
    var title: String
    var place: ImportLocation
    var parameters: [Parameter] = []
    var phrases: [Phrase] = []
    var say: String?
    var image: String?
  }

  /// A phrase in the language of catalogs, and where the original stands.
  struct Phrase {
    var text: String
    var place: ImportLocation
    /// Parameters that it fills in a way of its own.
    var own: [Parameter] = []
  }

  var name: String
  var synonyms: [String] = []
  var entities: [Entity] = []
  var shortcuts: [Shortcut] = []
  var negativePhrases: [Phrase] = []
}

// MARK: - Finishing

extension CatalogDraft {
  /// The catalog and all notes; no catalog when mistakes left nothing to say.
  func imported(noting log: inout ImportLog) -> Imported {
    let catalog = catalog(noting: &log)
    let isNothing = log.hasMistakes && catalog.application.shortcuts.isEmpty
    return Imported(catalog: isNothing ? nil : catalog, notes: log.notes)
  }

  /// The catalog; what a catalog file would not be read with is left out and noted.
  func catalog(noting log: inout ImportLog) -> Catalog {
    let entities = usedEntities
    let finished = shortcuts.compactMap { shortcut -> (PhraseMatching.Shortcut, Catalog.Action)? in
      let phrases = self.phrases(of: shortcut, among: entities, noting: &log)
      guard !phrases.isEmpty else {
        if !shortcut.phrases.isEmpty || log.hasMistakes { return nil }
        log.leaveOut("'\(shortcut.intent)' has no phrase that a catalog can have", shortcut.place)
        return nil
      }
      let made = PhraseMatching.Shortcut(
        intent: shortcut.intent, title: shortcut.title, image: shortcut.image, parameters: shortcut.parameters,
        phrases: phrases)
      return (made, Catalog.Action(say: shortcut.say))
    }
    let negative = negativePhrases.compactMap { template($0, with: [], among: [], noting: &log) }
    return Catalog(
      application: Application(
        name: name, synonyms: synonyms, shortcuts: finished.map(\.0), entities: entities, negativePhrases: negative),
      actions: finished.map(\.1))
  }

  /// The entities that a parameter has, each value once; one without values can only be open. Selections come last, in
  /// the order in which a reader of the catalog meets them.
  private var usedEntities: [Entity] {
    let names = shortcuts.flatMap { $0.parameters + $0.phrases.flatMap(\.own) }.compactMap(\.entityName).distinct
    let met = names.compactMap { name in entities.first { $0.name == name } }
    let used = Set(names + met.compactMap { $0.selection?.entity })
    let whole = entities.filter { used.contains($0.name) && $0.selection == nil }
    return (whole + met.filter { $0.selection != nil }).map { entity in
      var entity = entity
      var ids: Set<String> = []
      entity.values = entity.values.filter { ids.insert($0.id).inserted }
      if entity.values.isEmpty { entity.vocabulary = .open }
      return entity
    }
  }

  private func phrases(
    of shortcut: Shortcut, among entities: [Entity], noting log: inout ImportLog
  ) -> [PhraseTemplate] {
    var seen: Set<[AnyHashable]> = []
    return shortcut.phrases.filter { seen.insert([$0.text, $0.own]).inserted }.compactMap { phrase in
      template(phrase, with: shortcut.parameters, among: entities, noting: &log)
    }
  }

  private func template(
    _ phrase: Phrase, with parameters: [Parameter], among entities: [Entity], noting log: inout ImportLog
  ) -> PhraseTemplate? {
    let filled = parameters.map { parameter in phrase.own.first { $0.name == parameter.name } ?? parameter }
    var (template, findings) = Catalog.phrase(phrase.text, with: filled, among: entities)
    template?.parameters = phrase.own
    if template == nil, let finding = findings.first(where: { $0.severity == .error }) {
      log.leaveOut("the phrase '\(phrase.text)': \(finding.message)", phrase.place)
    }
    return template
  }
}

extension Parameter {
  fileprivate var entityName: String? {
    if case .entity(let name) = kind { name } else { nil }
  }
}
