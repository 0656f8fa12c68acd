import IntentRuntime
import PhraseMatching
import Testing

@testable import PhraseTesting

struct RequestTrialTests {
  @Test(arguments: [
    #"{"text":"turn on the desk lamp","intent":"TurnOn"}"#,
    #"{"text":"turn on the desk lamp","intent":["TurnOff","TurnOn"],"parameters":{"lamp":"desk"},"application":"Home"}"#,
    #"{"text":"turn on the bedside lamp","acts":false}"#,
    #"{"text":"turn on the desk lamp","acts":false,"intent":["TurnOff","TurnOn"]}"#,
    #"{"text":"turn on the reading light","parameters":{"lamp":"desk lamp"},"margin":0.1}"#,
    #"{"text":"turn on the reading light","parameters":{"lamp":["hall","desk"]}}"#,
    #"{"text":"light up the porch light","phrase":"Light up the ${lamp}","outcome":"matched"}"#,
    #"{"text":"turn on the bedside lamp","outcome":"ambiguous"}"#,
    #"{"text":"turn on the bedside lamp","intent":"TurnOn","outcome":"ambiguous","parameters":{"lamp":"left"}}"#,
    #"{"text":"dim the desk lamp to twenty percent","intent":"Dim","parameters":{"lamp":"desk","level":20}}"#,
    #"{"text":"dim the desk lamp to 20 percent","parameters":{"lamp":"desk","level":"20"}}"#,
    #"{"text":"remind me to call Ann","intent":"Remember","parameters":{"task":"call Ann"}}"#,
    #"{"text":"remind me tomorrow to sing","parameters":{"task":"sing","day":"2026-11-21"}}"#,
    #"{"text":"remind me tomorrow to sing","parameters":{"task":"sing","day":"2026-01-02"},"now":"2026-01-01"}"#,
    #"{"text":"wait ten minutes","parameters":{"span":600}}"#,
    #"{"text":"wait ten minutes","parameters":{"span":"PT10M"}}"#,
    #"{"text":"give the lawn 2 liters of water","parameters":{"amount":{"value":2,"unit":"liter"}}}"#,
    #"{"text":"set the hot water on","parameters":{"isHot":true}}"#,
    #"{"text":"turn on airplane mode","intent":null}"#,
    #"{"text":"what is the capital of peru","outcome":"notRecognized"}"#,
    #"{"text":"play chess","intent":null,"parameters":{}}"#,
  ])
  func `a request that goes as its line says passes`(line: String) async throws {
    let result = try await LampTrial.result(line)
    #expect(result.verdict == .asExpected, "\(result.differences)")
    #expect(result.reason == nil)
  }

  @Test(arguments: [
    (
      #"{"text":"turn off the desk lamp","intent":"TurnOn"}"#, "wrong",
      "intent: TurnOn, TurnOff · “Turn off [the] ${lamp} in ${applicationName}” scores 0.96; the nearest of TurnOn, “Turn on [the] ${lamp} in ${applicationName}”, scores 0.69: “on” is not said, “off” fits nothing"
    ),
    (
      #"{"text":"turn on the sauna","intent":"TurnOn","parameters":{"lamp":"desk"}}"#, "notRecognized",
      "outcome: TurnOn, notRecognized · the nearest of TurnOn, “Turn on [the] ${lamp} in ${applicationName}”, scores 0.07: “${lamp}” is not said, “sauna” fits nothing"
    ),
    (
      #"{"text":"turn on the desk lamp","intent":null}"#, "wrong",
      "outcome: notRecognized, TurnOn · “Turn on [the] ${lamp} in ${applicationName}” scores 0.96, 0.26 above the threshold of 0.70"
    ),
    (
      #"{"text":"turn on the desk lamp","acts":false,"intent":["TurnOff"]}"#, "wrong",
      "outcome: nothing, TurnOn · “Turn on [the] ${lamp} in ${applicationName}” scores 0.96, 0.26 above the threshold of 0.70"
    ),
    (
      #"{"text":"turn on the desk lamp","parameters":{"lamp":"porch"}}"#, "wrong",
      "lamp: porch, desk · lamp is read from “desk lamp”, by “Turn on [the] ${lamp} in ${applicationName}”"
    ),
    (
      #"{"text":"turn on the desk lamp","parameters":{}}"#, "wrong",
      "lamp: nothing, desk · lamp is read from “desk lamp”, by “Turn on [the] ${lamp} in ${applicationName}”"
    ),
    (
      #"{"text":"turn on the desk lamp","parameters":{"lamp":"desk","level":[5,6]}}"#, "wrong",
      "level: 5 or 6, nothing · by “Turn on [the] ${lamp} in ${applicationName}”"
    ),
    (
      #"{"text":"turn on the bedside lamp","intent":"TurnOn"}"#, "wrong",
      "outcome: TurnOn, ambiguous, TurnOn · “bedside lamp” is what 2 values of lamp are called"
    ),
    (
      #"{"text":"turn on the desk lamp","intent":"TurnOn","application":"Trails"}"#, "wrong",
      "application: Trails, Home · by “Turn on [the] ${lamp} in ${applicationName}”"
    ),
    (
      #"{"text":"turn on airplane mode","intent":"TurnOn"}"#, "notRecognized",
      "outcome: TurnOn, notRecognized · a negative phrase of Home keeps it out"
    ),
    (
      #"{"text":"turn on the desk lamp","outcome":"ambiguous"}"#, "wrong",
      "outcome: ambiguous, TurnOn · by “Turn on [the] ${lamp} in ${applicationName}”"
    ),
    (
      #"{"text":"turn on the desk lamp","margin":0.9}"#, "wrong",
      "margin: at least 0.9, 0.25 · next comes “Turn off [the] ${lamp} in ${applicationName}” of TurnOff"
    ),
    (
      #"{"text":"qwxz","intent":"TurnOn"}"#, "notRecognized",
      "outcome: TurnOn, notRecognized · no phrase of TurnOn comes near it"
    ),
    (
      #"{"text":"turn on the desk lamp","intent":"TurnOnn"}"#, "wrong",
      "intent: TurnOnn, TurnOn · no intent is called TurnOnn; did you mean TurnOn?"
    ),
    (
      #"{"text":"turn on the desk lamp","phrase":"Light up the ${lamp}"}"#, "wrong",
      "phrase: Light up the ${lamp}, Turn on [the] ${lamp} in ${applicationName} · -"
    ),
  ])
  func `a request that goes otherwise says what differs, and why`(line: String, verdict: String, why: String)
    async throws
  {
    let result = try await LampTrial.result(line)
    #expect(result.verdict.rawValue == verdict)
    let differences = result.differences.map { "\($0.aspect): \($0.expected), \($0.actual)" }
    #expect("\(differences.joined(separator: "; ")) · \(result.reason ?? "-")" == why)
  }

  @Test func `settings of a file hold for its requests`() async throws {
    let strict = RequestFile.Settings(threshold: 0.99)
    let line = #"{"text":"turn on the desk lamp please now","intent":null}"#
    #expect(try await LampTrial.results(line, strict).first?.verdict == .asExpected)
    #expect(try await LampTrial.results(line).first?.verdict == .wrong)
  }

  @Test func `what cannot be seen otherwise is performed, with its answers and at its moment`() async throws {
    let index = try LampTrial.index()
    let matcher = Matcher(index: index)
    let subject = RequestSubject(
      options: MatchOptions(now: LampTrial.now), match: { matcher.match($0, options: $1) },
      perform: { request, now in
        var response = Response(.succeeded, to: request.text)
        response.matching = matcher.match(request.text, options: MatchOptions(now: now))
        response.candidate = response.matching?.candidates.first
        response.utterances = [.says("The \(request.answers["room"] ?? "whole") house is lit on \(now.day).")]
        return response
      })
    let (file, _) = RequestFile.read(
      Array(
        """
        {"text":"turn on desk lamp","intent":"TurnOn","dialog":"The … is lit on 20."}
        {"text":"turn on desk lamp","dialog":"The hall house is lit on 2.","answers":{"room":"hall"},"now":"2026-12-02"}
        {"text":"turn on desk lamp","dialog":"Done.","outcome":"succeeded"}
        {"text":"turn on desk lamp","outcome":"failed"}
        """.utf8), .lines)
    let trial = RequestTrial(on: subject)
    var results: [RequestResult] = []
    for request in file.requests { results.append(try #require(await trial.result(of: request))) }
    #expect(results.map(\.verdict) == [.asExpected, .asExpected, .wrong, .wrong])
    #expect(
      results[2].differences == [.init(aspect: "dialog", expected: "Done.", actual: "The whole house is lit on 20.")])
    #expect(results[3].differences == [.init(aspect: "outcome", expected: "failed", actual: "succeeded, TurnOn")])
  }

  @Test func `where nobody performs, there is no result`() async throws {
    let request = ExpectedRequest("turn on desk lamp")
    var performed = request
    performed.dialog = "Done."
    #expect(try await LampTrial.trial().result(of: performed) == nil)
    #expect(try await LampTrial.trial().result(of: request)?.verdict == .asExpected)
  }

  @Test(arguments: [
    (#"{"text":"turn on the desk lamp","intent":"TurnOn"}"#, Optional("rival")),
    (#"{"text":"turn on the bedside lamp","outcome":"ambiguous"}"#, nil),
    (#"{"text":"turn on airplane mode","intent":null}"#, nil),
    (#"{"text":"qwxz","intent":null}"#, nil),
  ])
  func `how near a request came to failing is told where a score tells it`(line: String, edge: String?) async throws {
    let result = try await LampTrial.result(line)
    switch result.slack?.edge {
    case .threshold?: #expect(edge == "threshold")
    case .rival?: #expect(edge == "rival")
    case nil: #expect(edge == nil)
    }
  }
}
