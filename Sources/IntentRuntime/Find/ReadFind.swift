package import AppIntents

/// What somebody looks for or asks about, as their words were understood.
package struct ReadFind: Sendable {
  /// What the Find action has no filter for.
  package enum Condition: Sendable {
    /// The entities pass one of these.
    case anyOf([FindFilter])
    /// The entities pass none of these.
    case noneOf([FindFilter])
    /// What the entities say about their hours passes a test, or must not.
    case hours(String, OpeningHoursTest, isDenied: Bool)
    /// The entities are in something that holds such entities, or must not be.
    case member(EntityMembership, isDenied: Bool)
  }

  /// What is looked for.
  package let entity: FindableEntity
  /// What it has to be like, in the terms of the Find action.
  package var request: FindRequest
  /// What it has to be like besides.
  package var conditions: [Condition]
  /// What is to be told of the entities.
  package var asked: Asked
  /// The only entities that are meant; empty if it may be any.
  package var subjects: [any AppEntity] = []
  /// What was said of the entities that no property tells, such as "easy".
  package var unknownQualities: [String] = []
  /// The unit in which values are to be told; nil for their own.
  package var unit: Foundation.Dimension?
  /// What is meant where nothing is like that: the same without what was said before.
  var instead: [ReadFind] = []
  /// Which of the sorted entities is meant, from 1; nil if all of them.
  package var rank: Int?
  /// Whether one is spoken of: "a trail".
  var isSingular = false
  /// Whether the order stands for an adjective without an amount: "long trails".
  package var isVague = false
  /// What tells how steep something is, where the order is by that.
  var slope: Slope?
  /// The share of the content words that were understood: 1 is all of them.
  package let coverage: Double
  /// The content words that were not understood, as they were typed.
  package let leftOver: [String]

  /// In what the entities have to be.
  var memberships: [EntityMembership] {
    conditions.compactMap { if case .member(let membership, false) = $0 { membership } else { nil } }
  }

  /// The properties whose values an answer tells.
  var toldProperties: [SpokenProperty] {
    let names: [String] =
      switch asked {
      case .values(let properties): properties
      case .comparison(let comparison): [comparison.property]
      case .summary(_, let property): [property]
      case .check: propertyNames
      case .list: request.order.map(\.property)
      default: []
      }
    return names.compactMap { entity[property: $0] }
  }

  /// Whether only the number is asked for.
  package var asksForCount: Bool { if case .count = asked { true } else { false } }

  /// Whether the entities themselves are asked for.
  var isList: Bool { if case .list = asked { true } else { asksForCount } }

  /// Whether it can only be answered by what is not known.
  package var isVain: Bool {
    switch asked {
    case .unknownName, .unknownProperty: true
    default: false
    }
  }

  /// Whether everything about something is asked for, for which apps have actions of their own.
  package var isAboutEverything: Bool { if case .about = asked { true } else { false } }

  /// Whether it asks for more than entities of a type or a name.
  package var saysMoreThanName: Bool {
    switch asked {
    case .list: isNarrowed || !request.order.isEmpty
    case .about, .unknownName, .unknownProperty: false
    default: true
    }
  }

  /// Whether it is the name of something, and says nothing else.
  var isName: Bool {
    guard case .list = asked, request.order.isEmpty, conditions.isEmpty, request.filters.count == 1 else {
      return false
    }
    return entity[property: request.filters[0].property]?.isName == true && rank == nil
  }

  /// Whether it says anything about the entities besides what they are.
  var isNarrowed: Bool { !request.filters.isEmpty || !conditions.isEmpty || !unknownQualities.isEmpty }
}

extension ReadFind {
  /// A question about some entities that have no need to be filtered.
  init(of entity: FindableEntity, asking asked: Asked, about subjects: [any AppEntity]) {
    self.init(
      entity: entity, request: FindRequest(), conditions: [], asked: asked, subjects: subjects, coverage: 1,
      leftOver: [])
  }
}
