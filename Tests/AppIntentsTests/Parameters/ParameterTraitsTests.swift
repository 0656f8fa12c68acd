import AppIntents
import Testing

struct ParameterTraitsTests {
  @Test func `numbers of either kind, alone or in a list, keep their range`() {
    let whole = IntentParameter<Int>(title: "Count", controlStyle: .stepper, inclusiveRange: (1, 9))
    #expect(whole.traits.range?.description == "1 to 9")
    #expect(IntentParameter<[Double]?>(inclusiveRange: (0, 0.5)).traits.range?.description == "0 to 0.5")
    #expect(IntentParameter<Decimal>(inclusiveRange: (1, 5)).traits.range?.upperBound == 5)
    #expect(IntentParameter<Int?>(title: "Count").traits.range == nil)
  }

  @Test func `a point in time knows which part is wanted`() {
    #expect(IntentParameter<DateComponents>(kind: .time).traits.dateKind == .time)
    #expect(IntentParameter<[Date]>(kind: .date).traits.dateKind == .date)
  }

  @Test func `only a parameter that names a provider has options`() async throws {
    #expect(IntentParameter<String>(title: "Word").traits.optionsProvider == nil)
    #expect(IntentParameter<Int>(title: "Count").traits.optionsProvider == nil)
    #expect(IntentParameter<Date>(kind: .date).traits.optionsProvider == nil)
    let word = IntentParameter<String?>(inputOptions: nil, optionsProvider: Words())
    let sections = try await word.traits.optionsProvider?.sections()
    #expect(sections?.flatMap(\.options).map { $0.value as? String } == ["one", "two"])
    #expect(IntentParameter<[String]>(size: 2, optionsProvider: Words()).traits.optionsProvider != nil)
  }

  @Test func `resolvers are kept in order, and none are added`() {
    let parameter = IntentParameter<Int>(
      title: "Count",
      resolvers: {
        IntFromStringResolver()
        IntFromDoubleResolver()
      })
    #expect(parameter.traits.resolvers.map { "\(type(of: $0))" } == ["IntFromStringResolver", "IntFromDoubleResolver"])
    #expect(IntentParameter<Int>(title: "Count").traits.resolvers.isEmpty)
    #expect(IntentParameter<String>(title: "Word").traits.resolvers.isEmpty)
  }

  @Test func `a measurement without a unit is counted in the base unit`() {
    let far = IntentParameter<Measurement<UnitLength>>(defaultValue: 5, supportsNegativeNumbers: false)
    #expect(far.defaultValue == Measurement(value: 5, unit: .meters))
    #expect(far.traits.range?.description == "0 or more")
    #expect(IntentParameter<Measurement<UnitMass>?>(unit: .kilograms).traits.unit == UnitMass.kilograms)
  }

  private struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
  }
}
