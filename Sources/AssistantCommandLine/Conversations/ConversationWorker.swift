internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// What a line came to.
enum LineResult: Sendable {
  case response(Response)
  case completions([ConversationCompletion])
  /// A line that asks for nothing, or that cannot be read.
  case nothing

  var response: Response? { if case .response(let response) = self { response } else { nil } }
}

/// Answers the requests of one conversation after the other.
struct ConversationWorker: Sendable {
  private let registries: LocalizedRegistries
  private let settings: SessionSettings
  /// Whether lines without a conversation's name are one conversation.
  private let linesAreConversation: Bool

  init(_ context: RunContext, _ options: Options, _ unnamedLines: ConversationLines.UnnamedLines) {
    registries = context.registries
    var settings = context.settings
    // A line has no room for a snippet: everything is said.
    if options.format == .plain, settings.channel == .everything { settings.channel = .text }
    self.settings = settings
    linesAreConversation = unnamedLines == .oneConversation
  }

  /// Performs the work of a conversation, and returns its partners for what follows.
  func perform(_ work: ConversationScheduler.Work, _ take: (LineRequest, LineResult) -> Void) async
    -> ConversationScheduler.Partners
  {
    var partners = work.partners
    for request in work.requests {
      let options: TurnOptions
      switch request.content {
      case .turn(let said): options = said
      case .unfinished:
        let completer = await partner(for: request, &partners).completer()
        take(request, .completions(completer.completions(of: request.text, atMost: request.limit)))
        continue
      case .unreadable, .blank:
        take(request, .nothing)
        continue
      }
      let partner = await partner(for: request, &partners)
      let response = await partner.take(request.text, options)
      // Where nobody answers, the next line is a new request.
      if request.conversation == nil, !linesAreConversation, response.question != nil { await partner.interrupt() }
      take(request, .response(response))
    }
    return partners
  }

  private func partner(for request: LineRequest, _ partners: inout ConversationScheduler.Partners) async
    -> any ConversationPartner
  {
    if request.conversation != nil, let partner = partners.values.first { return partner }
    let locale = request.locale.map { Locale(identifier: $0) } ?? settings.locale
    if let partner = partners[locale.identifier] { return partner }
    var settings = settings
    settings.locale = locale
    if request.conversation == nil, !linesAreConversation, settings.questions == .ask { settings.questions = .refuse }
    let partner = await registries.registry(for: locale).begin(settings)
    if partners.count >= LocalizedRegistries.most {
      for partner in partners.values { await partner.interrupt() }
      partners = [:]
    }
    partners[locale.identifier] = partner
    return partner
  }
}
