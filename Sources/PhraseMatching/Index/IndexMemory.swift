/// The bytes of an index, owned for as long as any view of them is in use.
public final class IndexMemory: @unchecked Sendable {  // Proof: the bytes are never written after init.
  /// The bytes, aligned to a page or at least to 16.
  public let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes over bytes that somebody mapped or allocated; `release` gives them back.
  public init(_ bytes: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.bytes = bytes
    self.release = release
  }

  /// Copies bytes into memory of its own.
  public convenience init(copying bytes: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 16), alignment: 64)
    memory.copyBytes(from: bytes)
    self.init(UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])) {
      UnsafeRawPointer($0.baseAddress!).deallocate()
    }
  }

  deinit { release(bytes) }
}
