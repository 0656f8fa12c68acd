internal import AppIntents
internal import IntentRuntime
internal import PhraseMatching

extension PhraseTester {
  /// Says something to the app, in a conversation of its own, and performs what it means.
  ///
  /// ```swift
  /// let turn = try await app.say("buy a day pass for yosemite", answering: ["yes"])
  /// #expect(turn.dialog == "Your day pass for Yosemite National Park is ready. Enjoy your day!")
  /// ```
  ///
  /// The app remembers what was done until the tester is gone. A question for which the script has no answer ends the
  /// conversation: the turn says what is asked.
  @discardableResult
  public func say(_ request: String, answering answers: ScriptedAnswers = []) async throws -> PhraseTurn {
    let conversation = conversation()
    do {
      let turn = try await conversation.say(request, answering: answers)
      await conversation.session.interrupt()
      return turn
    } catch {
      await conversation.session.interrupt()
      throw error
    }
  }

  /// Begins a conversation, in which later requests can refer to earlier ones.
  public func conversation() -> PhraseConversation { PhraseConversation(registry, settings) }

  var settings: SessionSettings {
    let fixed = conditions.now == nil ? nil : now
    var settings = SessionSettings(matching: options, now: { fixed ?? CivilMoment.onThisClock() })
    settings.locale = conditions.locale
    return settings
  }
}
