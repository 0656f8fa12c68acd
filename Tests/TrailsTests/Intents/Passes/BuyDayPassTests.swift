import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Day passes` {
  let bench = TestBench()

  @Test func `a pass for a park is bought after a yes`() async throws {
    defer { bench.removeFiles() }
    let answer = try await bench.run(BuyDayPass(), answering: .text("Zion National Park"), .text("buy"))
    #expect(
      answer.questions == [
        "Which park or trail is the pass for?",
        "A day pass for Zion National Park costs $35.00 and can’t be returned. Do you want to buy it?",
      ])
    #expect(answer.said == "Your day pass for Zion National Park is ready. Enjoy your day!")
    #expect(bench.trailManager.hasDayPass(for: .park("zion"), on: bench.clock.now))
  }

  @Test func `a pass for one trail costs half`() async throws {
    defer { bench.removeFiles() }
    let answer = try await bench.run(pass(.trail(bench.trail("catbells"))), answering: .yes)
    #expect(answer.questions == ["A day pass for Catbells costs £4.00 and can’t be returned. Do you want to buy it?"])
    #expect(answer.said == "Your day pass for Catbells is ready. Enjoy your day!")
    #expect(bench.trailManager.hasDayPass(for: .trail("catbells"), on: bench.clock.now))
  }

  @Test func `a no buys nothing`() async throws {
    await #expect(throws: CancellationError.self) {
      try await bench.run(pass(.park(bench.park("eryri"))), answering: .no)
    }
    #expect(bench.trailManager.state.dayPasses.isEmpty)
  }

  @Test func `nobody pays twice for a day`() async throws {
    defer { bench.removeFiles() }
    _ = try await bench.run(pass(.park(bench.park("eryri"))), answering: .yes)
    bench.clock.advance(minutes: 300)
    let again = try await bench.run(pass(.park(bench.park("eryri"))))
    #expect(again.said == "You already have a pass for Eryri National Park on that day.")
    bench.clock.advance(minutes: 24 * 60)
    #expect(!bench.trailManager.hasDayPass(for: .park("eryri"), on: bench.clock.now))
  }

  private func pass(_ type: DayPassType) -> BuyDayPass {
    let intent = BuyDayPass()
    intent.passType = type
    return intent
  }
}
