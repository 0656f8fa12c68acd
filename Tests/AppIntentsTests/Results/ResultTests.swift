import AppIntents
import SwiftUI
import Testing

@Suite struct `A result` {
  struct Next: AppIntent {
    static let title: LocalizedStringResource = "Next"
    func perform() async throws -> some IntentResult { .result() }
  }

  /// What a result has: a value, words, a view, a snippet intent, an intent that comes next.
  private func parts(of result: some IntentResult) throws -> String {
    let parts = try #require((result as? any PartedResult)?.parts)
    return [
      parts.value.map { "value \($0)" }, parts.dialog.map { "says \(String(localized: $0.full))" },
      parts.view.map { _ in "view" }, parts.snippetIntent.map { _ in "snippet" },
      parts.opensIntent.map { _ in "opens" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  @Test func `has what its labels say`() throws {
    func check(_ result: some IntentResult, _ expected: String) throws { #expect(try parts(of: result) == expected) }
    try check(.result(), "")
    try check(.result(value: 1), "value 1")
    try check(.result(dialog: "Yes"), "says Yes")
    try check(.result(view: Text("x")), "view")
    try check(.result { Text("x") }, "view")
    try check(.result(value: 1, dialog: "Yes"), "value 1, says Yes")
    try check(.result(value: 1, view: Text("x")), "value 1, view")
    try check(.result(value: 1) { Text("x") }, "value 1, view")
    try check(.result(dialog: "Yes", view: Text("x")), "says Yes, view")
    try check(.result(dialog: "Yes") { Text("x") }, "says Yes, view")
    try check(.result(value: 1, dialog: "Yes", view: Text("x")), "value 1, says Yes, view")
    try check(.result(value: 1, dialog: "Yes") { Text("x") }, "value 1, says Yes, view")
    try check(.result(snippetIntent: EmptySnippetIntent()), "snippet")
    try check(.result(value: 1, snippetIntent: EmptySnippetIntent()), "value 1, snippet")
    try check(.result(dialog: "Yes", snippetIntent: EmptySnippetIntent()), "says Yes, snippet")
    try check(.result(value: 1, dialog: "Yes", snippetIntent: EmptySnippetIntent()), "value 1, says Yes, snippet")
  }

  @Test func `may open another intent besides`() throws {
    func check(_ result: some IntentResult, _ expected: String) throws { #expect(try parts(of: result) == expected) }
    try check(.result(opensIntent: Next()), "opens")
    try check(.result(opensIntent: Next(), dialog: "Yes"), "says Yes, opens")
    try check(.result(opensIntent: Next(), view: Text("x")), "view, opens")
    try check(.result(opensIntent: Next()) { Text("x") }, "view, opens")
    try check(.result(opensIntent: Next(), dialog: "Yes", view: Text("x")), "says Yes, view, opens")
    try check(.result(opensIntent: Next(), dialog: "Yes") { Text("x") }, "says Yes, view, opens")
    try check(.result(value: 1, opensIntent: Next()), "value 1, opens")
    try check(.result(value: 1, opensIntent: Next(), dialog: "Yes"), "value 1, says Yes, opens")
    try check(.result(value: 1, opensIntent: Next(), view: Text("x")), "value 1, view, opens")
    try check(.result(value: 1, opensIntent: Next()) { Text("x") }, "value 1, view, opens")
    try check(.result(value: 1, opensIntent: Next(), dialog: "Yes", view: Text("x")), "value 1, says Yes, view, opens")
    try check(.result(value: 1, opensIntent: Next(), dialog: "Yes") { Text("x") }, "value 1, says Yes, view, opens")
  }

  @Test func `says its dialog whole, or short beside a view`() {
    #expect(IntentDialog(LocalizedStringResource("Yes")).full == "Yes")
    #expect(IntentDialog(full: "Whole", systemImageName: "star").systemImageName == "star")
    let both = IntentDialog(full: "Whole", supporting: "Short", systemImageName: "star")
    #expect(both.supporting.map { String(localized: $0) } == "Short")
  }
}
