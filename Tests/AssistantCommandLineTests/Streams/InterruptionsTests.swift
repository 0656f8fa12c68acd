import Testing

@testable import AssistantCommandLine

struct InterruptionsTests {
  @Test func `listening again opens no further descriptors`() {
    let first = Interruptions.interruptReading()
    Interruptions.end()
    let second = Interruptions.interruptReading()
    Interruptions.end()
    #expect(first >= 0)
    #expect(second == first)
  }
}
