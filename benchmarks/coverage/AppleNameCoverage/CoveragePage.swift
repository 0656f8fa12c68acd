/// The page of the documentation that shows what is covered.
struct CoveragePage {
  var coverage: Coverage

  /// The sentence that counts all names.
  var summary: String {
    Count(coverage.rows).sentence
  }

  var text: String {
    let areas = areas
    let contents = areas.map { area in
      "| \(area.title) | \(Count(area.rows).works) | \(Count(area.rows).compilesOnly) | \(Count(area.rows).absent) |"
    }
    return """
      # Coverage

      Apple's names, one by one: which work here, which compile only, and which are absent.

      ## Overview

      \(summary)

      A name *works* if it is declared, and if a test or a sample app uses it in code that runs. It *compiles only* if no
      such code uses it, or if its documentation says why it does nothing on this system. The page is made from the symbol
      graphs of the modules and from the index that the compiler keeps of who uses what; a test fails when it is out of
      date. This command writes it anew:

      ```sh
      \(CoverageRecord.command)
      ```

      Where a name is overloaded, what counts is that one of its forms works. The type of value stands in brackets where
      Apple declares a name for each type anew.

      What a query or a provider of options returns from `defaultResult()` fills a parameter that nobody gave a value,
      optional or not, and of several values a parameter that takes one takes the first; a default of the parameter itself
      comes before. So has it the reference: developer.apple.com/documentation/appintents/dynamicoptionsprovider.

      | Area | works | compiles only | absent |
      |---|---|---|---|
      \(contents.joined(separator: "\n"))

      \(areas.map(\.section).joined(separator: "\n\n"))

      """
  }

  private var areas: [Area] {
    var areas: [Area] = []
    for row in coverage.rows {
      if areas.last?.title == row.name.area {
        areas[areas.count - 1].rows.append(row)
      } else {
        areas.append(Area(title: row.name.area, rows: [row]))
      }
    }
    return areas
  }
}

private struct Area {
  var title: String
  var rows: [Coverage.Row]

  var section: String {
    let lines = rows.map { "| `\($0.name.title)` | \($0.verdict.words) |" }
    return "## \(title)\n\n| Name | Here |\n|---|---|\n\(lines.joined(separator: "\n"))"
  }
}

extension Coverage.Verdict {
  fileprivate var words: String {
    switch self {
    case .works: "works"
    case .compilesOnly(let reason): "compiles only: \(reason)"
    case .absent: "absent"
    }
  }
}

/// How many names are covered how far.
private struct Count {
  var works = 0
  var compilesOnly = 0
  var absent = 0

  init(_ rows: [Coverage.Row]) {
    for row in rows {
      switch row.verdict {
      case .works: works += 1
      case .compilesOnly: compilesOnly += 1
      case .absent: absent += 1
      }
    }
  }

  var sentence: String {
    "Of \(works + compilesOnly + absent) names, \(works) work, \(compilesOnly) compile only, and \(absent) are absent."
  }
}
