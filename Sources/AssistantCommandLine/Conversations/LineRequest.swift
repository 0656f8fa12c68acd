package import FileFormats
package import IntentRuntime
internal import PhraseMatching

/// A line of standard input, read.
package struct LineRequest: Sendable {
  /// What there is to do.
  package enum Content: Sendable {
    /// Answer it.
    case turn(TurnOptions)
    /// Say how it may go on.
    case unfinished
    /// Say what is wrong with it.
    case unreadable(RequestError)
    /// Nothing, in a line of its own.
    case blank
  }

  /// What was said; of a line that cannot be read, the whole line.
  package var text: String
  package var id = JSONValue.null
  /// The conversation it belongs to; nil for the one that has no name.
  package var conversation: String?
  /// The language, of a conversation that begins.
  package var locale: String?
  /// How many candidates to list.
  package var limit: Int?
  package var content: Content

  /// Reads a line. `usual` is what the command line says of each turn, `most` how many bytes a line may have at a
  /// connection.
  package init(
    _ line: UnsafeBufferPointer<UInt8>, _ format: Options.Format, usual: TurnOptions, atMost most: Int? = nil
  ) {
    if let most, line.count > most {
      (text, content) = ("", .unreadable(.lineTooLong(most: most)))
      return
    }
    text = String(decoding: line, as: UTF8.self)
    content = .turn(usual)
    let first = line.first { $0 != 0x20 && $0 != 0x09 }
    if format == .plain {
      if first == nil { content = .blank }
    } else if first == UInt8(ascii: "{") {
      take(RequestObject.read(Array(text.utf8)), usual)
    }
  }

  /// Reads what a program says in an object of its own.
  package init(_ fields: JSONValue, usual: TurnOptions) {
    text = ""
    content = .blank
    take(RequestObject.read(fields), usual)
  }

  private mutating func take(_ read: (request: RequestObject, problem: RequestError?), _ usual: TurnOptions) {
    let request = read.request
    id = request.id
    conversation = request.conversation
    if let problem = read.problem { return content = .unreadable(problem) }
    text = request.text
    locale = request.locale?.text
    limit = request.limit
    if request.isUnfinished { return content = .unfinished }
    var options = usual
    options.answers.merge(request.answers) { _, own in own }
    options.limit = request.limit ?? usual.limit
    options.place = request.here
    if request.dryRun == true { options.aim = .match }
    if let explain = request.explain { options.explanation = explain ? .steps : MatchOptions.ExplanationDetail.none }
    content = .turn(options)
  }
}
