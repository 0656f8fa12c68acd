import AppIntents
import Testing

@Suite struct `What the framework says by itself` {
  @Test(arguments: [
    ("en", "You need to unlock first.", "I couldn’t find that."),
    ("de_AT", "Entsperre zuerst.", "Das habe ich nicht gefunden."),
    ("ja", "先にロックを解除してください。", "見つかりませんでした。"), ("fr", "You need to unlock first.", "I couldn’t find that."),
  ])
  func `is in the language that is spoken, and in English where it is another`(
    language: String, locked: String, gone: String
  ) {
    IntentEnvironment(locale: Locale(identifier: language)).runHere {
      #expect(String(localized: IntentRunError.locked(intent: "X").localizedStringResource) == locked)
      #expect(String(localized: AppIntentError.Unrecoverable.entityNotFound.localizedStringResource) == gone)
    }
  }

  @Test func `is said of a number, its range and a title`() {
    IntentEnvironment(locale: Locale(identifier: "de")).runHere {
      let problem = IntentRunError.outOfRange(intent: "X", parameter: "y", value: "40", range: "1 – 12")
      #expect(String(localized: problem.localizedStringResource) == "40 liegt außerhalb von 1 – 12.")
      let missing = IntentRunError.missingValue(intent: "X", parameter: "y", title: "Mahlgrad")
      #expect(String(localized: missing.localizedStringResource) == "Dafür muss ich wissen: Mahlgrad.")
    }
  }
}

extension IntentEnvironment {
  /// Looks at something that never waits, in the language of the environment.
  fileprivate func runHere(_ look: () -> Void) { CurrentLanguage.speaking(locale, look) }
}
