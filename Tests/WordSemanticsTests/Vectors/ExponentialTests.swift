import Foundation
import Testing

@testable import WordSemantics

/// Our own exponentials are nearly the true ones, and come to an end wherever they are asked for.
struct ExponentialTests {
  @Test func `a power of e is right to five digits`() {
    for power in stride(from: -80, through: 80, by: 0.037) {
      let expected = Foundation.exp(Double(Float(power)))
      #expect(abs(Double(Exponential.exp(Float(power))) / expected - 1) < 1e-5, "\(power)")
    }
  }

  @Test func `a logarithm is right to five digits`() {
    for exponent in stride(from: -30, through: 30, by: 0.0173) {
      let number = Float(Foundation.exp(exponent))
      let expected = Foundation.log(Double(number))
      #expect(abs(Double(Exponential.ln(number)) - expected) < 1e-5 * max(1, abs(expected)), "\(number)")
    }
  }

  @Test func `a chance is right to five digits, and grows with the evidence`() {
    var last: Float = 0
    for evidence in stride(from: -20, through: 20, by: 0.017) {
      let chance = Exponential.logistic(Float(evidence))
      #expect(abs(Double(chance) - 1 / (1 + Foundation.exp(-Double(Float(evidence))))) < 1e-5, "\(evidence)")
      #expect(chance >= last - 1e-6, "\(evidence)")
      last = chance
    }
  }

  @Test(arguments: [-Float.infinity, -1e9, -1_000, -88, -87, 0, 87, 88, 1_000, 1e9, .infinity])
  func `whatever the evidence, it has a power and a chance`(evidence: Float) {
    #expect(Exponential.exp(evidence).isFinite && Exponential.exp(evidence) >= 0)
    #expect(0...1 ~= Exponential.logistic(evidence))
  }

  @Test func `nothing and everything are certain`() {
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.ln(1) == 0)
    #expect(Exponential.logistic(0) == 0.5)
    #expect(Exponential.exp(-100) == 0)
  }
}
