internal import AppIntents
internal import Foundation
internal import PhraseMatching

extension ValueShape {
  /// So many examples of an entity are enough, and so many values are few.
  private static let mostExamples = 8
  private static let mostChoices = 40

  /// What fills a parameter of an intent; nil for values that nobody can write.
  init?(of parameter: any AnyIntentParameter, named name: String, in intent: any AppIntent, _ known: [Entity]) async {
    let expansion = ParameterExpansion(of: parameter, named: name, in: intent)
    let listed = known.first { $0.name == expansion.entityName }?.values
    var shape: ValueShape
    switch expansion.source {
    case .options(let provider):
      let offered = listed == nil ? try? await provider.sections().flatMap(\.options) : []
      // Options are numbered for want of an identity of their own.
      let names = (listed ?? ValueExpansion.options(offered ?? [])).map(\.title)
      shape = .choice(names.map { Choice(id: $0, title: $0) })
    case .cases(let type, let supported):
      shape = .choice(ValueExpansion.cases(of: type, supported: supported).map { Choice(id: $0.id, title: $0.title) })
    case .entities(let type, let query):
      let suggested = try? await EntityFinder.suggestions(of: type, query: query).flatMap(\.options)
      let names = listed?.map(\.title) ?? (suggested ?? []).map { String(localized: $0.display.title) }
      shape = .name(
        of: String(localized: type.typeDisplayRepresentation.name), examples: Array(names.prefix(Self.mostExamples)))
    case .names: shape = .boolean
    case .said:
      guard let said = ValueShape(of: parameter.valueKind, parameter.traits) else { return nil }
      self = said
      return
    case .nothing: return nil
    }
    if case .choice(let choices) = shape, choices.isEmpty { shape = .text }
    if case .array = parameter.valueKind { shape = .list(shape) }
    self = shape
  }

  /// What is said of a kind of values that has no list; nil for values that nobody can write.
  private init?(of kind: ValueKind, _ traits: ParameterTraits) {
    switch kind {
    case .string, .attributedString, .personName, .person, .place, .search, .union, .file, .currencyAmount:
      self = .text
    case .url: self = .url
    case .integer:
      self = .integer(
        traits.range.map { (Int(exactly: $0.lowerBound) ?? .min)...(Int(exactly: $0.upperBound) ?? .max) })
    case .number, .decimal: self = .number(traits.range.map { $0.lowerBound...$0.upperBound })
    case .boolean: self = .boolean
    case .date: self = .date(traits.dateKind)
    case .dateComponents: self = .date(traits.dateKind)
    case .duration: self = .duration
    case .measurement(let dimension): self = .measurement(unit: (traits.unit ?? dimension.baseUnit).symbol)
    case .enumeration, .entity: self = .text
    case .array(let element):
      guard let shape = ValueShape(of: element, traits) else { return nil }
      self = .list(shape)
    case .paymentMethod, .opaque: return nil
    }
  }

  /// What a parameter of a catalog takes.
  init(of parameter: PhraseMatching.Parameter, _ known: [Entity]) {
    switch parameter.kind {
    case .entity(let name):
      let entity = known.first { $0.name == name }
      let values = entity?.values ?? []
      let isClosed = entity?.vocabulary == .closed && !values.isEmpty && values.count <= Self.mostChoices
      self =
        isClosed
        ? .choice(values.map { Choice(id: $0.id, title: $0.title) })
        : .name(of: entity?.title ?? name, examples: values.prefix(Self.mostExamples).map(\.title))
    case .text: self = .text
    case .integer(let range): self = .integer(range)
    case .number(let range): self = .number(range)
    case .boolean: self = .boolean
    case .date: self = .date(.dateTime)
    case .duration: self = .duration
    case .measurement: self = .text
    }
  }

  /// What an intent returns, as ``Response/value`` says it; nil for nothing.
  init?(returnedBy intent: any AppIntent.Type) {
    func kind<Intent: AppIntent>(of intent: Intent.Type) -> ValueKind { Intent.PerformResult.Value._valueKind.kind }
    self.init(returned: kind(of: intent))
  }

  private init?(returned kind: ValueKind) {
    switch kind {
    case .integer: self = .integer(nil)
    case .number: self = .number(nil)
    case .boolean: self = .boolean
    case .entity(let type): self = .entity(String(localized: type.typeDisplayRepresentation.name))
    case .array(let element):
      guard let shape = ValueShape(returned: element) else { return nil }
      self = .list(shape)
    case .opaque: return nil
    default: self = .text
    }
  }
}
