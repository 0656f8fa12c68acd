import Testing

@testable import Interchange

/// Sentences of other grammars become phrases of catalogs.
struct GrammarTests {
  @Test(arguments: [
    ("turn on the light", "turn on the light"),
    ("turn [on]  the light", "turn [on] the light"),
    ("fan[s] on", "(fans|fan) on"),
    ("[auto]matic", "(automatic|matic)"),
    ("day[ ]light", "(day light|daylight)"),
    ("[the ]lamp", "(the lamp|lamp)"),
    ("(open|close|) it", "[(open|close)] it"),
    ("[a|b] c", "[(a|b)] c"),
    ("[[a]] b", "[[a]] b"),
    ("set {x}( |-)hour[s]", "set ${x} (hours|hour|-hours|-hour)"),
    ("{name}'s lamp", "${name}'s lamp"),
    ("{a}{b:c}", "${a} ${c}"),
    ("(up;{x})", "(up ${x}|${x} up)"),
    (#"what\[ever\] \(x\)"#, #"what\[ever\] \(x\)"#),
    ("打开[的]灯", "(打开的灯|打开灯)"),
    ("", ""),
  ])
  func `a template becomes a pattern`(template: String, pattern: String) throws {
    let sentence = try SentenceRules().writtenOut(HomeAssistantSentence.read(template))
    #expect(PatternText.of(sentence) == pattern)
  }

  @Test(arguments: [
    ("turn [on", "'[' is never closed", 5),
    ("turn (on", "'(' is never closed", 5),
    ("turn {on", "'{' is never closed", 5),
    ("turn <on", "'<' is never closed", 5),
    ("turn on]", "']' closes nothing", 7),
    ("tür on)", "')' closes nothing", 7),
    ("a [b) c]", "')' closes nothing", 4),
    ("{}", "a name is missing before '}'", 1),
    ("(a|b;c)", "'|' and ';' are mixed; put one of them into parentheses", 4),
    (String(repeating: "(", count: 10_000), "brackets are nested more than 32 deep", 33),
  ])
  func `a mistake in a template is named where it is`(template: String, message: String, offset: Int) {
    do throws(SentenceMistake) {
      _ = try HomeAssistantSentence.read(template)
      Issue.record("nothing was found in '\(template)'")
    } catch {
      #expect(error.message == message)
      #expect(error.offset == offset)
    }
  }

  @Test(arguments: [
    (["a": "<a>"], "rule '<a>' refers to itself"),
    (["a": "x <b>", "b": "[<c>]", "c": "(y|<a>)"], "rule '<a>' refers to itself through '<b>', '<c>'"),
    (["a": "<nobody>"], "no rule is called '<nobody>'"),
  ])
  func `a rule that leads nowhere is named`(bodies: [String: String], message: String) throws {
    var rules = SentenceRules()
    for (name, body) in bodies { rules.rules[name] = try HomeAssistantSentence.read(body) }
    #expect(problem(in: rules) == message)
  }

  @Test func `rules that double each other are refused`() throws {
    var rules = SentenceRules()
    for index in 0..<40 { rules.rules["a\(index)"] = try HomeAssistantSentence.read("<a\(index + 1)> <a\(index + 1)>") }
    rules.rules["a40"] = .text("ha")
    rules.rules["a"] = .rule("a0")
    #expect(problem(in: rules) == "written out with all its rules, the sentence has more than 4000 parts")
  }

  @Test func `a chain of a thousand rules is refused`() throws {
    var rules = SentenceRules()
    for index in 0..<1000 { rules.rules["a\(index)"] = .rule("a\(index + 1)") }
    rules.rules["a"] = .rule("a0")
    #expect(problem(in: rules) == "written out with all its rules, the sentence has more than 4000 parts")
  }

  private func problem(in rules: SentenceRules) -> String? {
    do throws(SentenceRules.Problem) {
      _ = try rules.writtenOut(.rule("a"))
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("SetTimer", "Set Timer"), ("media_player", "Media Player"), ("HTTPServer2Go", "HTTP Server2 Go"), ("go", "Go"),
    ("de-CH", "De CH"),
  ])
  func `a name becomes a title`(name: String, title: String) {
    #expect(Names.title(name) == title)
  }
}
