internal import AppIntents
internal import PhraseMatching

/// What the matcher is told about one parameter of an intent.
struct ParameterExpansion {
  private let parameter: any AnyIntentParameter
  private let name: String
  private let intent: String

  init(of parameter: any AnyIntentParameter, named name: String, in intent: any AppIntent) {
    self.parameter = parameter
    self.name = name
    self.intent = _unqualifiedName(of: type(of: intent))
  }

  /// Where the values of the parameter come from.
  enum Source: Sendable {
    case options(ParameterOptionsProvider)
    /// The cases of an enum, or only some.
    case cases(any AppEnum.Type, supported: [any Sendable]?)
    case entities(any AppEntity.Type, query: (any EntityQuery)?)
    case names(Bool.IntentDisplayName)
    /// What people say in numbers, dates or free words.
    case said(Parameter.Kind)
    /// Nothing that anybody can say.
    case nothing
  }

  var source: Source {
    if let provider = parameter.traits.optionsProvider { return .options(provider) }
    return source(of: parameter.valueKind)
  }

  private func source(of kind: ValueKind) -> Source {
    switch kind {
    case .string, .attributedString, .url, .personName, .person, .file, .place, .search, .union: .said(.text)
    case .integer: .said(.integer(range.flatMap(Self.integers)))
    case .number, .decimal, .currencyAmount: .said(.number(range))
    case .boolean: parameter.traits.booleanNames.map(Source.names) ?? .said(.boolean)
    case .date, .dateComponents: .said(.date)
    case .duration: .said(.duration)
    case .measurement(let dimension): .said(dimension.baseUnit is UnitDuration ? .duration : .measurement)
    case .enumeration(let type): .cases(type, supported: parameter.traits.supportedValues)
    case .entity(let type): .entities(type, query: parameter.traits.query)
    case .array(let element): source(of: element)
    case .paymentMethod, .opaque: .nothing
    }
  }

  /// The lowest and the highest number, where there are both.
  private var range: ClosedRange<Double>? {
    guard let range = parameter.traits.range, range.lowerBound <= range.upperBound, range.upperBound.isFinite else {
      return nil
    }
    return range.lowerBound...range.upperBound
  }

  private static func integers(_ range: ClosedRange<Double>) -> ClosedRange<Int>? {
    guard let lower = Int(exactly: range.lowerBound), let upper = Int(exactly: range.upperBound) else { return nil }
    return lower...upper
  }

  /// What the matcher calls the values; parameters with the same values share them.
  var entityName: String {
    switch source {
    case .cases(let type, nil): _unqualifiedName(of: type)
    case .entities(let type, nil): _unqualifiedName(of: type)
    case .options, .cases, .entities, .names, .said, .nothing: "\(intent).\(name)"
    }
  }

  /// The names of all entities of which a value may be.
  var entityNames: [String] {
    guard case .said = source else { return [entityName] }
    return parameter.valueKind.entityTypes.map { _unqualifiedName(of: $0) }
  }

  /// The parameter as the matcher knows it; nil when nobody can say its values.
  var model: Parameter? {
    let kind: Parameter.Kind
    switch source {
    case .options, .cases, .entities, .names: kind = .entity(entityName)
    case .said(let said): kind = said
    case .nothing: return nil
    }
    let prompt = parameter.traits.requestValueDialog.map { String(localized: $0.full) }
    return Parameter(name: name, kind: kind, prompt: prompt, isOptional: parameter.isOptional)
  }
}
