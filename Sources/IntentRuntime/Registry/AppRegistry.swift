package import AppIntents
internal import ApplePlatform
package import Diagnostics
internal import Dialog
package import PhraseMatching
internal import SwiftUI
internal import Synchronization

/// The applications that the assistant can talk to, and the index of everything that can be said to them.
///
/// When an application announces new parameters, its values are read anew before the next request is matched, and the
/// index is swapped at once: a request sees all of the old or all of the new.
package final class AppRegistry: Sendable {
  /// Who is installed, in order.
  package let applications: [InstalledApplication]
  /// The language that phrases and values are in.
  package let locale: Locale
  /// Where `@Dependency` looks first; nil for what apps registered.
  let dependencies: AppDependencyManager?
  let launched: LaunchedApplications
  private let current: Mutex<RegistrySnapshot>
  private let announced: Mutex<Set<Int>>
  private let listener: Mutex<Int?>
  /// When the programs of catalogs were asked for values.
  private let asked = Mutex(ContinuousClock.now)
  private let refreshing = RefreshQueue()
  private let findable: FindableEntities
  private let lateValues: LateValues
  let matchers = MatcherPool()
  let completers = CompleterPool()

  /// Creates the apps and reads what they offer, in the language given.
  ///
  /// - Parameters:
  ///   - applications: who is installed.
  ///   - locale: the language of phrases and values.
  ///   - dependencies: where `@Dependency` looks first; nil for what apps register.
  ///   - other: the same applications in another language, or before something was reloaded; their apps run on.
  ///   - patience: how long a query may take before the others go on without its values; nil to wait for each.
  ///   - store: what slow queries told the last time.
  ///   - limit: after so long a query is given up.
  ///   - sleep: waits; false if the wait was cancelled.
  package init(
    _ applications: [InstalledApplication], locale: Locale, dependencies: AppDependencyManager? = nil,
    besides other: AppRegistry? = nil, patience: Duration? = nil, store: ValueStore? = nil,
    limit: Duration = .seconds(30),
    sleep: @escaping @Sendable (Duration) async -> Bool = { (try? await Task.sleep(for: $0)) != nil }
  ) async {
    self.applications = applications
    self.locale = locale
    self.dependencies = dependencies
    findable = FindableEntities(patience: patience, sleep: sleep)
    lateValues = LateValues(patience: patience, store: store, limit: limit, sleep: sleep)
    launched = await LaunchedApplications(applications, besides: other?.launched)
    current = Mutex(RegistrySnapshot([]))
    announced = Mutex([])
    listener = Mutex(nil)
    listen()
    await reload()
  }

  deinit {
    if let token = listener.withLock({ $0 }) { AppChanges.shortcuts.stopListening(token) }
  }

  package var index: PhraseIndex { snapshot.index }

  /// What could not be offered, or not as its author wrote it.
  package var findings: [Finding] { snapshot.findings }

  var snapshot: RegistrySnapshot { current.withLock { $0 } }

  /// Finds the types of the program, which no application can be read without, while whoever calls goes on.
  package static func findTypes() {
    Task.detached { _ = DeclaredTypes.all }
  }

  package func reload() async {
    announced.withLock { $0.removeAll() }
    await findable.forget()
    let expanded = await withTaskGroup { group in
      for index in applications.indices { group.addTask { (index, await self.expand(index)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }.sorted { $0.0 < $1.0 }.map(\.1)
    // Applications are read side by side, phrases are compiled by one: the first time there is something to do meanwhile.
    if self.snapshot.applications.isEmpty { ConversationReaders.prepare(for: locale) }
    let snapshot = RegistrySnapshot(expanded)
    current.withLock { $0 = snapshot }
  }

  /// Reads the values of those applications anew that said they have changed.
  package func refresh() async {
    announceOutdated()
    guard !announced.withLock({ $0.isEmpty }) else { return }
    await refreshing.run { await self.refreshAnnounced() }
  }

  /// Whether there are values that are not taken in yet: some query is still to tell them, or just did.
  func isAwaitingValues() async -> Bool {
    let isWaiting = await lateValues.isWaiting
    return isWaiting || !announced.withLock(\.isEmpty)
  }

  /// What went wrong with values that arrived late; told once.
  func takeLateProblems() async -> [(application: String, message: String)] { await lateValues.takeProblems() }

  /// Waits for the values that are still to come, and takes them in.
  package func awaitValues() async {
    await lateValues.settle()
    await refresh()
  }

  /// The entities that can be looked for by their properties.
  func findables() async -> [FindableEntity] {
    let applications = snapshot.applications
    return await IntentEnvironment(dependencies: dependencies, locale: locale).run {
      await findable.entities(of: applications, language: Wordings.language(of: locale.identifier))
    }
  }

  private func refreshAnnounced() async {
    await findable.forget()
    let indices = announced.withLock { indices in
      defer { indices.removeAll() }
      return indices.sorted()
    }
    for index in indices {
      let expanded = await expand(index)
      current.withLock { $0 = $0.replacing(index, with: expanded) }
    }
  }

  private func expand(_ index: Int) async -> ExpandedApplication {
    let application = applications[index]
    return await IntentEnvironment(dependencies: dependencies, locale: locale).run {
      let announce: @Sendable () -> Void = { [weak self] in self?.announce(index) }
      let load: ApplicationExpansion.ValueLoading = { [lateValues] entity, load in
        try await lateValues.values(
          of: entity, in: application.name, isKept: application.hasSources, announce, load)
      }
      return await ApplicationExpansion.expand(
        application, phrases: PhraseSource(of: application, in: locale), loading: load)
    }
  }

  /// Asks the programs of catalogs again whose values are a while old.
  private func announceOutdated() {
    let now = ContinuousClock.now
    let isOutdated = asked.withLock { asked in
      let isOutdated = now - asked > Self.freshness
      if isOutdated { asked = now }
      return isOutdated
    }
    guard isOutdated else { return }
    for index in applications.indices where applications[index].hasSources { announce(index) }
  }

  private static let freshness = Duration.seconds(60)

  private func announce(_ index: Int) { announced.withLock { _ = $0.insert(index) } }

  private func listen() {
    let providers = applications.map { application -> ObjectIdentifier? in
      guard case .code(let shortcuts, _, _) = application.source else { return nil }
      return ObjectIdentifier(shortcuts)
    }
    let token = AppChanges.shortcuts.listen { [weak self] provider in
      guard let self, let index = providers.firstIndex(of: ObjectIdentifier(provider)) else { return }
      announced.withLock { _ = $0.insert(index) }
    }
    listener.withLock { $0 = token }
  }
}

/// Lets one refresh run at a time, and whoever comes meanwhile wait for it.
private actor RefreshQueue {
  private var last: Task<Void, Never>?

  func run(_ work: @escaping @Sendable () async -> Void) async {
    let before = last
    let task = Task {
      await before?.value
      await work()
    }
    last = task
    await task.value
  }
}
