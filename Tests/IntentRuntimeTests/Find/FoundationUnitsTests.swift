import Foundation
import Testing

@testable import IntentRuntime
@testable import PhraseMatching

@Suite("Units of Foundation")
struct FoundationUnitsTests {
  /// Foundation has stones the wrong way round and rounds cups.
  private static let different: Set<MeasurementUnit> = [.stones, .cups]

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
