internal import Diagnostics
internal import PhraseCatalogs
internal import PhraseMatching

/// Reads what requests are matched with, and reports what is wrong with it.
struct IndexLoader {
  /// What came of it.
  struct Loaded {
    var index: PhraseIndex
    /// What its applications can be called.
    var applications: ApplicationNames
    /// The only application that was asked for, by its own name; nil for all.
    var application: String?
    /// Whether something that was named could not be used.
    var code: ExitCode
  }

  private let options: Options
  private let console: Console

  init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// The index; nil, and said why, when there is none or it lacks the application.
  func load() -> Loaded? {
    guard var loaded = loadIndex() else { return nil }
    guard let name = options.application else { return loaded }
    loaded.application = loaded.applications.name(of: name)
    if loaded.application != nil { return loaded }
    console.report(Wording.unknownApplication(name, among: loaded.applications))
    return nil
  }

  private func loadIndex() -> Loaded? {
    switch source() {
    case nil: return nil
    case .index(let path): return open(path)
    case .catalogs(let paths): return compile(read(paths))
    case .project(let folder, let names):
      announce(names, in: folder)
      return compile(read(names.map { "\(folder)/\($0)" }))
    }
  }

  /// The catalogs, for those who compile them themselves; nil, and said why, when there is none.
  func readCatalogs() -> (catalogs: [Catalog], code: ExitCode)? {
    switch source() {
    case .catalogs(let paths): return read(paths)
    case .project(let folder, let names):
      announce(names, in: folder)
      return read(names.map { "\(folder)/\($0)" })
    case .index, nil: return nil
    }
  }

  /// Compiles catalogs and reports what had to be left out.
  func compile(_ catalogs: [Catalog]) -> PhraseIndex {
    let (index, findings) = PhraseIndex.compile(catalogs.map(\.application))
    for finding in findings where finding.severity > .note {
      console.report(finding.headline + (finding.subject.map { " in \($0)" } ?? ""))
    }
    return index
  }

  private func source() -> IndexSource? {
    let source = IndexSource.of(options) { FileContents.names(in: $0, endingWith: ".json") }
    if source == nil { console.report(Wording.noCatalog) }
    return source
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

  private func compile(_ read: (catalogs: [Catalog], code: ExitCode)?) -> Loaded? {
    read.map { read in
      let names = ApplicationNames(read.catalogs.map(\.application))
      return Loaded(index: compile(read.catalogs), applications: names, code: read.code)
    }
  }

  private func read(_ paths: [String]) -> (catalogs: [Catalog], code: ExitCode)? {
    let paths = distinct(paths)
    let catalogs = paths.compactMap(read)
    if catalogs.isEmpty { return nil }
    return (catalogs, catalogs.count < paths.count ? .unusable : .success)
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
      if options.chatter == .usual { console.report(Wording.catalogTwice(path, first: first)) }
      return false
    }
  }

  private func read(_ path: String) -> Catalog? {
    do {
      let bytes = try FileContents.read(path)
      let (catalog, findings) = Catalog.read(bytes)
      report(findings, in: bytes, named: path)
      if catalog == nil { console.report(Wording.catalogLeftOut(path)) }
      return catalog
    } catch {
      console.report(error)
      return nil
    }
  }

  private func report(_ findings: [Finding], in bytes: [UInt8], named path: String) {
    let findings = findings.filter { $0.severity > .note }
    guard !findings.isEmpty else { return }
    let source = SourceText(bytes)
    for finding in findings { console.errors.line(finding.rendered(in: source, named: path)) }
  }

  private func announce(_ names: [String], in folder: String) {
    if options.chatter == .usual { console.report(Wording.catalogsTaken(names, from: folder)) }
  }
}
