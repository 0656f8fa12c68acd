internal import Diagnostics
internal import PhraseCatalogs

/// The members of a JSON object, asked for by key; what does not fit is named by its path.
struct JSONFields {
  private let members: [String: JSONTree]
  let path: String

  /// The object that a text consists of.
  init(reading bytes: [UInt8]) throws(BenchmarkDataProblem) {
    let tree: JSONTree
    do throws(Finding) {
      tree = try JSONTree.read(bytes)
    } catch {
      throw .syntax(error)
    }
    try self.init(tree, path: "")
  }

  private init(_ tree: JSONTree, path: String) throws(BenchmarkDataProblem) {
    guard case .object(let members) = tree else { throw .field(path: path, expected: "an object", found: tree.kind) }
    self.members = members
    self.path = path
  }

  var keys: [String] { members.keys.sorted() }

  private func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func wrong(_ key: String, _ expected: String) -> BenchmarkDataProblem {
    .field(path: path(of: key), expected: expected, found: members[key]?.kind ?? "nothing")
  }

  func fields(_ key: String) throws(BenchmarkDataProblem) -> JSONFields {
    try JSONFields(members[key] ?? .null, path: path(of: key))
  }

  func optionalFields(_ key: String) throws(BenchmarkDataProblem) -> JSONFields? {
    isAbsent(key) ? nil : try fields(key)
  }

  func list(_ key: String) throws(BenchmarkDataProblem) -> [JSONFields] {
    guard case .array(let elements) = members[key] else { throw wrong(key, "an array") }
    var fields: [JSONFields] = []
    for (place, element) in elements.enumerated() {
      fields.append(try JSONFields(element, path: "\(path(of: key))[\(place)]"))
    }
    return fields
  }

  func string(_ key: String) throws(BenchmarkDataProblem) -> String {
    guard case .string(let text) = members[key] else { throw wrong(key, "a string") }
    return text
  }

  func optionalString(_ key: String) throws(BenchmarkDataProblem) -> String? {
    isAbsent(key) ? nil : try string(key)
  }

  func strings(_ key: String) throws(BenchmarkDataProblem) -> [String] {
    guard case .array(let elements) = members[key] else { throw wrong(key, "an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw wrong(key, "an array of strings") }
      strings.append(text)
    }
    return strings
  }

  func number(_ key: String) throws(BenchmarkDataProblem) -> Double {
    guard case .number(let number, _) = members[key] else { throw wrong(key, "a number") }
    return number
  }

  func integer(_ key: String) throws(BenchmarkDataProblem) -> Int {
    guard let integer = Int(exactly: try number(key)) else { throw wrong(key, "a whole number") }
    return integer
  }

  func optionalInteger(_ key: String) throws(BenchmarkDataProblem) -> Int? {
    isAbsent(key) ? nil : try integer(key)
  }

  /// A whole number, not negative.
  func count(_ key: String) throws(BenchmarkDataProblem) -> Int {
    let count = try integer(key)
    guard count >= 0 else { throw wrong(key, "a number that is not negative") }
    return count
  }

  func optionalCount(_ key: String) throws(BenchmarkDataProblem) -> Int? {
    isAbsent(key) ? nil : try count(key)
  }

  func counts(_ key: String) throws(BenchmarkDataProblem) -> [Int] {
    guard case .array(let elements) = members[key] else { throw wrong(key, "an array of whole numbers") }
    var counts: [Int] = []
    for element in elements {
      guard case .number(let number, _) = element, let count = Int(exactly: number) else {
        throw wrong(key, "an array of whole numbers")
      }
      counts.append(count)
    }
    return counts
  }

  private func isAbsent(_ key: String) -> Bool { members[key] ?? .null == .null }
}
