import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Day passes` {
  let visitor = Visitor()

  @Test func `a pass for a park is bought after a yes`() async throws {
    defer { visitor.leave() }
    let answer = try await visitor.run(BuyDayPass(), answering: .text("Zion National Park"), .text("buy"))
    #expect(
      answer.questions == [
        "Which park or trail is the pass for?",
        "A day pass for Zion National Park costs $35.00. Do you want to buy it?",
      ])
    #expect(answer.said == "Your day pass for Zion National Park is ready. Enjoy your day!")
    #expect(visitor.trailManager.hasDayPass(for: .park("zion"), on: visitor.watch.now))
  }

  @Test func `a pass for one trail costs half`() async throws {
    defer { visitor.leave() }
    let answer = try await visitor.run(pass(.trail(visitor.trail("catbells"))), answering: .yes)
    #expect(answer.questions == ["A day pass for Catbells costs £4.00. Do you want to buy it?"])
    #expect(answer.said == "Your day pass for Catbells is ready. Enjoy your day!")
    #expect(visitor.trailManager.hasDayPass(for: .trail("catbells"), on: visitor.watch.now))
  }

  @Test func `a no buys nothing`() async throws {
    await #expect(throws: CancellationError.self) {
      try await visitor.run(pass(.park(visitor.park("eryri"))), answering: .no)
    }
    #expect(visitor.trailManager.state.dayPasses.isEmpty)
  }

  @Test func `nobody pays twice for a day`() async throws {
    defer { visitor.leave() }
    _ = try await visitor.run(pass(.park(visitor.park("eryri"))), answering: .yes)
    visitor.watch.pass(minutes: 300)
    let again = try await visitor.run(pass(.park(visitor.park("eryri"))))
    #expect(again.said == "You already have a pass for Eryri National Park on that day.")
    visitor.watch.pass(minutes: 24 * 60)
    #expect(!visitor.trailManager.hasDayPass(for: .park("eryri"), on: visitor.watch.now))
  }

  private func pass(_ type: DayPassType) -> BuyDayPass {
    let intent = BuyDayPass()
    intent.passType = type
    return intent
  }
}
