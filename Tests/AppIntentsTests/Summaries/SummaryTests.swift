import AppIntents
import Testing

@Suite struct `A parameter summary` {
  struct Trip: AppIntent {
    static let title: LocalizedStringResource = "Trip"
    @Parameter(title: "Tide", default: .high) var tide: Tide
    @Parameter(title: "Days", default: 1) var days: Int
    @Parameter(title: "Name") var name: String?

    static var parameterSummary: some ParameterSummary {
      Switch(\.$tide) {
        Case(.high) {
          When(\.$days, .greaterThanOrEqualTo, 7) {
            Summary("A long trip of \(\.$days) days")
          } otherwise: {
            When(\.$days, .equalTo, 1) {
              Summary("A day out")
            } otherwise: {
              Summary("A trip of \(\.$days) days")
            }
          }
        }
        Case([.low]) {
          When(\.$name, .hasNoValue) {
            Summary("Nowhere")
          } otherwise: {
            Summary("To \(\.$name)") { \.$days }
          }
        }
        DefaultCase { Summary() }
      }
    }

    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `follows the values`() {
    let trip = Trip()
    #expect(trip.summaryTemplate == "A day out")
    trip.days = 3
    #expect(trip.summaryTemplate == "A trip of ${days} days")
    trip.days = 9
    #expect(trip.summaryTemplate == "A long trip of ${days} days")
    trip.tide = .low
    #expect(trip.summaryTemplate == "Nowhere")
    trip.name = "Island"
    #expect(trip.summaryTemplate == "To ${name}")
  }

  @Test func `lists every sentence it can be`() {
    #expect(Trip.parameterSummary._all.count == 6)
  }

  @Test(arguments: [
    (ComparableComparisonOperator.lessThan, [true, false, false]),
    (.lessThanOrEqualTo, [true, true, false]),
    (.greaterThan, [false, false, true]),
    (.greaterThanOrEqualTo, [false, true, true]),
  ])
  func `compares in order`(comparison: ComparableComparisonOperator, holds: [Bool]) {
    for (days, expected) in zip([1, 2, 3], holds) {
      let trip = Trip()
      trip.days = days
      let condition = ParameterSummaryWhenCondition(\Trip.$days, comparison, 2) {
        IntentParameterSummary<Trip>("yes")
      } otherwise: {
        IntentParameterSummary<Trip>("no")
      }
      guard case .text(let text)? = condition._resolved(for: trip)?.pieces.first else { continue }
      #expect(text == (expected ? "yes" : "no"))
    }
  }

  @Test func `compares with several values, and for difference`() {
    let trip = Trip()
    func text(_ summary: some ParameterSummary<Trip>) -> String {
      guard case .text(let text)? = summary._resolved(for: trip)?.pieces.first else { return "" }
      return text
    }
    trip.days = 2
    #expect(
      text(
        ParameterSummaryWhenCondition(\Trip.$days, .oneOf, [1, 2]) {
          IntentParameterSummary<Trip>("yes")
        } otherwise: {
          IntentParameterSummary<Trip>("no")
        }) == "yes")
    #expect(
      text(
        ParameterSummaryWhenCondition(\Trip.$days, .notEqualTo, 2) {
          IntentParameterSummary<Trip>("yes")
        } otherwise: {
          IntentParameterSummary<Trip>("no")
        }) == "no")
  }
}
