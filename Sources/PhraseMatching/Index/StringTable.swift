import WordSemantics

/// Names, titles and phrases for people. Strings are made on demand.
struct StringTable: Sendable {
  private let bytes: FlatArray<UInt8>
  private let starts: FlatArray<UInt32>

  init(_ blob: IndexBlob, bytes: IndexBlob.Section, starts: IndexBlob.Section) throws(IndexFileError) {
    self.bytes = try blob.array(bytes)
    self.starts = try blob.array(starts)
    guard self.starts.areStarts(upTo: self.bytes.count) else { throw .damaged(part: "\(starts)") }
  }

  var count: Int { starts.count - 1 }

  subscript(id: UInt32) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes.elements[starts.run(Int(id))]), as: UTF8.self)
  }

  /// The string, or nil for the id that stands for absence.
  func optional(_ id: UInt32) -> String? { id == StringTableBuilder.absent ? nil : self[id] }

  func isEqual(_ id: UInt32, to string: String) -> Bool {
    bytes.elements[starts.run(Int(id))].elementsEqual(string.utf8)
  }
}

/// Collects strings, each once.
struct StringTableBuilder {
  /// Stands for "no string": the empty one, which is always first.
  static let absent: UInt32 = 0

  private(set) var bytes: [UInt8] = []
  private(set) var starts: [UInt32] = [0, 0]
  private var ids: [String: UInt32] = ["": 0]

  mutating func add(_ string: String?) -> UInt32 {
    guard let string else { return Self.absent }
    if let id = ids[string] { return id }
    return addWithoutLooking(string)
  }

  /// Adds a string without looking for an equal one.
  mutating func addUnique(_ string: String) -> UInt32 {
    bytes.append(contentsOf: string.utf8)
    starts.append(UInt32(bytes.count))
    return UInt32(starts.count - 2)
  }

  private mutating func addWithoutLooking(_ string: String) -> UInt32 {
    let id = addUnique(string)
    ids[string] = id
    return id
  }
}
