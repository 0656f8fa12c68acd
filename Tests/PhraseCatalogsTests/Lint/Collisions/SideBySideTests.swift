import Testing

@testable import PhraseCatalogs

@Suite struct `Elements that are looked at side by side` {
  @Test(arguments: [0, 1, 31, 32, 33, 1_000])
  func `come out in order, each once`(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { $0 * $0 } == numbers.map { $0 * $0 })
  }
}
