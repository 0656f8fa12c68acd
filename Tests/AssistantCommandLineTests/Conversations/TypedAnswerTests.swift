import PhraseCatalogs
import Testing

@testable import AssistantCommandLine
@testable import PhraseMatching

struct TypedAnswerTests {
  private func value(_ typed: TypedValue) -> String {
    let parameter = FilledParameter(name: "x", range: 0..<1, text: "a", values: [], typed: typed)
    let candidate = Candidate(
      application: "A", intent: "B", title: "C", shortcut: 0, phrase: "D", score: 1, values: [parameter], missing: [])
    let matching = Matching(outcome: .matched, candidates: [candidate])
    var json = AnswerJSON(limit: 1)
    var text = "a"
    text.withUTF8 { json.write(Answer(matching: matching), to: $0) }
    let line = String(decoding: json.bytes, as: UTF8.self)
    let start = line.firstRange(of: #""end":1,"value":"#)?.upperBound ?? line.startIndex
    return String(line[start...].prefix { $0 != "}" })
  }

  @Test func `typed values are JSON of their own kind`() {
    #expect(value(.integer(-5)) == "-5")
    #expect(value(.number(21.5)) == "21.5")
    #expect(value(.boolean(true)) == "true")
    #expect(value(.duration(seconds: 5_400)) == "5400")
    #expect(value(.measurement(5, .kilometers)) == #"{"value":5,"unit":"kilometers""#)
  }

  @Test func `a date is its text`() {
    let moment = CivilMoment(year: 2026, month: 11, day: 21, hour: 18, minute: 30)
    #expect(value(.date(DateReading(moment: moment, precision: .dayAndTime))) == #""2026-11-21T18:30""#)
  }

  @Test func `the clock is read for each request`() throws {
    let catalog = """
      { format: 1, application: { name: "Clock" }, shortcuts: [
        { intent: "Wake", title: "Wake", parameters: { day: { type: "date" } }, phrases: ["wake me ${day}"] } ] }
      """
    let application = try #require(Catalog.read(catalog).catalog).application
    var day = 19
    let now = {
      day += 1
      return CivilMoment(year: 2026, month: 11, day: day)
    }
    let answerer = RequestAnswerer(
      index: PhraseIndex.compile([application]).index, options: MatchOptions(now: now()), clocks: .init(now: now))
    let days = (0..<2).map { _ in answerer.answer("wake me tomorrow").matching?.candidates.first?.values.first?.shown }
    #expect(days == ["2026-11-22", "2026-11-23"])
  }

  @Test func `people read values as they would write them`() {
    let moment = CivilMoment(year: 2026, month: 11, day: 21, hour: 18, minute: 30)
    #expect(TypedValue.date(DateReading(moment: moment, precision: .time)).shown == "18:30")
    #expect(TypedValue.date(DateReading(moment: moment, precision: .day)).shown == "2026-11-21")
    #expect(TypedValue.date(DateReading(moment: moment, precision: .dayAndTime)).shown == "2026-11-21 18:30")
    #expect(TypedValue.duration(seconds: 5_400).shown == "1 h 30 min")
    #expect(TypedValue.duration(seconds: 86_401).shown == "1 d 1 s")
    #expect(TypedValue.duration(seconds: 0.5).shown == "0.5 s")
    #expect(TypedValue.boolean(false).shown == "no")
    #expect(TypedValue.measurement(5, .kilometers).shown == "5 kilometers")
  }
}
