import Diagnostics
import FileFormats
import PhraseCatalogs
import PhraseMatching

/// Reads the interaction model of an Alexa skill: its invocation name, intents, slot types and prompts.
enum AlexaImporter: Importer {
  static let format = "Alexa interaction model"

  static func recognizes(_ file: ImportedFile) -> Bool {
    guard file.name.hasSuffix(".json"), let root = JSONValue.read(file.bytes).value else { return false }
    return AlexaModel.languageModel(of: root)?["intents"] != nil
  }

  static func read(_ files: [ImportedFile], _ options: ImportOptions) -> Imported {
    var log = ImportLog()
    guard let file = files.first else { return Imported(catalog: nil, notes: []) }
    for other in files.dropFirst() {
      log.mistake("a model is a catalog of its own; read it without '\(file.path)'", ImportLocation(other))
    }
    let (root, findings) = JSONValue.read(file.bytes)
    log.add(findings, in: file)
    guard let root, let language = AlexaModel.languageModel(of: root), !log.hasMistakes else {
      return Imported(catalog: nil, notes: log.notes)
    }
    var model = AlexaModel(file: file, root: root["interactionModel"] ?? root, language: language)
    let draft = model.draft(named: options.name, noting: &log)
    return draft.imported(noting: &log)
  }
}

/// An interaction model while it is read.
struct AlexaModel {
  let file: ImportedFile
  let root: JSONValue
  let language: JSONValue
  private var entities: [Entity] = []

  init(file: ImportedFile, root: JSONValue, language: JSONValue) {
    (self.file, self.root, self.language) = (file, root, language)
  }

  /// The part of a model that says what people say.
  static func languageModel(of root: JSONValue) -> JSONValue? { (root["interactionModel"] ?? root)["languageModel"] }

  func place(_ range: Range<Int>) -> ImportLocation { ImportLocation(file, range) }

  mutating func draft(named name: String?, noting log: inout ImportLog) -> CatalogDraft {
    let invocation = language["invocationName"]?.string.map(Names.title)
    var draft = CatalogDraft(name: name ?? invocation ?? Names.application(of: file))
    if let name, let invocation, invocation != name { draft.synonyms = [invocation] }
    readTypes(noting: &log)
    for intent in language["intents"]?.elements ?? [] {
      if let shortcut = shortcut(intent, noting: &log) { draft.shortcuts.append(shortcut) }
    }
    draft.entities = entities
    noteRest(&log)
    return draft
  }

  private func noteRest(_ log: inout ImportLog) {
    for member in language.members where !["invocationName", "intents", "types"].contains(member.key) {
      log.leaveOut("'\(member.key)' has no counterpart", place(member.keyRange))
    }
    for member in root.members where !["languageModel", "dialog", "prompts", "version"].contains(member.key) {
      log.leaveOut("'\(member.key)' has no counterpart", place(member.keyRange))
    }
  }
}

// MARK: - Types

extension AlexaModel {
  private mutating func readTypes(noting log: inout ImportLog) {
    for type in language["types"]?.elements ?? [] {
      guard let name = type["name"]?.string else {
        log.mistake("a slot type has no 'name'", place(type.range))
        continue
      }
      let values = (type["values"]?.elements ?? []).compactMap { value($0, of: name, noting: &log) }
      let isBuiltIn = name.hasPrefix("AMAZON.")
      entities.append(
        Entity(
          name: Self.entityName(name), title: Names.title(Self.entityName(name)),
          vocabulary: isBuiltIn ? .open : .closed, values: values.merged))
    }
  }

  private func value(_ value: JSONValue, of type: String, noting log: inout ImportLog) -> Entity.Value? {
    guard let title = value["name"]?["value"]?.string, title.contains(where: { !$0.isWhitespace }) else {
      log.mistake("a value of type '\(type)' has no 'name' with a 'value'", place(value.range))
      return nil
    }
    let id = value["id"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let synonyms = (value["name"]?["synonyms"]?.elements ?? []).compactMap(\.string)
    return Entity.Value(
      id: id ?? title, title: title,
      synonyms: synonyms.filter { $0 != title && $0.contains { !$0.isWhitespace } }.distinct)
  }

  private static func entityName(_ type: String) -> String {
    type.hasPrefix("AMAZON.") ? String(type.dropFirst(7)) : type
  }

  /// What a slot of a type takes.
  private mutating func kind(of type: String, at range: Range<Int>, noting log: inout ImportLog) -> Parameter.Kind {
    if let kind = Self.builtInKinds[type] { return kind }
    let name = Self.entityName(type)
    if !entities.contains(where: { $0.name == name }) {
      if name == type {
        log.mistake("no slot type is called '\(type)'; its slots take any words", place(range))
      } else {
        log.leaveOut("the values of '\(type)', which only Amazon has; its slots take any words", place(range))
      }
      entities.append(Entity(name: name, title: Names.title(name), vocabulary: .open))
    }
    return .entity(name)
  }

  private static let builtInKinds: [String: Parameter.Kind] = [
    "AMAZON.DATE": .date, "AMAZON.TIME": .date, "AMAZON.DURATION": .duration, "AMAZON.NUMBER": .integer(),
    "AMAZON.Ordinal": .integer(), "AMAZON.FOUR_DIGIT_NUMBER": .integer(0...9999), "AMAZON.PhoneNumber": .text,
    "AMAZON.SearchQuery": .text, "AMAZON.LITERAL": .text,
  ]
}

// MARK: - Intents

extension AlexaModel {
  private mutating func shortcut(_ intent: JSONValue, noting log: inout ImportLog) -> CatalogDraft.Shortcut? {
    guard let name = intent["name"]?.string else {
      log.mistake("an intent has no 'name'", place(intent.range))
      return nil
    }
    let samples = intent["samples"]?.elements ?? []
    if name.hasPrefix("AMAZON."), samples.isEmpty {
      log.leaveOut("'\(name)', whose sentences only Amazon has", place(intent.range))
      return nil
    }
    var shortcut = CatalogDraft.Shortcut(
      intent: name, title: Self.title(of: name), place: place(intent["name"]?.range ?? intent.range))
    shortcut.parameters = (intent["slots"]?.elements ?? []).compactMap { slot in
      parameter(slot, of: name, noting: &log)
    }
    shortcut.phrases = samples.compactMap { sample in
      guard let text = sample.string else {
        log.mistake("a sample of '\(name)' must be a string, not \(sample.kind)", place(sample.range))
        return nil
      }
      return CatalogDraft.Phrase(text: Self.phrase(text), place: place(sample.range))
    }
    noteDialog(of: name, in: &log)
    return shortcut
  }

  private static func title(of intent: String) -> String {
    let name = intent.hasPrefix("AMAZON.") ? String(intent.dropFirst(7)) : intent
    return Names.title(name.hasSuffix("Intent") && name.count > 6 ? String(name.dropLast(6)) : name)
  }

  private mutating func parameter(_ slot: JSONValue, of intent: String, noting log: inout ImportLog) -> Parameter? {
    guard let name = slot["name"]?.string, let type = slot["type"]?.string else {
      log.mistake("a slot of '\(intent)' needs a 'name' and a 'type'", place(slot.range))
      return nil
    }
    if slot["samples"]?.elements.isEmpty == false {
      log.leaveOut("the sample answers for slot '\(name)' of '\(intent)'", place(slot.range))
    }
    if slot["multipleValues"]?["enabled"]?.boolean == true {
      log.leaveOut("slot '\(name)' of '\(intent)' takes several values, its parameter one", place(slot.range))
    }
    let dialog = dialogSlot(name, of: intent)
    return Parameter(
      name: Names.placeholder(name), kind: kind(of: type, at: slot.range, noting: &log),
      prompt: prompt(of: dialog, noting: &log), isOptional: dialog?["elicitationRequired"]?.boolean != true)
  }

  /// A sample as a phrase of a catalog: `{city}`, or `{paris|city}` as it once was, becomes a placeholder.
  static func phrase(_ sample: String) -> String {
    let pieces = sample.split(separator: "{", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece -> String in
      let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let slot = halves[0].split(separator: "|").last else {
        return CatalogWriter.literal("{" + piece)
      }
      return "${\(Names.placeholder(slot.filter { !$0.isWhitespace }))}" + CatalogWriter.literal(String(halves[1]))
    }
    return (CatalogWriter.literal(String(pieces.first ?? "")) + rest.joined())
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
