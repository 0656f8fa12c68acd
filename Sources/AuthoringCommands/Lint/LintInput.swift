internal import AssistantCommandLine
internal import Diagnostics
internal import PhraseCatalogs

/// What was read for lint: applications, the texts that their places lead into, and what is wrong with these.
struct LintInput {
  private(set) var applications: [DeclaredApplication] = []
  private(set) var sources: [DeclarationSource] = []
  private(set) var findings: [LintFinding] = []
  /// The sources that are looked at; nil for all.
  var scope: Set<SourceID>?
  /// Whether something that was named could not be read.
  var code = ExitCode.success

  /// Where the next source will stand.
  var next: SourceID { SourceID(sources.count) }

  /// The sources that are looked at.
  var sourcesInScope: [DeclarationSource] {
    sources.indices.filter { scope?.contains(SourceID($0)) ?? true }.map { sources[$0] }
  }

  /// Takes a text in; its readers ask for ``next`` first.
  mutating func add(_ source: DeclarationSource) { sources.append(source) }

  mutating func add(_ application: DeclaredApplication) { applications.append(application) }

  mutating func add(_ found: [LintFinding]) { findings += found }

  /// Gives translations to an application.
  mutating func addLocalizations(_ localizations: [DeclaredLocalization], to application: Int) {
    applications[application].localizations += localizations
  }

  /// The same with each translated application once more for each of its languages.
  var inAllLanguages: LintInput {
    var copy = self
    for application in applications {
      copy.applications += application.languages.map { application.localized(to: $0) }
    }
    return copy
  }

  /// Takes in what a catalog says.
  mutating func addCatalog(_ bytes: [UInt8], named name: String) {
    let (application, found) = DeclaredApplication.read(catalog: bytes, as: next)
    add(DeclarationSource(name: name, text: SourceText(bytes)))
    add(found)
    if let application { add(application) } else { code = .unusable }
  }
}
