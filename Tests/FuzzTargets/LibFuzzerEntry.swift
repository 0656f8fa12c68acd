#if DEBUG  // Only debug builds are open to tests.
  internal import Foundation

  /// What libFuzzer calls with each input. `FUZZ_TARGET` names the reader.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func readFuzzedInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }

  private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      preconditionFailure("FUZZ_TARGET has to be one of \(FuzzTarget.all.map(\.name))")
    }
    return target
  }()
#endif
