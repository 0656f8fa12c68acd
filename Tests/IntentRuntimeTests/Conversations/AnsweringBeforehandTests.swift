import AppIntents
import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `Answers that are given beforehand` {
  @Test func `fill what is missing, without a question`() async throws {
    let talk = await HarborTalk { $0.questions = .refuse }
    var options = TurnOptions()
    options.answers = ["boat": "gull", "crew": "5"]
    let response = await talk.session.take("cast off", options)
    #expect(response.outcome == .succeeded)
    #expect(talk.harbor.deeds == ["cast off gull 5"])
  }

  @Test func `a question that cannot be asked ends the request, and the next one is heard`() async throws {
    let talk = await HarborTalk { $0.questions = .refuse }
    let response = await talk.session.take("cast off")
    #expect(response.outcome == .needsInput)
    #expect(response.question?.prompt == "Which boat?")
    #expect(response.question?.options.map(\.title) == ["Gray Heron", "Gull", "Swan", "Swan"])
    #expect(await talk.session.take("list the boats").outcome == .succeeded)
  }

  @Test func `somebody who agrees to everything is not asked for a yes`() async throws {
    let talk = await HarborTalk { $0.questions = .agree }
    #expect(await talk.session.take("scuttle the gull in harbor").outcome == .succeeded)
    #expect(talk.harbor.boats.count == 3)
  }

  @Test func `nothing is performed where only the match is wanted`() async throws {
    let talk = await HarborTalk()
    var options = TurnOptions()
    options.aim = .match
    let response = await talk.session.take("cast off with gull", options)
    #expect(response.outcome == .matched)
    #expect(response.candidate?.intent == "CastOff")
    #expect(talk.harbor.deeds.isEmpty)
  }
}

@Suite(.serialized) struct `What was done before` {
  @Test func `is suggested, but never changes what a request means`() async throws {
    let habits = HabitStore(file: nil)
    let talk = await HarborTalk { $0.habits = habits }
    let before = await talk.session.take("cast off with heron").candidate
    for _ in 0..<5 { _ = await talk.session.take("cast off with gull") }
    #expect(await talk.session.suggestions(atMost: 2) == ["cast off with gull", "cast off with heron"])
    let after = await talk.session.take("cast off with heron").candidate
    #expect(before == after)
    await talk.session.forgetHabits()
    #expect(await talk.session.suggestions(atMost: 2).isEmpty)
  }

  @Test func `counts as well where an app says that it was done in its windows`() async throws {
    let talk = await HarborTalk { $0.habits = HabitStore(file: nil) }
    let intent = CastOff()
    intent.boat = try #require(talk.harbor.boats.first { $0.id == "gull" })
    let donation = try await intent.donate()
    let suggestions = await talk.session.suggestions(atMost: 3)
    #expect(suggestions == ["Cast off with Gull in Harbor"])
    _ = try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(donation))
    #expect(await talk.session.take(suggestions[0]).outcome == .succeeded)
    #expect(talk.harbor.deeds == ["cast off gull 2"])
  }
}
