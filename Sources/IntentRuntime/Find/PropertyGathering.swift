internal import AppIntents

/// Puts together what the entities of a type tell about their properties.
struct PropertyGathering {
  private let entities: [any AppEntity]
  private let native: [FindableProperty]
  private let nameWords: Set<String>
  private let words: FindWords

  init(_ entities: [any AppEntity], native: [FindableProperty], nameWords: Set<String>, _ words: FindWords) {
    (self.entities, self.native, self.nameWords, self.words) = (entities, native, nameWords, words)
  }

  /// The properties of the query, then the others that entities of the type can be compared by.
  var properties: [SpokenProperty] {
    guard let sample = entities.first else { return native.map { spoken($0, values: []) } }
    let described = sample.propertyDescriptions
    let others = described.filter { property in
      !property.kind.comparators.isEmpty && !native.contains { $0.name == property.name }
    }
    let all = native + others.map(unlisted)
    let values = values(of: described.filter { $0.access != .deferred }.map(\.name))
    return all.map { spoken($0, values: values[$0.name] ?? []) }
  }

  /// A property that the query knows nothing of, so that the framework compares it.
  private func unlisted(_ property: EntityPropertyDescription) -> FindableProperty {
    FindableProperty(
      name: property.name, title: property.title, kind: property.kind, comparators: [], isSortable: false)
  }

  private func values(of names: [String]) -> [String: [any Sendable]] {
    let wanted = Set(names)
    var values: [String: [any Sendable]] = [:]
    for entity in entities {
      for property in entity.propertyDescriptions where wanted.contains(property.name) {
        if let value = property.valueAtHand().flatMap(inside) { values[property.name, default: []].append(value) }
      }
    }
    return values
  }

  private func spoken(_ property: FindableProperty, values: [any Sendable]) -> SpokenProperty {
    let title = FindText.words(of: String(localized: property.title))
    let ownWords = title + FindText.words(of: Self.spaced(property.name))
    let meant = Set(ownWords.map(words.stem)).subtracting(words.fillers)
    let withoutName = meant.subtracting(nameWords)
    let isName = isName(property, values)
    return SpokenProperty(
      property: property, titleWords: title, words: withoutName.isEmpty ? meant : withoutName,
      shape: FindShape(property.kind), vocabulary: vocabulary(of: property.kind, values, isName: isName),
      unit: (values.first as? any UnitBearing)?.ownUnit, currencies: Self.currencies(of: values),
      latest: values.compactMap { $0 as? Date }.max(), isSometimesAbsent: values.count < entities.count, isName: isName,
      isPlace: !isName && isAbout("place", meant), spokenTitle: spokenTitle(String(localized: property.title)))
  }

  private func spokenTitle(_ title: String) -> String {
    let all = title.lowercased().split(separator: " ")
    let kept = all.drop { nameWords.contains(words.stem(String($0))) }
    return (kept.isEmpty ? all[...] : kept).joined(separator: " ")
  }

  /// "trail Length" of `trailLength`.
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : "\(letter)" }
  }

  private static func currencies(of values: [any Sendable]) -> [String] {
    let codes = values.compactMap { ($0 as? IntentCurrencyAmount)?.currencyCode }
    let counts = Dictionary(codes.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(\.key)
  }

  private func isAbout(_ concept: FindWords.Concept, _ meant: Set<String>) -> Bool {
    words.ideas.first { $0.concept == concept }.map { !meant.isDisjoint(with: $0.words.map(words.stem)) } ?? false
  }

  /// Whether a property is what the entities are called: their titles, or else something with the title "Name".
  private func isName(_ property: FindableProperty, _ values: [any Sendable]) -> Bool {
    guard FindShape(property.kind) == .text else { return false }
    guard let entity = entities.first, let value = values.first as? String else { return property.name == "name" }
    return value == String(localized: entity.displayRepresentation.title)
  }

  // MARK: - Words of values

  private func vocabulary(of kind: ValueKind, _ values: [any Sendable], isName: Bool) -> FindVocabulary {
    switch kind {
    case .string, .attributedString, .url, .personName, .person:
      var vocabulary = FindVocabulary(distinct(values.compactMap(text)))
      if isName { for alias in aliases { vocabulary.add(alias) } }
      return vocabulary
    case .enumeration(let type): return FindVocabulary(cases(of: type))
    case .entity: return FindVocabulary(named(values))
    case .array(.enumeration(let type)): return FindVocabulary(cases(of: type))
    case .array(.entity): return FindVocabulary(named(elements(of: values)))
    case .array(.string): return FindVocabulary(distinct(elements(of: values).compactMap { $0 as? String }))
    default: return FindVocabulary()
    }
  }

  private func text(_ value: any Sendable) -> String? {
    if case .text(let text) = FoundValue(value) { text } else { nil }
  }

  private func distinct(_ texts: [String]) -> [FindVocabulary.Entry] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }.map { FindVocabulary.Entry($0, called: $0) }
  }

  /// What else the entities are called, for the text that a filter has to compare with.
  private var aliases: [FindVocabulary.Entry] {
    entities.flatMap { entity in
      let display = entity.displayRepresentation
      let title = String(localized: display.title)
      return display.synonyms.map { FindVocabulary.Entry(title, called: String(localized: $0)) }
    }
  }

  private func cases(of type: any AppEnum.Type) -> [FindVocabulary.Entry] {
    func list<Enum: AppEnum>(_ type: Enum.Type) -> [FindVocabulary.Entry] {
      Enum.allCases.flatMap { value in
        let display = value.display
        return ([display.title] + display.synonyms).map {
          FindVocabulary.Entry(value, called: String(localized: $0))
        }
      }
    }
    return list(type)
  }

  private func named(_ values: [any Sendable]) -> [FindVocabulary.Entry] {
    var known: Set<EntityIdentifier> = []
    return values.compactMap { $0 as? any AppEntity }.flatMap { entity -> [FindVocabulary.Entry] in
      guard known.insert(identity(of: entity)).inserted else { return [] }
      let display = entity.displayRepresentation
      return ([display.title] + display.synonyms).map {
        FindVocabulary.Entry(entity, called: String(localized: $0))
      }
    }
  }

  private func identity(of entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }

  private func elements(of values: [any Sendable]) -> [any Sendable] {
    values.flatMap { ($0 as? [any Sendable]) ?? [] }
  }
}
