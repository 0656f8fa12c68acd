internal import Diagnostics

/// A table of results: what stands in each cell, and the lines that it makes in a terminal.
package struct ResultTable: Sendable, Hashable {
  /// What the table is about.
  package var title: String
  /// What the columns are.
  package var header: [String]
  /// The cells, row by row; figures come with their units.
  package var rows: [[String]]

  package init(title: String, header: [String], rows: [[String]]) {
    (self.title, self.header, self.rows) = (title, header, rows)
  }

  /// The title, the header and the rows, in columns that are aligned; figures stand at the right.
  package var lines: [String] {
    let columns = header.indices.map { $0 == 0 ? TextTable.Column.left() : TextTable.Column.right() }
    return [title] + TextTable(columns).lines([header] + rows)
  }
}

extension BenchmarkReport {
  /// Latencies, worst cases, what meaning costs, building and memory, and what was promised.
  package var tables: [ResultTable] {
    [latencyTable, classTable] + (meaningTable.map { [$0] } ?? []) + [buildTable, promiseTable]
  }

  private var latencyTable: ResultTable {
    let clock = FigureText.text(clockOverhead, .nanoseconds)
    let header = ["workload", "expanded", "requests", "p50", "p90", "p99", "max", "p50 of rounds"]
    let rows = workloads.flatMap { workload in
      workload.latencies.map { name, latency in
        [workload.name, workload.size.expandedShortcuts.grouped, name] + latency.cells
      }
    }
    return ResultTable(title: "Time to match, of which the clock takes \(clock)", header: header, rows: rows)
  }

  private var classTable: ResultTable {
    let header = ["workload", "class", "requests", "right", "p50", "p90", "p99", "max", "p50 of rounds", "allocations"]
    let rows = workloads.flatMap { workload in
      workload.classes.map { result in
        [
          workload.name, result.requestClass.rawValue, result.answers.requests.grouped,
          FigureText.percent(result.answers.share),
        ] + result.latency.cells + [result.allocations.cell]
      }
    }
    return ResultTable(title: "Classes of requests", header: header, rows: rows)
  }

  /// Nil where no workload asks for it.
  private var meaningTable: ResultTable? {
    let rows = workloads.compactMap { workload in
      workload.meaning.map { meaning in
        [
          workload.name, meaning.requests.grouped, meaning.asked.grouped,
          FigureText.text(meaning.latency.p50, .nanoseconds),
          FigureText.text(meaning.latency.p99, .nanoseconds), FigureText.text(meaning.byWords.p50, .nanoseconds),
          FigureText.text(meaning.byWords.p99, .nanoseconds), "\(FigureText.fixed(meaning.ratio, digits: 1))×",
          FigureText.text(meaning.learn, .nanoseconds), FigureText.text(meaning.learnedBytes, .bytes),
        ]
      }
    }
    let header = [
      "workload", "requests", "by meaning", "p50", "p99", "p50 by words", "p99 by words", "p50 ratio", "learning",
      "learned",
    ]
    return rows.isEmpty ? nil : ResultTable(title: "Requests in other words", header: header, rows: rows)
  }

  private var buildTable: ResultTable {
    let header = [
      "workload", "phrases", "values", "parse", "compile", "open", "index", "beyond text", "resident", "peak",
      "requests/s",
    ]
    let rows = workloads.map { workload in
      [
        workload.name, workload.size.phrases.grouped, workload.size.values.grouped,
        FigureText.text(workload.build.parse, .nanoseconds), FigureText.text(workload.build.compile, .nanoseconds),
        FigureText.text(workload.build.open, .nanoseconds), FigureText.text(workload.build.indexBytes, .bytes),
        "\(FigureText.fixed(workload.bytesPerEntry, digits: 1)) B", FigureText.text(workload.memory.resident, .bytes),
        FigureText.text(workload.memory.peak, .bytes), FigureText.text(workload.requestsPerSecond, .perSecond),
      ]
    }
    return ResultTable(title: "Building, and memory (opened from \(opening))", header: header, rows: rows)
  }

  private var promiseTable: ResultTable {
    let rows = promises.map { [$0.name, $0.limit, $0.measured, $0.isKept ? "kept" : "broken"] }
    return ResultTable(title: "Promises", header: ["promise", "at most", "measured", ""], rows: rows)
  }
}

extension LatencyFigures {
  fileprivate var cells: [String] {
    let rounds = "\(FigureText.text(fastestRound, .nanoseconds))–\(FigureText.text(slowestRound, .nanoseconds))"
    return [p50, p90, p99, max].map { FigureText.text($0, .nanoseconds) } + [rounds]
  }
}

extension AllocationFigures {
  fileprivate var cell: String {
    if objects == nil { return growths == 0 ? "not counted" : "\(growths) growths" }
    return areNone ? "0" : "\((objects ?? 0) + growths) in \(matches)"
  }
}

extension Comparison {
  /// How each figure compares with the recorded one.
  package var table: ResultTable {
    let rows = rows.map { row in
      let ratio = row.ratio.map { "\(FigureText.fixed($0, digits: 2))×" } ?? "–"
      return [
        row.workload, row.figure, FigureText.text(row.recorded, row.unit), FigureText.text(row.measured, row.unit),
        ratio,
      ]
    }
    let title = isSameMachine ? "Compared with the recorded result" : "Compared with a result of another machine"
    return ResultTable(title: title, header: ["workload", "figure", "recorded", "now", "ratio"], rows: rows)
  }
}
