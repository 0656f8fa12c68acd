internal import FileFormats
internal import PhraseMatching

/// Requests of many people at once, each drawn at random: deeds, what opens windows, questions that nobody answers, replies
/// to none, and words that mean nothing. The same for the same index.
struct SoakTraffic {
  private var random = SeededGenerator(seed: 21)
  private let requests: [String]
  private var count = 0

  /// So many conversations are held at a time; those that are left never come back.
  private static let mostHeld = 100
  private static let replies = ["yes", "no", "1", "never mind", "undo", "what can you do", "and the other one"]
  private static let unknownWords = ["zubrek", "olm", "quibbadu", "in", "the", "mirf"]

  /// Draws from the requests that an index knows: those of its values, and those that leave a value out.
  init(_ index: PhraseIndex) {
    let listings = index.listings().prefix(Self.mostListed)
    let bare = listings.flatMap { listing in
      listing.phrases.map { $0.replacing("${applicationName}", with: listing.application) }
    }
    requests = (listings.map(\.example) + bare).filter { !$0.contains("${") }
  }

  private static let mostListed = 2_000

  /// The next line, with its end.
  mutating func nextLine() -> [UInt8] {
    count += 1
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("text", text())
      json.member("conversation", "visitor \(count / 8 + random.below(Self.mostHeld))")
    }
    return json.bytes + [0x0A]
  }

  private mutating func text() -> String {
    switch random.below(10) {
    case 0: (0..<4).map { _ in Self.unknownWords[random.below(Self.unknownWords.count)] }.joined(separator: " ")
    case 1, 2: Self.replies[random.below(Self.replies.count)]
    default: requests.isEmpty ? "help" : requests[random.below(requests.count)]
    }
  }
}
