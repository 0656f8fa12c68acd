import CommandLineFixtures
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

extension TestBench {
  /// Runs the reading of lines with the lamps, without a file.
  func lines(_ arguments: String...) async throws -> Outcome {
    let recorder = Recorder()
    var options = try Invocation.read(arguments).options
    options.timing = .hidden
    let console = console(recorder)
    let guide = PromptGuide(index: try Self.index(), options, application: nil, console)
    var lines = RequestLines(guide.answerer(), options, console)
    return Outcome(code: await lines.run(), output: recorder.output, errors: recorder.errors)
  }

  /// Talks at a prompt that only matches with the lamps, without a file.
  func prompt(_ arguments: String...) async throws -> Outcome {
    let recorder = Recorder()
    let options = try Invocation.read(arguments).options
    let console = console(recorder)
    let index = try Self.index()
    let guide = PromptGuide(index: index, options, application: nil, console)
    let partner = MatchPartner(guide, console.style)
    var session = PromptSession(partner, guide, .matching(ApplicationNames(index)), options, console)
    return Outcome(code: await session.run(), output: recorder.output, errors: recorder.errors)
  }
}
