internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// What a text may mean, the likeliest first; never empty.
  func interpretations(of text: String) async -> [Interpretation] {
    do {
      if let openQuestion { return withoutBeginningAgain(try await replies(text, to: openQuestion), openQuestion) }
      return try await requests(request(text))
    } catch {
      return [.failure(error)]
    }
  }

  /// What a text may mean that is a part of a longer one, or was said before a question.
  func interpretationsOfPart(_ text: String) async -> [Interpretation] {
    do { return try await requests(request(text)) } catch { return [.failure(error)] }
  }

  /// What a request may mean where nothing is asked: the first stage that knows it decides.
  func requests(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if let found = try await reversal(request) { return found }
    if let found = listing(request) { return found }
    if let found = try await addition(request) { return found }
    if let found = try await comparison(request) { return found }
    if let found = try await certain(request) { return found }
    if let found = try await amongOtherWords(request) { return found }
    if let found = try await thingInPlace(request) { return found }
    if let found = try await goingOn(request) { return found }
    if let found = try await inFewWords(request) { return found }
    if let found = try await simpler(request) { return found }
    return try await whatIsLeft(request)
  }
}
