internal import MeaningTable

extension WordVectors {
  /// The table that is part of the program; nil if it cannot be read, as on a machine with another byte order.
  ///
  /// Only its header is looked at, so that nothing else of it is paged in before it is used.
  package static let builtIn: WordVectors? = try? WordVectors(reading: builtInBytes, checking: .header)

  static var builtInBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: behest_meaning_table(), count: behest_meaning_table_size())
  }
}
