import Testing

/// The cases of a law, and those among them that say something: a law that holds of nothing is no law.
struct LawCases {
  private var all = 0
  private var telling = 0

  init() {}

  init<Case>(_ cases: [Case], _ isTelling: (Case) -> Bool) {
    for element in cases { count(isTelling(element)) }
  }

  /// Counts a case; whether it says something.
  @discardableResult mutating func count(_ isTelling: Bool) -> Bool {
    all += 1
    if isTelling { telling += 1 }
    return isTelling
  }

  mutating func add(_ others: LawCases) {
    all += others.all
    telling += others.telling
  }

  /// Fails unless at least one case in so many says something; with no case at all it has nothing to fail for.
  func requireShare(_ share: Double, _ meaning: String, _ seed: UInt64) {
    #expect(Double(telling) >= share * Double(all), "seed \(seed): of \(all) cases only \(telling) are \(meaning)")
  }
}
