import CommandLineFixtures
import Foundation
import Glibc
import Testing

@testable import AssistantCommandLine
@testable import Connections
@testable import Harbor

@Suite struct `A socket of JSON lines` {
  @Test func `gives each client a conversation of its own`() async throws {
    let bench = try await SocketBench()
    let (first, second) = (try bench.client(), try bench.client())
    first.say(#"{"id":1,"text":"cast off"}"#)
    #expect(try await first.answer().contains(#""outcome":"needsInput""#))
    second.say(#"{"id":2,"text":"the gull"}"#)
    #expect(try await second.answer().contains(#""id":2"#))
    first.say(#"{"id":3,"text":"the gull"}"#)
    #expect(try await first.answer().contains(#""dialog":"Gull sails with a crew of 2.""#))
    await bench.end()
    #expect(bench.harbor.deeds == ["cast off gull 2"])
  }

  @Test func `is there for its owner alone, and gone at the end`() async throws {
    let bench = try await SocketBench()
    var status = stat()
    #expect(stat(bench.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    await bench.end()
    #expect(stat(bench.path, &status) != 0)
  }

  @Test func `takes the place of one that nobody waits at, but not of one that somebody does`() async throws {
    let bench = try await SocketBench()
    #expect(throws: ListeningError.self) { try ListeningSocket.open(.unix(path: bench.path), named: "lines") }
    let abandoned = "\(bench.folder.path)/abandoned"
    let socket = try #require(try ListeningSocket.open(.unix(path: abandoned), named: "lines").first)
    close(socket.descriptor)
    let next = try #require(try ListeningSocket.open(.unix(path: abandoned), named: "lines").first)
    next.close()
    await bench.end()
  }

  @Test func `answers what was begun before it ends`() async throws {
    let bench = try await SocketBench()
    let client = try bench.client()
    client.say(#"{"id":1,"text":"list the boats"}"#)
    #expect(try await client.answer().contains("There are 4 boats."))
    await bench.end()
    #expect(await client.connection.read() == nil)
  }

  @Test func `refuses more clients than there may be`() async throws {
    var limits = ConnectionLimits()
    limits.clients = 1
    let bench = try await SocketBench(limits)
    let first = try bench.client()
    first.say("list the boats")
    _ = try await first.answer()
    let second = try bench.client()
    #expect(try await second.answer().contains(#""code":"server.busy""#))
    await bench.end()
  }

  @Test func `goes on when lines are broken, too long or no text`() async throws {
    let bench = try await SocketBench()
    let client = try bench.client()
    client.connection.send(Array("{\"text\": 7}\n{\"text\"\n".utf8) + [0xFF, 0xC0, 0x0A])
    #expect(try await client.answer().contains(#""code":"request.wrong-kind""#))
    #expect(try await client.answer().contains(#""code":"request.not-json""#))
    #expect(try await client.answer().contains(#""outcome":"notRecognized""#))
    client.connection.send(Array(repeating: UInt8(ascii: "x"), count: ConnectionLimits.mostLineBytes + 10) + [0x0A])
    #expect(try await client.answer().contains(#""code":"request.line-too-long""#))
    client.say("list the boats")
    #expect(try await client.answer().contains("There are 4 boats."))
    await bench.end()
  }

  /// Clients that are gone in the middle of a line, of a question and of a turn leave nothing.
  @Test func `keeps nothing of clients that are gone`() async throws {
    let bench = try await SocketBench()
    let warm = try bench.client()
    warm.say("list the boats")
    _ = try await warm.answer()
    for round in 0..<60 {
      let client = try bench.client()
      switch round % 4 {
      case 0: client.connection.send(Array(#"{"text":"list"#.utf8))
      case 1:
        client.say("cast off")
        _ = try await client.answer()
      case 2: client.say("list the boats")
      default: break
      }
      await client.hangUp()
    }
    while bench.server.count > 1 { await Task.yield() }
    warm.say("list the boats")
    #expect(try await warm.answer().contains("There are 4 boats."))
    await bench.end()
  }
}

@Suite struct `Addresses` {
  @Test(arguments: [
    ("tcp://127.0.0.1:10500", ListeningAddress.tcp(host: "127.0.0.1", port: 10500)),
    ("tcp://[::1]:1", .tcp(host: "::1", port: 1)), ("unix:///run/x", .unix(path: "/run/x")), ("systemd", .inherited),
  ])
  func `are read`(_ text: String, _ address: ListeningAddress) {
    #expect(ListeningAddress(written: text) == address)
    #expect(address.description == text)
  }

  @Test(arguments: [
    "", "tcp://", "tcp://:1", "tcp://host", "tcp://host:x", "tcp://host:70000", "unix://x", "http://a:1",
  ])
  func `that are none are not`(_ text: String) { #expect(ListeningAddress(written: text) == nil) }

  @Test func `of other computers are told from this one's`() throws {
    let own = try #require(try ListeningSocket.open(.tcp(host: "127.0.0.1", port: 0), named: "").first)
    #expect(!own.isRemote)
    own.close()
    let all = try #require(try ListeningSocket.open(.tcp(host: "0.0.0.0", port: 0), named: "").first)
    #expect(all.isRemote)
    all.close()
  }

  @Test func `that nobody has are told`() {
    #expect(throws: ListeningError.self) {
      try ListeningSocket.open(.unix(path: "/nowhere/at/all"), named: "lines")
    }
    let path = "/" + String(repeating: "x", count: 200)
    #expect(throws: ListeningError.self) { try ListeningSocket.open(.unix(path: path), named: "lines") }
  }
}

@Suite struct `What a client may ask of a server` {
  @Test func `is spread over every second`() {
    var pace = TurnPace(10)
    let start: UInt64 = 5_000_000_000
    #expect(pace.take(10, at: start) == 0)
    #expect(pace.take(1, at: start) == 100_000_000)
    #expect(pace.take(1, at: start + 1_000_000_000) == 0)
  }

  @Test func `is read from a file that nobody else can read`() throws {
    let folder = try TestFolder()
    let path = try folder.file("token", "0123456789abcdef\n")
    chmod(path, 0o644)
    #expect(throws: AccessToken.FileProblem.self) { try AccessToken(file: path) }
    chmod(path, 0o600)
    let token = try AccessToken(file: path)
    #expect(token.isSame(as: "0123456789abcdef"))
    for other in ["", "0123456789abcde", "0123456789abcdeg", "0123456789abcdef0"] {
      #expect(!token.isSame(as: other), "\(other)")
    }
    let short = try folder.file("short", "0123\n")
    chmod(short, 0o600)
    #expect(throws: AccessToken.FileProblem.self) { try AccessToken(file: short) }
  }

  @Test func `needs an address`() async throws {
    var bench = TestBench()
    bench.registration.commands = CommandTable(.connections)
    let outcome = await bench.run("serve")
    #expect(outcome.code == .unusable)
    #expect(outcome.errors.contains("say --wyoming ADDRESS or --socket PATH"))
    let remote = await bench.run("serve", "--bare", "--wyoming", "tcp://0.0.0.0:0")
    #expect(remote.code == .unusable)
    #expect(remote.errors.contains("can be reached from other computers"))
  }
}

/// A server of the harbour at a socket in a folder of its own.
final class SocketBench {
  let harbor = Harbor()
  let server: SocketServer
  let folder: TestFolder
  var path: String { "\(folder.path)/s" }
  private let loop: SocketLoop

  init(_ limits: ConnectionLimits = ConnectionLimits()) async throws {
    folder = try TestFolder()
    server = try #require(SocketServer(limits))
    let loop = SocketLoop(tick: {})
    self.loop = try #require(loop)
    let context = await HarborContext.make(harbor)
    let lines = LinesService(context, Options(), Registration(), limits)
    let socket = try #require(try ListeningSocket.open(.unix(path: "\(folder.path)/s"), named: "lines").first)
    server.wait(at: socket, for: lines.service)
  }

  func end() async {
    await server.end(within: .seconds(60))
    loop.stop()
  }

  func client() throws -> SocketClient { try SocketClient(path, loop) }
}

/// A client of it.
final class SocketClient {
  let connection: SocketConnection
  private var received: [UInt8] = []

  struct Gone: Error {}

  init(_ path: String, _ loop: SocketLoop) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let code = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else { throw Gone() }
    connection = SocketConnection(descriptor, loop)
  }

  func say(_ line: String) { connection.send(Array("\(line)\n".utf8)) }

  func answer() async throws -> String {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard let bytes = await connection.read() else { throw Gone() }
      received += bytes
    }
  }

  func hangUp() async {
    connection.drop()
    await connection.finish()
  }
}
