import Combine
import SwiftUI
import Testing

@Suite struct `A published value` {
  final class Tide: ObservableObject {
    @Published var level = 1
  }

  @Test func `is sent now, and before each change`() {
    let tide = Tide()
    var received: [Int] = []
    var seen: [Int] = []
    let subscription = tide.$level.sink {
      received.append($0)
      seen.append(tide.level)
    }
    tide.level = 2
    subscription.cancel()
    tide.level = 3
    #expect(received == [1, 2])
    #expect(seen == [1, 1])
  }

  @Test func `belongs to its object alone`() {
    let (one, other) = (Tide(), Tide())
    one.level = 5
    #expect(other.level == 1)
  }

  @Test func `tells who keeps the publisher of an object`() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    let subscription = publisher.sink { count += 1 }
    publisher.send()
    subscription.cancel()
    #expect(count == 1)
  }
}
