/// A report beside one that was recorded before: how many times as long, or as large, each figure is now.
package struct Comparison: Sendable, Hashable {
  /// One figure of one workload.
  package struct Row: Sendable, Hashable {
    /// The workload's name.
    package var workload: String
    /// `hits.p50`.
    package var figure: String
    /// What it counts.
    package var unit: FigureUnit
    /// What was recorded.
    package var recorded: Int
    /// What it is now.
    package var measured: Int

    /// How many times the recorded figure it is now; nil when nothing was recorded.
    package var ratio: Double? { recorded == 0 ? nil : Double(measured) / Double(recorded) }
  }

  /// Whether both were built alike and ran on the same kind of machine; otherwise ratios say little.
  package var isSameMachine: Bool
  /// The figures that both have, in the order of the report.
  package var rows: [Row]

  /// Compares the workloads that both have.
  package init(of report: BenchmarkReport, with recorded: BenchmarkReport) {
    isSameMachine = report.machine == recorded.machine && report.buildKind == recorded.buildKind
    rows = report.workloads.flatMap { workload in
      recorded[workload: workload.name].map { Self.rows(workload, $0) } ?? []
    }
  }

  private static func rows(_ now: WorkloadResult, _ before: WorkloadResult) -> [Row] {
    var rows = rows("hits", now.hits, before.hits) + rows("misses", now.misses, before.misses)
    for result in now.classes where result.requestClass.group == .worst {
      guard let old = before.classes.first(where: { $0.requestClass == result.requestClass }) else { continue }
      rows += Self.rows(result.requestClass.rawValue, result.latency, old.latency)
    }
    rows += Self.rows("build", now.build, before.build) + Self.rows("memory", now.memory, before.memory)
    if let measured = now.meaning, let recorded = before.meaning {
      rows += Self.rows("meaning", measured, recorded)
    }
    if let measured = now.requestsPerSecond, let recorded = before.requestsPerSecond {
      rows.append(
        Row(workload: "", figure: "requestsPerSecond", unit: .perSecond, recorded: recorded, measured: measured))
    }
    return rows.map { row in
      var row = row
      row.workload = now.name
      return row
    }
  }

  private static func rows<Group: FigureGroup>(_ name: String, _ now: Group, _ before: Group) -> [Row] {
    Group.fields.compactMap { field in
      guard field.unit != .count, let measured = field.value(in: now), let recorded = field.value(in: before) else {
        return nil
      }
      return Row(
        workload: "", figure: "\(name).\(field.name)", unit: field.unit, recorded: recorded, measured: measured)
    }
  }
}
