internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// What a catalog's reader notes down for lint while it reads: every part that counts, with its place.
///
/// Parts are noted in the order in which they are read, from the inside out: values before their entity, parameters
/// and phrases before their shortcut.
struct DeclarationRecorder {
  private let bytes: [UInt8]
  private let source: SourceID
  private var name: LocatedText?
  private var synonyms: [LocatedText] = []
  private var entities: [DeclaredEntity] = []
  private var intents: [DeclaredIntent] = []
  /// The identifiers of the intents.
  private var named: Set<String> = []
  private var shortcuts: [DeclaredShortcut] = []
  private var negativePhrases: [DeclaredPhrase] = []
  /// Of the entity that is being read.
  private var values: [DeclaredValue] = []
  /// Of the shortcut that is being read.
  private var parameters: [DeclaredParameter] = []
  private var phrases: [DeclaredPhrase] = []

  init(_ bytes: [UInt8], source: SourceID) { (self.bytes, self.source) = (bytes, source) }

  /// Everything noted; nil when the application has no name.
  var application: DeclaredApplication? {
    guard let name else { return nil }
    var application = DeclaredApplication(name, origin: .catalog)
    application.synonyms = synonyms
    application.entities = entities.filter { $0.selection == nil } + entities.filter { $0.selection != nil }
    application.intents = intents
    application.shortcuts = shortcuts
    application.negativePhrases = negativePhrases
    return application
  }
}

// MARK: - Noting

extension DeclarationRecorder {
  mutating func noteApplication(_ fields: CatalogFields) {
    name = fields["name"].flatMap(spoken)
    synonyms = fields["synonyms"]?.elements.compactMap(spoken) ?? []
  }

  mutating func noteValue(_ value: Entity.Value, _ json: JSONValue) {
    let title = spoken(json) ?? json["title"].flatMap(spoken) ?? json["id"].flatMap(spoken)
    var written = DeclaredValue(id: value.id, title: title ?? unlocated(value.title, json))
    written.subtitle = value.subtitle
    written.isSuggested = value.isSuggested
    written.tags = value.tags
    if !value.synonyms.isEmpty { written.synonyms = json["synonyms"]?.elements.compactMap(spoken) ?? [] }
    values.append(written)
  }

  mutating func noteEntity(_ entity: Entity, _ member: JSONValue.Member) {
    var written = DeclaredEntity(key(of: member), kind: .entity)
    written.title = member.value["title"].flatMap(spoken)
    note(written, as: entity)
  }

  /// Notes the values that a parameter lists itself.
  mutating func noteInlineEntity(_ entity: Entity, at range: Range<Int>) {
    note(DeclaredEntity(LocatedText(entity.name, at: SourceRange(source, range)), kind: .enumeration), as: entity)
  }

  /// Notes an entity that selects values of one that was noted before.
  mutating func noteSelection(_ entity: Entity) {
    guard let selection = entity.selection, let whole = entities.first(where: { $0.name.text == selection.entity })
    else { return }
    var written = DeclaredEntity(LocatedText(entity.name, at: whole.name.place), kind: whole.kind)
    written.title = whole.title ?? whole.name
    written.vocabulary = entity.vocabulary
    written.values = whole.values.filter { selection.includes(tags: $0.tags) }
    written.selection = selection
    entities.append(written)
  }

  private mutating func note(_ written: DeclaredEntity, as entity: Entity) {
    var written = written
    written.vocabulary = entity.vocabulary
    written.values = values
    values = []
    entities.append(written)
  }

  mutating func noteParameter(_ parameter: Parameter, _ member: JSONValue.Member) {
    let named = member.value["entity"] ?? member.value["type"]
    var written = DeclaredParameter(
      key(of: member), kind: parameter.kind, type: named.flatMap(spoken)?.text ?? "values")
    written.prompt = member.value["prompt"].flatMap(spoken)
    written.isOptional = parameter.isOptional
    written.fallback = parameter.fallback
    written.multiplier = parameter.multiplier
    parameters.append(written)
  }

  mutating func notePhrase(_ template: PhraseTemplate?, _ json: JSONValue) {
    guard let text = LocatedText(json: json, in: bytes, of: source) else { return }
    phrases.append(DeclaredPhrase(text, template: template))
  }

  mutating func noteNegativePhrases() {
    negativePhrases = phrases
    phrases = []
  }

  mutating func noteShortcut(_ fields: CatalogFields) {
    defer { (parameters, phrases) = ([], []) }
    guard let intent = fields["intent"].flatMap(spoken) else { return }
    var shortcut = DeclaredShortcut(intent)
    shortcut.title = fields["title"].flatMap(spoken)
    shortcut.parameters = parameters
    shortcut.phrases = phrases
    shortcuts.append(shortcut)
    noteIntent(of: shortcut, says: [fields["say"], fields["undo"]?["say"]].compactMap { $0.flatMap(spoken) })
  }

  /// A catalog's intent is what its shortcut says of it; where two have the same, what the first says.
  private mutating func noteIntent(of shortcut: DeclaredShortcut, says dialogs: [LocatedText]) {
    guard named.insert(shortcut.intent.text).inserted else { return }
    var intent = DeclaredIntent(shortcut.intent)
    intent.title = shortcut.title
    intent.parameters = shortcut.parameters
    intent.dialogs = dialogs
    intents.append(intent)
  }
}

// MARK: - Finding places

extension DeclarationRecorder {
  private func key(of member: JSONValue.Member) -> LocatedText { LocatedText(keyOf: member, in: bytes, of: source) }

  /// A string that says something.
  private func spoken(_ json: JSONValue) -> LocatedText? {
    guard let text = LocatedText(json: json, in: bytes, of: source) else { return nil }
    return text.text.utf8.contains { $0 > 0x20 } ? text : nil
  }

  private func unlocated(_ text: String, _ json: JSONValue) -> LocatedText {
    LocatedText(text, at: SourceRange(source, json.range.firstByte))
  }
}

extension LocatedText {
  /// A key of JSON, whose parts can be found behind its escapes.
  init(keyOf member: JSONValue.Member, in bytes: [UInt8], of source: SourceID) {
    self.init(member.key, spelled: JSONSpelling(of: member, in: bytes), in: source)
  }

  /// A string of JSON, whose parts can be found behind its escapes; nil when the value is none.
  init?(json: JSONValue, in bytes: [UInt8], of source: SourceID) {
    guard let text = json.string, let spelling = JSONSpelling(of: json, in: bytes) else { return nil }
    self.init(text, spelled: spelling, in: source)
  }

  private init(_ text: String, spelled json: JSONSpelling, in source: SourceID) {
    let spelling: Spelling =
      switch json.quote {
      case UInt8(ascii: "'"): .singleQuoted
      case nil: .plain
      default: .quoted
      }
    self.init(
      text, at: SourceRange(source, json.range), layout: json.isPlain ? .verbatim : .escaped(json.offsets),
      spelling: spelling)
  }
}
