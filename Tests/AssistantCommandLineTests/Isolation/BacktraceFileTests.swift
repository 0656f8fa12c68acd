import Testing

@testable import AssistantCommandLine

@Suite struct `What the runtime writes of a crash` {
  @Test func `names the intent and its line`() {
    let text = """
      *** Program crashed: Illegal instruction at 0x00007f56a516df7f ***

      Thread 1 crashed:

        0 0x00007f37e0f6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra] [inlined] 0x0000563c01d22540 slip(of:) in boats at /home/me/boats/Slip.swift:3:9
        2 [ra]           0x0000563c01d22545 LaunchShip.perform() + 164 in boats at /home/me/boats/Launch.swift:12:80
        3 [async] [system] 0x0000563c01d229f0 async_MainTQ0_ in boats at //<compiler-generated>
      """
    #expect(BacktraceFile.place(in: text) == "LaunchShip.perform() at Launch.swift:12")
  }

  @Test func `names the innermost function with a source where no intent is among them`() {
    let text = """
        0 [ra] 0x00007f37e0f6df7f abort + 6 in libc.so.6
        1 [ra] 0x0000563c01d22540 Fleet.count.getter + 9 in boats at /home/me/boats/Fleet.swift:3:9
      """
    #expect(BacktraceFile.place(in: text) == "Fleet.count.getter at Fleet.swift:3")
  }

  @Test func `names the intent alone where the program has no line numbers`() {
    let text = "  0 0x000055d368d61dd1 LaunchShip.perform() + 33 in boats"
    #expect(BacktraceFile.place(in: text) == "LaunchShip.perform()")
  }

  @Test(arguments: ["", "Backtrace took 0.06s", "  0 0x", "  0 0x12 ", "\u{0}\u{FF}\n 1 in at in at 0x5 in at"])
  func `names nothing where it is something else`(text: String) { #expect(BacktraceFile.place(in: text) == nil) }
}
