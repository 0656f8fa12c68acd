import Testing

@testable import MacroExpansion

@Suite struct `The compiler is answered` {
  private func answer(_ message: String) -> String { ExpansionServer.answer(to: Array(message.utf8)) }

  @Test func `with the version of the protocol`() {
    #expect(
      answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `that no library is loaded`() {
    #expect(
      answer(#"{"loadPluginLibrary":{"libraryPath":"/a","moduleName":"b"}}"#)
        == #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#)
  }

  @Test func `with an expansion`() {
    let message = #"""
      {"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"AppIntentSchema","name":"AppIntent"},
      "macroRole":"memberAttribute","discriminator":"d","staticBuildConfiguration":"{\"a\":[1]}",
      "attributeSyntax":{"kind":"attribute","source":"\n@AppIntent(schema: .a.b)","location":{"offset":1}},
      "declSyntax":{"kind":"declaration","source":"\tvar \u00e9\ud83d\ude00: Int","location":{"offset":9}},
      "parentDeclSyntax":{"kind":"declaration","source":"struct S {}","location":{}}}}
      """#
    #expect(
      answer(message) == #"{"expandMacroResult":{"expandedSource":"@AppIntents.IntentParameter","diagnostics":[]}}"#)
  }

  @Test func `with a finding at its place in the file`() {
    let message = #"""
      {"expandAttachedMacro":{"macro":{"typeName":"UnionValue"},"macroRole":"extension",
      "attributeSyntax":{"source":"@UnionValue"},
      "declSyntax":{"source":"/* é */ struct S {}","location":{"fileName":"/a/\"b\".swift","offset":100}}}}
      """#
    #expect(
      answer(message) == #"{"expandMacroResult":{"expandedSource":"","diagnostics":["#
        + #"{"message":"'@UnionValue' can only be applied to an enum","severity":"error","#
        + #""position":{"fileName":"/a/\"b\".swift","offset":109},"highlights":[],"notes":[],"fixIts":[]}]}}"#)
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", #"{"a":1}"#, #"{"expandAttachedMacro":{}}"#, #"{"expandFreestandingMacro":{}}"#,
    #"{"expandAttachedMacro":{"macro":{"typeName":"Other"},"macroRole":"peer","attributeSyntax":{"source":""},"declSyntax":{"source":""}}}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `with a finding when it says what nobody understands`(message: String) {
    let answer = answer(message)
    #expect(answer.hasPrefix(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[{"message":""#))
    #expect(JSON(Array(answer.utf8)) != nil)
  }

  @Test func `in JSON that reads back as it was written`() {
    let text = "a\"\\\n\t\r\u{1}\u{1F}é😀\u{7F}"
    #expect(JSON(Array(text.quotedForJSON.utf8)) == .string(text))
  }
}
