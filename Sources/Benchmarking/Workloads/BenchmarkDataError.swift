package import Diagnostics

/// Why a file of workloads or results cannot be used.
package enum BenchmarkDataError: Error, Sendable, Hashable {
  /// It is not JSON5; the finding points at the place.
  case syntax(Finding)
  /// A field is missing or is something else.
  case field(path: String, expected: String, found: String)
  /// A form cannot be read.
  case form(path: String, mistake: String)
  /// The words are too few for so many different phrases or values.
  case tooFewWords(workload: String, wanted: String)
}

extension BenchmarkDataError: CustomStringConvertible {
  /// What is wrong, in a line.
  package var description: String {
    switch self {
    case .syntax(let finding): finding.message
    case .field(let path, let expected, let found): "'\(path)' should be \(expected), found \(found)"
    case .form(let path, let mistake): "'\(path)': \(mistake)"
    case .tooFewWords(let workload, let wanted): "workload '\(workload)' has too few words for different \(wanted)"
    }
  }
}
