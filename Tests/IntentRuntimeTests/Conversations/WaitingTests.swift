import AppIntents
import Dialog
import IntentRuntime
import Testing

@testable import Harbor

/// Asks two things at once.
private struct SignalBoats: AppIntent {
  static let title: LocalizedStringResource = "Signal Boats"

  @Parameter(title: "First Boat") var first: Boat?
  @Parameter(title: "Second Boat") var second: Boat?

  func perform() async throws -> some ProvidesDialog {
    async let one = $first.requestValue("Which boat signals?")
    async let other = $second.requestValue("Which boat is signalled?")
    let names = try await [one.name, other.name].sorted()
    return .result(dialog: "\(names[0]) and \(names[1]) know of each other.")
  }
}

private struct SignalShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SignalBoats(), phrases: ["Signal boats with \(.applicationName)"], shortTitle: "Signal Boats",
      systemImageName: "flag")
  }
}

@Suite struct `What comes at once` {
  @Test func `is asked one after the other, and nothing is lost`() async throws {
    let talk = await HarborTalk(besides: [InstalledApplication("Signals", shortcuts: SignalShortcuts.self)])
    let first = await talk.session.take("signal boats")
    #expect(first.question != nil)
    let second = await talk.session.take("gull")
    #expect(second.question != nil)
    #expect(second.question?.prompt != first.question?.prompt)
    let last = await talk.session.take("gray heron")
    #expect(last.utterances == [.says("Gray Heron and Gull know of each other.")])
  }

  @Test func `is answered turn by turn`() async throws {
    let talk = await HarborTalk()
    let session = talk.session
    let answers = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { await session.take("list the boats").dialog } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: "There are 4 boats.", count: 20))
  }

  @Test func `holds up no later turn when a question is cancelled`() async throws {
    let talk = await HarborTalk(besides: [InstalledApplication("Signals", shortcuts: SignalShortcuts.self)])
    _ = await talk.session.take("signal boats")
    await talk.session.interrupt()
    #expect(await talk.session.take("list the boats").dialog == "There are 4 boats.")
  }
}

@Suite struct `A question that was left` {
  @Test func `is taken up again by its name, or by its answer`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      \(HarborTalk.leavingTheWeather)
      > back to the weather
      < What weather do you want?
      \(HarborTalk.weathers)
      > list the boats
      < (Leaving the question about the weather.)
      < There are 4 boats.
      > stormy
      < For which day?
      > today
      < Stormy on 11/20 it is.
      """)
  }

  @Test func `is freed with its conversation, also where too many were left to keep`() async throws {
    weak var session: Session?
    do {
      let talk = await HarborTalk()
      session = talk.session
      for _ in 0...Conversation.mostLeft {
        _ = await talk.session.take("scuttle the gull in harbor")
        _ = await talk.session.take("list the boats")
      }
      await talk.session.interrupt()
    }
    // What was interrupted ends in its own time.
    for _ in 0..<10_000 where session != nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(session == nil)
  }

  @Test func `is gone once something is cancelled`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > scuttle the gull in harbor
      < Sink Gull for good?
      > list the boats
      < (Leaving that question.)
      < There are 4 boats.
      > never mind
      < Cancelled.
      > yes
      < There’s no question open to say yes to.
      """)
    #expect(talk.harbor.boats.count == 4)
  }

  @Test func `is not answered by a yes that was said to something else`() async throws {
    let talk = await HarborTalk()
    _ = await talk.session.take("scuttle the gull in harbor")
    _ = await talk.session.take("list the boats")
    _ = await talk.session.take("yes")
    #expect(talk.harbor.boats.count == 4)
  }
}
