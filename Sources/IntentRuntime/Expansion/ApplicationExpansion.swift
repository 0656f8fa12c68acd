internal import AppIntents
internal import ApplePlatform
internal import Diagnostics
internal import Dialog
internal import PhraseMatching

/// Reads what an application offers: its shortcuts with their phrases, the values that fill them, and everything else
/// that its intents say about themselves as weaker phrases.
struct ApplicationExpansion {
  private let application: InstalledApplication
  /// Asks for the values of an entity, whose name comes first.
  typealias ValueLoading =
    @Sendable (String, @escaping @Sendable () async throws -> [Entity.Value]) async throws -> [Entity.Value]

  private let phrases: PhraseSource
  private let load: ValueLoading
  private var expanded: ExpandedApplication
  /// The values that a shortcut presents under headings, by the name of the entity that they belong to.
  private var presented: [String: [ValueOption]] = [:]

  /// Expands an application in the language of the task.
  ///
  /// - Parameters:
  ///   - types: those of the program, from which the application's are chosen.
  ///   - load: asks for values, which may take long.
  static func expand(
    _ application: InstalledApplication, phrases: PhraseSource, among types: DeclaredTypes = .all,
    loading load: @escaping ValueLoading = { _, load in try await load() }
  ) async -> ExpandedApplication {
    switch application.source {
    case .catalog(let catalog, let folder): return await CatalogExpansion.expand(catalog, folder: folder, loading: load)
    case .code(let provider, _, _):
      var expansion = ApplicationExpansion(application, phrases, load)
      await expansion.read(provider, types.of(application))
      return expansion.expanded
    }
  }

  private init(_ application: InstalledApplication, _ phrases: PhraseSource, _ load: @escaping ValueLoading) {
    self.application = application
    self.phrases = phrases
    self.load = load
    // The name stays the same in every language, so that everybody means the same by it; people say the others as well.
    let synonyms = ([phrases.name].compactMap(\.self) + phrases.synonyms + application.synonyms)
      .filter { $0 != application.name }
    expanded = ExpandedApplication(model: Application(name: application.name, synonyms: synonyms))
  }

  private mutating func read(_ provider: any AppShortcutsProvider.Type, _ declared: DeclaredTypes) async {
    expanded.intents = declared.intents
    expanded.discoverable = declared.intents.filter { type in
      type.isDiscoverable && !declared.unspoken.contains(ObjectIdentifier(type))
    }
    expanded.entities = declared.entities
    let shortcuts = provider.appShortcuts
    for shortcut in shortcuts { await readPresentation(of: shortcut) }
    for shortcut in shortcuts { await add(shortcut) }
    await addUnspoken(besides: shortcuts)
    for error in declared.errors { report(error) }
    let keys = provider.negativePhrases.phrases.map(\.phrase.key)
    expanded.findings += phrases.findings(for: shortcuts.map { $0.phrases.map(\.key) }, negativePhrases: keys)
    expanded.model.negativePhrases = phrases.negative(keys).compactMap { template($0, in: "a negative phrase") }
  }

  // MARK: Shortcuts as their authors wrote them

  private mutating func add(_ shortcut: AppShortcut) async {
    let written = phrases.said(shortcut.phrases.map(\.key))
    let isGerman = Wordings.language(of: CurrentLanguage.locale.identifier) == "de"
    let said = isGerman ? written.flatMap(GermanImperative.withOtherForm) : written
    let title = shortcut.shortTitle ?? type(of: shortcut.intent).title
    await add(
      shortcut.intent, title: String(localized: title), image: shortcut.systemImageName, phrases: said,
      phraseOrigin: .authored)
  }

  private mutating func readPresentation(of shortcut: AppShortcut) async {
    guard let presentation = shortcut.presentation,
      let parameter = IntentParameters(of: shortcut.intent)[presentation.parameter]
    else { return }
    let expansion = ParameterExpansion(of: parameter, named: presentation.parameter, in: shortcut.intent)
    for collection in presentation.collections {
      do {
        let options = try await collection.provider.sections().flatMap(\.options)
        presented[expansion.entityName, default: []] += options
      } catch {
        report(error, in: "the options '\(String(localized: collection.title))'")
      }
    }
  }

  // MARK: What intents say about themselves

  /// Adds titles and summaries, as phrases that give way to those of an author.
  private mutating func addUnspoken(besides shortcuts: [AppShortcut]) async {
    var spoken: [String: AppShortcut] = [:]
    for shortcut in shortcuts { spoken[_unqualifiedName(of: type(of: shortcut.intent))] = shortcut }
    for type in expanded.discoverable {
      let shortcut = spoken[_unqualifiedName(of: type)]
      let phrases = UnspokenPhrases(of: type, presentedBy: shortcut?.presentation?.summary).phrases
      await add(
        type.init(), title: String(localized: shortcut?.shortTitle ?? type.title), image: nil, phrases: phrases,
        phraseOrigin: .derived)
    }
  }

  // MARK: One shortcut

  private mutating func add(
    _ intent: any AppIntent, title: String, image: String?, phrases: [String], phraseOrigin: Shortcut.PhraseOrigin
  ) async {
    let name = _unqualifiedName(of: type(of: intent))
    let templates = phrases.compactMap { template($0, in: "shortcut '\(name)'", phraseOrigin) }
    guard !templates.isEmpty else { return }
    var parameters: [Parameter] = []
    let said = Set(templates.flatMap(\.placeholderNames))
    for entry in IntentParameters(of: intent).entries {
      let expansion = ParameterExpansion(of: entry.parameter, named: entry.name, in: intent)
      guard let parameter = expansion.model else { continue }
      // What no phrase has a place for may be said all the same.
      await addValues(of: expansion, titled: String(localized: entry.parameter.title))
      if said.contains(entry.name) { parameters.append(parameter) }
    }
    expanded.model.shortcuts.append(
      Shortcut(
        intent: name, title: title, image: image, parameters: parameters, phrases: templates, phraseOrigin: phraseOrigin
      ))
    expanded.bindings.append(.intent(intent))
  }

  private mutating func addValues(of expansion: ParameterExpansion, titled title: String) async {
    let name = expansion.entityName
    guard !expanded.model.entities.contains(where: { $0.name == name }) else { return }
    var entity = Entity(name: name, title: title)
    do {
      switch expansion.source {
      case .options(let provider):
        let options = try await provider.sections().flatMap(\.options)
        entity.values = ValueExpansion.options(options)
        expanded.options[name] = options.map(\.value)
      case .cases(let type, let supported):
        entity.title = String(localized: type.typeDisplayRepresentation.name)
        entity.values = ValueExpansion.cases(of: type, supported: supported)
      case .entities(let type, let query):
        entity.title = String(localized: type.typeDisplayRepresentation.name)
        entity.vocabulary = ValueExpansion.vocabulary(of: type, query: query)
        let besides = presented[name] ?? []
        let environment = IntentEnvironment.current
        entity.values = try await load(name) {
          try await environment.run {
            try await ValueExpansion.entities(of: type, query: query, besides: besides)
          }
        }
      case .names(let names): entity.values = ValueExpansion.names(names)
      case .said, .nothing: return
      }
    } catch {
      report(error, in: "the values of '\(name)'")
    }
    expanded.model.entities.append(entity)
  }

  // MARK: What is wrong

  /// Phrases of Swift code are literal; those that are made of titles are patterns.
  private mutating func template(
    _ text: String, in subject: String, _ phraseOrigin: Shortcut.PhraseOrigin = .authored
  ) -> PhraseTemplate? {
    let (template, findings) = phraseOrigin == .derived ? PhraseTemplate.pattern(text) : PhraseTemplate.literal(text)
    expanded.findings += findings.map { finding in
      var finding = finding
      finding.subject = "\(subject) of \(application.name): \"\(text)\""
      return finding
    }
    return template
  }

  private mutating func report(_ error: DiscoveryError) {
    let message =
      "not every intent of the program may be found, because \(error); at least those of the shortcuts, with the "
      + "types of their parameters, are offered"
    expanded.findings.append(
      Finding(
        rule: "application.undiscovered-types", severity: .warning, message: message, range: 0..<0,
        subject: application.name))
  }

  /// What an error says for people, or else what it is.
  static func message(of error: any Error) -> String {
    switch error {
    case let error as IntentRunError: error.description
    case let error as CatalogActionError: error.problem.message
    case let error as any CustomLocalizedStringResourceConvertible: String(localized: error.localizedStringResource)
    default: "\(error)"
    }
  }

  private mutating func report(_ error: any Error, in subject: String) {
    expanded.findings.append(
      Finding(
        rule: "application.unreadable-values", severity: .warning, message: Self.message(of: error), range: 0..<0,
        subject: "\(subject) of \(application.name)"))
  }
}
