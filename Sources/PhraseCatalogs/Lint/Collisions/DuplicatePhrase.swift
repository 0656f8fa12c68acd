internal import Diagnostics

/// Two shortcuts have phrases that can be said in the same words: the first always wins, or nobody knows which is meant.
///
/// Same words means the same tokens, placeholders of one kind being equal. Two phrases of one shortcut are
/// ``RepeatedPhrase``'s, phrases that are only alike ``IndistinguishableShortcuts``'.
enum DuplicatePhrase: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let forms = lint.forms(of: application)
    for (phrase, earlier) in forms.repetitions(of: .otherShortcuts, in: application) {
      lint.report(
        "\(forms.sameWords(phrase, earlier, in: application)) shortcut '\(application.intent(of: earlier.phrase))'",
        at: phrase, of: application, related: [application.related(earlier.phrase)])
    }
  }
}
