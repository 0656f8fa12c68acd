import Foundation
import Testing

@testable import IntentRuntime
@testable import PhraseMatching

@Suite("Units of Foundation")
struct FoundationUnitsTests {
  /// Foundation rounds cups.
  private static let different: Set<MeasurementUnit> = [.cups]

  @Test func `twelve stones weigh seventy-six kilograms`() throws {
    let stones = try #require(MeasurementUnit.stones.foundationUnit as? UnitMass)
    let weight = Measurement(value: 12, unit: stones)
    #expect(abs(weight.converted(to: .kilograms).value - 76.2) < 0.01)
  }

  @Test func `every unit converts as it does in the matcher`() throws {
    let units = MeasurementUnit.allCases.filter { !Self.different.contains($0) }
    for unit in units {
      guard let foundation = unit.foundationUnit else {
        #expect(unit == .percent)
        continue
      }
      for other in units where other.dimension == unit.dimension {
        let base = foundation.converter.baseUnitValue(fromValue: 100)
        let converted = try #require(other.foundationUnit).converter.value(fromBaseUnitValue: base)
        let expected = try #require(unit.converted(100, to: other))
        #expect(abs(converted - expected) <= abs(expected) * 0.001, "\(unit) to \(other)")
      }
    }
  }
}
