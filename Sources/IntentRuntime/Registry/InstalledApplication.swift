public import AppIntents
package import PhraseCatalogs
internal import PhraseMatching
public import SwiftUI

/// An application as its developer registers it: its name, and where its shortcuts come from.
///
/// ```swift
/// InstalledApplication("Trails", synonyms: ["trail guide"], shortcuts: TrailShortcuts.self, app: TrailsApp())
/// ```
public struct InstalledApplication: Sendable {
  /// Creates the app, so that it registers what its intents depend on.
  package typealias Launch = @MainActor @Sendable () -> any App

  /// Where the shortcuts of an application come from.
  package enum Source: Sendable {
    case code(shortcuts: any AppShortcutsProvider.Type, packages: [any AppIntentsPackage.Type], launch: Launch?)
    /// `folder` is where the catalog's file lies: programs are found from there.
    case catalog(Catalog, folder: String?)
  }

  /// What people call it, and what `applicationName` stands for.
  public let name: String
  /// What else people call it.
  public let synonyms: [String]
  package let source: Source
  /// What it can do on a computer that has what that takes.
  package private(set) var abilities: [Ability] = []

  /// An application whose intents are Swift types.
  ///
  /// Besides the shortcuts, the intents and entities of the provider's module, and of the modules of the packages, can
  /// be talked to.
  ///
  /// - Parameters:
  ///   - name: what people call it.
  ///   - synonyms: what else people call it.
  ///   - shortcuts: its phrases.
  ///   - packages: libraries with more intents.
  public init(
    _ name: String, synonyms: [String] = [], shortcuts: any AppShortcutsProvider.Type,
    packages: [any AppIntentsPackage.Type] = []
  ) {
    self.name = name
    self.synonyms = synonyms
    source = .code(shortcuts: shortcuts, packages: packages, launch: nil)
  }

  /// An application whose intents depend on what its `App` registers.
  ///
  /// - Parameters:
  ///   - name: what people call it.
  ///   - synonyms: what else people call it.
  ///   - shortcuts: its phrases.
  ///   - packages: libraries with more intents.
  ///   - app: the app itself, created once, before its shortcuts are read.
  public init(
    _ name: String, synonyms: [String] = [], shortcuts: any AppShortcutsProvider.Type,
    packages: [any AppIntentsPackage.Type] = [], app: @autoclosure @escaping @MainActor @Sendable () -> any App
  ) {
    self.name = name
    self.synonyms = synonyms
    source = .code(shortcuts: shortcuts, packages: packages, launch: app)
  }

  /// The same application, with what it takes from a computer: for `check`, which tells what is missing.
  public func with(_ abilities: Ability...) -> InstalledApplication {
    var application = self
    application.abilities = abilities
    return application
  }

  /// Whether programs tell some of its values.
  var hasSources: Bool { if case .catalog(let catalog, _) = source { !catalog.sources.isEmpty } else { false } }

  /// The modules whose intents and entities belong to it; none for a catalog.
  package var modules: Set<String> {
    guard case .code(let provider, let packages, _) = source else { return [] }
    return Set(([provider] + packages.flatMap(packages(reachableFrom:))).map { DeclaredTypes.module(of: $0) })
  }

  /// An application that a catalog file declares.
  package init(_ catalog: Catalog, folder: String? = nil) {
    name = catalog.application.name
    synonyms = catalog.application.synonyms
    source = .catalog(catalog, folder: folder)
  }
}
