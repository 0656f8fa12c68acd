import Combine
import Testing

@Suite struct `Publishers` {
  @Test func `a subject sends to those who listen, until they stop`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    subject.send(1)
    var subscription: AnyCancellable? = subject.map { $0 * 10 }.filter { $0 != 30 }.sink { received.append($0) }
    subject.send(2)
    subject.send(3)
    subscription?.cancel()
    subject.send(4)
    subscription = nil
    #expect(received == [20])
  }

  @Test func `whoever forgets a subscription hears no more`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    do {
      var bag: Set<AnyCancellable> = []
      subject.removeDuplicates().dropFirst().sink { received.append($0) }.store(in: &bag)
      for value in [1, 2, 2, 3] { subject.send(value) }
    }
    subject.send(4)
    #expect(received == [2, 3])
    #expect(subject.value == 4)
  }

  @Test func `an end is told once, also to those who come later`() {
    let subject = PassthroughSubject<Int, Never>()
    var ends = 0
    var bag: [AnyCancellable] = []
    subject.sink { _ in
      ends += 1
    } receiveValue: { _ in
    }.store(in: &bag)
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    subject.sink { _ in
      ends += 1
    } receiveValue: { _ in
    }.store(in: &bag)
    #expect(ends == 2)
  }

  @Test func `notifications are published by name`() {
    let center = NotificationCenter()
    var names: [String] = []
    let subscription = center.publisher(for: Notification.Name("tide")).sink { names.append($0.name.rawValue) }
    center.post(name: Notification.Name("tide"), object: nil)
    center.post(name: Notification.Name("wind"), object: nil)
    subscription.cancel()
    center.post(name: Notification.Name("tide"), object: nil)
    #expect(names == ["tide"])
  }

  @Test func `a value is assigned to a property`() {
    final class Gauge { var level = 0 }
    let gauge = Gauge()
    _ = Just(3).assign(to: \.level, on: gauge)
    #expect(gauge.level == 3)
  }
}
