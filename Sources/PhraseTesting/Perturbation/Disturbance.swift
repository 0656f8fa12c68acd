/// A way in which what is typed differs from what was meant to be typed.
package enum Disturbance: String, Sendable, CaseIterable {
  /// A letter is left out: `tunr` from `turn` is another one.
  case letterDropped = "letter dropped"
  /// A letter is typed twice.
  case letterDoubled = "letter doubled"
  /// Two letters change places.
  case lettersSwapped = "letters swapped"
  /// The key beside the right one is hit.
  case neighbourKey = "neighbour key"
  /// Words that say nothing stand in front.
  case fillerInFront = "filler in front"
  /// Words that say nothing stand behind.
  case fillerBehind = "filler behind"
  /// The words come in another order.
  case wordOrder = "word order"
  /// A number is in digits rather than words, or the other way round.
  case numberForm = "number form"

  /// Whether it needs word lists, which there are of English only.
  var isEnglish: Bool {
    switch self {
    case .letterDropped, .letterDoubled, .lettersSwapped, .neighbourKey, .wordOrder: false
    case .fillerInFront, .fillerBehind, .numberForm: true
    }
  }
}

/// A request as somebody else might have typed it.
package struct RequestVariant: Sendable, Hashable {
  package var disturbance: Disturbance
  package var text: String
}
