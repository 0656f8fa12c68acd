import PhraseTesting
import Testing

struct SayingTests {
  @Test func `what is said is performed, and questions are answered in order`() async throws {
    let app = try await Samples.trails()
    let turn = try await app.say("buy a day pass", answering: ["yosemite", "yes"])
    #expect(turn.outcome == .succeeded)
    #expect(turn.intent == "BuyDayPass")
    #expect(turn["passType"] == "Yosemite National Park")
    #expect(turn.dialog == "Your day pass for Yosemite National Park is ready. Enjoy your day!")
    #expect(
      "\(turn)" == """
        > buy a day pass
        < Which park or trail is the pass for?
        - 1 Zion National Park · United States
        - 2 Yosemite National Park · United States
        - 3 Aiguilles Rouges Nature Reserve · France
        - 4 Lake District National Park · England
        - 5 Jotunheimen National Park · Norway
        - 6 Fiordland National Park · New Zealand
        - 7 Angels Landing · Springdale, Zion National Park, United States
        > yosemite
        < A day pass for Yosemite National Park costs $35.00 and can’t be returned. Do you want to buy it?
        > yes
        < Your day pass for Yosemite National Park is ready. Enjoy your day!
        """)
  }

  @Test func `questions are answered by the names of parameters, or by what they are`() async throws {
    let app = try await Samples.trails()
    let turn = try await app.say("buy a day pass", answering: ["passType": "yosemite", "confirmation": "yes"])
    #expect(turn.outcome == .succeeded)
  }

  @Test func `a question without an answer ends the conversation, and the turn says what is asked`() async throws {
    let app = try await Samples.trails()
    let turn = try await app.say("suggest a trail")
    #expect(turn.outcome == .needsInput)
    #expect(turn.question == "What would you like to do?")
    #expect(turn.dialog == turn.question)
    #expect(turn.options == ["Hiking", "Running", "Biking", "Skiing", "Climbing", "Horse Riding"])
    #expect(try await app.say("buy a day pass for yosemite").outcome == .awaitingConfirmation)
    #expect(try await app.say("buy a day pass for yosemite", answering: ["no"]).outcome == .cancelled)
  }

  @Test func `a turn has the value that the intent returned, and the view it showed`() async throws {
    let turn = try await Samples.trails().say("check catbells")
    let report = try #require(turn.value(as: String.self))
    #expect(turn.dialog == "The conditions on Catbells are \(report).")
    #expect(turn.snippet?.hasPrefix("  Catbells\n") == true)
  }

  @Test func `an answer that nothing asked for fails with the conversation`() async throws {
    let app = try await Samples.trails()
    let text = await failure { try await app.say("buy a day pass for yosemite", answering: ["yes", "sure", "go on"]) }
    #expect(
      text == """
        nothing was asked that the script could answer with “sure”, “go on”:
          > buy a day pass for yosemite
          < A day pass for Yosemite National Park costs $35.00 and can’t be returned. Do you want to buy it?
          > yes
          < Your day pass for Yosemite National Park is ready. Enjoy your day!
        """)
  }

  @Test func `an answer for a parameter that does not exist names the nearest one`() async throws {
    let app = try await Samples.trails()
    let text = await failure { try await app.say("buy a day pass", answering: ["pasType": "yosemite"]) }
    #expect(
      text == """
        'BuyDayPass' has no parameter 'pasType'; did you mean 'passType'?
          it is named in the answers of the script
        """)
  }

  @Test func `in a conversation, later requests refer to earlier ones`() async throws {
    let talk = try await Samples.trails().conversation()
    #expect(try await talk.say("tell me about catbells").intent == "GetTrailInfo")
    #expect(try await talk.say("pin it")["trail"] == "Catbells")
    #expect(try await talk.say("undo").outcome == .succeeded)
  }

  @Test func `an open question is answered by what is said next in the conversation`() async throws {
    let talk = try await Samples.trails().conversation()
    #expect(try await talk.say("buy a day pass").question == "Which park or trail is the pass for?")
    #expect(try await talk.say("yosemite").outcome == .awaitingConfirmation)
    #expect(try await talk.say("yes").outcome == .succeeded)
  }

  @Test func `other languages are spoken if the conditions say so`() async throws {
    let app = try await Samples.trails(TestConditions(locale: "de"))
    let turn = try await app.say("Kaufe einen Tagespass für Yosemite")
    #expect(turn.intent == "BuyDayPass")
    #expect(turn.outcome == .awaitingConfirmation)
  }

  @Test func `an intent that throws has failed, and says why`() async throws {
    let turn = try await Samples.trails().say("show my trails summary")
    #expect(turn.outcome == .failed)
    #expect(turn.dialog == "You haven’t recorded anything this week.")
  }
}
