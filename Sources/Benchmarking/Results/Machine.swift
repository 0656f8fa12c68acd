internal import Glibc

/// What a benchmark ran on.
package struct Machine: Sendable, Hashable {
  /// The processor as it calls itself.
  package var processor: String
  /// How many cores there are.
  package var cores: Int
  /// The instruction set.
  package var architecture: String

  /// This one.
  package static var current: Machine {
    let processor = ProcessFile.value(of: "model name", in: "/proc/cpuinfo") ?? "unknown"
    return Machine(
      processor: processor, cores: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), architecture: ownArchitecture)
  }

  private static var ownArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}

extension Machine: CustomStringConvertible {
  /// `AMD EPYC, x86_64, 2 cores`.
  package var description: String { "\(processor), \(architecture), \(cores) cores" }
}
