internal import Diagnostics
internal import FileFormats

/// The members of a JSON object, asked for by key; what does not fit is named by its path.
struct JSONFields {
  private let object: JSONValue
  let path: String

  /// The object that a text consists of.
  init(reading bytes: [UInt8]) throws(BenchmarkDataError) {
    let value: JSONValue
    do throws(Finding) {
      value = try JSONValue(reading: bytes)
    } catch {
      throw .syntax(error)
    }
    try self.init(value, path: "")
  }

  private init(_ value: JSONValue, path: String) throws(BenchmarkDataError) {
    guard value.isObject else { throw .field(path: path, expected: "an object", found: value.kind) }
    object = value
    self.path = path
  }

  var keys: [String] { object.members.map(\.key).sorted() }

  private func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func wrong(_ key: String, _ expected: String) -> BenchmarkDataError {
    .field(path: path(of: key), expected: expected, found: object[key]?.kind ?? "nothing")
  }

  func fields(_ key: String) throws(BenchmarkDataError) -> JSONFields {
    try JSONFields(object[key] ?? .null, path: path(of: key))
  }

  func optionalFields(_ key: String) throws(BenchmarkDataError) -> JSONFields? {
    isAbsent(key) ? nil : try fields(key)
  }

  func list(_ key: String) throws(BenchmarkDataError) -> [JSONFields] {
    guard case .array(let elements)? = object[key]?.content else { throw wrong(key, "an array") }
    var fields: [JSONFields] = []
    for (index, element) in elements.enumerated() {
      fields.append(try JSONFields(element, path: "\(path(of: key))[\(index)]"))
    }
    return fields
  }

  func string(_ key: String) throws(BenchmarkDataError) -> String {
    guard let text = object[key]?.string else { throw wrong(key, "a string") }
    return text
  }

  func optionalString(_ key: String) throws(BenchmarkDataError) -> String? {
    isAbsent(key) ? nil : try string(key)
  }

  func strings(_ key: String) throws(BenchmarkDataError) -> [String] {
    guard case .array(let elements)? = object[key]?.content else { throw wrong(key, "an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard let text = element.string else { throw wrong(key, "an array of strings") }
      strings.append(text)
    }
    return strings
  }

  func number(_ key: String) throws(BenchmarkDataError) -> Double {
    guard let number = object[key]?.number else { throw wrong(key, "a number") }
    return number
  }

  func integer(_ key: String) throws(BenchmarkDataError) -> Int {
    guard let integer = Int(exactly: try number(key)) else { throw wrong(key, "a whole number") }
    return integer
  }

  func optionalInteger(_ key: String) throws(BenchmarkDataError) -> Int? {
    isAbsent(key) ? nil : try integer(key)
  }

  /// A whole number, not negative.
  func count(_ key: String) throws(BenchmarkDataError) -> Int {
    let count = try integer(key)
    guard count >= 0 else { throw wrong(key, "a number that is not negative") }
    return count
  }

  func optionalCount(_ key: String) throws(BenchmarkDataError) -> Int? {
    isAbsent(key) ? nil : try count(key)
  }

  func counts(_ key: String) throws(BenchmarkDataError) -> [Int] {
    guard case .array(let elements)? = object[key]?.content else { throw wrong(key, "an array of whole numbers") }
    var counts: [Int] = []
    for element in elements {
      guard let number = element.number, let count = Int(exactly: number) else {
        throw wrong(key, "an array of whole numbers")
      }
      counts.append(count)
    }
    return counts
  }

  private func isAbsent(_ key: String) -> Bool { object[key] ?? .null == .null }
}
