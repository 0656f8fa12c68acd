import Diagnostics
import PhraseMatching
import Testing

/// The findings, one a line: severity, rule, and the characters underlined.
private func outline(_ findings: [Finding], in text: String) -> [String] {
  findings.map { finding in
    let bytes = Array(text.utf8)[finding.range]
    return "\(finding.severity) \(finding.rule) '\(String(decoding: bytes, as: UTF8.self))'"
  }
}

@Suite struct `A phrase of a catalog` {
  @Test func `is taken apart in reading order`() {
    let (template, findings) = PhraseTemplate.pattern("[Please ]set ${ lamp } (on|off|) in ${applicationName}")
    #expect(findings == [])
    #expect(
      template?.parts == [
        .optional([.words("Please ")]), .words("set "), .placeholder("lamp", 13..<22), .words(" "),
        .alternatives([[.words("on")], [.words("off")], []]), .words(" in "), .application,
      ]
    )
  }

  @Test(arguments: [
    (#"is \[it\] 50\% \(or\|so\)"#, "is [it] 50% (or|so)"),
    (#"cost \${5} \\ more\"#, #"cost ${5} \ more\"#),
    ("price in $ or {braces}", "price in $ or {braces}"),
  ])
  func `takes what follows a backslash literally`(text: String, words: String) {
    let (template, findings) = PhraseTemplate.pattern(text)
    #expect(findings == [])
    #expect(template?.parts == [.words(words)])
  }

  @Test(arguments: [
    ("", "error phrase.empty ''"),
    (" \t", "error phrase.empty ' \t'"),
    ("?!", "error phrase.empty '?!'"),
    ("[]", "error phrase.empty '[]'"),
    ("Set ${duration", "error phrase.unclosed-placeholder '${duration'"),
    ("Set ${duration to [ten]", "error phrase.unclosed-placeholder '${duration'"),
    ("Set ${from to ${end}", "error phrase.unclosed-placeholder '${from'"),
    ("Set ${", "error phrase.unclosed-placeholder '${'"),
    ("Set [the lamp", "error phrase.unclosed-optional '['"),
    ("Set (the|a lamp", "error phrase.unclosed-alternatives '('"),
    ("Set [the (red|green] lamp", "error phrase.unclosed-alternatives '('"),
    ("Set (the [red|green) lamp", "error phrase.unclosed-optional '['\nerror phrase.unexpected-close '|'"),
    ("Set the] lamp", "error phrase.unexpected-close ']'"),
    ("Set the) lamp", "error phrase.unexpected-close ')'"),
    ("on|off", "error phrase.unexpected-close '|'"),
    ("Set ${} or ${ }", "error phrase.empty-placeholder '${}'\nerror phrase.empty-placeholder '${ }'"),
    ("${lamp}", "error phrase.only-placeholders '${lamp}'"),
    ("${lamp}, ${applicationName}!", "error phrase.only-placeholders '${lamp}, ${applicationName}!'"),
    ("[light] ${lamp}", "warning phrase.only-placeholders '[light] ${lamp}'"),
    ("(light|) ${lamp}", "warning phrase.only-placeholders '(light|) ${lamp}'"),
    ("[light] [the lamp]", "error phrase.can-be-empty '[light] [the lamp]'"),
    ("(on|)", "error phrase.can-be-empty '(on|)'"),
    (#"On in \(.applicationName)"#, #"error phrase.swift-interpolation '\(.applicationName)'"#),
    (#"Turn on \(\.$lamp)"#, #"error phrase.swift-interpolation '\(\.$lamp)'"#),
    ("Turn on (.$lamp)", "error phrase.swift-interpolation '(.$lamp)'"),
  ])
  func `has its mistakes underlined`(text: String, expected: String) {
    let (template, findings) = PhraseTemplate.pattern(text)
    #expect(outline(findings, in: text).joined(separator: "\n") == expected)
    #expect((template == nil) == findings.contains { $0.severity == .error })
  }

  @Test func `reports all mistakes, in reading order`() {
    let text = "a] [b ${} (c ${d"
    #expect(
      outline(PhraseTemplate.pattern(text).findings, in: text) == [
        "error phrase.unexpected-close ']'", "error phrase.unclosed-optional '['",
        "error phrase.empty-placeholder '${}'", "error phrase.unclosed-alternatives '('",
        "error phrase.unclosed-placeholder '${d'",
      ]
    )
  }

  @Test func `shows what to write instead of Swift's interpolation`() throws {
    let text = #"Turn on \(\.$lamp) now"#
    let finding = try #require(PhraseTemplate.pattern(text).findings.first)
    #expect(
      finding.rendered(in: SourceText(text), named: "phrase") == #"""
        phrase:1:9: error: '\(\.$lamp)' is a placeholder in Swift only [phrase.swift-interpolation]
        1 | Turn on \(\.$lamp) now
          |         ^~~~~~~~~~
          = fix: write '${lamp}'
        """#
    )
  }

  @Test(arguments: [
    ("Set ${duration", "Set ${duration}"),
    ("Turn on (.$lamp) now", "Turn on ${lamp} now"),
    ("smile :)", #"smile :\)"#),
  ])
  func `is right once the fix is made`(text: String, fixed: String) throws {
    let fix = try #require(PhraseTemplate.pattern(text).findings.first?.fix)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(PhraseTemplate.pattern(fixed).findings == [])
  }

  @Test(arguments: ["[", "(", "[(", "(a|["])
  func `nested ten thousand deep is one finding`(opening: String) {
    let text = String(repeating: opening, count: 10_000) + "word"
    #expect(PhraseTemplate.pattern(text).findings.map(\.rule) == ["phrase.too-deep"])
  }

  @Test func `may be nested thirty-two deep`() {
    let text = "go " + String(repeating: "[very ", count: 32) + "fast" + String(repeating: "]", count: 32)
    #expect(PhraseTemplate.pattern(text).findings == [])
    #expect(PhraseTemplate.pattern("[" + text + "]").findings.map(\.rule) == ["phrase.too-deep"])
  }

  @Test(arguments: [(500, []), (501, ["phrase.too-long"]), (100_000, ["phrase.too-long"])] as [(Int, [String])])
  func `has at most a thousand parts`(pairs: Int, rules: [String]) {
    let text = String(repeating: "go ${there}", count: pairs)
    #expect(PhraseTemplate.pattern(text).findings.map(\.rule) == rules)
  }

  @Test func `never crashes, whatever is in it`() {
    var random = SeededText(seed: 2026)
    for _ in 0..<20_000 {
      let text = random.text(of: ["[", "]", "(", ")", "|", "\\", "${", "}", "a", " ", "é", ".", "$"])
      for (template, findings) in [PhraseTemplate.pattern(text), PhraseTemplate.literal(text)] {
        #expect((template == nil) == findings.contains { $0.severity == .error }, "in '\(text)'")
        #expect(findings.allSatisfy { $0.range.upperBound <= text.utf8.count }, "in '\(text)'")
      }
    }
  }
}

@Suite struct `A phrase from Swift` {
  @Test func `has nothing special but placeholders`() {
    let (template, findings) = PhraseTemplate.literal(#"[Set] (${lamp}|) \]"#)
    #expect(findings == [])
    #expect(template?.parts == [.words("[Set] ("), .placeholder("lamp", 7..<14), .words(#"|) \]"#)])
  }

  @Test(arguments: [
    ("Set ${lamp", "error phrase.unclosed-placeholder '${lamp'"),
    ("${applicationName}", "error phrase.only-placeholders '${applicationName}'"),
    (#"Open \(.applicationName)"#, #"error phrase.swift-interpolation '\(.applicationName)'"#),
  ])
  func `has its mistakes underlined`(text: String, expected: String) {
    #expect(outline(PhraseTemplate.literal(text).findings, in: text) == [expected])
  }
}

@Suite struct `The ways of saying a phrase` {
  @Test(arguments: [
    ("turn it on", ["turn it on"]),
    ("[Please] go (left|right)", ["Please go left", "Please go right", "go left", "go right"]),
    ("(a|[very] big) ${lamp}", ["a ${lamp}", "very big ${lamp}", "big ${lamp}"]),
    ("light[s] in ${applicationName}", ["lights in ${applicationName}", "light in ${applicationName}"]),
  ])
  func `are listed with the last choice changing first`(text: String, ways: [String]) throws {
    let template = try #require(PhraseTemplate.pattern(text).template)
    #expect(template.expansions(limit: 100) == ways)
    #expect(template.expansionCount == UInt64(ways.count))
    #expect(template.expansions(limit: 2) == Array(ways.prefix(2)))
    #expect(template.expansions(limit: 0) == [])
  }

  @Test(
    arguments: [(7, 10_000_000), (19, 10_000_000_000_000_000_000), (20, UInt64.max), (60, .max)] as [(Int, UInt64)])
  func `are counted without being multiplied out`(groups: Int, count: UInt64) throws {
    let text = "go" + String(repeating: " (0|1|2|3|4|5|6|7|8|(9))", count: groups)
    let template = try #require(PhraseTemplate.pattern(text).template)
    #expect(template.expansionCount == count)
    #expect(template.expansions(limit: 3).count == 3)
  }
}

/// A small seeded source of text, so that a failure can be repeated.
private struct SeededText {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func text(of pieces: [String]) -> String {
    (0..<next(below: 14)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }
}
