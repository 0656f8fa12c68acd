internal import Foundation

/// Where clients are waited for.
enum ListeningAddress: Sendable, Equatable {
  case unix(path: String)
  case tcp(host: String, port: UInt16)
  /// A socket that systemd opened.
  case inherited

  /// Reads `tcp://127.0.0.1:10500`, `tcp://[::1]:10500`, `unix:///run/behest.sock` or `systemd`; nil for anything else.
  init?(written text: String) {
    if text == "systemd" {
      self = .inherited
      return
    }
    if text.hasPrefix("unix://") {
      let path = String(text.dropFirst(7))
      guard path.hasPrefix("/") else { return nil }
      self = .unix(path: path)
      return
    }
    guard text.hasPrefix("tcp://") else { return nil }
    let rest = text.dropFirst(6)
    guard let colon = rest.lastIndex(of: ":"), let port = UInt16(rest[rest.index(after: colon)...]) else { return nil }
    let host = rest[..<colon]
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host
    guard !bare.isEmpty else { return nil }
    self = .tcp(host: String(bare), port: port)
  }
}

extension ListeningAddress: CustomStringConvertible {
  var description: String {
    switch self {
    case .unix(let path): "unix://\(path)"
    case .tcp(let host, let port): host.contains(":") ? "tcp://[\(host)]:\(port)" : "tcp://\(host):\(port)"
    case .inherited: "systemd"
    }
  }
}

/// Why nobody can be waited for.
struct ListeningError: Error, CustomStringConvertible {
  var description: String

  static func failed(_ address: ListeningAddress, _ reason: String) -> Self {
    Self(description: "nobody can be waited for at \(address): \(reason)")
  }

  static func remote(_ address: ListeningAddress) -> Self {
    Self(
      description: "\(address) can be reached from other computers: say --allow-remote and name a --token-file, "
        + "or wait at 127.0.0.1, ::1 or a path")
  }

  static func nothingInherited(_ name: String) -> Self {
    Self(
      description: "systemd handed over no socket for '\(name)'; where there are several, name them with "
        + "FileDescriptorName=wyoming and FileDescriptorName=lines")
  }
}
