/// How many variants of requests still go as expected: in all, for each shortcut, for each disturbance.
package struct RobustnessReport: Sendable {
  /// Variants that were tried, and those that passed.
  package struct Score: Sendable, Hashable {
    package private(set) var variants = 0
    package private(set) var passed = 0
    /// How many requests they are variants of.
    package private(set) var requests = 0

    /// 0…1; nil where nothing was tried.
    package var share: Double? { variants == 0 ? nil : Double(passed) / Double(variants) }

    fileprivate mutating func add(variants: Int, failures: Int) {
      self.variants += variants
      passed += variants - failures
      requests += 1
    }
  }

  package let seed: UInt64
  package private(set) var all = Score()
  /// In the order in which they were met; rejections come last.
  package var shortcuts: [(shortcut: RequestRobustness.Shortcut, score: Score)] {
    let order = met.filter { $0 != .rejections } + met.filter { $0 == .rejections }
    return order.compactMap { shortcut in scores[shortcut].map { (shortcut, $0) } }
  }
  /// Those that were tried, in the order of their declaration.
  package var disturbances: [(disturbance: Disturbance, score: Score)] {
    Disturbance.allCases.compactMap { disturbance in kinds[disturbance].map { (disturbance, $0) } }
  }
  /// Variants that were not tried, since they are a request of the files themselves.
  package private(set) var skipped = 0

  private var met: [RequestRobustness.Shortcut] = []
  private var scores: [RequestRobustness.Shortcut: Score] = [:]
  private var kinds: [Disturbance: Score] = [:]
  private var broken: [(path: String, robustness: RequestRobustness)] = []

  package init(seed: UInt64) { self.seed = seed }

  /// Adds what came of a request's variants.
  package mutating func add(_ robustness: RequestRobustness, in path: String) {
    skipped += robustness.skipped
    let variants = robustness.variantCount
    guard variants > 0 else { return }
    let failures = robustness.failures
    all.add(variants: variants, failures: failures.count)
    if scores[robustness.shortcut] == nil { met.append(robustness.shortcut) }
    scores[robustness.shortcut, default: Score()].add(variants: variants, failures: failures.count)
    for (disturbance, count) in robustness.tried {
      let failed = failures.count { $0.variant.disturbance == disturbance }
      kinds[disturbance, default: Score()].add(variants: count, failures: failed)
    }
    if !failures.isEmpty { broken.append((path, robustness)) }
  }

  /// The requests of which most variants fail, the worst first.
  package func worst(_ count: Int) -> [(path: String, robustness: RequestRobustness)] {
    let ordered = broken.enumerated().sorted { left, right in
      let (most, more) = (left.element.robustness.failureShare, right.element.robustness.failureShare)
      return most == more ? left.offset < right.offset : most > more
    }
    return ordered.prefix(count).map(\.element)
  }
}

extension RequestRobustness {
  /// How many of the variants fail, 0…1.
  fileprivate var failureShare: Double { Double(failures.count) / Double(max(variantCount, 1)) }
}
