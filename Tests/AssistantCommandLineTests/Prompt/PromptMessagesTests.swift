import Diagnostics
import Testing

@testable import AssistantCommandLine

/// What the prompt says in each language.
struct PromptMessagesTests {
  @Test(arguments: ["en", "de", "ja"], [80, 40, 30])
  func `help fits the window`(language: String, columns: Int) {
    let lines = PromptMessages.spoken(in: language).help(.requestsAndKeys, columns: columns)
    for line in lines { #expect(line.terminalWidth <= columns, "\(line)") }
    #expect(PromptCommand.allCases.allSatisfy { command in lines.contains { $0.contains(":\(command.rawValue)") } })
  }

  @Test(arguments: [
    ("en", "There is no :realod. Did you mean :reload?"), ("de", "Es gibt kein :realod. Meintest du :reload?"),
    ("ja", ":realod はありません。:reload ですか？"),
  ])
  func `a command that there is not is spoken of in the language`(language: String, text: String) {
    #expect(PromptMessages.spoken(in: language).text(of: .noCommand("realod")) == text)
  }

  @Test func `a Japanese sentence is cut where the line ends, and no line begins with a closing mark`() {
    #expect("話すように入力。".folded(to: 14) == ["話すように入", "力。"])
    #expect("one two".folded(to: 3) == ["one", "two"])
    #expect("  one two three".folded(to: 9) == ["  one two", "  three"])
    #expect("      x".folded(to: 4).allSatisfy { $0.count <= 4 })
  }
}
