internal import Foundation

/// The modules of a package that may declare intents, those that others need first.
struct ModuleSelection {
  /// Modules of this framework: they have intents for others to build on, and none of their own.
  private static let framework: Set<String> = [
    "AppIntents", "AppIntentsCore", "AppIntentsMacros", "SwiftUI", "ApplePlatform", "IntentRuntime",
    "AssistantCommandLine", "PhraseTesting",
  ]

  private(set) var modules: [BuiltModule]

  /// Chooses the modules that a package has or needs, that are no tests, and that mention intents in their sources.
  init(_ manifest: BuildManifest, of package: PackageFolder) {
    let tests = Self.tests(in: manifest.modules)
    var chosen: [String: BuiltModule] = [:]
    var order: [String] = []
    for module in manifest.modules where !tests.contains(module.name) && !Self.framework.contains(module.name) {
      if let other = chosen[module.name] {
        if other.isReady || !module.isReady { continue }
      } else {
        order.append(module.name)
      }
      chosen[module.name] = module
    }
    let all = order.compactMap { chosen[$0] }
    let reach = Self.reach(of: all)
    let own = all.filter { module in module.sources.contains(where: package.owns) }.map(\.name)
    let needed = own.reduce(into: Set(own)) { needed, name in needed.formUnion(reach[name] ?? []) }
    modules = Self.dependenciesFirst(
      all.filter { module in
        needed.contains(module.name) && reach[module.name]?.contains("AppIntents") == true
          && Self.mentionsIntents(module)
      })
  }

  /// Only the modules that have sources at a path.
  func having(sourcesAt path: String) -> [BuiltModule] {
    modules.filter { module in module.sources.contains { $0 == path || $0.hasPrefix("\(path)/") } }
  }

  /// Some modules and all of the chosen ones that they need, those first.
  func including(_ chosen: [BuiltModule]) -> [BuiltModule] {
    let reach = Self.reach(of: modules)
    let names = chosen.reduce(into: Set<String>()) { names, module in
      names.insert(module.name)
      names.formUnion(reach[module.name] ?? [])
    }
    return modules.filter { names.contains($0.name) }
  }

  /// The names of test targets, which the product of all tests is made of.
  private static func tests(in modules: [BuiltModule]) -> Set<String> {
    let products = modules.filter { $0.name.hasSuffix("PackageTests") || $0.name.hasSuffix("PackageDiscoveredTests") }
    return Set(products.map(\.name) + products.flatMap(\.dependencyNames))
  }

  /// What each module needs, directly or not.
  static func reach(of modules: [BuiltModule]) -> [String: Set<String>] {
    let direct = Dictionary(modules.map { ($0.name, $0.dependencyNames) }) { first, _ in first }
    var reach: [String: Set<String>] = [:]
    func visit(_ name: String) -> Set<String> {
      if let known = reach[name] { return known }
      reach[name] = []
      let needs = direct[name, default: []].reduce(into: Set<String>()) { needs, name in
        needs.insert(name)
        needs.formUnion(visit(name))
      }
      reach[name] = needs
      return needs
    }
    for module in modules { _ = visit(module.name) }
    return reach
  }

  /// Whether a source has a word that every declaration of an intent, an entity or a shortcut has.
  private static func mentionsIntents(_ module: BuiltModule) -> Bool {
    module.sources.contains { path in
      guard let text = FileManager.default.contents(atPath: path) else { return false }
      return telling.contains { text.firstRange(of: $0) != nil }
    }
  }

  private static let telling = ["Intent", "AppEntity", "AppEnum", "AppShortcut", "EntityQuery"].map { Data($0.utf8) }

  private static func dependenciesFirst(_ modules: [BuiltModule]) -> [BuiltModule] {
    let named = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var done: Set<String> = []
    var ordered: [BuiltModule] = []
    func visit(_ module: BuiltModule) {
      guard done.insert(module.name).inserted else { return }
      for name in module.dependencyNames { if let needed = named[name] { visit(needed) } }
      ordered.append(module)
    }
    modules.forEach(visit)
    return ordered
  }
}
