internal import AssistantCommandLine
internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseCatalogs

/// Reads what lint looks at: the files that were named, or else the installed applications and the catalogs of the
/// options.
struct LintReading {
  let invocation: Invocation
  let console: Console
  private var files: [String] { invocation.words }
  private var options: Options { invocation.options }

  /// Everything there is to look at; nil, and said why, when there is nothing.
  func input() async -> LintInput? {
    var input = LintInput()
    if !files.isEmpty {
      await read(files, into: &input)
    } else if let sources = sources {
      await read(sources, into: &input)
      if options.installed == .used { await readInstalled(into: &input) }
    } else {
      console.report(CommandLineMessages.noCatalog)
      return nil
    }
    input = input.inAllLanguages
    return options.application.map { onlyApplication(named: $0, of: input) } ?? input
  }

  private func read(_ named: [String], into input: inout LintInput) async {
    let paths = LintPaths(named)
    for folder in paths.emptyFolders {
      console.report(AuthoringMessages.nothingToLint(in: folder))
      input.code = .unusable
    }
    for (format, paths) in zip(LintFormats.all, paths.paths) where !paths.isEmpty {
      await format.read(paths, into: &input, console)
    }
  }

  /// The catalogs to read where no file was named; nil when there is nothing at all.
  private var sources: [String]? {
    let installed = options.installed == .used ? console.registration.applications.count : 0
    switch IndexSource.of(options, installed: installed, names: { FileTree.names(in: $0, endingWith: ".json") }) {
    case .catalogs(let paths): return paths
    case .applications: return []
    case .project(let folder, let names):
      if options.verbosity != .quiet { console.report(CommandLineMessages.catalogsTaken(names, from: folder)) }
      return names.map { "\(folder)/\($0)" }
    case .index, nil: return nil
    }
  }

  private func readInstalled(into input: inout LintInput) async {
    let applications = console.registration.applications
    guard !applications.isEmpty else { return }
    let locale = options.locale.map { Locale(identifier: $0) } ?? .current
    guard let registry = await console.registration.open(applications, locale, nil) as? AppRegistry else { return }
    for written in registry.written(after: input.sources.count) {
      var application = written.application
      application.locale = options.locale
      input.add(written.source)
      input.add(application)
      input.add(written.findings)
    }
    if options.locale == nil { addResources(of: registry, to: &input) }
  }

  /// Takes in the translations that installed applications brought along.
  private func addResources(of registry: AppRegistry, to input: inout LintInput) {
    for (place, application) in input.applications.enumerated() where application.origin == .running {
      for folder in registry.resourceFolders(ofApplication: application.name.text) {
        for path in TranslationFormat.resources(in: folder) {
          guard let bytes = try? FileContents.read(path) else { continue }
          input.addTranslation(bytes, at: path, for: place)
        }
      }
    }
  }

  /// The input with one application only; all of it, with a code that says so, where none has the name.
  private func onlyApplication(named name: String, of input: LintInput) -> LintInput? {
    let kept = input.applications.filter { $0.name.text.lowercased() == name.lowercased() }
    if kept.isEmpty {
      let names = input.applications.map(\.name.text)
      console.report(CommandLineMessages.unknownApplication(name, among: ApplicationNames(written: names)))
      return nil
    }
    return input.keeping(kept)
  }
}

extension LintInput {
  /// The same with these applications only, and with what was found in their texts.
  func keeping(_ applications: [DeclaredApplication]) -> LintInput {
    let places = Set(applications.map(\.name.place.source))
    var kept = LintInput()
    for source in sources { kept.add(source) }
    for application in applications { kept.add(application) }
    kept.add(findings.filter { places.contains($0.source) })
    kept.scope = places
    kept.code = code
    return kept
  }
}
