internal import Diagnostics
internal import PhraseCatalogs
internal import PhraseMatching

/// Installs what a catalog declares, with the values that its programs tell.
enum CatalogExpansion {
  static func expand(
    _ catalog: Catalog, folder: String?, loading load: ApplicationExpansion.ValueLoading
  ) async -> ExpandedApplication {
    var expanded = ExpandedApplication(model: catalog.application)
    let memory = RememberedValues.usual(of: catalog.application.name)
    expanded.bindings = zip(catalog.actions, catalog.application.shortcuts).map { action, shortcut in
      let action = CatalogAction(
        action, intent: shortcut.intent, applicationName: catalog.application.name, folder: folder,
        memory: memory)
      return .action(action, shortcut)
    }
    for (index, entity) in catalog.application.entities.enumerated() {
      guard let source = catalog.sources[entity.name] else { continue }
      do {
        expanded.model.entities[index].values = try await load(entity.name) {
          try await ToldValues.ask(source, folder: folder)
        }
      } catch {
        expanded.findings.append(unread(entity, of: catalog, error))
      }
    }
    return expanded
  }

  private static func unread(_ entity: Entity, of catalog: Catalog, _ error: any Error) -> Finding {
    Finding(
      rule: "application.unreadable-values", severity: .warning, message: ApplicationExpansion.message(of: error),
      range: 0..<0,
      subject: "the values of '\(entity.title)' of \(catalog.application.name)")
  }
}
