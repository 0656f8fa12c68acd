/// Owns the bytes of an index for as long as an index uses them.
public final class IndexMemory: @unchecked Sendable {  // Proof: the bytes are never written after init.
  /// The bytes, aligned to a page or at least to 16.
  public let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes ownership of mapped or allocated bytes; `release` is called once, when no index uses them any more, on any
  /// thread.
  public init(_ bytes: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    (self.bytes, self.release) = (bytes, release)
  }

  /// Copies bytes. O(bytes).
  public convenience init(copying bytes: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 16), alignment: 64)
    memory.copyBytes(from: bytes)
    self.init(UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])) {
      UnsafeRawPointer($0.baseAddress!).deallocate()
    }
  }

  deinit { release(bytes) }
}
