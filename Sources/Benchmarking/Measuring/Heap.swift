internal import Glibc

/// What the C library knows of this process's heap.
enum Heap {
  /// Has the layout of `struct mallinfo2`, ten words, at its beginning; Swift does not import that one. A result of
  /// more than two words is returned through memory of the caller's, whatever is in it.
  private typealias Information = rusage

  private static let usedWord = 7
  private static let mappedWord = 4

  /// The bytes in use, nil when the C library does not say.
  static var bytesInUse: Int? {
    guard MemoryLayout<Information>.size >= 10 * MemoryLayout<Int>.size, let function = dlsym(nil, "mallinfo2") else {
      return nil
    }
    let information = unsafeBitCast(function, to: (@convention(c) () -> Information).self)()
    return withUnsafeBytes(of: information) { bytes in
      let words = bytes.bindMemory(to: Int.self)
      return words[usedWord] + words[mappedWord]
    }
  }

  /// Gives back to the system what is free.
  static func releaseUnused() {
    guard let function = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
  }
}
