internal import Diagnostics
internal import PhraseMatching

/// What a catalog's reader notes down for lint while it reads: every part that counts, with its place.
///
/// Parts are noted in the order in which they are read, from the inside out: values before their entity, parameters
/// and phrases before their shortcut.
struct CatalogRecord {
  private let bytes: [UInt8]
  private let source: SourceID
  private var name: WrittenText?
  private var synonyms: [WrittenText] = []
  private var entities: [WrittenEntity] = []
  private var intents: [WrittenIntent] = []
  /// The identifiers of the intents.
  private var named: Set<String> = []
  private var shortcuts: [WrittenShortcut] = []
  private var negativePhrases: [WrittenPhrase] = []
  /// Of the entity that is being read.
  private var values: [WrittenValue] = []
  /// Of the shortcut that is being read.
  private var parameters: [WrittenParameter] = []
  private var phrases: [WrittenPhrase] = []

  init(_ bytes: [UInt8], source: SourceID) {
    self.bytes = bytes
    self.source = source
  }

  /// Everything noted; nil when the application has no name.
  var application: WrittenApplication? {
    guard let name else { return nil }
    var application = WrittenApplication(name, origin: .catalog)
    application.synonyms = synonyms
    application.entities = entities
    application.intents = intents
    application.shortcuts = shortcuts
    application.negativePhrases = negativePhrases
    return application
  }
}

// MARK: - Noting

extension CatalogRecord {
  mutating func noteApplication(_ fields: CatalogFields) {
    name = fields["name"].flatMap(spoken)
    guard case .array(let elements)? = fields["synonyms"]?.content else { return }
    synonyms = elements.compactMap(spoken)
  }

  mutating func noteValue(_ value: Entity.Value, _ json: JSONValue) {
    let title = spoken(json) ?? member("title", of: json).flatMap(spoken) ?? member("id", of: json).flatMap(spoken)
    var written = WrittenValue(id: value.id, title: title ?? unplaced(value.title, json))
    written.subtitle = value.subtitle
    written.isSuggested = value.isSuggested
    if !value.synonyms.isEmpty, case .array(let elements)? = member("synonyms", of: json)?.content {
      written.synonyms = elements.compactMap(spoken)
    }
    values.append(written)
  }

  mutating func noteEntity(_ entity: Entity, _ member: JSONMember) {
    var written = WrittenEntity(text(member.key), kind: .entity)
    written.title = self.member("title", of: member.value).flatMap(spoken)
    note(written, as: entity)
  }

  /// Notes the values that a parameter lists itself.
  mutating func noteInlineEntity(_ entity: Entity, at range: Range<Int>) {
    note(WrittenEntity(WrittenText(entity.name, at: Place(source, range)), kind: .enumeration), as: entity)
  }

  private mutating func note(_ written: WrittenEntity, as entity: Entity) {
    var written = written
    written.vocabulary = entity.vocabulary
    written.values = values
    values = []
    entities.append(written)
  }

  mutating func noteParameter(_ parameter: Parameter, _ member: JSONMember) {
    let named = self.member("entity", of: member.value) ?? self.member("type", of: member.value)
    var written = WrittenParameter(
      text(member.key), kind: parameter.kind, type: named.flatMap(spoken)?.text ?? "values")
    written.prompt = self.member("prompt", of: member.value).flatMap(spoken)
    written.isOptional = parameter.isOptional
    parameters.append(written)
  }

  mutating func notePhrase(_ template: PhraseTemplate?, _ json: JSONValue) {
    guard case .string(let string) = json.content else { return }
    phrases.append(WrittenPhrase(text(string), template: template))
  }

  mutating func noteNegativePhrases() {
    negativePhrases = phrases
    phrases = []
  }

  mutating func noteShortcut(_ fields: CatalogFields) {
    defer { (parameters, phrases) = ([], []) }
    guard let intent = fields["intent"].flatMap(spoken) else { return }
    var shortcut = WrittenShortcut(intent)
    shortcut.title = fields["title"].flatMap(spoken)
    shortcut.parameters = parameters
    shortcut.phrases = phrases
    shortcuts.append(shortcut)
    noteIntent(of: shortcut, says: fields["say"].flatMap(spoken))
  }

  /// A catalog's intent is what its shortcut says of it; where two have the same, what the first says.
  private mutating func noteIntent(of shortcut: WrittenShortcut, says dialog: WrittenText?) {
    guard named.insert(shortcut.intent.text).inserted else { return }
    var intent = WrittenIntent(shortcut.intent)
    intent.title = shortcut.title
    intent.parameters = shortcut.parameters
    intent.dialogs = dialog.map { [$0] } ?? []
    intents.append(intent)
  }
}

// MARK: - Finding places

extension CatalogRecord {
  private func text(_ string: JSONString) -> WrittenText { WrittenText(string, in: bytes, of: source) }

  /// A string that says something.
  private func spoken(_ json: JSONValue) -> WrittenText? {
    guard case .string(let string) = json.content else { return nil }
    let text = text(string)
    return text.text.utf8.contains { $0 > 0x20 } ? text : nil
  }

  private func unplaced(_ text: String, _ json: JSONValue) -> WrittenText {
    WrittenText(text, at: Place(source, json.range.firstByte))
  }

  private func member(_ key: String, of json: JSONValue) -> JSONValue? {
    guard case .object(let members) = json.content else { return nil }
    return members.first { $0.key.means(key, in: bytes) }?.value
  }
}

extension JSONString {
  fileprivate func means(_ text: String, in source: [UInt8]) -> Bool {
    isPlain ? source[range].elementsEqual(text.utf8) : decoded(in: source) == text
  }
}

extension WrittenText {
  /// A string of JSON, whose parts can be found behind its escapes.
  init(_ string: JSONString, in bytes: [UInt8], of source: SourceID) {
    let quote = string.range.lowerBound > 0 ? bytes[string.range.lowerBound - 1] : 0
    self.init(
      string.decoded(in: bytes),
      at: Place(source, string.range),
      layout: string.isPlain ? .verbatim : .escaped(string.sourceOffsets(in: bytes)),
      spelling: quote == UInt8(ascii: "'") ? .singleQuoted : quote == UInt8(ascii: "\"") ? .quoted : .plain
    )
  }
}
