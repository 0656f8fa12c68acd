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

  /// What a member holds, read as what it has to be.
  private func read<Value>(
    _ key: String, _ expected: String, _ value: (JSONValue) -> Value?
  ) throws(BenchmarkDataError) -> Value {
    guard let value = object[key].flatMap(value) else { throw wrong(key, expected) }
    return value
  }

  /// What a member holds; nil where it is missing or null.
  func optional<Value>(
    _ key: String, _ read: (String) throws(BenchmarkDataError) -> Value
  ) throws(BenchmarkDataError) -> Value? { object[key] ?? .null == .null ? nil : try read(key) }

  func fields(_ key: String) throws(BenchmarkDataError) -> JSONFields {
    try JSONFields(object[key] ?? .null, path: path(of: key))
  }

  func list(_ key: String) throws(BenchmarkDataError) -> [JSONFields] {
    let elements = try read(key, "an array") { $0.elements }
    var fields: [JSONFields] = []
    for (index, element) in elements.enumerated() {
      fields.append(try JSONFields(element, path: "\(path(of: key))[\(index)]"))
    }
    return fields
  }

  func string(_ key: String) throws(BenchmarkDataError) -> String { try read(key, "a string", \.string) }

  func strings(_ key: String) throws(BenchmarkDataError) -> [String] {
    try read(key, "an array of strings") { $0.elements?.compactMapAll(\.string) }
  }

  func number(_ key: String) throws(BenchmarkDataError) -> Double { try read(key, "a number", \.number) }

  func integer(_ key: String) throws(BenchmarkDataError) -> Int {
    let number = try number(key)
    return try read(key, "a whole number") { _ in Int(exactly: number) }
  }

  /// A whole number, not negative.
  func count(_ key: String) throws(BenchmarkDataError) -> Int {
    let count = try integer(key)
    return try read(key, "a number that is not negative") { _ in count >= 0 ? count : nil }
  }

  func counts(_ key: String) throws(BenchmarkDataError) -> [Int] {
    try read(key, "an array of whole numbers") { array in
      array.elements?.compactMapAll { $0.number.flatMap { Int(exactly: $0) } }
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
}

extension Array {
  /// What becomes of all elements; nil where one becomes nothing.
  fileprivate func compactMapAll<Value>(_ transform: (Element) -> Value?) -> [Value]? {
    let values = compactMap(transform)
    return values.count == count ? values : nil
  }
}
