extension ReadFind {
  /// What a question wants to know.
  package indirect enum Asked: Sendable {
    /// Which entities there are.
    case list
    /// How many there are.
    case count
    /// The values of some properties.
    case values([String])
    /// Everything that is known.
    case about
    /// Whether the subjects pass the filters and conditions.
    case check
    /// Which of the subjects has more or less of a property.
    case comparison(Comparison)
    /// Which of the entities opens or closes first or last.
    case hours(HoursRanking)
    /// All properties of the subjects, side by side.
    case contrast
    /// A property of all the entities together.
    case summary(Summary, of: String)
    /// The value of a property that most or fewest entities have.
    case commonest(String, isMost: Bool)
    /// The values that there are of a property, or how many.
    case distinct(String, isCount: Bool)
    /// Something that no property tells, in the words of the question.
    case unknownProperty(String)
    /// An entity that has no such name, in the words of the question.
    case unknownName(String)
  }

  package enum Summary: Sendable { case average, total }

  /// Entities in the order in which they open or close.
  package struct HoursRanking: Sendable {
    /// What the entities are ordered by.
    enum Edge: Sendable { case opening, closing, length }

    let edge: Edge
    /// Whether the last comes first, or the longest.
    let isMore: Bool
    /// Whether the first of the subjects is said to be it: "does Petra open earlier than Tikal".
    let isClaim: Bool
  }

  /// A comparison of the subjects by one property.
  package struct Comparison: Sendable {
    /// What the answer has to say.
    package enum Form: Sendable {
      /// Which of them it is.
      case choice
      /// Whether the first is it.
      case claim
      /// By how much the first is it.
      case difference
    }

    package let property: String
    /// Whether more of it was asked for.
    package let isMore: Bool
    /// The adjectives for more and for less: "longer", "shorter".
    let more: String
    let less: String
    /// The same of more than two: "is the longest".
    let most: String
    let least: String
    package var form: Form
    /// The adjective alone, in the direction that was asked for.
    var adjective: String?
    /// What the others are said to do: "is" 6 km, "climbs" 390 m.
    var verb = "is"
    /// What the values are told by, where it says how steep something is, or how hard it may be.
    var slope: Slope?
    /// Whether the entities are compared by how steep they are, not by how much they climb.
    var isBySlope = false

    /// The same, asking for less.
    var reversed: Comparison {
      Comparison(
        property: property, isMore: !isMore, more: more, less: less, most: most, least: least, form: form,
        adjective: adjective, verb: verb, slope: slope, isBySlope: isBySlope)
    }
  }
}

extension ReadFind {
  /// Whether it asks which of the subjects has more or less of a property.
  var isComparison: Bool { if case .comparison = asked { true } else { false } }

  /// Whether something is said of where the entities are.
  var isOfPlace: Bool { propertyNames.contains { entity[property: $0]?.isPlace == true } }
}
