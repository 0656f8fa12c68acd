internal import AppIntents

/// Says what is looked for.
struct FindDescription {
  private let find: ReadFind
  private let grammar = FindGrammar.english

  init(of find: ReadFind) { self.find = find }

  var text: String {
    let (flags, rest) = clauses
    let noun = find.request.limit == 1 || find.rank != nil ? find.entity.singular : find.entity.plural
    let (lead, order) = orderWords
    let joined = rest.reduce("") { text, clause in
      text + (text.isEmpty || clause.isPlaced ? " " : " and ") + clause.words
    }
    let named = [lead, flags.joined(separator: " "), noun].filter { !$0.isEmpty }.joined(separator: " ")
    return named + joined + order
  }

  // MARK: - Conditions

  private typealias Words = (words: String, isPlaced: Bool)

  /// What stands in front of the noun, and what stands behind it: comparisons before places.
  private var clauses: (flags: [String], rest: [Words]) {
    var flags: [String] = []
    var rest: [Words] = []
    if find.request.mode == .or {
      rest.append(words(anyOf: find.request.filters))
    } else {
      for filter in find.request.filters {
        if let flag = flag(filter) { flags.append(flag) } else { rest.append(words(filter, isDenied: false)) }
      }
    }
    for condition in find.conditions {
      switch condition {
      case .anyOf(let filters): rest.append(words(anyOf: filters))
      case .noneOf(let filters): rest += filters.map { words($0, isDenied: true) }
      case .hours(_, let test, let isDenied): rest.append((hours(test, isDenied: isDenied), false))
      case .member(let membership, let isDenied):
        rest.append(("\(isDenied ? "not " : "")in \(membership.title)", true))
      }
    }
    return (flags, rest.filter { !$0.isPlaced } + rest.filter(\.isPlaced))
  }

  private func words(anyOf filters: [FindFilter]) -> Words {
    let all = filters.map { words($0, isDenied: false) }
    return (all.map(\.words).joined(separator: " or "), all.first?.isPlaced ?? false)
  }

  private func flag(_ filter: FindFilter) -> String? {
    if let price = filter.values.first as? IntentCurrencyAmount, price.amount == 0, filter.comparator == .equalTo {
      return "free"
    }
    if let property = find.entity[property: filter.property], grammar.isQuality(property), filter.comparator == .equalTo
    {
      return value(filter).lowercased()
    }
    guard let value = filter.values.first as? Bool, filter.comparator == .equalTo else { return nil }
    return value ? title(of: filter) : "not \(title(of: filter))"
  }

  private func title(of filter: FindFilter) -> String {
    find.entity[property: filter.property]?.spokenTitle ?? filter.property.lowercased()
  }

  private func words(_ filter: FindFilter, isDenied: Bool) -> Words {
    guard let property = find.entity[property: filter.property] else { return (filter.property, false) }
    let denial = isDenied ? "not " : ""
    if isDenied, let statement = deniedStatement(filter, about: property), !property.isPlace {
      return (statement, false)
    }
    if property.isPlace, !filter.values.isEmpty {
      switch filter.comparator {
      case .equalTo, .contains: return ("\(denial)in \(value(filter))", true)
      case .notEqualTo: return ("not in \(value(filter))", true)
      default: break
      }
    }
    if property.isName, filter.comparator == .equalTo { return ("\(denial)named \(value(filter))", false) }
    return (denial + statement(filter, about: property), false)
  }

  private func statement(_ filter: FindFilter, about property: SpokenProperty) -> String {
    if filter.values.isEmpty {
      return filter.comparator == .equalTo ? "without \(title(of: filter))" : "with a \(title(of: filter))"
    }
    if property.shape == .list || property.shape == .choice, value(filter).hasSuffix("ing"),
      filter.comparator == .contains || filter.comparator == .equalTo
    {
      return "for \(value(filter).lowercased())"
    }
    if property.shape.isAmount { return amountStatement(filter, about: property) }
    if property.shape == .boolean { return flag(filter) ?? "" }
    let said: String =
      switch filter.comparator {
      case .equalTo: "is"
      case .notEqualTo: "is not"
      case .contains: property.shape == .list ? "include" : "contains"
      case .hasPrefix: "starts with"
      case .hasSuffix: "ends with"
      default: filter.comparator.rawValue
      }
    return "whose \(title(of: filter)) \(said) \(value(filter))"
  }

  private func deniedStatement(_ filter: FindFilter, about property: SpokenProperty) -> String? {
    let said: String? =
      switch filter.comparator {
      case .contains: property.shape == .list ? "do not include" : "does not contain"
      case .hasPrefix: "does not start with"
      case .hasSuffix: "does not end with"
      default: nil
      }
    return said.map { "whose \(title(of: filter)) \($0) \(value(filter))" }
  }

  private func amountStatement(_ filter: FindFilter, about property: SpokenProperty) -> String {
    let shown = filter.values.map(shown)
    if property.shape == .date, let word = Self.dateWords[filter.comparator] {
      return "with \(title(of: filter)) \(word) \(value(filter))"
    }
    switch filter.comparator {
    case .isBetween where shown.count == 2: return "with \(title(of: filter)) between \(shown[0]) and \(shown[1])"
    case .greaterThan, .lessThan:
      let direction: FindWords.Direction = filter.comparator == .greaterThan ? .up : .down
      if let adjective = adjective(for: property, direction) { return "\(adjective.comparative) than \(value(filter))" }
      return "with \(title(of: filter)) \(direction == .up ? "over" : "under") \(value(filter))"
    case .greaterThanOrEqualTo: return "with \(title(of: filter)) at least \(value(filter))"
    case .lessThanOrEqualTo: return "with \(title(of: filter)) at most \(value(filter))"
    case .notEqualTo: return "whose \(title(of: filter)) is not \(value(filter))"
    default: return "with \(title(of: filter)) exactly \(value(filter))"
    }
  }

  private static let dateWords: [ComparatorKind: String] = [
    .greaterThan: "after", .lessThan: "before", .greaterThanOrEqualTo: "since", .lessThanOrEqualTo: "until",
  ]

  /// The adjective that means a property before any other of the entity's.
  private func adjective(for property: SpokenProperty, _ direction: FindWords.Direction) -> FindWords.Adjective? {
    grammar.words.adjectives.first { adjective in
      if grammar.isAboutSlope(adjective), find.slope == nil { return false }
      let amounts = find.entity.properties.filter(\.shape.isAmount)
      guard let meant = grammar.property(meantBy: adjective, among: amounts) else { return false }
      return meant.property.name == property.name && meant.direction == direction
        && adjective.senses.first.map { grammar.fit($0.concept, property) >= 10 } ?? false
    }
  }

  private func value(_ filter: FindFilter) -> String { filter.values.first.map(shown) ?? "" }

  private func shown(_ value: any Sendable) -> String {
    switch value {
    case let value as any MeasuredAmount & UnitBearing: "\(Self.digits(value.amount)) \(Self.symbol(of: value.ownUnit))"
    case let value as Int: "\(value)"
    case let value as IntentCurrencyAmount: "\(value.amount) \(value.currencyCode)"
    case let value as Double: Self.digits(value)
    case let value as Date: value.formatted(.dateTime.day().month(.wide).year().locale(SpokenValue.locale))
    default: String(localized: DisplayRepresentation(showing: value).title)
    }
  }

  /// Minutes have the symbol of meters.
  static func symbol(of unit: Foundation.Dimension) -> String { unit == UnitDuration.minutes ? "min" : unit.symbol }

  private static func digits(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private func hours(_ test: OpeningHoursTest, isDenied: Bool) -> String {
    let denial = isDenied ? "not " : ""
    switch test {
    case .opens(let comparator, let minute):
      return "that \(denial)open \(Self.clockWord(comparator)) \(Self.clock(minute))"
    case .closes(let comparator, let minute):
      return "that \(denial)close \(Self.clockWord(comparator)) \(Self.clock(minute))"
    case .isOpen(let minute) where minute % 60 == 59: return "that are \(denial)open until \(Self.clock(minute + 1))"
    case .isOpen(let minute): return "that are \(denial)open at \(Self.clock(minute))"
    case .isOpenOn(let weekday):
      return "that are \(denial)open on \(OpeningHoursText.weekdays[weekday - 1].capitalized)"
    }
  }

  private static func clockWord(_ comparator: ComparatorKind) -> String {
    switch comparator {
    case .lessThan: "before"
    case .lessThanOrEqualTo: "by"
    case .greaterThan, .greaterThanOrEqualTo: "after"
    default: "at"
    }
  }

  private static func clock(_ minute: Int) -> String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }

  // MARK: - Order

  /// What stands in front of everything, and what stands behind it.
  private var orderWords: (lead: String, order: String) {
    let limit = find.request.limit
    let count = limit.map { $0 == 1 ? "the " : find.rank == nil ? "the \($0) " : "the \(Self.ordinal($0)) " } ?? ""
    guard let sortKey = find.request.order.first else { return (limit.map { "the first \($0)" } ?? "", "") }
    if find.request.order.count == 1, let superlative = superlative(of: sortKey) {
      return limit == nil ? ("", ", \(superlative) first") : (count + superlative, "")
    }
    if let limit, find.request.order.count == 1, let property = find.entity[property: sortKey.property],
      property.shape.isAmount, find.rank == nil
    {
      let most = " with the \(sortKey.isDescending ? "most" : "least") \(property.spokenTitle)"
      return (limit == 1 ? "the" : "the \(limit)", most)
    }
    let keys = find.request.order.map {
      "\(find.entity[property: $0.property]?.title.lowercased() ?? "")\($0.isDescending ? " descending" : "")"
    }
    return (limit.map { "the first \($0)" } ?? "", ", sorted by \(keys.joined(separator: " then "))")
  }

  private static func ordinal(_ number: Int) -> String {
    let spelled = ["second", "third", "fourth", "fifth"]
    return spelled.indices.contains(number - 2) ? spelled[number - 2] : "\(number)th"
  }

  private func superlative(of sortKey: FindOrder) -> String? {
    guard let property = find.entity[property: sortKey.property], property.shape.isAmount else { return nil }
    return adjective(for: property, sortKey.isDescending ? .up : .down)?.superlative
  }
}
