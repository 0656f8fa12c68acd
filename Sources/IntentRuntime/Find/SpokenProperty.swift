package import AppIntents

/// What the values of a property are, as far as people talk differently about them.
enum FindShape: Hashable, Sendable {
  case length, duration, mass, speed, temperature, data, otherMeasure
  case number, money, date
  case text, boolean, choice, entity, list, other

  init(_ kind: ValueKind) {
    switch kind {
    case .measurement(let dimension): self = .init(dimension.baseUnit)
    case .duration: self = .duration
    case .integer, .number, .decimal: self = .number
    case .currencyAmount: self = .money
    case .date, .dateComponents: self = .date
    case .string, .attributedString, .url, .personName, .person: self = .text
    case .boolean: self = .boolean
    case .enumeration: self = .choice
    case .entity: self = .entity
    case .array: self = .list
    case .union, .file, .place, .paymentMethod, .search, .opaque: self = .other
    }
  }

  private init(_ unit: Foundation.Dimension) {
    self =
      switch unit {
      case is UnitLength: .length
      case is UnitDuration: .duration
      case is UnitMass: .mass
      case is UnitSpeed: .speed
      case is UnitTemperature: .temperature
      case is UnitInformationStorage: .data
      default: .otherMeasure
      }
  }

  /// Whether values are compared by how much they are.
  var isAmount: Bool {
    switch self {
    case .length, .duration, .mass, .speed, .temperature, .data, .otherMeasure, .number, .money, .date: true
    case .text, .boolean, .choice, .entity, .list, .other: false
    }
  }
}

/// A property with the words in which people speak of it and of its values.
package struct SpokenProperty: Sendable {
  /// The property; its comparators are those that the query itself knows.
  package let property: FindableProperty
  /// The title, word by word.
  package let titleWords: [String]

  /// The words of the title and of the name, without those that name the entity.
  let words: Set<String>
  let shape: FindShape
  let vocabulary: FindVocabulary
  /// The unit of a number without one.
  let unit: Foundation.Dimension?
  /// The currencies of the values, the one of most values first.
  let currencies: [String]
  /// The currency of a number without one.
  var currency: String? { currencies.first }
  /// The last date of all; nil where there are no dates.
  let latest: Date?
  /// Whether some entities have no value.
  let isSometimesAbsent: Bool
  /// Whether it is what the entities are called.
  let isName: Bool
  /// Whether it says where something is.
  let isPlace: Bool

  package var name: String { property.name }
  package var title: String { String(localized: property.title) }
  /// The title inside of a sentence, without the name of what it belongs to: "length" of "Trail Length".
  package let spokenTitle: String
  var kind: ValueKind { property.kind }
  /// Whether it tells when something is open.
  var isHours: Bool { shape == .text && !words.isDisjoint(with: ["hour", "hours", "opening", "open"]) }
  var isProse: Bool { shape == .text && vocabulary.isProse }
  /// Whether entities can be sorted by it, by the query or by the framework.
  var isSortable: Bool { property.isSortable || kind.isOrdered }

  /// Whether its unit is one for distances.
  var isInDistances: Bool { unit == UnitLength.kilometers || unit == UnitLength.miles }
}
