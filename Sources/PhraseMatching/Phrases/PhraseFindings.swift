internal import Diagnostics

/// The findings about the text of a phrase.
extension Finding {
  static func emptyPhrase(_ range: Range<Int>) -> Finding {
    Finding(rule: "phrase.empty", message: "phrase has no words", range: range)
  }

  static func unclosedPlaceholder(_ name: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "phrase.unclosed-placeholder",
      message: name.isEmpty ? "placeholder is never closed" : "placeholder '\(name)' is never closed",
      range: range,
      fix: name.isEmpty ? nil : .insert("}", at: range.upperBound, summary: "close the placeholder with '}'")
    )
  }

  static func emptyPlaceholder(_ range: Range<Int>) -> Finding {
    Finding(rule: "phrase.empty-placeholder", message: "placeholder has no name", range: range)
  }

  static func unclosedOptional(_ range: Range<Int>) -> Finding {
    Finding(rule: "phrase.unclosed-optional", message: "optional part is never closed with ']'", range: range)
  }

  static func unclosedAlternatives(_ range: Range<Int>) -> Finding {
    Finding(rule: "phrase.unclosed-alternatives", message: "alternatives are never closed with ')'", range: range)
  }

  static func unexpected(_ mark: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "phrase.unexpected-close",
      message: mark == "|" ? "'|' stands outside of parentheses" : "'\(mark)' closes nothing", range: range,
      fix: .insert("\\", at: range.lowerBound, summary: "write '\\\(mark)' for the character itself"))
  }

  static func swiftInterpolation(_ written: String, insteadOf placeholder: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "phrase.swift-interpolation", message: "'\(written)' is a placeholder in Swift only", range: range,
      fix: .init(summary: "write '\(placeholder)'", range: range, replacement: placeholder))
  }

  static func tooDeep(_ range: Range<Int>) -> Finding {
    let message = "parts are nested more than \(PhraseParser.maximumDepth) deep"
    return Finding(rule: "phrase.too-deep", message: message, range: range)
  }

  static func tooLong(_ range: Range<Int>) -> Finding {
    let message = "phrase has more than \(PhraseParser.maximumParts) parts"
    return Finding(rule: "phrase.too-long", message: message, range: range)
  }

  static func canBeEmpty(_ range: Range<Int>) -> Finding {
    Finding(rule: "phrase.can-be-empty", message: "every part of the phrase can be left out", range: range)
  }

  static func onlyPlaceholders(_ range: Range<Int>) -> Finding {
    let message = "phrase has no word of its own, only placeholders"
    return Finding(rule: "phrase.only-placeholders", message: message, range: range)
  }

  static func sometimesOnlyPlaceholders(_ range: Range<Int>) -> Finding {
    Finding(
      rule: "phrase.only-placeholders", severity: .warning, message: "phrase can be said without any word of its own",
      range: range)
  }
}

extension Finding.Fix {
  fileprivate static func insert(_ text: String, at offset: Int, summary: String) -> Self {
    Self(summary: summary, range: offset..<offset, replacement: text)
  }
}
