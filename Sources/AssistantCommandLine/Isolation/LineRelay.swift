/// What passes between whoever talks to the program, a line at a time, and the process that does the work.
package protocol LineRelay {
  /// Whether the worker's output passes through, line by line.
  var seesOutput: Bool { get }
  /// Whether the worker may have the next line.
  var isReady: Bool { get }

  /// Notes a line for the worker.
  mutating func sent(_ line: [UInt8])
  /// Notes that the worker has written the answer to what it was sent last.
  mutating func answered()
  /// Notes a line of the worker; whether it goes on to whoever talks to the program.
  mutating func received(_ line: ArraySlice<UInt8>) -> Bool
  /// What is said in place of what the worker would have said, and the lines that the next worker is to have first. Nil
  /// where another would crash as well.
  mutating func crashed(_ crash: WorkerCrash) -> (answers: [UInt8], again: [[UInt8]])?
}
