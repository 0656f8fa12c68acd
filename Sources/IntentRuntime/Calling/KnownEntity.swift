package import AppIntents
internal import Foundation
internal import PhraseMatching

/// A thing that some application knows, as programs see it.
package struct KnownEntity: Sendable {
  package var application: String
  package var kind: String
  package var id: String
  package var title: String
  package var subtitle: String?
  /// The address that its app gives it.
  package var url: URL?
  /// The entity itself; nil for a value of a catalog.
  package var entity: (any AppEntity)?
}

/// What an application calls a kind of things.
package struct KnownKind: Sendable, Hashable {
  package var application: String
  package var name: String
  package var title: String

  package init(application: String, name: String, title: String) {
    (self.application, self.name, self.title) = (application, name, title)
  }
}

extension AppRegistry {
  /// So many things of a kind are looked at.
  private static let most = ValueExpansion.mostListed

  /// The kinds of things that can be looked for.
  package var entityKinds: [KnownKind] {
    snapshot.applications.flatMap { application -> [KnownKind] in
      let types = application.entities.filter { !($0 is any TransientAppEntity.Type) }
      let coded = types.map { type in
        KnownKind(
          application: application.model.name, name: _unqualifiedName(of: type),
          title: String(localized: type.typeDisplayRepresentation.name))
      }
      if !coded.isEmpty { return coded }
      return application.model.entities.filter { !$0.name.contains(".") }.map {
        KnownKind(application: application.model.name, name: $0.name, title: $0.title)
      }
    }
  }

  /// The things of a kind that a text names, or all that can be listed where there is none.
  package func entities(of kind: KnownKind, named text: String?) async -> [KnownEntity] {
    await refresh()
    let snapshot = snapshot
    guard let index = snapshot.applicationIndex(named: kind.application) else { return [] }
    let application = snapshot.applications[index]
    let listed = application.model.entities.first { $0.name == kind.name }?.values
    guard let type = application.entities.first(where: { _unqualifiedName(of: $0) == kind.name }) else {
      return Self.values(listed ?? [], of: kind, named: text)
    }
    return await environment().run {
      var found: [KnownEntity] = []
      for entity in await Self.entities(of: type, text, locale, listed?.map(\.id)) {
        found.append(await KnownEntity(entity, of: kind))
      }
      return found
    }
  }

  /// The things that have an address.
  package func addressedEntities() async -> [KnownEntity] {
    let types = snapshot.applications.flatMap(\.entities).filter { $0 is any URLRepresentableEntity.Type }
    let names = Set(types.map { _unqualifiedName(of: $0) })
    var found: [KnownEntity] = []
    for kind in entityKinds where names.contains(kind.name) { found += await entities(of: kind, named: nil) }
    return found.filter { $0.url != nil }
  }

  private static func entities(of type: any AppEntity.Type, _ text: String?, _ locale: Locale, _ ids: [String]?) async
    -> [any AppEntity]
  {
    if let text {
      let identified = (try? await EntityFinder.entities(of: type, written: [text])) ?? []
      if !identified.isEmpty { return identified }
      let named = try? await EntityFinder.entities(of: type, named: text, by: ValueReader(locale: locale))
      return (named ?? []).compactMap { $0 as? any AppEntity }
    }
    if let all = try? await EntityFind(of: type, else: .suggestions).entities(FindRequest(limit: most)) { return all }
    return (try? await EntityFinder.entities(of: type, written: ids ?? [])) ?? []
  }

  private static func values(_ values: [Entity.Value], of kind: KnownKind, named text: String?) -> [KnownEntity] {
    let named = values.filter { value in
      guard let text else { return true }
      return value.id == text || ([value.title] + value.synonyms).contains { $0.localizedStandardContains(text) }
    }
    return named.map {
      KnownEntity(
        application: kind.application, kind: kind.name, id: $0.id, title: $0.title, subtitle: $0.subtitle)
    }
  }
}

extension KnownEntity {
  package init(_ entity: any AppEntity, of kind: KnownKind) async {
    let display = DisplayRepresentation(showing: entity)
    self.init(
      application: kind.application, kind: kind.name, id: ValueExpansion.identifier(of: entity),
      title: String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) },
      entity: entity)
    url = try? await (entity as? any URLRepresentableEntity)?.representedURL
  }
}
