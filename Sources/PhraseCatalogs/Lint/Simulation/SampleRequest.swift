/// A request that somebody may well make: a phrase as it can be said, with something in each of its holes.
struct SampleRequest: Sendable, Hashable {
  /// What fills a hole, and where it stands.
  struct Fill: Sendable, Hashable {
    var sample: Sample
    var range: Range<Int>
  }

  private(set) var text = ""
  private(set) var fills: [Fill] = []
  /// Where the application is named.
  private(set) var names: [Range<Int>] = []

  /// Says a phrase; `sample` tells what fills a parameter, nil when nothing can.
  init?(_ phrase: PhrasePieces, application: String, sample: (String) -> Sample?) {
    for piece in phrase.pieces {
      switch piece {
      case .words(let words): append(words)
      case .application: names.append(append(application))
      case .placeholder(let name):
        guard let sample = sample(name) else { return nil }
        fills.append(Fill(sample: sample, range: append(sample.text)))
      }
    }
    if text.last == " " { text.removeLast() }
  }

  /// Appends words with single spaces and tells where they stand.
  @discardableResult
  private mutating func append(_ words: String) -> Range<Int> {
    let start = text.utf8.count
    for character in words {
      let isSpace = character == " " || character == "\t"
      if isSpace, text.isEmpty || text.last == " " { continue }
      text.append(isSpace ? " " : character)
    }
    return start..<text.utf8.count
  }

  /// Whether some of these bytes fill no hole and name nothing: the phrase says them itself.
  func saysItself(_ range: Range<Int>) -> Bool {
    !fills.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
      && !names.contains { $0.overlaps(range) }
  }
}

/// Something to fill a hole with.
struct Sample: Sendable, Hashable {
  var text: String
  /// The value it is a name of; nil for free words, for numbers and dates, and for names that were made up.
  var value: ValueID?
}
