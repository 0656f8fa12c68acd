internal import PhraseMatching

/// The parts of a text that stand in quotes.
struct QuotedRanges {
  private var ranges: [Range<Int>] = []

  private static let closing: [Character: Set<Character>] = [
    "\"": ["\""], "“": ["”", "“"], "„": ["“", "”"], "«": ["»"], "»": ["«"], "「": ["」"], "『": ["』"], "‘": ["’"],
  ]

  init(of text: String) {
    var open: (start: Int, closing: Set<Character>)?
    var position = 0
    for mark in text {
      if let (start, closing) = open {
        if closing.contains(mark) {
          ranges.append(start..<position)
          open = nil
        }
      } else if let closing = Self.closing[mark] {
        open = (position, closing)
      }
      position += mark.utf8.count
    }
  }

  func contain(_ position: Int) -> Bool { ranges.contains { $0.contains(position) } }
}
