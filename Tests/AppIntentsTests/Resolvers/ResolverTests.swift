import AppIntents
import Testing

@Suite struct `Resolvers` {
  private func context<Value>(of type: Value.Type, _ change: (inout ParameterTraits) -> Void = { _ in })
    -> IntentParameterContext<Value>
  {
    var traits = ParameterTraits()
    change(&traits)
    return IntentParameterContext(title: "Value", locale: Locale(identifier: "en_US"), traits: traits)
  }

  @Test func `make numbers of texts and of other numbers`() async throws {
    #expect(try await IntFromStringResolver().resolve(from: "twelve", context: context(of: Int.self)) == 12)
    #expect(try await IntFromStringResolver().resolve(from: "1,200", context: context(of: Int.self)) == 1200)
    #expect(try await IntFromStringResolver().resolve(from: "a dozen eggs", context: context(of: Int.self)) == nil)
    #expect(try await IntFromDoubleResolver().resolve(from: 3, context: context(of: Int.self)) == 3)
    #expect(try await IntFromDoubleResolver().resolve(from: 3.5, context: context(of: Int.self)) == nil)
    #expect(try await DoubleFromStringResolver().resolve(from: "2.5", context: context(of: Double.self)) == 2.5)
    #expect(try await DoubleFromIntResolver().resolve(from: 2, context: context(of: Double.self)) == 2)
  }

  @Test func `keep numbers in their range`() async throws {
    let whole = context(of: Int.self) { $0.range = ParameterRange(lowerBound: 1, upperBound: 5) }
    #expect(try await IntResolver().resolve(from: 5, context: whole) == 5)
    #expect(try await IntResolver().resolve(from: 6, context: whole) == nil)
    let real = context(of: Double.self) { $0.range = ParameterRange(lowerBound: 0, upperBound: 1) }
    #expect(try await DoubleResolver().resolve(from: 0.5, context: real) == 0.5)
    #expect(try await DoubleResolver().resolve(from: 1.5, context: real) == nil)
  }

  @Test func `read yes and no in the words of the parameter`() async throws {
    let lamp = context(of: Bool.self) { $0.booleanNames = Bool.IntentDisplayName(true: "Lit", false: "Dark") }
    #expect(try await BoolFromStringResolver().resolve(from: "dark", context: lamp) == false)
    #expect(try await BoolFromStringResolver().resolve(from: "Yes", context: lamp) == true)
    #expect(try await BoolFromStringResolver().resolve(from: "maybe", context: lamp) == nil)
  }

  @Test func `write numbers, and read addresses and rich texts`() async throws {
    #expect(try await StringFromIntResolver().resolve(from: 7, context: context(of: String.self)) == "7")
    #expect(try await StringFromDoubleResolver().resolve(from: 7.0, context: context(of: String.self)) == "7")
    #expect(try await StringFromDoubleResolver().resolve(from: 7.5, context: context(of: String.self)) == "7.5")
    let address = try await URLFromStringResolver().resolve(from: "trails.example", context: context(of: URL.self))
    #expect(address?.absoluteString == "https://trails.example")
    let text = AttributedStringFromStringResolver()
    #expect(try await text.resolve(from: "Hi", context: context(of: AttributedString.self)) == AttributedString("Hi"))
  }
}
