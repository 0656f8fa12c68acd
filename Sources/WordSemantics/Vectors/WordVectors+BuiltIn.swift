internal import WordTables

extension WordVectors {
  /// The table that is part of the program; nil if it cannot be read, as on a machine with another byte order.
  ///
  /// Only its header is validated, so that the rest is paged in when it is used.
  package static let builtIn: WordVectors? = try? WordVectors(reading: builtInBytes, validating: .header)

  static var builtInBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: behest_vector_table(), count: behest_vector_table_size())
  }
}
