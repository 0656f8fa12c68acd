internal import AssistantCommandLine
internal import Foundation
internal import Glibc

/// An open socket at which clients are waited for.
struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The path to remove at the end.
  private let path: String?
  /// Whether other computers may reach it.
  let isRemote: Bool

  private init(_ descriptor: Int32, path: String? = nil) {
    (self.descriptor, self.path) = (descriptor, path)
    isRemote = Self.isRemote(descriptor)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static let backlog: Int32 = 1_024

  /// Opens an address; `name` is what systemd calls its sockets for this.
  static func open(_ address: ListeningAddress, named name: String) throws(ListeningError) -> [ListeningSocket] {
    switch address {
    case .unix(let path): return [try open(path: path)]
    case .tcp(let host, let port): return try open(address, host, port)
    case .inherited:
      let found = InheritedSockets.all.filter { $0.name == name || InheritedSockets.all.count == 1 }
      if found.isEmpty { throw .nothingInherited(name) }
      return found.map { ListeningSocket($0.descriptor) }
    }
  }

  /// Stops waiting.
  func close() {
    Glibc.close(descriptor)
    if let path { unlink(path) }
  }

  // MARK: Unix sockets

  private static func open(path: String) throws(ListeningError) -> ListeningSocket {
    let address = ListeningAddress.unix(path: path)
    guard var name = UnixName(path) else { throw .failed(address, "the path is longer than a socket's may be") }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .failed(address, Terminal.message(errno)) }
    var code = bind(descriptor, &name)
    if code == EADDRINUSE, isAbandoned(&name) {
      unlink(path)
      code = bind(descriptor, &name)
    }
    if code == 0, listen(descriptor, backlog) != 0 { code = errno }
    guard code == 0 else {
      Glibc.close(descriptor)
      throw .failed(address, code == EADDRINUSE ? "somebody waits there already" : Terminal.message(code))
    }
    return ListeningSocket(descriptor, path: path)
  }

  /// Binds, so that only this user may connect.
  private static func bind(_ descriptor: Int32, _ name: inout UnixName) -> Int32 {
    let mask = umask(0o177)
    defer { umask(mask) }
    return name.withAddress { Glibc.bind(descriptor, $0, $1) } == 0 ? 0 : errno
  }

  /// Whether a socket is there and nobody behind it.
  private static func isAbandoned(_ name: inout UnixName) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(descriptor) }
    return name.withAddress { connect(descriptor, $0, $1) } != 0 && errno == ECONNREFUSED
  }

  // MARK: TCP

  private static func open(_ address: ListeningAddress, _ host: String, _ port: UInt16) throws(ListeningError)
    -> [ListeningSocket]
  {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = Int32(AI_PASSIVE)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, "\(port)", &hints, &list)
    guard code == 0 else { throw .failed(address, String(cString: gai_strerror(code))) }
    defer { freeaddrinfo(list) }
    var opened: [ListeningSocket] = []
    var failure = EADDRNOTAVAIL
    for info in sequence(first: list, next: { $0?.pointee.ai_next }) {
      guard let info else { break }
      switch open(info.pointee) {
      case .success(let socket): opened.append(socket)
      case .failure(let problem): failure = problem.number
      }
    }
    if opened.isEmpty { throw .failed(address, Terminal.message(failure)) }
    return opened
  }

  private struct SystemError: Error {
    var number: Int32
  }

  private static func open(_ info: addrinfo) -> Result<ListeningSocket, SystemError> {
    let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { return .failure(SystemError(number: errno)) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    if info.ai_family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    if Glibc.bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, backlog) == 0 {
      return .success(ListeningSocket(descriptor))
    }
    defer { Glibc.close(descriptor) }
    return .failure(SystemError(number: errno))
  }

  /// Whether a socket is bound to anything but this computer's own addresses and paths.
  private static func isRemote(_ descriptor: Int32) -> Bool {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let family =
      withUnsafeMutablePointer(to: &storage) { storage in
        storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      } == 0 ? Int32(storage.ss_family) : AF_UNSPEC
    return withUnsafeBytes(of: &storage) { bytes in
      switch family {
      case AF_UNIX: false
      // The first byte of 127.0.0.0/8 behind family and port.
      case AF_INET: bytes[4] != 127
      case AF_INET6: !(bytes[8..<23].allSatisfy { $0 == 0 } && bytes[23] == 1)
      default: true
      }
    }
  }
}

/// The path of a Unix socket as the system takes it.
private struct UnixName {
  private var address = sockaddr_un()

  /// Nil for a path that is too long.
  init?(_ path: String) {
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  }

  mutating func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// The sockets that systemd opened for this process: `LISTEN_PID`, `LISTEN_FDS`, `LISTEN_FDNAMES`.
enum InheritedSockets {
  private static let first: Int32 = 3

  static let all: [(descriptor: Int32, name: String)] = {
    let process = Isolation.isWorker ? getppid() : getpid()
    guard Terminal.variable("LISTEN_PID").flatMap(Int32.init) == process,
      let count = Terminal.variable("LISTEN_FDS").flatMap(Int32.init), 1...64 ~= count
    else { return [] }
    let names = (Terminal.variable("LISTEN_FDNAMES") ?? "").split(separator: ":", omittingEmptySubsequences: false)
    return (0..<count).map { index in
      (first + index, names.indices.contains(Int(index)) ? String(names[Int(index)]) : "")
    }
  }()
}
