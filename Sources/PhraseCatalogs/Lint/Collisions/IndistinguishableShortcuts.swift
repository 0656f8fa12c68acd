internal import Diagnostics

/// A likely request comes so close to two shortcuts that the assistant has to ask, or takes one by a hair.
///
/// The request is one phrase as it can be said, and comes within the margin of another shortcut's phrase that says it
/// in words of its own. Phrases said in the same words are ``DuplicatePhrase``'s; one that always loses is
/// ``PhraseNeverWins``'; a single value that is to blame is ``LiteralWords``' or ``SharedSlot``'s.
enum IndistinguishableShortcuts: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (pair, witness) in lint.rivals(in: application).pairs.sorted(by: { $0.key < $1.key }) {
      lint.report(
        witness.sentence(application.intent(of: pair.phrase), application.intent(of: pair.rival)),
        at: pair.phrase, of: application, related: [application.related(pair.rival)])
    }
  }
}

extension Rivals.Witness {
  /// What becomes of the request, between the shortcut it was made for and another.
  func sentence(_ own: String, _ rival: String) -> String {
    switch lead {
    case 0: "\"\(request)\" fits '\(own)' and '\(rival)' equally well"
    case 0...: "\"\(request)\" reaches '\(own)' only \(lead.hundredths) ahead of '\(rival)'"
    default: "\"\(request)\" reaches '\(rival)', \((-lead).hundredths) ahead of '\(own)'"
    }
  }
}

extension Double {
  /// With three decimals where two would say nothing: `0.02`, `0.003`.
  var hundredths: String {
    let thousandths = Int((self * 1_000).rounded())
    let isFine = thousandths < 10 || thousandths % 10 != 0 && thousandths < 100
    let digits = isFine ? 3 : 2
    let number = isFine ? thousandths : (thousandths + 5) / 10
    let unit = isFine ? 1_000 : 100
    let fraction = String(number % unit)
    return "\(number / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
