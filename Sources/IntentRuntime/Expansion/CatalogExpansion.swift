internal import PhraseCatalogs
internal import PhraseMatching

/// Installs what a catalog declares.
enum CatalogExpansion {
  static func expand(_ catalog: Catalog, folder: String?) -> ExpandedApplication {
    var expanded = ExpandedApplication(model: catalog.application)
    expanded.bindings = zip(catalog.actions, catalog.application.shortcuts).map { action, shortcut in
      let action = CatalogAction(
        action, intent: shortcut.intent, applicationName: catalog.application.name, folder: folder)
      return .action(action, shortcut)
    }
    return expanded
  }
}
