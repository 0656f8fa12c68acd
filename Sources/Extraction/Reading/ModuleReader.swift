internal import Diagnostics
internal import Interchange
internal import PhraseCatalogs

/// Turns what the compiler tells about a module into metadata, and finds what it could not tell.
struct ModuleReader {
  let module: String
  let records: [ConstantRecord]
  let known: KnownTypes
  let files: SourceFiles
  /// What has been read so far.
  var metadata = AppMetadata()
  /// What is wrong so far.
  var findings: [ExtractionFinding] = []

  private init(_ module: String, _ records: [ConstantRecord], _ known: KnownTypes, _ files: SourceFiles) {
    (self.module, self.records, self.known, self.files) = (module, records, known, files)
  }

  /// Reads everything that a module declares, whatever is wrong with the rest.
  static func read(
    _ records: [ConstantRecord], of module: String, knowing known: KnownTypes, in files: SourceFiles
  ) -> (AppMetadata, [ExtractionFinding]) {
    var reader = ModuleReader(module, records, known, files)
    reader.metadata.additions = AppMetadata.Additions()
    reader.metadata.additions?.modules = [module]
    reader.metadata.generator = AppMetadata.Generator(name: "behest", version: nil)
    for record in records { reader.read(record) }
    reader.reportUnrecordedIntents()
    reader.metadata.enums.sort { $0.identifier < $1.identifier }
    return (reader.metadata, reader.findings.inOrder)
  }

  private mutating func read(_ record: ConstantRecord) {
    if record.isGeneric {
      if record.conforms(to: "AppIntent") || record.conforms(to: "AppEntity") {
        report(.genericType(record.name, at: range(of: record)), in: record)
      }
      return
    }
    if record.conforms(to: "AppIntent") { readIntent(record) }
    if record.conforms(to: "AppEnum") { readEnum(record) }
    if record.conforms(to: "AppEntity") { readEntity(record) }
    if record.conforms(to: "EntityQuery") { readQuery(record) }
    if record.conforms(to: "AppShortcutsProvider") { readShortcuts(record) }
    if record.conforms(to: "AppIntentsPackage") { readPackage(record) }
  }

  /// An unused key for something in a table.
  func key<Value>(_ identifier: String, _ record: ConstantRecord, in table: [String: Value]) -> String {
    table[identifier] == nil ? identifier : record.typeName
  }
}

// MARK: - Places

extension ModuleReader {
  /// The file that a type or one of its parts is written in; for what a macro wrote, that of the type it stands in.
  func path(_ file: String?, of record: ConstantRecord) -> String {
    if let file, !file.hasPrefix("@") { return file }
    if !record.isExpanded { return record.file }
    return records.first { !$0.isExpanded && record.typeName.hasPrefix("\($0.typeName).") }?.file ?? record.file
  }

  /// Where something is declared.
  func place(_ record: ConstantRecord, line: Int? = nil) -> AppMetadata.SourceLine {
    let owner = record.isExpanded ? records.first { record.typeName.hasPrefix("\($0.typeName).") } ?? record : record
    return AppMetadata.SourceLine(
      file: files.shown(owner.file), line: record.isExpanded ? owner.line : line ?? owner.line)
  }

  func place(_ record: ConstantRecord, _ property: ConstantRecord.Property) -> AppMetadata.SourceLine {
    guard let file = property.file, !file.hasPrefix("@"), let line = property.line else { return place(record) }
    return AppMetadata.SourceLine(file: files.shown(file), line: line)
  }

  /// The tokens of the file that a property is in.
  func tokens(_ record: ConstantRecord, _ property: ConstantRecord.Property? = nil) -> SwiftTokens {
    files[path(property?.file, of: record)].tokens
  }

  /// The name of a type where it is declared.
  func range(of record: ConstantRecord) -> Range<Int> {
    let tokens = tokens(record)
    guard let start = tokens.firstIndex(fromLine: record.line) else { return 0..<0 }
    let name = tokens.index(of: record.name, in: start..<min(start + 40, tokens.tokens.count))
    return tokens.tokens[name ?? start].range
  }

  /// The tokens of a property's name and of its value.
  func extent(of property: ConstantRecord.Property, in record: ConstantRecord) -> (name: Int, value: Range<Int>)? {
    let tokens = tokens(record, property)
    guard let line = property.line, property.file?.hasPrefix("@") != true,
      let start = tokens.firstIndex(fromLine: line),
      let name = tokens.index(of: property.label, in: start..<tokens.tokens.count)
    else { return nil }
    return (name, tokens.value(ofPropertyAt: name) ?? name..<name + 1)
  }

  /// The bytes of a property's value, or of its argument with a label.
  func range(
    of property: ConstantRecord.Property, argument label: String? = nil, in record: ConstantRecord
  ) -> Range<Int> {
    let tokens = tokens(record, property)
    guard let extent = extent(of: property, in: record) else { return range(of: record) }
    if let label, let call = extent.value.first(where: { tokens.isMark("(", at: $0) }),
      let argument = tokens.argument(label, ofCallAt: call)
    {
      return tokens.bytes(of: argument)
    }
    return tokens.bytes(of: extent.value)
  }
}

// MARK: - Findings

extension ModuleReader {
  mutating func report(_ finding: Finding, in record: ConstantRecord, _ property: ConstantRecord.Property? = nil) {
    let source = files[path(property?.file, of: record)].source
    findings.append(ExtractionFinding(finding: finding, source: source))
  }

  /// The text of a value that has to be known; nil, and said why, where it is not.
  mutating func text(
    _ value: ConstantValue?, _ what: String, remedy: Remedy = .text, in record: ConstantRecord,
    _ property: ConstantRecord.Property, argument label: String? = nil
  ) -> AppMetadata.Text? {
    guard let value else { return nil }
    switch value.localizedText {
    case .success(let text):
      guard var text else { return nil }
      text.place = place(record, property)
      return text
    case .failure(let problem):
      let range = range(of: property, argument: label, in: record)
      report(
        .notConstant("\(what) of '\(record.name)'", problem, remedy, at: range, in: nil), in: record, property)
      return nil
    }
  }
}

extension ConstantValue {
  /// The text that a `LocalizedStringResource` is made of; nil where there is none.
  var localizedText: Result<AppMetadata.Text?, NotConstant> {
    switch self {
    case .literal(let text): return .success(AppMetadata.Text(text))
    case .none: return .success(nil)
    case .interpolation(let segments):
      let texts = segments.map(\.formatText)
      return texts.contains(nil)
        ? .failure(.interpolated) : .success(AppMetadata.Text(texts.compactMap(\.self).joined()))
    case .construction(let type, let arguments) where type.hasSuffix("LocalizedStringResource"):
      guard let key = arguments.first?.value.text else { return .failure(NotConstant(self)) }
      var text = AppMetadata.Text(key)
      text.table = self[argument: "table"]?.text
      text.defaultValue = self[argument: "defaultValue"]?.text
      return .success(text)
    default: return .failure(NotConstant(self))
    }
  }

  /// A piece of a text: itself, or what stands for a number that is put in later.
  private var formatText: String? {
    switch self {
    case .literal(let text): text
    case .enumCase("int"): "%lld"
    case .enumCase("uint"): "%llu"
    case .enumCase("double"), .enumCase("float"): "%lf"
    case .enumCase("object"): "%@"
    default: nil
    }
  }
}

extension [ExtractionFinding] {
  /// By source and place.
  fileprivate var inOrder: Self {
    sorted { left, right in
      (left.source.name, left.finding.range.lowerBound) < (right.source.name, right.finding.range.lowerBound)
    }
  }
}
