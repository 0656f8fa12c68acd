internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// What becomes of each element, in order, worked out on all processors at once.
  ///
  /// The elements are dealt in slices, so that one that takes long keeps nobody waiting for the rest. The result is the
  /// same as that of `map`.
  func concurrentMap<Mapped: Sendable>(_ transform: @Sendable (Element) -> Mapped) -> [Mapped] {
    let slice = 32
    let done = Mutex<[Int: [Mapped]]>([:])
    DispatchQueue.concurrentPerform(iterations: (count + slice - 1) / slice) { number in
      let mapped = self[number * slice..<Swift.min((number + 1) * slice, count)].map(transform)
      done.withLock { $0[number] = mapped }
    }
    let slices = done.withLock { $0 }
    return slices.keys.sorted().flatMap { slices[$0] ?? [] }
  }
}
