import Testing

@testable import IntentRuntime

@Suite struct `Words that are nearly known` {
  private let lexicon = FindLexicon(["stone", "trail", "besseggen", "ridge"])

  @Test(arguments: [("trial", "trail"), ("beseggen", "besseggen"), ("stpne", "stone"), ("rigde", "ridge")])
  func `are what they are a slip for`(typed: String, meant: String) {
    #expect(lexicon.corrected(typed) == meant)
  }

  @Test(arguments: ["store", "shirt", "bridge", "train", "shore"])
  func `are themselves if everybody knows them`(typed: String) {
    #expect(lexicon.corrected(typed) == nil)
  }
}
