import AppIntents
import FileFormats
import Testing

@testable import IntentRuntime

@Suite("What an intent returns, as programs read it") struct ReturnedValueTests {
  @Test func `an optional that holds nothing is null, and one that holds something is that`() {
    #expect(JSONValue(showing: Int?.none) == .null)
    #expect(JSONValue(showing: String?.none as any Sendable) == .null)
    #expect(JSONValue(showing: Int?.some(3) as any Sendable) == .number(3, written: "3"))
    #expect(JSONValue(showing: [String?.none, "a"]) == .array([.null, .string("a")]))
  }
}
