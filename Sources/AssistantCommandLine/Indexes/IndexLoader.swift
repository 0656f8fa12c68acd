internal import Diagnostics
internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
package import PhraseMatching

/// Reads what requests are matched with, and reports what is wrong with it.
package struct IndexLoader {
  /// What came of it, where only an index is wanted.
  package struct Loaded {
    package var index: PhraseIndex
    /// What its applications can be called.
    package var applications: ApplicationNames
    /// The only application that was asked for, by its own name; nil for all.
    package var application: String?
    /// Whether something that was named could not be used.
    package var code: ExitCode
  }

  /// Catalogs as they were read.
  private struct ReadCatalogs {
    var catalogs: [Catalog]
    /// They as applications, whose programs are found beside their files.
    var applications: [Application]
    /// Whether one of them could not be read.
    var code: ExitCode
  }

  /// The applications that are asked.
  private enum Scope {
    case all
    case only(String)

    var name: String? { if case .only(let name) = self { name } else { nil } }
  }

  private let options: Options
  private let console: Console
  /// The installed applications that are wanted.
  private let installed: [Application]

  package init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
    installed =
      options.installed == .used
      ? console.registration.applications.filter { !options.personal.settings.leftOut.contains($0.name) } : []
  }

  /// The index; nil, and said why, when there is none or it lacks the application.
  ///
  /// Catalogs alone are compiled without opening them as applications: nothing has to be performed.
  package func load() async -> Loaded? {
    guard var loaded = await loadIndex() else { return nil }
    guard let application = application(among: loaded.applications) else { return nil }
    loaded.application = application.name
    return loaded
  }

  /// The applications, open; nil, and said why, when there are none or they lack the one that was asked for.
  ///
  /// - Parameter other: what was open before; its apps run on.
  package func open(after other: (any OpenRegistry)? = nil) async -> RunContext? {
    guard let read = readCatalogs() else { return nil }
    let all = installed + read.applications
    guard let application = application(among: ApplicationNames(all)) else { return nil }
    let settings = SessionSettings(options, application: application.name, console)
    let registries = LocalizedRegistries(all, console.registration, after: other)
    let registry = await registries.registry(for: settings.locale)
    report(registry.findings)
    return RunContext(all, registry, registries, settings, code: read.code)
  }

  /// The same with everything that applications take long to tell.
  private func openWhole() async -> RunContext? {
    let context = await open()
    await context?.registry.awaitValues()
    return context
  }

  /// The index to write to a file, with the bytes of its author's texts where all of them are catalogs; nil, and said
  /// why, when there is none.
  package func compile() async -> (index: PhraseIndex, textBytes: Int?, code: ExitCode)? {
    if !installed.isEmpty { return await openWhole().map { ($0.registry.index, nil, $0.code) } }
    guard let read = readCatalogs() else { return nil }
    return (compile(read.catalogs), read.catalogs.reduce(0) { $0 + $1.application.textSize }, read.code)
  }

  /// The applications that are asked; nil, and said why, when there is none of the name that was given.
  private func application(among names: ApplicationNames) -> Scope? {
    guard let written = options.application else { return .all }
    if let name = names.name(of: written) { return .only(name) }
    console.report(CommandLineMessages.unknownApplication(written, among: names))
    return nil
  }

  private func loadIndex() async -> Loaded? {
    if case .index(let path) = source() { return open(path) }
    if !installed.isEmpty {
      return await openWhole().map {
        Loaded(index: $0.registry.index, applications: ApplicationNames($0.applications), code: $0.code)
      }
    }
    return readCatalogs().map { read in
      let names = ApplicationNames(read.applications)
      return Loaded(index: compile(read.catalogs), applications: names, code: read.code)
    }
  }

  /// The catalogs that were asked for, perhaps none; nil, and said why, when there is nothing to match with.
  private func readCatalogs() -> ReadCatalogs? {
    switch source() {
    case .catalogs(let paths): return read(paths, and: personal)
    case .applications: return read([], and: personal)
    case .project(let folder, let names):
      announce(names, in: folder)
      return read(names.map { "\(folder)/\($0)" })
    case .index: return nil
    case nil:
      console.report(CommandLineMessages.noCatalog)
      return nil
    }
  }

  /// The catalogs of the person, which are installed like the applications.
  private var personal: [String] { options.installed == .used ? options.personal.catalogs : [] }

  private func source() -> IndexSource? {
    IndexSource.of(options, installed: installed.count + personal.count) { FileTree.names(in: $0, endingWith: ".json") }
  }

  /// Compiles catalogs and reports what had to be left out.
  private func compile(_ catalogs: [Catalog]) -> PhraseIndex {
    let (index, findings) = PhraseIndex.compile(catalogs.map(\.application))
    report(findings)
    return index
  }

  private func report(_ findings: [Finding]) {
    for finding in findings where finding.severity > .note {
      console.report(finding.headline + (finding.subject.map { " in \($0)" } ?? ""))
    }
  }

  private func open(_ path: String) -> Loaded? {
    do {
      let index = try IndexFile.open(path)
      return Loaded(index: index, applications: ApplicationNames(index), code: .success)
    } catch {
      console.report(error)
      return nil
    }
  }

  /// - Parameter personal: catalogs that nobody named; one that is broken is reported, and is no failure.
  private func read(_ named: [String], and personal: [String] = []) -> ReadCatalogs? {
    let paths = distinct(named + personal)
    let found = paths.compactMap { path in
      read(path, isPersonal: !named.contains(path)).map { (path: path, catalog: $0) }
    }
    // One bad file does not keep anybody from talking to what is installed.
    if found.isEmpty, installed.isEmpty { return nil }
    let isComplete = Set(found.map(\.path)).isSuperset(of: paths.filter(named.contains))
    return ReadCatalogs(
      catalogs: found.map(\.catalog),
      applications: found.map { Application($0.catalog, folder: Self.folder(of: $0.path)) },
      code: isComplete ? .success : .unusable)
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// The paths without those that lead to a file that an earlier one leads to.
  private func distinct(_ paths: [String]) -> [String] {
    var taken: [FileIdentity: String] = [:]
    return paths.filter { path in
      guard let identity = FileContents.identity(of: path) else { return true }
      guard let first = taken[identity] else {
        taken[identity] = path
        return true
      }
      if options.verbosity != .quiet { console.report(CommandLineMessages.catalogTwice(path, first: first)) }
      return false
    }
  }

  /// - Parameter isPersonal: whether nobody named the catalog now: what is wrong with it is told in short then.
  private func read(_ path: String, isPersonal: Bool) -> Catalog? {
    do {
      let bytes = try FileContents.read(path)
      let (catalog, findings) = Catalog.read(bytes)
      report(findings, in: bytes, named: path, atMost: isPersonal ? 1 : .max)
      if catalog == nil { console.report(CommandLineMessages.catalogLeftOut(path)) }
      return catalog
    } catch {
      console.report(error)
      return nil
    }
  }

  private func report(_ findings: [Finding], in bytes: [UInt8], named path: String, atMost most: Int) {
    let findings = findings.filter { $0.severity > .note }
    guard !findings.isEmpty else { return }
    let source = SourceText(bytes)
    let worst = findings.filter { $0.severity == .error } + findings.filter { $0.severity != .error }
    for finding in worst.prefix(most) { console.errors.line(finding.rendered(in: source, named: path)) }
    if worst.count > most { console.report(CommandLineMessages.moreFindings(worst.count - most, in: path)) }
  }

  private func announce(_ names: [String], in folder: String) {
    if options.verbosity != .quiet { console.report(CommandLineMessages.catalogsTaken(names, from: folder)) }
  }
}
