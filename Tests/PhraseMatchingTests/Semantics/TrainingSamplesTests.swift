import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// From what it is learned what a shortcut means: its phrases, said in a few ways.
struct TrainingSamplesTests {
  private static let lamps = Entity(
    name: "Lamp", title: "Lamp",
    values: [Entity.Value(id: "desk", title: "Desk Lamp"), Entity.Value(id: "hall", title: "Hall Light")])

  /// The samples of one shortcut with some phrases, values as `#`.
  private func samples(_ phrases: String...) -> [String] {
    samples(of: [shortcut(phrases)]).filter { $0.label == 0 }.map(\.text)
  }

  private func shortcut(_ phrases: [String]) -> Shortcut {
    Shortcut(
      intent: "Turn", title: "Turn",
      parameters: [Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "time", kind: .duration)],
      phrases: phrases.compactMap { PhraseTemplate.pattern($0).template })
  }

  private func samples(of shortcuts: [Shortcut], refusing negative: [String] = []) -> [(label: UInt32, text: String)] {
    let application = Application(
      name: "Home", shortcuts: shortcuts, entities: [Self.lamps],
      negativePhrases: negative.compactMap { PhraseTemplate.literal($0).template })
    let index = PhraseIndex.compile([application]).index
    var all: [(label: UInt32, text: String)] = []
    TrainingSamples(index.phrases, index.segments[0].sections).forEach { all.append(($0, words(of: $1))) }
    return all
  }

  /// The words of a sample, with `#` where values stand.
  private func words(of tokens: borrowing SemanticTokens) -> String {
    (0..<tokens.count).map { index in
      tokens[index].isPlaceholder ? "#" : String(decoding: tokens.letters(index), as: UTF8.self)
    }.joined(separator: " ")
  }

  @Test func `a plain phrase is one sample`() { #expect(samples("open the garage door") == ["open the garage door"]) }

  @Test func `a phrase with a value is said with its kind, and with some values' names besides`() {
    let said = samples("turn on ${lamp}")
    #expect(said.count == 1 + TrainingSamples.namedValues)
    #expect(said.first == "turn on #")
    #expect(said.dropFirst().allSatisfy { ["turn on # desk lamp", "turn on # hall light"].contains($0) })
  }

  @Test func `a value that has no names is only its kind`() {
    #expect(samples("set a timer for ${time}") == ["set a timer for #"])
  }

  @Test(arguments: [
    ("open the door in ${applicationName}", "open the door"),
    ("ask ${applicationName} to open the door", "open the door"),
    ("${applicationName} open the door", "open the door"), ("please open the door", "open the door"),
    ("could you open the door please", "open the door"),
  ])
  func `the application's name, what leads to it and polite words are no evidence`(phrase: String, sample: String) {
    #expect(samples(phrase) == [sample])
  }

  @Test func `a pattern is said in several ways, each once and no more than a few`() {
    let few = samples("(open|close) [the] door")
    #expect(Set(few).count == few.count)
    #expect(Set(few).isSubset(of: ["open the door", "close the door", "open door", "close door"]))
    #expect(few.count >= 2)
    let many = samples("(open|close|lock|shut) (the|my|our|your) (front|back|side) (door|gate|window)")
    #expect(many.count <= TrainingSamples.maximumVariants && Set(many).count == many.count)
  }

  @Test func `what an application refuses is a label of its own, behind the shortcuts`() {
    let all = samples(of: [shortcut(["open the door"]), shortcut(["close the door"])], refusing: ["never open it"])
    #expect(all.map(\.label) == [0, 1, 2])
    #expect(all.map(\.text) == ["open the door", "close the door", "never open it"])
  }

  @Test(arguments: 0..<4)
  func `the same samples are drawn every time`(seed: UInt64) {
    let index = LawBench(seed: seed).index
    func drawn() -> [String] {
      var all: [String] = []
      TrainingSamples(index.phrases, index.segments[0].sections).forEach {
        all.append("\($0) \(words(of: $1))")
      }
      return all
    }
    let first = drawn()
    #expect(!first.isEmpty && drawn() == first)
  }

  @Test func `of too many samples each shortcut keeps its share`() {
    let share = TrainingSamples.maximumSamplesWithValues / 2
    let phrases = (0...share / (1 + TrainingSamples.namedValues)).map { "open w\($0) ${lamp}" }
    let all = samples(of: [shortcut(phrases), shortcut(["close the door"])])
    #expect(all.count { $0.label == 0 } == share)
    #expect(all.count { $0.label == 1 } == 1)
    #expect(all.contains { $0.text.hasPrefix("open w\(phrases.count - 1) ") })
  }
}
