internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// Turns the JSON of a catalog into its application and actions, noting what does not fit and going on.
struct CatalogReader {
  private let bytes: [UInt8]
  private let root: JSONValue
  var findings: [Finding]
  /// What findings belong to at the moment: `shortcut 'TurnOn'`.
  var subject: String?
  /// The entities read so far, those of inline values included.
  var entities = EntityTable()
  /// The programs that tell the values of entities.
  var sources: [String: [String]] = [:]
  /// The names of what the shortcuts remember.
  var remembered: Set<String> = []
  /// What is noted for lint, with locations; nil where nobody asks for it.
  var record: DeclarationRecorder?

  init(_ root: JSONValue, in bytes: [UInt8], findings: [Finding], record: DeclarationRecorder? = nil) {
    (self.root, self.bytes, self.findings, self.record) = (root, bytes, findings, record)
  }

  /// The catalog, nil when its format or its application's name is not known.
  mutating func read() -> Catalog? {
    let keys = ["format", "application", "entities", "shortcuts", "negativePhrases"]
    guard let fields = fields(of: root, as: "the catalog", keys: keys), checkFormat(in: fields) else {
      return nil
    }
    let names = applicationNames(in: fields)
    readEntities(in: fields)
    let shortcuts = readShortcuts(in: fields)
    let negativePhrases = readNegativePhrases(in: fields)
    guard let names else { return nil }
    let application = Application(
      name: names.name, synonyms: names.synonyms, shortcuts: shortcuts.map(\.shortcut),
      entities: entities.all.filter { $0.selection == nil } + entities.all.filter { $0.selection != nil },
      negativePhrases: negativePhrases)
    return Catalog(application: application, actions: shortcuts.map(\.action), sources: sources)
  }

  private mutating func checkFormat(in fields: CatalogFields) -> Bool {
    guard let value = fields["format"] else {
      report(.missingFormat(fields.range))
      return true
    }
    if value.number == 1 { return true }
    report(.unknownFormat(value.range))
    return false
  }

  private mutating func applicationNames(in fields: CatalogFields) -> (name: String, synonyms: [String])? {
    guard let value = required("application", in: fields) else { return nil }
    guard let fields = self.fields(of: value, as: "'application'", keys: ["name", "synonyms"]) else { return nil }
    record?.noteApplication(fields)
    let synonyms = strings("synonyms", in: fields)
    return required("name", in: fields).flatMap { text($0, as: "'name'") }.map { ($0, synonyms) }
  }

  private mutating func readNegativePhrases(in fields: CatalogFields) -> [PhraseTemplate] {
    let elements = elements("negativePhrases", in: fields)
    let phrases = elements.compactMap { value in phrase(value, with: ParameterTable())?.template }
    record?.noteNegativePhrases()
    return phrases
  }
}

// MARK: - Findings

extension CatalogReader {
  mutating func report(_ finding: Finding) {
    var finding = finding
    finding.subject = finding.subject ?? subject
    findings.append(finding)
  }

  /// Takes findings in the text of a string to where they stand in the catalog.
  mutating func report(_ finding: Finding, in string: JSONValue) {
    guard let spelling = JSONSpelling(of: string, in: bytes) else { return report(finding) }
    var finding = finding
    finding.range = spelling.sourceRange(of: finding.range)
    if let fix = finding.fix {
      finding.fix?.range = spelling.sourceRange(of: fix.range)
      finding.fix?.replacement = fix.replacement.split(separator: "\\", omittingEmptySubsequences: false)
        .joined(separator: "\\\\")
    }
    report(finding)
  }
}
