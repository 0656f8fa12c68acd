import Testing

@testable import PhraseMatching

/// Typos in words of typed values are corrected; words that already are values stay.
struct TypoCorrectionTests {
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  private func match(_ request: String, _ phrase: String, _ kind: Parameter.Kind, besides other: String) throws
    -> Candidate?
  {
    let phrases = try [phrase, other].map { try #require(PhraseTemplate.literal($0).template) }
    let shortcuts = phrases.map { phrase in
      Shortcut(
        intent: phrase.text, title: phrase.text, parameters: [Parameter(name: "value", kind: kind)], phrases: [phrase])
    }
    let index = PhraseIndex.compile([Application(name: "Diary", shortcuts: shortcuts)]).index
    return Matcher(index: index).match(request, options: options).candidates.first
  }

  @Test(arguments: [
    ("june fifth", "june 5"), ("june sixth", "june 6"), ("june eighth", "june 8"), ("june nineteenth", "june 19"),
    ("june 21st", "june 21"), ("jun 5", "june 5"), ("jul 4", "july 4"),
  ])
  func `a date that can be read is read as it stands`(said: String, plain: String) throws {
    let other = "Show channel 31st"
    let candidate = try match("remind me on \(said)", "Remind me on ${value}", .date, besides: other)
    let expected = try match("remind me on \(plain)", "Remind me on ${value}", .date, besides: other)
    #expect(candidate?.score == 1)
    #expect(candidate?.values.first?.typed == expected?.values.first?.typed)
    #expect(candidate?.values.first?.typed != nil)
  }

  @Test func `a unit that is near another is not the other`() throws {
    let candidate = try match("add 5 milligrams", "Add ${value}", .measurement, besides: "Help me")
    #expect(candidate?.score == 1)
    #expect(candidate?.values.first?.typed == .measurement(5, .milligrams))
  }

  @Test(arguments: ["tea", "nice", "fire", "pour"])
  func `an ordinary word is no slip for a number`(word: String) throws {
    let candidate = try match("wait 5 minutes \(word)", "Wait ${value}", .duration, besides: "Stay ten nine five four")
    #expect(candidate?.values.first?.typed == .duration(seconds: 300))
  }

  @Test(arguments: ["tomorow", "tommorow", "frday", "in fiev minuets"])
  func `a typo in a date is corrected`(said: String) throws {
    let candidate = try match("remind me on \(said)", "Remind me on ${value}", .date, besides: "Help me")
    #expect(candidate?.values.first?.typed != nil)
    #expect((candidate?.score ?? 0) > 0.7)
  }
}
