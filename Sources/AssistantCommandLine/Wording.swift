internal import Diagnostics

/// What the command line says about a run, other than usage errors and answers.
enum Wording {
  static let noCatalog =
    "there are no phrases to match with; name a catalog with --catalog FILE, or go to a folder that has phrases/*.json"

  static func catalogsTaken(_ names: [String], from folder: String) -> String {
    let shown = names.map { legible($0.hasSuffix(".json") ? String($0.dropLast(5)) : $0) }
    let some = shown.count > 9 ? shown.prefix(8) + ["…"] : shown[...]
    let names = some.joined(separator: ",")
    return "using \(folder)/\(shown.count == 1 ? names : "{\(names)}").json"
  }

  static func catalogLeftOut(_ path: String) -> String { "'\(legible(path))' is not used" }

  static func unknownApplication(_ name: String, among names: [String]) -> String {
    let hint = nearestName(to: name, among: names).map { "did you mean '\($0)'?" } ?? "there are \(names.listed)"
    return "no application is called '\(legible(name))'; \(hint)"
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "there are more than \(counted(limit, "shortcut")); --all lists them"
  }

  static func nothingListed(_ words: [String]) -> String {
    words.isEmpty ? "there are no shortcuts" : "no shortcut has '\(legible(words.joined(separator: " ")))' in it"
  }

  static func unreadableInput(_ reason: String) -> String { "the requests cannot be read: \(reason)" }
}
