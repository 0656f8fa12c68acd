internal import Diagnostics
internal import PhraseMatching

/// Chooses what to fill holes with when phrases are tried: all values where they are few; else the first, the
/// shortest, the longest, one that is called like another entity's, one that has a word of some phrase, and others by
/// lot.
struct SampleValues {
  /// The lot is always drawn in the same way.
  static let seed: UInt64 = 1

  /// The entities of which a part was chosen, and how many values each has.
  private var chosenFrom: [(name: String, count: Int)] = []
  private let application: DeclaredApplication
  private let names: ValueNames
  private let phraseWords: Set<String>
  private let limit: Int
  private var entities: [String: [Sample]] = [:]
  private let indices: [String: Int]

  init(_ application: DeclaredApplication, _ names: ValueNames, phraseWords: Set<String>, limit: Int) {
    self.application = application
    self.names = names
    self.phraseWords = phraseWords
    self.limit = limit
    indices = application.entityIndices
  }

  /// What a parameter may be filled with; empty when there is nothing.
  mutating func samples(for kind: Parameter.Kind) -> [Sample] {
    switch kind {
    case .entity(let name): samples(ofEntity: name)
    default: Self.texts(for: kind).map { Sample(text: $0) }
    }
  }

  private static func texts(for kind: Parameter.Kind) -> [String] {
    switch kind {
    case .entity: []
    case .text: ["marmalade", "a parcel from Granada"]
    case .integer(let range): integers(range).map { "\($0)" }
    case .number(let range): numbers(range)
    case .boolean: ["on", "off"]
    case .date: ["tomorrow", "friday at 5 pm"]
    case .duration: ["ten minutes", "2 hours"]
    case .measurement: ["5 kilometers", "2 cups"]
    }
  }

  private static func integers(_ range: ClosedRange<Int>?) -> [Int] {
    guard let range else { return [5, 120] }
    let middle = range.lowerBound / 2 + range.upperBound / 2
    return [max(middle, range.lowerBound), range.lowerBound, range.upperBound].distinct
  }

  private static func numbers(_ range: ClosedRange<Double>?) -> [String] {
    guard let range else { return ["2.5", "40"] }
    let middle = ((range.lowerBound + range.upperBound) / 2).rounded(.down) + 0.5
    let texts = range.contains(middle) ? [middle, range.upperBound] : [range.upperBound, range.lowerBound]
    return texts.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.distinct
  }

  // MARK: Entities

  /// Names for entities whose values only a running app knows, and for those that open entities do not list.
  private static let madeUp = ["Quillon", "Brastow", "Fendrel", "Oxmere", "Tavish", "Wexcombe", "Yarrick", "Dunmoss"]

  /// The value that stands for those that an entity has and nobody listed.
  static func madeUpName(ofEntityAt index: Int) -> String {
    let turn = index / madeUp.count
    return madeUp[index % madeUp.count] + (turn == 0 ? "" : " \(turn + 1)")
  }

  private mutating func samples(ofEntity name: String) -> [Sample] {
    if let known = entities[name] { return known }
    guard let index = indices[name] else { return [] }
    let samples = choose(index)
    entities[name] = samples
    return samples
  }

  private mutating func choose(_ entity: Int) -> [Sample] {
    let values = application.entities[entity].values
    var samples = chosenIndices(in: entity).map { index in
      Sample(text: values[index].title.text, value: ValueID(entity: entity, value: index))
    }
    if samples.isEmpty { return [Sample(text: Self.madeUpName(ofEntityAt: entity))] }
    if application.entities[entity].vocabulary == .open { samples.append(Sample(text: "Marmalade Parcel")) }
    return samples
  }

  private mutating func chosenIndices(in entity: Int) -> [Int] {
    let titles = names.forms[entity].map { $0[0] }
    let sayable = titles.indices.filter { !titles[$0].isEmpty }
    guard sayable.count > limit else { return sayable }
    chosenFrom.append((application.entities[entity].name.text, sayable.count))
    return remarkable(sayable, titles, entity)
  }

  /// What was not looked at as a whole.
  var sampling: String? {
    guard let most = chosenFrom.max(by: { $0.count < $1.count }) else { return nil }
    let whose =
      chosenFrom.count == 1
      ? "of \(most.count.grouped) values of '\(most.name)'"
      : "values of each of \(chosenFrom.count.grouped) entities, of which '\(most.name)' has \(most.count.grouped)"
    return "phrases were tried with \(limit.grouped) \(whose), chosen with seed \(Self.seed)"
  }

  private func remarkable(_ sayable: [Int], _ titles: [String], _ entity: Int) -> [Int] {
    let length = { (index: Int) in titles[index].utf8.count }
    var chosen = [
      sayable.first, sayable.min { (length($0), $0) < (length($1), $1) },
      sayable.max { (length($0), -$0) < (length($1), -$1) },
      sayable.first { index in names.names(titles[index]).contains { $0.value.entity != entity } },
      sayable.first { index in titles[index].split(separator: " ").contains { phraseWords.contains(String($0)) } },
    ].compactMap { $0 }.distinct
    var lot = Lot(seed: Self.seed)
    while chosen.count < limit {
      let index = sayable[lot.draw(below: sayable.count)]
      if !chosen.contains(index) { chosen.append(index) }
    }
    return Array(chosen.prefix(limit))
  }
}

/// What is drawn at random, and the same in every run.
struct Lot {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  /// The next number from 0 to below a bound.
  mutating func draw(below bound: Int) -> Int { Int(numbers.next() % UInt64(max(bound, 1))) }
}
