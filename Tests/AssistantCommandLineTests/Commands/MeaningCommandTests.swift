import CommandLineFixtures
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

/// What the command line shows of requests that say it in other words.
struct MeaningCommandTests {
  private let folder: TestFolder
  private let catalog: String

  init() throws {
    folder = try TestFolder()
    catalog = try folder.file("clock.json", Self.text)
  }

  private static let text = """
    {
      format: 1,
      application: { name: "Clock" },
      shortcuts: [
        { intent: "StartTimer", title: "Start Timer", phrases: ["Start the timer in ${applicationName}"] },
        { intent: "SetAlarm", title: "Set Alarm", phrases: ["Set an alarm in ${applicationName}"] },
        { intent: "ShowTime", title: "Show Time", phrases: ["What time is it in ${applicationName}"] },
      ],
    }
    """

  private func run(_ arguments: String...) async -> TestBench.Outcome {
    await TestBench().run([arguments[0], "--catalog", catalog, "--no-timing"] + arguments.dropFirst())
  }

  @Test func `a compiled index holds what was learned, and how much that is is told`() async throws {
    let index = "\(folder.path)/clock.index"
    let compiled = await run("compile", "-o", index)
    let learned = try IndexFile.open(index).learnedBytes
    #expect(learned > 0)
    #expect(compiled.errors.hasPrefix("behest: 3 phrases, 0 values; "))
    #expect(compiled.errors.hasSuffix(" per phrase beyond text; \(learned) bytes learned\n"))
    let timed = await TestBench().run("compile", "--catalog", catalog, "-o", index)
    #expect(timed.errors.hasSuffix("; 0.00 ms; \(learned) bytes learned in 0.00 ms\n"))
  }

  @Test(arguments: ["commence the timer", "begin the timer", "start the timer", "water the plants"])
  func `a compiled index understands what its catalog does`(request: String) async {
    let index = "\(folder.path)/clock.index"
    _ = await run("compile", "-o", index)
    let indexed = await TestBench().run("match", "--jsonl", "--no-timing", "--index", index, request)
    #expect(await run("match", "--jsonl", request) == indexed)
  }

  @Test func `other words are understood, unless words alone are asked for`() async {
    let meant = await run("match", "--jsonl", "commence the timer")
    let words = await run("match", "--jsonl", "--words-only", "commence the timer")
    #expect(meant.code == .success)
    #expect(words.code == .notRecognized)
  }

  @Test func `an explanation names what was learned beside what the words say`() async {
    let outcome = await run("explain", "--limit", "1", "commence the timer")
    #expect(outcome.output.contains("≈ meaning"))
    #expect(outcome.output.contains("   words = 1 − "))
    #expect(outcome.output.contains("   by its words 0."))
    #expect(outcome.output.contains(" of 3 shortcuts)"))
  }

  @Test func `programs get the parts of a score`() async {
    let outcome = await run("match", "--jsonl", "--explain", "commence the timer")
    #expect(outcome.output.contains(#""requestText":"commence","start":0,"end":8,"likeness":0."#))
    #expect(outcome.output.contains(#""comparedBy":"meaning""#))
    #expect(outcome.output.contains(#""meaning":{"score":0."#))
    #expect(outcome.output.contains(#","shortcuts":3,"strength":"#))
  }

  @Test func `with a threshold of 0 the nearest shortcut is always named`() async {
    let outcome = await run("match", "--jsonl", "--threshold", "0", "qwrt zzyx")
    #expect(outcome.output.contains(#""candidates":[{"application":"Clock""#))
  }

  @Test func `what is not recognized names the nearest shortcuts to programs`() async {
    let outcome = await run("match", "--jsonl", "--threshold", "0.999", "timer")
    #expect(outcome.output.contains(#""outcome":"notRecognized""#))
    #expect(outcome.output.contains(#""candidates":[{"application":"Clock","intent":"StartTimer""#))
  }

  @Test func `a rivalry is decided by words, and says where meaning leads`() async {
    let outcome = await run("explain", "commence the timer", "StartTimer")
    #expect(outcome.output.contains("by its words; by what they mean it goes to Start Timer"))
    #expect(outcome.code == .success)
    let words = await run("explain", "--words-only", "commence the timer", "StartTimer")
    #expect(!words.output.contains("by what they mean"))
    #expect(words.code == .notRecognized)
  }
}
