/// The result of an alignment.
struct AlignedPhrase: BitwiseCopyable {
  var phrase: PhraseID
  var cost: Int32 = 0
  /// The part of the cost that belongs to no step.
  private(set) var charges: Int32 = 0
  /// The part of the cost that a question makes good: values that are missing in a phrase of which everything else is
  /// said. It counts in ranking only.
  var asked: Int32 = 0
  /// The cost of free words, in ranking only.
  var generality: Int32 = 0
  /// The denominator of the cost.
  var weight: Int32 = MatchCosts.minimumWeight
  /// The denominator of the generality: an application name does not make free words more general.
  var weightWithName: Int32 = MatchCosts.minimumWeight
  /// Whether the request has values where the phrase has other words.
  var isTurnedAround = false
  /// Whether its free words are only light ones or words of the phrase, or stand where the phrase has none.
  var takesNothingOfItsOwn = false
  /// Whether the request is the phrase exactly, apart from polite words.
  var isExact = false
  /// The same, apart from free words.
  var isWhole = false
  /// What a derived phrase ranks behind an authored one of the same fit.
  var handicap: Int64 = 0

  /// Adds a cost that belongs to no step.
  mutating func charge(_ price: Int32) {
    cost += price
    charges += price
  }

  /// Charges for a speech act that the phrase does not have; what is typed exactly does what the phrase does.
  mutating func refuse(derived: Bool, share: Int32) {
    charge(MatchCosts.otherAct(weight, share: share))
    (asked, isExact, isWhole) = (0, false, false)
    if derived { handicap = MatchCosts.derived }
  }

  /// The rank without the handicap: lower is better.
  var fit: Int64 { Self.rank(cost, weight) + Self.rank(generality, weightWithName) }

  /// Orders phrases for one request: lower is better.
  var rank: Int64 { fit + handicap }

  /// The rank of the cost alone, without free words.
  var costRank: Int64 { Self.rank(cost, weight) }

  /// The rank of a cost as great as the weight.
  static let worstRank: Int64 = 1 << 20

  static func rank(_ cost: Int32, _ weight: Int32) -> Int64 { Int64(cost) * worstRank / Int64(weight) }

  static func rank(ofScore score: Double) -> Int64 { Int64((1 - score) * Double(worstRank)) }

  /// The greatest cost with at most a rank.
  static func costLimit(_ rank: Int64, _ weight: Int32) -> Int32 {
    guard rank < Int64.max >> 24 else { return .max }
    return Int32(clamping: ((rank + 1) * Int64(weight)) >> 20)
  }
}
