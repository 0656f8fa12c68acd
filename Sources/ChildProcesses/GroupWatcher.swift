internal import Glibc
internal import Synchronization

/// Ends the programs that run when this process ends without ending them: by a signal, a closed terminal, or a crash.
///
/// A small shell in a session of its own is told which process groups there are. It reads from a socket that closes with
/// this process, whatever ends it; then it asks the groups to end, and kills them a second later. Started with the first
/// program. Where there is no `/bin/sh`, nothing watches.
final class GroupWatcher: Sendable {
  static let shared = GroupWatcher()

  private struct State {
    var groups: Set<pid_t> = []
    /// Our end of the socket; -1 while there is no watcher.
    var socket: Int32 = -1
  }

  private let state = Mutex(State())

  /// Lets a group end with this process.
  func add(_ group: pid_t) {
    state.withLock { state in
      state.groups.insert(group)
      if Self.send("+ \(group)\n", to: state.socket) { return }
      // There is none yet, or somebody ended it.
      if state.socket >= 0 { close(state.socket) }
      state.socket = Self.start() ?? -1
      for group in state.groups { _ = Self.send("+ \(group)\n", to: state.socket) }
    }
  }

  /// Lets a group go on without this process. To be called while its number is nobody else's.
  func remove(_ group: pid_t) {
    state.withLock { state in
      state.groups.remove(group)
      _ = Self.send("- \(group)\n", to: state.socket)
    }
  }

  private static func send(_ line: String, to socket: Int32) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
      return Glibc.send(socket, bytes.baseAddress, bytes.count, flags) == bytes.count
    }
  }

  /// Starts the shell; our end of its socket, nil if there is none.
  private static func start() -> Int32? {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var program = Program(path: "/bin/sh", arguments: ["sh", "-c", script], folder: "/", environment: [:])
    program.writing = .discarded
    guard case .success(let shell) = SpawnRequest(program).spawn(input: ends[1]) else {
      close(ends[0])
      return nil
    }
    // The shell forks and ends at once, so that nobody has to wait for its child.
    while waitpid(shell, nil, 0) < 0, errno == EINTR {}
    return ends[0]
  }

  private static let script = """
    exec 3<&0
    {
      groups=
      while read -r change group; do
        case $change in
          +) groups="$groups $group" ;;
          -) kept=
            for other in $groups; do [ "$other" = "$group" ] || kept="$kept $other"; done
            groups=$kept ;;
        esac
      done
      for group in $groups; do kill -s TERM -- "-$group"; done
      [ -z "$groups" ] || PATH=/usr/bin:/bin sleep 1
      for group in $groups; do kill -s KILL -- "-$group"; done
    } <&3 &
    """
}
