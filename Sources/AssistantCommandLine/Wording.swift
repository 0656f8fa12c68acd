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

  static func catalogTwice(_ path: String, first: String) -> String {
    path == first
      ? "'\(legible(path))' is named twice and used once"
      : "'\(legible(path))' is the same file as '\(legible(first))' and used once"
  }

  static func unknownApplication(_ name: String, among applications: ApplicationNames) -> String {
    let names = applications.names.map { legible($0) }
    let all = "there \(names.count == 1 ? "is" : "are") \(names.listed)"
    let sentence = "no application is called '\(legible(name))'"
    guard let near = applications.nearest(to: name) else { return "\(sentence); \(all)" }
    return "\(sentence); did you mean '\(legible(near))'?" + (names == [near] ? "" : "  (\(all))")
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "there are more than \(counted(limit, "shortcut")); --all lists them"
  }

  static func nothingListed(_ words: [String]) -> String {
    words.isEmpty ? "there are no shortcuts" : "no shortcut has '\(legible(words.joined(separator: " ")))' in it"
  }

  static func unreadableInput(_ reason: String) -> String { "the requests cannot be read: \(reason)" }
}
