/// Reads the value of a parameter from what somebody said.
package struct ValueReader: Sendable {
  package let locale: Locale

  package init(locale: Locale) { self.locale = locale }

  // MARK: - Names

  /// Whether two texts are the same but for case, accents and punctuation.
  package func isSame(_ one: String, _ other: String) -> Bool { plain(one) == plain(other) }

  private func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The options that somebody means: those called exactly so, or else those whose name has all the words.
  package func options(named text: String, among options: [ValueOption]) -> [any Sendable] {
    let wanted = plain(text)
    guard !wanted.isEmpty else { return [] }
    let named = options.map { option in (option, names(of: option.display).map(plain)) }
    let exact = named.filter { $0.1.contains(wanted) }
    if !exact.isEmpty { return exact.map(\.0.value) }
    let words = Set(wanted.split(separator: " "))
    return named.filter { $0.1.contains { words.isSubset(of: Set($0.split(separator: " "))) } }.map(\.0.value)
  }

  /// The options whose name has a word for each word of a text, or one that begins with it: "postgresql@16" for "postgres
  /// 16".
  package func options(partlyNamed text: String, among options: [ValueOption]) -> [any Sendable] {
    let named = self.options(named: text, among: options)
    let words = plain(text).split(separator: " ")
    guard named.isEmpty, !words.isEmpty else { return named }
    return options.filter { option in
      names(of: option.display).contains { name in
        let parts = plain(name).split(separator: " ")
        return words.allSatisfy { word in parts.contains { word.isBeginning(of: $0) } }
      }
    }.map(\.value)
  }

  /// The options that an answer picks by name, by number or by what is written below them; a list of them, as one
  /// value, if the parameter takes several.
  func choices(
    in text: String, among options: [ValueOption], for parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    guard case .array(let element) = parameter.valueKind else {
      return try await choice(in: text, among: options, parameter.valueKind, of: parameter)
    }
    let whole = self.options(named: text, among: options)
    if !whole.isEmpty { return whole }
    var list: [any Sendable] = []
    for part in parts(of: text) {
      let picked = try await choice(in: part, among: options, element, of: parameter)
      guard picked.count == 1 else { return parts(of: text).count == 1 ? picked : [] }
      list += picked
    }
    return list.isEmpty ? [] : [list]
  }

  private func choice(
    in text: String, among options: [ValueOption], _ kind: ValueKind, of parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let named = self.options(named: text, among: options)
    if !named.isEmpty { return named }
    if let index = ReadableText(text, locale: locale).index(among: options.count) { return [options[index].value] }
    let described = options.filter { $0.display.subtitle.map { isSame(String(localized: $0), text) } ?? false }
    if !described.isEmpty { return described.map(\.value) }
    guard kind.hasWordsOfItsOwn else { return [] }
    let known = Set(options.compactMap { ($0.value as? any Hashable).map { AnyHashable($0) } })
    return try await values(in: text, kind, of: parameter).filter { value in
      (value as? any Hashable).map { known.contains(AnyHashable($0)) } ?? false
    }
  }

  private func names(of display: DisplayRepresentation) -> [String] {
    ([display.title] + display.synonyms).map { String(localized: $0) }
  }

  // MARK: - Values

  /// The values that a text can mean for a parameter; several if it is not clear which.
  package func values(in text: String, for parameter: any AnyIntentParameter) async throws -> [any Sendable] {
    try await values(in: text, for: parameter, among: try await ParameterOptions(of: parameter).all)
  }

  /// The values that a text can mean for a parameter with some options, fetched only if no resolver knows better.
  func values(
    in text: String, for parameter: any AnyIntentParameter, among options: @autoclosure () async throws -> [ValueOption]
  ) async throws -> [any Sendable] {
    let own = try await resolved(text, for: parameter)
    if !own.isEmpty { return own }
    // What is suggested for a union hides no other value of that name.
    if case .union = parameter.valueKind, ParameterOptions.provider(of: parameter) == nil {
      return try await values(in: text, parameter.valueKind, of: parameter)
    }
    let offered = self.options(named: text, among: try await options())
    if !offered.isEmpty { return offered }
    return try await values(in: text, parameter.valueKind, of: parameter)
  }

  private func resolved(_ text: String, for parameter: any AnyIntentParameter) async throws -> [any Sendable] {
    for resolver in resolvers(of: parameter) {
      if let value = try await resolve(text, resolver, parameter) { return [value] }
    }
    return []
  }

  @inline(never)
  private func resolvers(of parameter: any AnyIntentParameter) -> [any Resolver] { parameter.traits.resolvers }

  private func resolve<R: Resolver>(
    _ text: String, _ resolver: R, _ parameter: any AnyIntentParameter
  ) async throws -> (any Sendable)? {
    guard let input = text as? R.Input else { return nil }
    let context = IntentParameterContext<R.Output>(title: parameter.title, locale: locale, traits: parameter.traits)
    return try await resolver.resolve(from: input, context: context)
  }

  /// - Parameter kind: what it takes, or one of what it takes.
  private func values(
    in text: String, _ kind: ValueKind, of parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    switch kind {
    case .entity(let type):
      try await EntityFinder.entities(of: type, named: text, by: self, query: ParameterOptions.query(of: parameter))
    case .union(let type): try await shapes(of: type, in: text, of: parameter)
    case .array(let element): try await elements(in: text, element, of: parameter)
    default: values(in: text, kind, parameter.traits)
    }
  }

  /// The values of a kind that nobody has to be asked for.
  @inline(never)
  private func values(in text: String, _ kind: ValueKind, _ traits: ParameterTraits) -> [any Sendable] {
    let readable = ReadableText(text, locale: locale)
    switch kind {
    case .string: return [text]
    case .attributedString: return [AttributedString(text)]
    case .integer: return list(readable.integer)
    case .number: return list(readable.number)
    case .decimal: return list(readable.decimal)
    case .boolean: return list(readable.boolean(named: traits.booleanNames))
    case .date: return list(readable.date(calendar: .current, now: Date()))
    case .dateComponents: return list(components(readable, traits.dateKind))
    case .url: return list(readable.url)
    case .duration: return list(readable.duration)
    case .personName: return list(ShownText.nameComponents(text))
    case .measurement(let dimension): return list(measurement(readable, dimension, traits.unit))
    case .currencyAmount: return list(amount(text, traits.currencyCodes))
    case .person: return [IntentPerson(name: .displayName(text))]
    case .search: return [StringSearchCriteria(term: text)]
    case .place: return text.isEmpty ? [] : [CLPlacemark(name: text)]
    case .file: return list(IntentFile(typedPath: text))
    case .enumeration(let type): return cases(of: type, named: text)
    case .opaque(SemanticContentDescriptor.kindName): return [SemanticContentDescriptor(labels: [text])]
    case .paymentMethod, .opaque, .entity, .union, .array: return []
    }
  }

  private func list<Value: Sendable>(_ value: Value?) -> [any Sendable] { value.map { [$0] } ?? [] }

  private func components(_ text: ReadableText, _ kind: IntentDateKind) -> DateComponents? {
    let fields: Set<Calendar.Component> =
      switch kind {
      case .date: [.year, .month, .day]
      case .time: [.hour, .minute]
      case .dateTime: [.year, .month, .day, .hour, .minute]
      }
    return text.date(calendar: .current, now: Date()).map { Calendar.current.dateComponents(fields, from: $0) }
  }

  private func measurement(
    _ text: ReadableText, _ dimension: MeasuredDimension, _ usual: Dimension?
  ) -> (any Sendable)? {
    let usual = usual ?? dimension.baseUnit
    return text.quantity(in: [usual], usual: usual).flatMap { dimension.measurement($0.value, $0.unit) }
  }

  private func amount(_ text: String, _ currencies: [String]) -> IntentCurrencyAmount? {
    let number = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
    guard let amount = Decimal(string: number) else { return nil }
    let letters = text.uppercased().filter { $0.isLetter }
    let code = letters.count == 3 ? letters : currencies.first ?? locale.currency?.identifier ?? "USD"
    return IntentCurrencyAmount(amount: amount, currencyCode: code)
  }

  private func cases(of type: any AppEnum.Type, named text: String) -> [any Sendable] {
    func read<Enum: AppEnum>(_ type: Enum.Type) -> [any Sendable] {
      let named = options(named: text, among: Enum.allCases.map { ValueOption($0, display: $0.display) })
      if !named.isEmpty { return named }
      return Enum.allCases.filter { isSame($0.rawValue.description, text) }
    }
    return read(type)
  }

  private func shapes(
    of type: any _IntentValueRepresentable.Type, in text: String, of parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    guard let union = type as? any AppUnionValue.Type else { return [] }
    var found: [any Sendable] = []
    var asText: [any Sendable] = []
    for shape in union._shapes {
      let values = try await values(in: text, shape.kind, of: parameter).compactMap(shape.embed)
      if shape.kind.isFreeText { asText += values } else { found += values }
    }
    // Anything can be a text, so it is one only if it is nothing else.
    return found.isEmpty ? asText : bestNamed(found, text)
  }

  /// Of values of several types those that a text names best: by their title or a part of it, and not by another name.
  private func bestNamed(_ values: [any Sendable], _ text: String) -> [any Sendable] {
    let wanted = plain(text)
    let words = Set(wanted.split(separator: " "))
    let fits = values.map { value -> Int in
      let display = DisplayRepresentation(showing: value)
      let title = plain(String(localized: display.title))
      if title == wanted { return 3 }
      if words.isSubset(of: Set(title.split(separator: " "))) { return 2 }
      return names(of: display).contains { plain($0) == wanted } ? 1 : 0
    }
    return zip(values, fits).filter { $0.1 == fits.max() }.map(\.0)
  }

  private func elements(
    in text: String, _ element: ValueKind, of parameter: any AnyIntentParameter
  ) async throws -> [any Sendable] {
    let whole = try await values(in: text, element, of: parameter)
    if whole.count == 1, !text.contains(",") { return [whole] }
    var found: [any Sendable] = []
    for part in parts(of: text) {
      let values = try await values(in: part, element, of: parameter)
      guard values.count == 1 else { return whole.count == 1 ? [whole] : [] }
      found.append(values[0])
    }
    return found.isEmpty ? [] : [found]
  }
}

extension ValueReader {
  /// The values that a text lists for a parameter that takes several, and the items that are no values, or not only one.
  package func list(in text: String, for parameter: any AnyIntentParameter) async throws
    -> (known: [any Sendable], unknown: [String])
  {
    var known: [any Sendable] = []
    var unknown: [String] = []
    for part in parts(of: text) {
      let found = try await values(in: part, for: parameter)
      let items = found.count == 1 ? found[0] as? [any Sendable] ?? found : []
      if items.isEmpty { unknown.append(part) } else { known += items }
    }
    return (known, unknown)
  }

  /// What an enumeration lists: "a, b and c".
  private func parts(of text: String) -> [String] {
    text.replacing(" and ", with: ",").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Whether it is another word, or enough of it to be meant.
  fileprivate func isBeginning(of word: Substring) -> Bool {
    self == word || count >= Self.leastBeginning && word.hasPrefix(self) && contains(where: \.isLetter)
  }

  private static var leastBeginning: Int { 4 }
}

extension ValueKind {
  /// Whether there are words for the values besides the titles of the options: "yes", or the raw value of a case.
  fileprivate var hasWordsOfItsOwn: Bool {
    switch self {
    case .boolean, .enumeration: true
    default: false
    }
  }
}

/// What a parameter offers to choose from.
package struct ParameterOptions: Sendable {
  package let sections: [OptionSection]
  /// Whether there is nothing besides what is offered.
  package let isClosed: Bool

  package var all: [ValueOption] { sections.flatMap(\.options) }

  private init(_ sections: [OptionSection], isClosed: Bool) { (self.sections, self.isClosed) = (sections, isClosed) }

  @inline(never)
  package init(of parameter: any AnyIntentParameter) async throws {
    if let provider = Self.provider(of: parameter) {
      self.init(try await provider.sections(), isClosed: true)
    } else if let named = Self.named(by: parameter) {
      self = named
    } else {
      self.init(try await Self.suggestions(for: parameter), isClosed: false)
    }
  }

  @inline(never)
  static func provider(of parameter: any AnyIntentParameter) -> ParameterOptionsProvider? {
    parameter.traits.optionsProvider
  }

  /// What the type of a parameter says of its values; nil where there may be others.
  @inline(never)
  private static func named(by parameter: any AnyIntentParameter) -> ParameterOptions? {
    switch parameter.valueKind {
    case .enumeration(let type), .array(.enumeration(let type)):
      let cases = cases(of: type, parameter.traits.supportedValues)
      return ParameterOptions([OptionSection(options: cases)], isClosed: true)
    case .boolean:
      return parameter.traits.booleanNames.map { names in
        let options = [
          ValueOption(true, display: DisplayRepresentation(title: names.true)),
          ValueOption(false, display: DisplayRepresentation(title: names.false)),
        ]
        return ParameterOptions([OptionSection(options: options)], isClosed: true)
      }
    default: return nil
    }
  }

  /// What queries suggest for a parameter.
  @inline(never)
  private static func suggestions(for parameter: any AnyIntentParameter) async throws -> [OptionSection] {
    switch parameter.valueKind {
    case .entity(let type), .array(.entity(let type)):
      try await EntityFinder.suggestions(of: type, query: query(of: parameter))
    case .union(let type), .array(.union(let type)): try await suggestions(ofShapesOf: type)
    default: []
    }
  }

  @inline(never)
  static func query(of parameter: any AnyIntentParameter) -> (any EntityQuery)? { parameter.traits.query }

  /// What the provider of the options, or the query, starts with.
  static func defaultValue(of parameter: any AnyIntentParameter) async throws -> (any Sendable)? {
    if let provider = provider(of: parameter) { return await provider.defaultValue() }
    switch parameter.valueKind {
    case .entity(let type), .array(.entity(let type)):
      return try await EntityFinder.defaultResult(of: type, query: query(of: parameter))
    default: return nil
    }
  }

  /// What the queries of the entities suggest that may be in a union.
  private static func suggestions(ofShapesOf type: any _IntentValueRepresentable.Type) async throws -> [OptionSection] {
    var sections: [OptionSection] = []
    for shape in (type as? any AppUnionValue.Type)?._shapes ?? [] {
      guard case .entity(let entity) = shape.kind else { continue }
      sections += embedded(try await EntityFinder.suggestions(of: entity), in: shape)
    }
    return sections
  }

  @inline(never)
  private static func embedded(_ sections: [OptionSection], in shape: UnionShape) -> [OptionSection] {
    sections.map { section in
      let options = section.options.compactMap { option in
        shape.embed(option.value).map { ValueOption($0, display: option.display) }
      }
      return OptionSection(title: section.title, options: options)
    }
  }

  private static func cases(of type: any AppEnum.Type, _ supported: [any Sendable]?) -> [ValueOption] {
    func list<Enum: AppEnum>(_ type: Enum.Type) -> [ValueOption] {
      let supported = supported.map { $0.compactMap { $0 as? Enum } } ?? Array(Enum.allCases)
      return supported.map { ValueOption($0, display: $0.display) }
    }
    return list(type)
  }
}
