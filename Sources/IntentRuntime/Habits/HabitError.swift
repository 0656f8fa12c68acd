/// Why habits could not be read or kept. What a person asks for is done all the same.
package enum HabitError: Error, Sendable, Hashable {
  /// The file made no sense and was moved to another name.
  case setAside(String)
  /// The file made no sense and could not be moved.
  case damaged(String)
  /// The file is of a later version, and is left as it is.
  case newer(String, version: Int)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
}

extension HabitError {
  /// For a person, a program and a developer.
  package var problem: Response.Problem {
    switch self {
    case .setAside(let name):
      Response.Problem(
        code: "habits.damaged",
        message: "I could not make sense of what I knew of your habits, so I put it aside and start anew.", detail: name
      )
    case .damaged(let file):
      Response.Problem(
        code: "habits.damaged", message: "I cannot make sense of what I knew of your habits, so I learn none.",
        detail: file)
    case .newer(let file, let version):
      Response.Problem(
        code: "habits.newer", message: "A later version of me keeps your habits, so I leave them alone.",
        detail: "\(file) has version \(version)")
    case .unreadable(let file, let reason):
      Response.Problem(
        code: "habits.unreadable", message: "I cannot read what I knew of your habits, so I learn none.",
        detail: "\(file): \(reason)")
    case .unwritable(let file, let reason):
      Response.Problem(
        code: "habits.unwritable", message: "I cannot keep what I learn of your habits.", detail: "\(file): \(reason)")
    }
  }
}
