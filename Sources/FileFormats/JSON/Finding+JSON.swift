internal import Diagnostics

// What can be wrong in a JSON text, in words.

extension Finding {
  private static func syntax(_ message: String, at range: Range<Int>, fix: Fix? = nil) -> Finding {
    Finding(rule: "catalog.syntax", message: message, range: range, fix: fix)
  }

  static var emptyFile: Finding { syntax("the file is empty", at: 0..<0) }

  static var tooLarge: Finding { syntax("the file is larger than 4 GB", at: 0..<0) }

  static func notUTF8(_ range: Range<Int>) -> Finding { syntax("the file is not UTF-8", at: range) }

  static func nestedTooDeep(_ range: Range<Int>, limit: Int) -> Finding {
    syntax("brackets are nested more than \(limit) deep", at: range)
  }

  static func unexpected(_ found: String, insteadOf expected: String, at range: Range<Int>) -> Finding {
    let fix = nearestName(to: found, among: ["true", "false", "null"])
      .map { Fix(summary: "write '\($0)'", range: range, replacement: $0) }
    return syntax("expected \(expected), found '\(found)'", at: range, fix: expected == "a value" ? fix : nil)
  }

  static func unexpectedEnd(insteadOf expected: String, at offset: Int) -> Finding {
    syntax("expected \(expected), found the end of the file", at: offset..<offset)
  }

  static func unclosedBracket(_ bracket: String, at range: Range<Int>) -> Finding {
    syntax("'\(bracket)' is never closed", at: range)
  }

  static func unclosedString(_ range: Range<Int>) -> Finding { syntax("string is not closed on its line", at: range) }

  static func unclosedComment(_ range: Range<Int>) -> Finding { syntax("comment is never closed", at: range) }

  static func notANumber(_ text: String, at range: Range<Int>) -> Finding {
    syntax("'\(text)' is not a number", at: range)
  }

  static func badEscape(_ text: String, at range: Range<Int>) -> Finding {
    syntax("'\(text)' is not an escape", at: range)
  }

  static func missingComma(at offset: Int) -> Finding {
    let fix = Fix(summary: "put ',' here", range: offset..<offset, replacement: ",")
    return syntax("',' is missing", at: offset..<offset, fix: fix)
  }

  static let duplicateKeyRule = "catalog.duplicate-key"

  static func duplicateKey(_ key: String, at range: Range<Int>) -> Finding {
    let message = "key '\(key)' is written twice; only the first counts"
    return Finding(rule: duplicateKeyRule, message: message, range: range)
  }
}
