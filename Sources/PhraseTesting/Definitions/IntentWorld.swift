internal import AppIntents
internal import IntentRuntime
internal import Synchronization

/// Where definitions look for their types.
enum DefinitionSource: Sendable {
  /// In the applications of a tester.
  case tester(PhraseTester)
  /// In whatever a bundle identifier means.
  case named(String)

  func world() throws -> IntentWorld {
    switch self {
    case .tester(let tester): return IntentWorld(tester)
    case .named(let identifier):
      if let tester = InstalledTesters.shared[identifier] { return IntentWorld(tester) }
      return try IntentWorld(moduleFor: identifier)
    }
  }
}

/// The testers that stand for bundle identifiers, for the whole process: ported tests name apps and nothing else.
final class InstalledTesters: Sendable {
  static let shared = InstalledTesters()
  private let testers = Mutex<[String: PhraseTester]>([:])

  subscript(identifier: String) -> PhraseTester? { testers.withLock { $0[identifier] } }

  func install(_ tester: PhraseTester, as identifier: String) { testers.withLock { $0[identifier] = tester } }

  var identifiers: [String] { testers.withLock { $0.keys.sorted() } }
}

/// The types of an app, and the environment in which they run.
struct IntentWorld: Sendable {
  let name: String
  let types: DeclaredTypes
  /// Who runs the app; nil when only its types are known.
  let tester: PhraseTester?

  init(_ tester: PhraseTester) {
    self.tester = tester
    let applications = tester.registry.applications
    name = applications.map(\.name).joined(separator: " and ")
    types = DeclaredTypes.all.of(modules: Set(applications.flatMap(\.modules)))
  }

  init(moduleFor identifier: String) throws {
    let all = DeclaredTypes.all
    let modules = Set(all.intents.map { DeclaredTypes.module(of: $0) }).subtracting(Self.frameworks)
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let named = modules.filter { $0.lowercased() == last.lowercased() }
    guard let module = named.first ?? (modules.count == 1 ? modules.first : nil) else {
      throw PhraseTestFailure(Self.unknown(identifier, last, modules.sorted()))
    }
    tester = nil
    name = module
    types = all.of(modules: [module])
  }

  /// Their intents belong to no app.
  private static let frameworks: Set<String> = ["AppIntents", "AppIntentsCore", "SwiftUI", "ApplePlatform", "Swift"]

  private static func unknown(_ identifier: String, _ last: String, _ modules: [String]) -> String {
    let installed = InstalledTesters.shared.identifiers
    let nearest =
      [(identifier, installed), (last, modules)].map { FailureMessages.didYouMean($0, among: $1) }
      .first { !$0.isEmpty } ?? ""
    return """
      no app is installed as '\(identifier)'\(nearest)
        install one with 'PhraseTester(…).install(as: "\(identifier)")'; \
      modules with intents: \(modules.isEmpty ? "none" : modules.joined(separator: ", "))
      """
  }

  /// Runs something as the app's intents would.
  func run<Result: Sendable>(
    answeredBy responder: (any IntentResponder)? = nil, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let environment =
      tester?.registry.environment(answeredBy: responder) ?? IntentEnvironment(responder: responder)
    return try await environment.run(operation)
  }

  // MARK: Types by name

  func intent(_ name: String) throws -> any AppIntent.Type { try find(name, "intent", among: types.intents) { $0 } }

  func entity(_ name: String) throws -> any AppEntity.Type { try find(name, "entity", among: types.entities) { $0 } }

  func transientEntity(_ name: String) throws -> any TransientAppEntity.Type {
    try find(name, "transient entity", among: types.entities.compactMap { $0 as? any TransientAppEntity.Type }) { $0 }
  }

  func valueQuery(_ name: String) throws -> any IntentValueQuery.Type {
    try find(name, "value query", among: types.valueQueries) { $0 }
  }

  private func find<Found>(
    _ name: String, _ kind: String, among types: [Found], _ type: (Found) -> Any.Type
  ) throws -> Found {
    let named = types.map { (type: $0, name: _unqualifiedName(of: type($0))) }
    if let found = named.first(where: { $0.name == name }) { return found.type }
    let names = named.map(\.name)
    let nearest = FailureMessages.didYouMean(name, among: names)
    let known = names.isEmpty ? "; it has none" : "; it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw PhraseTestFailure("\(self.name) has no \(kind) '\(name)'\(nearest.isEmpty ? known : nearest)")
  }
}
