internal import AssistantCommandLine
internal import FileFormats
internal import Glibc

/// What clients from elsewhere have to say before they are talked to. It is compared and never written anywhere.
struct AccessToken: Sendable {
  private let bytes: [UInt8]
  private static let fewest = 16

  /// Why a file is no good.
  struct FileProblem: Error, CustomStringConvertible {
    var description: String
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the first line of a file that nobody else can read.
  init(file path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & 0o077 != 0 {
      throw FileProblem(description: "others can read '\(sanitized(path))'; chmod 600 makes it yours alone")
    }
    let line = try FileContents.read(path).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count >= Self.fewest else {
      throw FileProblem(description: "the token in '\(sanitized(path))' has less than \(Self.fewest) characters")
    }
    bytes = Array(line)
  }

  /// Whether a text is the token. Takes as long for a text that differs early as for one that differs late.
  func isSame(as text: String) -> Bool {
    let other = Array(text.utf8)
    var difference = UInt8(other.count == bytes.count ? 0 : 1)
    for index in bytes.indices { difference |= bytes[index] ^ (index < other.count ? other[index] : 0xFF) }
    return difference == 0
  }
}
