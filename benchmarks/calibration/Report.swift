import Foundation

/// What is acted on in each data set, at each size.
struct Report {
  private(set) var lines = ["  set    left out  phrases  acted on out of scope  rightly in scope"]

  private static let seeds = 101...106
  private static let share = 0.25

  static func measure(_ sets: [LabelledRequests]) -> Report {
    var report = Report()
    for set in sets {
      for unit in [HeldOutUnit.topics, .intents] where unit == .topics || set.name == "hwu64" {
        for size in Calibrate.sizes { report.add(set, unit, size) }
      }
    }
    return report
  }

  private mutating func add(_ set: LabelledRequests, _ unit: HeldOutUnit, _ size: SampleSize) {
    var (acted, outOfScope, right, inScope) = (0, 0, 0, 0)
    for seed in Self.seeds {
      let held = set.heldOut(Self.share, by: unit, seed: seed)
      guard let phrases = try? set.reportedPhrases(size, seed: seed) else { continue }
      let asker = Asker(phrases.filter { !held.contains($0.key) })
      for request in set.test {
        let intent = asker.act(request.text)
        if held.contains(request.intent) {
          outOfScope += 1
          acted += intent == nil ? 0 : 1
        } else {
          inScope += 1
          right += intent == request.intent ? 1 : 0
        }
      }
    }
    lines.append(
      "  \(padded(set.name, 7))\(padded(unit.rawValue, 10))\(padded(size.name, 9))"
        + padded("\(share(acted, outOfScope)) of \(outOfScope)", 23) + "\(share(right, inScope)) of \(inScope)")
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    Self.fixed(100 * Double(part) / Double(max(whole, 1)), digits: 1) + " %"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }

  static func fixed(_ number: Double, digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
