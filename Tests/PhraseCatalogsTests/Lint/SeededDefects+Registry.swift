// What each rule must find and must not, a row for each rule, in the order of the rules.

extension SeededDefects {
  static var phrases: [SeededDefects] { [] }

  static var pairs: [SeededDefects] { [] }

  static var values: [SeededDefects] { [] }

  static var localizations: [SeededDefects] { [] }

  static var intents: [SeededDefects] { [] }

  static var portability: [SeededDefects] { [] }
}
