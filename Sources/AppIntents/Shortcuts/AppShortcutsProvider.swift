/// The shortcuts of an app; an app has one provider.
public protocol AppShortcutsProvider: SendableMetatype {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// What never runs anything of the app's.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
  /// The colour of the app's tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Options of a parameter under one heading.
  public typealias OptionsCollection<Provider: DynamicOptionsProvider> = AppShortcutOptionsCollection<Provider>
  /// How the values of a parameter become shortcuts.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The sentence that says what the shortcut will do with a value.
  public typealias Summary = AppShortcutParameterPresentationSummary

  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Says that what people can say has changed: suggested entities came or went, or have other names.
  ///
  /// Returns at once; whoever has the shortcuts installed reads them anew.
  public static func updateAppShortcutParameters() { AppChanges.shortcuts.announce(Self.self) }
}

/// Lists shortcuts one by one.
@resultBuilder
public enum AppShortcutsBuilder: _ListBuilder {
  public typealias Element = AppShortcut
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildExpression(_ content: some AppShortcutsContent) -> [AppShortcut] { content.appShortcuts }
}

/// Shortcuts that can be listed inside those of a provider.
public protocol AppShortcutsContent {
  var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
  /// The shortcut itself.
  public var appShortcuts: [AppShortcut] { [self] }
}

extension Array: AppShortcutsContent where Element == AppShortcut {
  /// The shortcuts themselves.
  public var appShortcuts: [AppShortcut] { self }
}

/// A part of an app, in a package or library of its own, with intents in it.
public protocol AppIntentsPackage: SendableMetatype {
  /// The packages that this one uses.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Every package reachable from one, itself first, each once.
package func packages(reachableFrom root: any AppIntentsPackage.Type) -> [any AppIntentsPackage.Type] {
  var found: [any AppIntentsPackage.Type] = []
  var known: Set<ObjectIdentifier> = []
  func visit(_ package: any AppIntentsPackage.Type) {
    guard known.insert(ObjectIdentifier(package)).inserted else { return }
    found.append(package)
    package.includedPackages.forEach(visit)
  }
  visit(root)
  return found
}

/// The entry point of an extension that runs intents outside of the app. Compiles only: there is one process here.
public protocol AppIntentsExtension {
  init()
}

extension AppIntentsExtension {
  /// Creates the extension, which ends at once.
  public static func main() { _ = Self() }
}
