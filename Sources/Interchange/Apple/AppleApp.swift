import Diagnostics
import FileFormats
import Foundation
import PhraseCatalogs
import PhraseMatching

/// An app while its files are read.
struct AppleApp {
  private var metadata: AppMetadata?
  private var file: ImportedFile?
  private var root: JSONValue?
  private var names: AppNames?
  private var localizations: [DeclaredLocalization] = []

  mutating func read(_ file: ImportedFile, noting log: inout ImportLog) {
    switch AppleFile(file) {
    case .metadata: readMetadata(file, noting: &log)
    case .table: readTable(file, noting: &log)
    case .information: readNames(file, noting: &log)
    case nil: log.mistake("the file is of no known format", ImportLocation(file))
    }
  }

  private mutating func readMetadata(_ file: ImportedFile, noting log: inout ImportLog) {
    let (root, findings) = JSONValue.read(file.bytes)
    log.add(findings, in: file)
    guard let root else { return }
    if metadata != nil {
      return log.mistake("there are two files of metadata; read them one by one", ImportLocation(file))
    }
    do {
      metadata = try AppMetadata(json: Unplaced.json(file.bytes))
      self.file = file
      self.root = root
    } catch let error as AppMetadata.Unreadable {
      log.mistake("the metadata cannot be read: \(error)", ImportLocation(file))
    } catch {
      log.mistake("the metadata cannot be read", ImportLocation(file))
    }
  }

  private mutating func readTable(_ file: ImportedFile, noting log: inout ImportLog) {
    let reading = LocalizationReading.read(file.bytes, path: file.path, as: SourceID(0))
    log.add(reading.findings.map(\.finding).filter { $0.severity == .error }, in: file)
    localizations += reading.localizations
  }

  private mutating func readNames(_ file: ImportedFile, noting log: inout ImportLog) {
    guard let names = AppNames(file.bytes) else {
      return log.mistake("the file is not a property list", ImportLocation(file))
    }
    if names.hasPronunciations {
      log.leaveOut("how to pronounce the app's names, as they are typed", ImportLocation(file))
    }
    self.names = self.names ?? names
  }

  // MARK: Draft

  /// The catalog's draft; nil without metadata.
  func draft(_ options: ImportOptions, noting log: inout ImportLog) -> CatalogDraft? {
    guard let metadata, let file else { return nil }
    var sources: [DeclarationSource] = []
    var app = metadata.written(sources: &sources, folder: "", name: names?.name)
    app.localizations = localizations
    let nowhere = app.name.place
    app.synonyms = (names?.synonyms ?? []).map { LocatedText($0, at: nowhere) }
    noteLanguages(of: app, wanted: options.locale, at: file, in: &log)
    let speaking = options.locale.map { app.localized(to: $0) } ?? app
    var draft = CatalogDraft(name: options.name ?? speaking.name.text)
    draft.synonyms = speaking.synonyms.map(\.text)
    draft.entities = speaking.entities.map { $0.open }
    draft.shortcuts = zip(speaking.shortcuts.indices, speaking.shortcuts).map { index, shortcut in
      self.shortcut(shortcut, at: place("autoShortcuts", index, in: file), image: image(index), noting: &log)
    }
    draft.negativePhrases = speaking.negativePhrases.enumerated().compactMap { index, phrase in
      self.phrase(phrase, at: place("negativePhrases", index, in: file), noting: &log)
    }
    noteRest(of: metadata, at: file, in: &log)
    return draft
  }

  private func shortcut(
    _ written: DeclaredShortcut, at place: ImportLocation, image: String?, noting log: inout ImportLog
  ) -> CatalogDraft.Shortcut {
    let title = written.title?.text ?? Names.title(written.intent.text)
    var shortcut = CatalogDraft.Shortcut(intent: written.intent.text, title: title, place: place)
    shortcut.image = image
    shortcut.parameters = written.parameters.map { parameter in
      Parameter(
        name: Names.placeholder(parameter.name.text), kind: parameter.kind,
        prompt: parameter.prompt.flatMap { $0.text.contains("${") ? nil : $0.text }, isOptional: parameter.isOptional)
    }
    shortcut.phrases = written.phrases.compactMap { phrase($0, at: place, noting: &log) }
    return shortcut
  }

  private func phrase(
    _ phrase: DeclaredPhrase, at place: ImportLocation, noting log: inout ImportLog
  ) -> CatalogDraft.Phrase? {
    guard let template = phrase.template else {
      let findings = PhraseTemplate.literal(phrase.text.text).findings
      let reason = findings.first?.message ?? "it names a parameter that its intent does not have"
      log.leaveOut("the phrase '\(phrase.text.text)': \(reason)", place)
      return nil
    }
    return CatalogDraft.Phrase(text: CatalogWriter.patternText(of: template), place: place)
  }

  private func image(_ index: Int) -> String? {
    guard let shortcuts = metadata?.autoShortcuts, shortcuts.indices.contains(index) else { return nil }
    return shortcuts[index].systemImageName
  }

  private func place(_ list: String, _ index: Int, in file: ImportedFile) -> ImportLocation {
    let elements = root?[list]?.elements ?? []
    return ImportLocation(file, elements.indices.contains(index) ? elements[index].range : nil)
  }

  // MARK: Notes

  private func noteLanguages(
    of app: DeclaredApplication, wanted: String?, at file: ImportedFile, in log: inout ImportLog
  ) {
    let others = app.languages.filter { $0 != wanted }
    if others.isEmpty { return }
    log.leaveOut("the translations to \(others.listedInQuotes); a catalog has one language", ImportLocation(file))
  }

  private func noteRest(of metadata: AppMetadata, at file: ImportedFile, in log: inout ImportLog) {
    let reached = Set(metadata.autoShortcuts.map(\.actionIdentifier))
    for (name, action) in metadata.actions.sorted(by: { $0.key < $1.key }) {
      let place = ImportLocation(file, root?["actions"]?.members.first { $0.key == name }?.keyRange)
      if !reached.contains(name) {
        log.leaveOut("intent '\(name)', which no App Shortcut reaches", place)
        continue
      }
      for parameter in action.parameters {
        if case .array? = parameter.valueType {
          log.leaveOut("parameter '\(parameter.name)' of '\(name)' takes several values, here one", place)
        }
      }
    }
    for name in metadata.entities.keys.sorted() {
      let place = ImportLocation(file, root?["entities"]?.members.first { $0.key == name }?.keyRange)
      log.leaveOut("the values of entity '\(name)', which only the running app has; it takes any words", place)
    }
    log.leaveOut("what the intents do; a catalog can only 'say' and 'run'", ImportLocation(file))
  }
}

extension DeclaredEntity {
  /// The entity as a catalog has it, open where its values are not known.
  fileprivate var open: Entity {
    var entity = model
    if title == nil { entity.title = Names.title(name.text) }
    if kind == .entity { entity.vocabulary = .open }
    return entity
  }
}

/// JSON of metadata without the places of sources: they need not be here, and must not be opened because a file says
/// so.
private enum Unplaced {
  static func json(_ bytes: [UInt8]) throws -> Data {
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    return try JSONSerialization.data(withJSONObject: withoutPlaces(value), options: .fragmentsAllowed)
  }

  private static func withoutPlaces(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: return list.map(withoutPlaces)
    case let table as [String: Any]: return table.filter { !isPlace($0.value) }.mapValues(withoutPlaces)
    default: return value
    }
  }

  private static func isPlace(_ value: Any) -> Bool {
    guard let table = value as? [String: Any] else { return false }
    return table["file"] is String && table["line"] != nil
  }
}
