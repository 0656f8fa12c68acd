import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Sound, music and brightness` {
  @Test(arguments: [
    ("Volume: 0.40", Level(40)), ("Volume: 1.00 [MUTED]\n", Level(100, isMuted: true)),
    ("Volume: front-left: 26214 /  40% / -23.88 dB\nMute: no", Level(40)),
    ("Volume: front-left: 0 /   0% / -inf dB\nMute: yes\n", Level(0, isMuted: true)),
    ("intel_backlight,backlight,4824,50%,9648", Level(50)), ("", nil), ("Volume: 99999999999999999999.5", nil),
  ])
  func `what a program says of a level is understood, or it is not`(output: String, level: Level?) {
    #expect(Level(output) == level)
  }

  @Test func `a volume is set, and the one that is there then is said`() async throws {
    let bench = TestBench()
    bench.programs.install("wpctl", saying: "Volume: 0.35")
    let set = SetVolume()
    set.percent = 40
    #expect(try await bench.said(by: set) == "The volume is at 35 percent.")
    #expect(bench.programs.calls.contains(["wpctl", "set-volume", "@DEFAULT_AUDIO_SINK@", "40%"]))
    bench.undoManager.undo()
    #expect(try await bench.said(by: Mute()) == "The volume is at 35 percent.")
    #expect(bench.programs.calls.contains(["wpctl", "set-mute", "@DEFAULT_AUDIO_SINK@", "1"]))
  }

  @Test(arguments: [(Dial.volume, Turn.up, 5, 45), (.volume, .down, 50, 0), (.volume, .up, 90, 100)])
  func `a level is turned by an amount, as far as it goes`(dial: Dial, turn: Turn, amount: Int, percent: Int) {
    #expect(Level(40).turned(turn, by: amount, dial) == Level(percent))
    #expect(Level(40).turned(.down, by: 90, .brightness) == Level(1))
  }

  @Test func `PulseAudio is asked where PipeWire does not answer`() async throws {
    let bench = TestBench()
    bench.programs.install("wpctl", status: 2)
    bench.programs.install("pactl", saying: "Volume: front-left: 26214 /  40% / -23.88 dB\nMute: yes")
    #expect(try await bench.said(by: TellVolume()) == "The sound is off.")
    _ = try await bench.said(by: TurnVolumeUp())
    #expect(bench.programs.calls.contains(["pactl", "set-sink-volume", "@DEFAULT_SINK@", "50%"]))
  }

  @Test func `what is not installed or does not work says so, and claims nothing`() async throws {
    let bench = TestBench()
    await #expect(throws: EverydayError.programMissing("wpctl or pactl")) { try await bench.said(by: Mute()) }
    await #expect(throws: EverydayError.programMissing("playerctl")) { try await bench.said(by: NextSong()) }
    bench.programs.install("brightnessctl", status: 1)
    await #expect(throws: EverydayError.programFailed("brightnessctl", 1)) { try await bench.said(by: Dim()) }
    bench.programs.install("busctl")
    #expect(try await bench.said(by: PauseMusic()) == "No music player is open.")
  }

  @Test func `what plays is asked by the bus, or by a program where there is none`() async throws {
    let bench = TestBench()
    bench.programs.install("playerctl", saying: "Paused\nSo What\nMiles Davis\n")
    #expect(try await bench.said(by: PauseMusic()) == "Paused: “So What” by Miles Davis.")
    bench.programs.install("busctl", saying: "org.mpris.MediaPlayer2.vlc 1 vlc ada")
    #expect(try await bench.said(by: TellSong()) == "No music player is open.")
  }
}
