import WordSemantics

/// What fills the placeholder of a parameter, and what it costs at least where nothing does.
struct PlaceholderFact: BitwiseCopyable {
  /// ``none`` for one that takes any words.
  var filler: FillerID
  var missing: Int32
  var isOpen: Bool

  static let none = UInt32.max
}

/// The facts of all parameters of an index.
final class PlaceholderFacts: Sendable {
  let facts: FlatArray<PlaceholderFact>

  init(count: Int, _ fact: (Int) -> PlaceholderFact) {
    let base = UnsafeMutablePointer<PlaceholderFact>.allocate(capacity: max(count, 1))
    for parameter in 0..<count { (base + parameter).initialize(to: fact(parameter)) }
    facts = FlatArray(base: base, count: count)
  }

  deinit { facts.base.deallocate() }
}
