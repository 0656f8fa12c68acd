import Diagnostics
import Testing

@Suite struct `The nearest name` {
  @Test(arguments: [
    ("lnt", "lint"),
    ("Match", "match"),
    ("mtach", "match"),
    ("completion", "completions"),
    ("exlpian", "explain"),
    ("LISTT", "list"),
  ])
  func `is at most a few letters away`(written: String, meant: String) {
    #expect(nearestName(to: written, among: ["match", "explain", "list", "lint", "completions"]) == meant)
  }

  @Test(arguments: ["", "x", "banana", "li", String(repeating: "list", count: 100)])
  func `is absent when nothing is near`(written: String) {
    #expect(nearestName(to: written, among: ["match", "explain", "list", "lint", "completions"]) == nil)
  }

  @Test func `is the first of equally near ones`() {
    #expect(nearestName(to: "lamp", among: ["damp", "ramp", "lamps"]) == "damp")
  }
}
