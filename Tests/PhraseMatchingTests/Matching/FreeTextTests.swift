import Testing

@testable import PhraseMatching

/// What fills a parameter with free words is what was typed.
struct FreeTextTests {
  private static let matcher: @Sendable (String) -> String? = { request in
    let shortcut = Shortcut(
      intent: "Note", title: "Note", parameters: [Parameter(name: "text", kind: .text)],
      phrases: [PhraseTemplate.pattern("note down ${text} [in ${applicationName}]").template!])
    let index = PhraseIndex.compile([Application(name: "Notes", shortcuts: [shortcut], entities: [])]).index
    let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20))
    return Matcher(index: index).match(request, options: options).candidates.first?.values.first?.text
  }

  @Test(arguments: [
    ("note down ../../etc/passwd", "../../etc/passwd"), ("note down −rf", "−rf"), ("note down -rf --no", "-rf --no"),
    ("note down (buy milk)", "(buy milk)"), ("note down milk (2%).", "milk (2%)"), ("note down .net", ".net"),
    ("note down why?!", "why"), ("note down C++?", "C++"), ("note down milk, in notes", "milk"),
    ("note down “buy milk”", "buy milk"), ("note down \"buy milk.\"", "buy milk"),
    ("note down 6' 2\"", "6' 2\""), ("note down milk please!", "milk"), ("note down a.b, please", "a.b"),
    ("note down: milk", "milk"), ("note down $HOME; ls", "$HOME; ls"), ("note down a  b", "a  b"),
  ])
  func `it keeps every byte but quotes around it and marks that end the sentence`(request: String, text: String) {
    #expect(Self.matcher(request) == text)
  }
}
