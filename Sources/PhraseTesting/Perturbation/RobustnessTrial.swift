internal import IntentRuntime
internal import PhraseMatching

/// Tries variants of requests that went as expected, and counts those that still do.
package struct RobustnessTrial {
  private let trial: RequestTrial
  private let variants: RequestVariants
  /// What other requests type, in lower case.
  private let taken: Set<String>

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - trial: what the requests themselves were tried on.
  ///   - variants: what is done to them.
  ///   - taken: the texts of all requests, in lower case: a variant that makes one of them is another request.
  package init(_ trial: RequestTrial, _ variants: RequestVariants, taken: Set<String>) {
    (self.trial, self.variants, self.taken) = (trial, variants, taken)
  }

  /// What comes of the variants of a request; nil for one that went wrong itself, or of which nothing can be told.
  package func robustness(of result: RequestResult) -> RequestRobustness? {
    guard result.verdict == .asExpected, let expected = Self.expectation(of: result) else { return nil }
    var robustness = RequestRobustness(request: result.request, shortcut: Self.shortcut(of: result))
    let slips = result.request.isRejection ? [] : trial.slips(in: result.request)
    for variant in variants.variants(of: result.request, answeredBy: result.answer, slips: slips) {
      if taken.contains(variant.text.lowercased()) {
        robustness.skipped += 1
        continue
      }
      let answer = trial.answer(to: expected, typed: variant.text)
      robustness.count(variant, RequestJudgement(expected, answer).differences)
    }
    return robustness
  }

  /// What is expected of a request's variants: the same shortcut and values, however near, by whatever phrase.
  private static func expectation(of result: RequestResult) -> ExpectedRequest? {
    var expected = result.request
    if expected.isPerformed { expected.outcome = nil }
    (expected.phrase, expected.dialog, expected.margin, expected.answers) = (nil, nil, nil, [:])
    if expected.intent == .unspecified, expected.outcome == nil {
      guard let intent = result.answer.reached?.intent else { return nil }
      expected.intent = .oneOf([intent])
    }
    return expected
  }

  private static func shortcut(of result: RequestResult) -> RequestRobustness.Shortcut {
    if result.request.isRejection { return .rejections }
    return result.answer.reached.map { .named($0.intent, application: $0.application) } ?? .rejections
  }
}

/// What came of the variants of one request.
package struct RequestRobustness: Sendable {
  /// What the variants should reach.
  package enum Shortcut: Sendable, Hashable {
    case named(String, application: String)
    /// Nothing: they should not be recognized.
    case rejections
  }

  /// A variant that went otherwise.
  package struct Failure: Sendable {
    package var variant: RequestVariant
    /// What came of it.
    package var differences: [RequestResult.Difference]
  }

  package let request: ExpectedRequest
  package let shortcut: Shortcut
  /// How many variants of each kind were tried.
  package private(set) var tried: [Disturbance: Int] = [:]
  package private(set) var failures: [Failure] = []
  /// Variants that are the request itself, or another one.
  package fileprivate(set) var skipped = 0

  fileprivate init(request: ExpectedRequest, shortcut: Shortcut) { (self.request, self.shortcut) = (request, shortcut) }

  fileprivate mutating func count(_ variant: RequestVariant, _ differences: [RequestResult.Difference]) {
    tried[variant.disturbance, default: 0] += 1
    if !differences.isEmpty { failures.append(Failure(variant: variant, differences: differences)) }
  }

  package var variantCount: Int { tried.values.reduce(0, +) }
}
