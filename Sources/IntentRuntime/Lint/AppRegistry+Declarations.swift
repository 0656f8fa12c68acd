internal import AppIntents
internal import Diagnostics
internal import Foundation
package import PhraseCatalogs
internal import PhraseMatching

extension AppRegistry {
  /// What lint looks at: the applications of Swift code, with all of their values, in the language of the registry.
  ///
  /// Catalogs are left out: whoever has their files sees more of them. Phrases that nobody wrote are left out too.
  ///
  /// - Parameters:
  ///   - names: which applications; nil for all.
  ///   - sources: how many sources there are already, so that places lead behind them.
  /// - Returns: each application with the listing that its places lead into, and what could not be read of it.
  package func written(
    only names: Set<String>? = nil, after sources: Int = 0
  ) -> [(application: DeclaredApplication, source: DeclarationSource, findings: [LintFinding])] {
    let pairs = zip(applications, snapshot.applications).filter { installed, _ in
      guard case .code = installed.source else { return false }
      return names?.contains(installed.name) ?? true
    }
    return pairs.enumerated().map { index, pair in
      var writing = ApplicationWriting(SourceID(sources + index))
      let application = writing.write(pair.1, of: pair.0)
      let found = pair.1.findings + missingDependencies(of: pair.1)
      let findings = found.map { LintFinding($0, in: SourceID(sources + index)) }
      return (application, writing.listing.written(named: pair.0.name), findings)
    }
  }
}

extension AppRegistry {
  /// What intents and queries of an application need and nobody registered.
  private func missingDependencies(of application: ExpandedApplication) -> [Finding] {
    let environment = IntentEnvironment(dependencies: dependencies, locale: locale)
    let intents = application.intents.map { unregisteredDependencies(of: $0.init(), in: environment) }
    let queries = application.entities.map { unregisteredDependencies(of: $0.anyDefaultQuery, in: environment) }
    return (intents + queries).flatMap(\.self).map { problem in
      Finding(
        rule: "application.unregistered-dependency", severity: .error, message: problem.description, range: 0..<0,
        subject: application.model.name)
    }
  }
}

/// Writes down what an application says of itself.
private struct ApplicationWriting {
  private(set) var listing: DeclarationListing

  init(_ source: SourceID) { listing = DeclarationListing(source) }

  mutating func write(_ expanded: ExpandedApplication, of installed: InstalledApplication) -> DeclaredApplication {
    let model = expanded.model
    var written = DeclaredApplication(listing.add(model.name), origin: .running)
    written.synonyms = model.synonyms.map { listing.add($0) }
    written.entities = model.entities.map { entity($0, among: expanded.entities) }
    if case .code(let provider, _, _) = installed.source {
      written.providers = [listing.add(_unqualifiedName(of: provider))]
      written.intents = intents(of: installed)
    }
    written.shortcuts = model.shortcuts.filter { $0.phraseOrigin == .authored }.map { shortcut($0) }
    written.negativePhrases = model.negativePhrases.map { phrase($0) }
    return written
  }

  private mutating func entity(_ entity: Entity, among types: [any AppEntity.Type]) -> DeclaredEntity {
    let isFetched = entity.isOfOneParameter || types.contains { _unqualifiedName(of: $0) == entity.name }
    var written = DeclaredEntity(listing.add(entity.name), kind: isFetched ? .entity : .enumeration)
    written.title = listing.add(entity.title)
    written.vocabulary = entity.vocabulary
    written.values = entity.values.map { value in
      var written = DeclaredValue(id: value.id, title: listing.add(value.title))
      written.subtitle = value.subtitle
      written.synonyms = value.synonyms.map { listing.add($0) }
      written.isSuggested = value.isSuggested
      return written
    }
    return written
  }

  private mutating func intents(of application: InstalledApplication) -> [DeclaredIntent] {
    let declared = DeclaredTypes.all.of(application)
    return declared.intents.map { type in
      var intent = DeclaredIntent(listing.add(_unqualifiedName(of: type)))
      intent.title = listing.add(String(localized: type.title))
      intent.isDiscoverable = type.isDiscoverable && !declared.unspoken.contains(ObjectIdentifier(type))
      return intent
    }
  }

  private mutating func shortcut(_ shortcut: Shortcut) -> DeclaredShortcut {
    var written = DeclaredShortcut(listing.add(shortcut.intent))
    written.title = listing.add(shortcut.title)
    written.parameters = shortcut.parameters.map { parameter($0) }
    written.phrases = shortcut.phrases.map { phrase($0) }
    return written
  }

  private mutating func parameter(_ parameter: Parameter) -> DeclaredParameter {
    var written = DeclaredParameter(listing.add(parameter.name), kind: parameter.kind, type: parameter.kind.typeName)
    written.prompt = parameter.prompt.map { listing.add($0) }
    written.isOptional = parameter.isOptional
    return written
  }

  private mutating func phrase(_ template: PhraseTemplate) -> DeclaredPhrase {
    DeclaredPhrase(listing.add(template.text), template: template)
  }
}

extension Parameter.Kind {
  fileprivate var typeName: String {
    switch self {
    case .entity(let name): name
    case .text: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .duration: "duration"
    case .measurement: "measurement"
    }
  }
}

extension Entity {
  /// Whether its values are those that one parameter offers, which its query or its options provider tells: they may be
  /// what a person has made, as in `AddStop.trip`.
  fileprivate var isOfOneParameter: Bool { name.contains(".") }
}
