internal import Glibc

/// Why the system started no program, as `errno` says it.
struct SpawnFailure: Error {
  let code: Int32
}

/// A program in the form in which the system is asked to start it.
struct SpawnRequest: ~Copyable {
  private let program: Program
  private let arguments: [UnsafeMutablePointer<CChar>?]
  private let environment: [UnsafeMutablePointer<CChar>?]

  init(_ program: Program) {
    self.program = program
    arguments = program.arguments.map { strdup($0) } + [nil]
    environment = program.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  }

  deinit { for text in arguments + environment { free(text) } }

  /// Starts the program with its output going to two descriptors, and no other file of ours open. `input` is what it reads
  /// in place of its file.
  func spawn(output: Int32 = -1, errors: Int32 = -1, input: Int32? = nil) -> Result<pid_t, SpawnFailure> {
    start { files, attributes in
      setInput(&files, input) && setFiles(&files, output, errors)
        && Self.resetSignals(&attributes, besides: Self.ownSession)
    }
  }

  /// Starts the program beside this one: at its terminal and in its group, with the files that are left open to it, of which
  /// these two are its input and output.
  func spawnBeside(input: Int32, output: Int32) -> Result<pid_t, SpawnFailure> {
    start { files, attributes in
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO) == 0
        && posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) == 0
        && Self.resetSignals(&attributes, besides: 0)
    }
  }

  private func start(
    _ prepare: (inout posix_spawn_file_actions_t, inout posix_spawnattr_t) -> Bool
  ) -> Result<pid_t, SpawnFailure> {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    guard prepare(&files, &attributes) else { return .failure(SpawnFailure(code: ENOMEM)) }
    var process: pid_t = 0
    let code = posix_spawn(&process, program.path, &files, &attributes, arguments, environment)
    return code == 0 ? .success(process) : .failure(SpawnFailure(code: code))
  }

  private func setInput(_ files: inout posix_spawn_file_actions_t, _ input: Int32?) -> Bool {
    if let input { return posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO) == 0 }
    return posix_spawn_file_actions_addopen(&files, STDIN_FILENO, program.input, O_RDONLY, 0) == 0
  }

  private func setFiles(_ files: inout posix_spawn_file_actions_t, _ output: Int32, _ errors: Int32) -> Bool {
    let folder = program.folder.flatMap { $0.isEmpty ? nil : $0 }
    return setOutput(&files, output, errors) && closeFrom(&files, STDERR_FILENO + 1) == 0
      && (folder.map { changeFolder(&files, $0) == 0 } ?? true)
  }

  private func setOutput(_ files: inout posix_spawn_file_actions_t, _ output: Int32, _ errors: Int32) -> Bool {
    if case .discarded = program.writing {
      return [STDOUT_FILENO, STDERR_FILENO].allSatisfy {
        posix_spawn_file_actions_addopen(&files, $0, "/dev/null", O_WRONLY, 0) == 0
      }
    }
    return posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) == 0
      && posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO) == 0
  }

  /// The flag that gives a program a session of its own.
  private static let ownSession = 0x80

  /// No signal that we ignore or hold back, and more flags.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t, besides more: Int) -> Bool {
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    let flags = Int16(more | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK))
    return posix_spawnattr_setsigdefault(&attributes, &all) == 0 && posix_spawnattr_setsigmask(&attributes, &none) == 0
      && posix_spawnattr_setflags(&attributes, flags) == 0
  }
}

@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
private func closeFrom(_ files: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32

@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func changeFolder(
  _ files: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ folder: UnsafePointer<CChar>
) -> Int32
