package import Foundation
package import IntentRuntime

/// The same applications in several languages, each opened when it is first spoken.
package actor LocalizedRegistries {
  private typealias Opening = Task<any OpenRegistry, Never>

  private let applications: [InstalledApplication]
  private let open: Registration.Open
  /// What was opened first, or before everything was reloaded: its apps run on.
  private var first: Opening?
  /// What is open, the languages that were spoken last behind.
  private var openings: [(locale: Locale, registry: Opening)] = []
  /// So many languages stay open.
  static let most = 8

  package init(
    _ applications: [InstalledApplication], _ registration: Registration, after other: (any OpenRegistry)? = nil
  ) {
    self.applications = applications
    open = registration.open
    first = other.map { other in Task { other } }
  }

  package func registry(for locale: Locale) async -> any OpenRegistry {
    let index = openings.firstIndex { $0.locale.identifier == locale.identifier }
    let registry =
      index.map { openings.remove(at: $0).registry }
      ?? Task { [applications, open, first] in await open(applications, locale, await first?.value) }
    first = first ?? registry
    openings.append((locale, registry))
    if openings.count > Self.most { openings.removeFirst() }
    return await registry.value
  }
}
