/// How answers about the values of entities are said, in English.
package struct AnswerWording: Sendable {
  /// What an entity is said to be or to have.
  package struct Statement: Sendable {
    /// What the sentence says of the entity: "is 8 km long".
    package let predicate: String
    /// The value alone: "8 km".
    package let value: String

    package init(_ predicate: String, value: String) {
      (self.predicate, self.value) = (predicate, value)
    }
  }

  package init() {}

  // MARK: Values

  /// "Lac Blanc is 8 km long."
  package func sentence(_ name: String, _ predicates: [String]) -> String {
    "\(name) \(listed(predicates))."
  }

  /// "Catbells: 6 km; Striding Edge: 13.4 km."
  package func each(_ values: [(name: String, value: String)], more: Int) -> String {
    let said = values.map { "\($0.name): \($0.value)" } + (more > 0 ? ["\(counted(more)) more"] : [])
    return said.joined(separator: "; ") + "."
  }

  /// "The longest trail in Norway is Besseggen Ridge: 14 km."
  package func extreme(_ description: String, names: [(name: String, value: String)]) -> String {
    let said = names.map { $0.value.isEmpty ? $0.name : "\($0.name): \($0.value)" }
    return "\(capitalized(description)) \(names.count == 1 ? "is" : "are") \(said.joined(separator: "; "))."
  }

  // MARK: Numbers

  /// "There are three trails in Norway: …"
  package func count(_ count: Int, _ description: String, names: [String]) -> String {
    guard count > 0 else { return "There are no \(description)." }
    let said = names.isEmpty ? "" : ": \(listed(names))"
    return count == 1 ? "There is one\(said)." : "There are \(counted(count)) \(description)\(said)."
  }

  package func average(_ value: String, title: String, _ description: String, count: Int) -> String {
    "The average \(title) of \(number(count))\(description) is \(value)."
  }

  package func total(_ value: String, title: String, _ description: String, count: Int) -> String {
    "The total \(title) of \(number(count))\(description) is \(value)."
  }

  /// One needs no number: "of trails in Norway".
  private func number(_ count: Int) -> String { count == 1 ? "" : "the \(counted(count)) " }

  package func commonest(_ value: String, count: Int, plural: String, isMost: Bool) -> String {
    "\(value) has the \(isMost ? "most" : "fewest"): \(counted(count)) \(plural)."
  }

  /// "Africa, Asia and Europe.", "There are seven."
  package func distinct(_ values: [String], title: String, isCount: Bool) -> String {
    let shown = values.count > Self.mostListed ? Array(values.prefix(Self.mostListed)) : values
    let rest = values.count - shown.count
    let list = listed(shown + (rest > 0 ? ["\(counted(rest)) more"] : []))
    return isCount ? "\(capitalized(counted(values.count))): \(list)." : "\(capitalized(list))."
  }

  private static let mostListed = 12

  // MARK: Comparisons

  /// "Catbells is shorter: 6 km; Striding Edge is 13.4 km."
  package func ranked(
    _ winner: (name: String, value: String), _ predicate: String, others: [(name: String, value: String)],
    verb: String = "is"
  ) -> String {
    let rest = others.map { "\($0.name) \(verb) \($0.value)" }
    return "\(winner.name) \(predicate): \(([winner.value] + rest).joined(separator: "; "))."
  }

  /// "453 m over 8.7 km".
  package func slope(_ rise: String, over run: String) -> String { "\(rise) over \(run)" }

  package func same(_ names: [String], title: String, value: String) -> String {
    let named = names.count > Self.mostListed ? "All \(names.count)" : listed(names)
    return "\(named) have the same \(title): \(value)."
  }

  /// A verb about opening hours, and which one it is of.
  package struct HoursVerb: Sendable {
    let one: String
    let several: String
    let adverb: String

    package init(one: String, several: String, adverb: String) {
      (self.one, self.several, self.adverb) = (one, several, adverb)
    }
  }

  /// "Prague Castle opens first: at 6:00; Hagia Sophia opens at 9:00.", "Petra and Tikal both open at 6:00."
  ///
  /// - Parameter time: nil for what is always open.
  package func hours(_ names: [String], _ time: String?, _ verb: HoursVerb, others: [String], isAll: Bool) -> String {
    let shown = names.count > Self.mostListed ? Array(names.prefix(Self.mostListed)) : names
    let list = listed(shown + (names.count > shown.count ? ["\(counted(names.count - shown.count)) more"] : []))
    guard let time else {
      return "\(([list + (names.count == 1 ? " is" : " are") + " always open"] + others).joined(separator: "; "))."
    }
    if isAll, names.count > 1 { return "\(list) \(names.count == 2 ? "both " : "")\(verb.several) \(time)." }
    let said = "\(list) \(names.count == 1 ? verb.one : verb.several) \(verb.adverb): \(time)"
    return "\(([said] + others).joined(separator: "; "))."
  }

  package var severalCurrencies: String { "I can’t compare currencies." }

  /// Said before an answer that leaves the prices in other currencies out.
  package func onlyCurrency(_ code: String) -> String {
    "I can’t compare currencies, so these are the prices in \(code)."
  }

  package func alike(_ names: [String]) -> String { "I know no difference between \(listed(names))." }

  package func difference(_ winner: String, _ difference: String, _ predicate: String, values: [String]) -> String {
    let word = predicate.hasPrefix("is ") ? predicate.dropFirst(3) : predicate[...]
    let said = predicate.hasPrefix("is ") ? "is \(difference) \(word)" : "\(word) by \(difference)"
    return "\(winner) \(said): \(listed(values))."
  }

  // MARK: Yes and no

  package func yes(_ sentence: String) -> String { "Yes, \(inside(sentence))" }
  package func no(_ sentence: String) -> String { "No, \(inside(sentence))" }

  /// A sentence behind a comma.
  private func inside(_ sentence: String) -> String {
    sentence.hasPrefix("The ") && sentence.contains(" of ") ? "the" + sentence.dropFirst(3) : sentence
  }

  /// "Yes, all of them.", "No, only Catbells.", "No, none of them."
  package func which(of names: [String], all: Int) -> String {
    if names.count == all { return "Yes, all of them." }
    return names.isEmpty ? "No, none of them." : "Only \(listed(names))."
  }

  // MARK: What is not known

  package func unknownProperty(_ words: String, of name: String) -> String {
    words.hasPrefix("how ") || words == "where"
      ? "I don’t know \(words) \(name) \(name.isEmpty ? "that" : "is")."
      : "I can’t say anything about “\(words)” for \(name)."
  }

  /// "I don’t know any trails on the moon."
  package func unknownPlace(_ words: String, plural: String) -> String { "I don’t know any \(plural) \(words)." }

  /// "I don’t know which trails are easy."
  package func unknownQualities(_ adjectives: [String], plural: String) -> String {
    "I can’t tell which \(plural) are \(listed(adjectives))."
  }

  /// "I know a trail’s region, length and ascent."
  package func known(_ singular: String, titles: [String]) -> String {
    if titles.isEmpty { return "I know \(singular) names, and nothing about them." }
    let article = singular.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "I know \(article) \(singular)’s \(listed(titles))."
  }

  package func unknownName(_ words: String, singular: String) -> String {
    let article = singular.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "I don’t know \(article) \(singular) called “\(words)”."
  }

  package func unknownValues(_ title: String, of name: String) -> String { "I don’t know the \(title) of \(name)." }

  // MARK: Words

  package func listed(_ items: [String]) -> String { EnglishWording().listed(items) }

  package func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  package func counted(_ count: Int) -> String { EnglishWording().counted(count) }
}
