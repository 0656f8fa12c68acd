/// The texts that were killed, to be yanked again. Bounded.
struct KillRing: Sendable {
  private static let mostTexts = 60
  private var texts: [String] = []
  /// How many texts before the last one was yanked.
  private var age = 0

  /// Keeps a text; one that was killed right after another joins it on the side where it stood.
  mutating func add(_ text: String, joiningLast: Bool, inFront: Bool) {
    guard !text.isEmpty else { return }
    if joiningLast, let last = texts.popLast() {
      texts.append(inFront ? text + last : last + text)
    } else {
      texts.append(text)
    }
    if texts.count > Self.mostTexts { texts.removeFirst() }
  }

  /// The text killed last.
  mutating func newest() -> String? {
    age = 0
    return texts.last
  }

  /// The text killed before the one that was yanked; after the first one the last again.
  mutating func older() -> String? {
    guard !texts.isEmpty else { return nil }
    age = (age + 1) % texts.count
    return texts[texts.count - 1 - age]
  }
}
