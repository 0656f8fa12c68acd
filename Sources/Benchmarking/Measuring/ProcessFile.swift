internal import FileFormats
internal import Glibc

/// The small files in which Linux tells about a process and its machine: lines of `name: value`.
enum ProcessFile {
  /// The value of the first line with a name.
  static func value(of name: String, in path: String) -> String? {
    guard let bytes = try? FileContents.read(path) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == name else { continue }
      return parts[1].trimmed
    }
    return nil
  }

  /// Writes a word to one of them; nothing happens where that is not allowed.
  static func write(_ text: String, to path: String) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var text = text
    text.withUTF8 { _ = Glibc.write(file, $0.baseAddress, $0.count) }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}

package enum ProcessMemory {
  /// The bytes in memory now.
  package static var resident: Int? { bytes("VmRSS") }

  /// The most there have been since ``forgetPeak()``.
  static var peak: Int? { bytes("VmHWM") }

  static func forgetPeak() { ProcessFile.write("5", to: "/proc/self/clear_refs") }

  private static func bytes(_ name: String) -> Int? {
    let value = ProcessFile.value(of: name, in: "/proc/self/status")
    return value?.split(separator: " ").first.flatMap { Int($0) }.map { $0 * 1_024 }
  }
}
