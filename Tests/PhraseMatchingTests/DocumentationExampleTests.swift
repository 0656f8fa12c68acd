import Diagnostics
import PhraseMatching
import Testing

/// The examples of the documentation of the main types, as they stand there.
struct DocumentationExampleTests {
  private let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  private func index() -> PhraseIndex {
    let lamp = Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "desk", title: "Desk Lamp")])
    let turnOn = Shortcut(
      intent: "TurnOn", title: "Turn On", parameters: [Parameter(name: "lamp", kind: .entity("Lamp"))],
      phrases: ["Turn on ${lamp} in ${applicationName}"].compactMap { PhraseTemplate.literal($0).template })
    let home = Application(name: "Home", shortcuts: [turnOn], entities: [lamp])
    let (index, findings) = PhraseIndex.compile([home])
    #expect(findings.isEmpty)
    return index
  }

  @Test func `an index is compiled from applications`() {
    let phrases = ["Start a timer in ${applicationName}"].compactMap { PhraseTemplate.literal($0).template }
    let startTimer = Shortcut(intent: "StartTimer", title: "Start Timer", phrases: phrases)
    let (index, findings) = PhraseIndex.compile([Application(name: "Clock", shortcuts: [startTimer])])
    #expect("\(index.phraseCount) \(findings.count)" == "1 0")
  }

  @Test func `a matcher finds the shortcut and its values`() {
    let matcher = Matcher(index: index())
    let matching = matcher.match("turn on the desk lamp", options: MatchOptions(now: now))
    #expect(matching.candidates.first?.intent ?? "not recognized" == "TurnOn")
    #expect(matching.outcome == .matched && matching.candidates.first?.values.map(\.text) == ["desk lamp"])
  }

  @Test func `options restrict a match and explain it`() {
    var options = MatchOptions(limit: 1, now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))
    options.application = "Home"
    options.similarity = .lexical
    options.explanation = .steps
    let matching = Matcher(index: index()).match("turn on the desk lamp", options: options)
    #expect(matching.candidates.map { $0.explanation != nil } == [true])
  }

  @Test func `a template has parts, and a broken phrase a finding`() {
    let (template, findings) = PhraseTemplate.pattern("[Please] turn (on|off) ${lamp}")
    #expect("\(template?.parts.count ?? 0) \(findings.isEmpty)" == "5 true")
    let broken = PhraseTemplate.pattern("turn on ${lamp").findings
    #expect(broken.first?.message ?? "" == "placeholder 'lamp' is never closed")
  }
}
