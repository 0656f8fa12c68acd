/// An application to be made up for lint, and how long lint may take for it.
package struct LintWorkload: Sendable, Hashable {
  /// The application: one, with its words and forms.
  var workload: Workload
  /// How long all rules together may take.
  package var secondsAtMost: Double

  /// What tables call it.
  package var name: String { workload.name }

  /// Reads those of a file of workloads: what stands under `lint`.
  package static func read(_ bytes: [UInt8]) throws(BenchmarkDataError) -> [LintWorkload] {
    var workloads: [LintWorkload] = []
    for (workload, fields) in try Workload.read(bytes, list: "lint") {
      workloads.append(LintWorkload(workload: workload, secondsAtMost: try fields.number("secondsAtMost")))
    }
    return workloads
  }
}
