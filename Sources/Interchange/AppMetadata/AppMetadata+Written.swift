internal import Diagnostics
import FileFormats
package import PhraseCatalogs
package import PhraseMatching

extension AppMetadata {
  /// The application as its authors wrote it, for lint: its phrases with their places in the Swift sources.
  ///
  /// Values of entities are missing, because only a running app knows them. A source that cannot be read any more is
  /// empty, and what was written there has no place in it.
  ///
  /// - Parameters:
  ///   - sources: takes up the Swift sources, behind those already there.
  ///   - folder: what the files named in the metadata are seen from; empty for here.
  ///   - name: what people call the app; nil for the name of its module, since metadata does not say.
  package func written(sources: inout [DeclarationSource], folder: String, name: String? = nil) -> DeclaredApplication {
    var writer = MetadataWriter(self, sources, folder: folder)
    let application = writer.application(named: name)
    sources = writer.sources
    return application
  }
}

/// Finds what metadata says in the sources that it was extracted from.
private struct MetadataWriter {
  private let metadata: AppMetadata
  private let folder: String
  private(set) var sources: [DeclarationSource]
  private var tokens: [SourceID: SwiftTokens] = [:]
  private var opened: [String: SourceID] = [:]
  /// What every text without a place is written in.
  private var nowhere: SourceID?

  init(_ metadata: AppMetadata, _ sources: [DeclarationSource], folder: String) {
    self.metadata = metadata
    self.sources = sources
    self.folder = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
  }

  mutating func application(named name: String?) -> DeclaredApplication {
    let provider = metadata.additions?.providers.first
    let called = name ?? metadata.additions?.modules.first ?? "App"
    var application = DeclaredApplication(
      LocatedText(called, at: place(of: provider?.typeName.lastName, provider?.place)), origin: .metadata)
    application.providers = (metadata.additions?.providers ?? []).map { provider in
      LocatedText(provider.typeName, at: place(of: provider.typeName.lastName, provider.place))
    }
    let actions = metadata.actions.sorted { $0.key < $1.key }
    application.intents = actions.map { intent($0.value, called: $0.key) }
    application.shortcuts = metadata.autoShortcuts.map { shortcut($0) }
    application.entities = entities()
    application.negativePhrases = metadata.negativePhrases.map { phrase($0, with: []) }
    return application
  }

  // MARK: Intents and shortcuts

  private mutating func intent(_ action: AppMetadata.Action, called name: String) -> DeclaredIntent {
    var intent = DeclaredIntent(LocatedText(name, at: place(of: action.identifier, action.place)))
    intent.title = action.title.map { text($0) }
    intent.parameters = action.parameters.map { parameter($0, of: name, at: action.place) }
    intent.isDiscoverable = action.isDiscoverable
    return intent
  }

  private mutating func parameter(
    _ parameter: AppMetadata.Parameter, of intent: String, at place: AppMetadata.SourceLine?
  ) -> DeclaredParameter {
    let own = "\(intent).\(parameter.name)"
    var written = DeclaredParameter(
      LocatedText(parameter.name, at: self.place(of: parameter.name, parameter.additions?.place ?? place)),
      kind: parameter.hasOwnValues ? .entity(own) : parameter.valueType?.kind(within: parameter.bounds) ?? .text,
      type: parameter.additions?.typeName?.withoutModules ?? parameter.valueType?.name ?? "")
    written.prompt = parameter.additions?.requestValueDialog.map { text($0) }
    written.isOptional = parameter.isOptional || parameter.capabilities.contains(.hasDefault)
    return written
  }

  private mutating func shortcut(_ shortcut: AppMetadata.Shortcut) -> DeclaredShortcut {
    let action = metadata.actions[shortcut.actionIdentifier]
    var written = DeclaredShortcut(
      LocatedText(shortcut.actionIdentifier, at: place(of: shortcut.actionIdentifier, shortcut.place)))
    written.title = (shortcut.shortTitle ?? action?.title).map { text($0) }
    written.parameters = (action?.parameters ?? []).map {
      parameter($0, of: shortcut.actionIdentifier, at: action?.place)
    }
    let names = Set(written.parameters.map(\.name.text))
    written.phrases = shortcut.phraseTemplates.map { phrase($0, with: names) }
    return written
  }

  private mutating func phrase(_ text: AppMetadata.Text, with names: Set<String>) -> DeclaredPhrase {
    let template = PhraseTemplate.literal(text.key).template
    let isKnown = template?.placeholderNames.allSatisfy(names.contains) ?? false
    return DeclaredPhrase(self.text(text), template: isKnown ? template : nil)
  }

  // MARK: Entities and enums

  private mutating func entities() -> [DeclaredEntity] {
    var written: [DeclaredEntity] = []
    for (name, entity) in metadata.entities.sorted(by: { $0.key < $1.key }) {
      var one = DeclaredEntity(LocatedText(name, at: place(of: entity.typeName, entity.place)), kind: .entity)
      one.title = entity.displayTypeName.map { text($0) }
      let query = entity.defaultQueryIdentifier.flatMap { metadata.queries[$0] }
      one.vocabulary = query?.capabilities.contains(.byText) == true ? .open : .closed
      written.append(one)
    }
    for enumeration in metadata.enums {
      let name = LocatedText(enumeration.identifier, at: place(of: enumeration.identifier, enumeration.place))
      var one = DeclaredEntity(name, kind: .enumeration)
      one.title = enumeration.displayTypeName.map { text($0) }
      one.values = enumeration.cases.map { value($0, of: enumeration) }
      written.append(one)
    }
    for (name, action) in metadata.actions.sorted(by: { $0.key < $1.key }) {
      for parameter in action.parameters where parameter.hasOwnValues {
        let place = place(of: parameter.name, parameter.additions?.place ?? action.place)
        var one = DeclaredEntity(LocatedText("\(name).\(parameter.name)", at: place), kind: .entity)
        one.title = parameter.title.map { text($0) }
        written.append(one)
      }
    }
    return written
  }

  private mutating func value(_ element: AppMetadata.Case, of enumeration: AppMetadata.Enumeration) -> DeclaredValue {
    let display = element.displayRepresentation
    let title = display?.title ?? AppMetadata.Text(element.identifier, at: enumeration.place)
    var value = DeclaredValue(id: element.identifier, title: text(title))
    value.subtitle = display?.subtitle?.shown
    value.synonyms = (display?.synonyms ?? []).map { text($0) }
    return value
  }

  // MARK: Places

  private mutating func text(_ text: AppMetadata.Text) -> LocatedText {
    guard let place = text.place else { return LocatedText(text.shown, at: SourceRange(origin(), 0..<0)) }
    let source = source(place.file)
    let literal = tokens[source]?.literal(saying: text.key, fromLine: place.line)
    return LocatedText(text.shown, at: literal.map { SourceRange(source, $0.range) } ?? line(place))
  }

  /// The place of a name in a line or below it.
  private mutating func place(of name: String?, _ place: AppMetadata.SourceLine?) -> SourceRange {
    guard let place else { return SourceRange(origin(), 0..<0) }
    let source = source(place.file)
    guard let name, let tokens = tokens[source], let start = tokens.firstIndex(fromLine: place.line),
      let index = tokens.index(of: name, in: start..<min(start + 60, tokens.tokens.count))
    else { return line(place) }
    return SourceRange(source, tokens.tokens[index].range)
  }

  /// All that is written in a line.
  private mutating func line(_ place: AppMetadata.SourceLine) -> SourceRange {
    let source = source(place.file)
    guard let tokens = tokens[source] else { return SourceRange(source, 0..<0) }
    let line = tokens.tokens.indices.filter { tokens.tokens[$0].line == place.line }
    guard let first = line.first, let last = line.last else { return SourceRange(source, 0..<0) }
    return SourceRange(source, tokens.bytes(of: first..<last + 1))
  }

  private mutating func source(_ file: String) -> SourceID {
    if let known = opened[file] { return known }
    let path = file.hasPrefix("/") ? file : folder + file
    let bytes = (try? FileContents.read(path)) ?? []
    let source = SourceID(sources.count)
    sources.append(DeclarationSource(name: path, text: SourceText(bytes)))
    tokens[source] = SwiftTokens(bytes)
    opened[file] = source
    return source
  }

  private mutating func origin() -> SourceID {
    if let nowhere { return nowhere }
    let source = SourceID(sources.count)
    sources.append(DeclarationSource(name: metadata.additions?.modules.first ?? "extract.actionsdata"))
    nowhere = source
    return source
  }
}

// MARK: - What the matcher takes

extension AppMetadata.Text {
  /// What people see in the author's language.
  fileprivate var shown: String { defaultValue ?? key }
}

extension AppMetadata.Parameter {
  /// Whether the values are known to this parameter only.
  fileprivate var hasOwnValues: Bool {
    additions?.optionsProvider != nil || additions?.query != nil || capabilities.contains(.hasOptions)
  }

  /// The least and the greatest number it takes.
  fileprivate var bounds: ClosedRange<Double>? {
    guard let lower = typeSpecificMetadata[.lowerBound]?.unwrapped?.double,
      let upper = typeSpecificMetadata[.upperBound]?.unwrapped?.double, lower <= upper
    else { return nil }
    return lower...upper
  }
}

extension AppMetadata.ValueType {
  /// What the matcher takes for a value of the type.
  package func kind(within bounds: ClosedRange<Double>? = nil) -> Parameter.Kind {
    switch self {
    case .entity(let name), .enumeration(let name): return .entity(name)
    case .array(let member): return member.kind(within: bounds)
    case .primitive(.boolean): return .boolean
    case .primitive(.integer):
      guard let bounds, let lower = Int(exactly: bounds.lowerBound), let upper = Int(exactly: bounds.upperBound)
      else { return .integer() }
      return .integer(lower...upper)
    case .primitive(.number), Self.currencyAmount: return .number(bounds)
    case .primitive(.date), .primitive(.dateComponents): return .date
    case .measurement(Self.durationUnitType, _): return .duration
    case .measurement: return .measurement
    case .primitive, .intents, .named, .unknown: return .text
    }
  }

  /// A name for it where no author gave one.
  fileprivate var name: String {
    switch self {
    case .entity(let name), .enumeration(let name), .named(let name): name
    case .array(let member): "[\(member.name)]"
    case .primitive(.string): "String"
    case .primitive(.boolean): "Bool"
    case .primitive(.integer): "Int"
    case .primitive(.number): "Double"
    case .primitive(.date): "Date"
    case .primitive(.dateComponents): "DateComponents"
    case .primitive(.url): "URL"
    case .primitive(.attributedString): "AttributedString"
    case Self.person: "IntentPerson"
    case Self.file: "IntentFile"
    case Self.currencyAmount: "IntentCurrencyAmount"
    case .measurement(_, let unit): unit.map { "Measurement<\($0)>" } ?? "Measurement"
    case .primitive, .intents, .unknown: ""
    }
  }
}

extension String {
  /// A type's name without that of its module.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }

  /// A type as authors write it: `TrailEntity?` of `Swift.Optional<Trails.TrailEntity>`.
  fileprivate var withoutModules: String {
    for (prefix, before, after) in [("Swift.Optional<", "", "?"), ("Swift.Array<", "[", "]")] {
      guard hasPrefix(prefix), hasSuffix(">") else { continue }
      return before + String(dropFirst(prefix.count).dropLast()).withoutModules + after
    }
    guard let open = firstIndex(of: "<"), hasSuffix(">") else { return lastName }
    return String(self[..<open]).lastName + "<" + String(self[index(after: open)...].dropLast()).withoutModules + ">"
  }
}
