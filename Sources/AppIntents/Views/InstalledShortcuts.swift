internal import Synchronization

/// The shortcuts that people can say in this process, app by app.
package final class InstalledShortcuts: Sendable {
  /// Those of this process.
  package static let shared = InstalledShortcuts()

  private struct Entry {
    let provider: any AppShortcutsProvider.Type
    let applicationName: String
  }

  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// Adds an app under the name that people say; a second time replaces the name.
  package func install(_ provider: any AppShortcutsProvider.Type, applicationName: String) {
    entries.withLock { entries in
      entries.removeAll { $0.provider == provider }
      entries.append(Entry(provider: provider, applicationName: applicationName))
    }
  }

  /// Takes an app out.
  package func uninstall(_ provider: any AppShortcutsProvider.Type) {
    entries.withLock { $0.removeAll { $0.provider == provider } }
  }

  /// The first phrase of an intent, with the name of its app, in the first app that has one.
  ///
  /// A parameter is filled with the value that the intent has, or else with the parameter's title.
  package func firstPhrase(for intent: some AppIntent) -> String? {
    for entry in entries.withLock({ $0 }) {
      for shortcut in entry.provider.appShortcuts where type(of: shortcut.intent) == type(of: intent) {
        guard let phrase = shortcut.phrases.first else { continue }
        return phrase.spoken(for: intent, applicationName: entry.applicationName)
      }
    }
    return nil
  }
}

extension ShortcutPhrase {
  fileprivate func spoken(for intent: some AppIntent, applicationName: String) -> String {
    let parameters = IntentParameters(of: intent)
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .applicationName: applicationName
      case .parameter(let name): parameters[name].map(Self.spoken) ?? name
      }
    }.joined()
  }

  private static func spoken(_ parameter: any AnyIntentParameter) -> String {
    guard let value = parameter.valueOrDefault else { return String(localized: parameter.title).lowercased() }
    return String(localized: DisplayRepresentation(showing: value).title)
  }
}
