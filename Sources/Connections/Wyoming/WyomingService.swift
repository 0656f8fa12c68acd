internal import AssistantCommandLine
internal import Dispatch
internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// Talks to voice satellites and home hubs, by the Wyoming protocol: what they heard is a turn of the conversation that they
/// name, and what is said goes back to be spoken.
struct WyomingService: Sendable {
  /// What clients are told that this is.
  enum Program: Sendable, Equatable {
    /// Does what is asked, and answers.
    case handle
    /// Says what is meant, for others to do.
    case intent
  }

  /// How answers are sent.
  enum Delivery: Sendable, Equatable {
    case whole
    /// In pieces and then as a whole, for who speaks the first while the rest comes.
    case streamed
  }

  let program: Program
  let delivery: Delivery
  /// What clients have to say first; nil for nothing.
  let token: AccessToken?
  let conversations: ConversationStore
  private let registries: LocalizedRegistries
  private let settings: SessionSettings
  private let usual: TurnOptions
  private let limits: ConnectionLimits

  init(
    _ context: RunContext, _ usual: TurnOptions, _ limits: ConnectionLimits, program: Program, delivery: Delivery,
    token: AccessToken?
  ) {
    (self.program, self.delivery, self.token) = (program, delivery, token)
    (self.usual, self.limits, registries) = (usual, limits, context.registries)
    var settings = context.settings
    settings.channel = .voice
    self.settings = settings
    conversations = ConversationStore(context.registries, settings)
  }

  var service: SocketServer.Service {
    let refusal = WyomingEvent.failure("there are too many clients", code: "busy")
    return SocketServer.Service(hold: { await hold($0) }, refusal: refusal)
  }

  private func hold(_ connection: SocketConnection) async {
    var client = Client(isKnown: token == nil, pace: TurnPace(limits.turns))
    var reader = WyomingReader()
    while let bytes = await connection.read() {
      reader.add(bytes)
      reading: while true {
        switch reader.next() {
        case .event(let event):
          guard await answer(event, &client, connection) else { return }
        case .problem(let text): connection.send(WyomingEvent.failure(text, code: "bad-event"))
        case .broken(let text): return connection.send(WyomingEvent.failure(text, code: "bad-event"))
        case .incomplete: break reading
        }
        await connection.room()
      }
    }
  }

  /// What is known of a client.
  private struct Client {
    /// Whether it said the token, or need not.
    var isKnown: Bool
    /// The conversation of what it says without naming one.
    var conversation: String?
    var pace: TurnPace
  }

  /// Answers an event; false to drop the client.
  private func answer(_ event: WyomingEvent, _ client: inout Client, _ connection: SocketConnection) async -> Bool {
    if event.type == "authenticate", let token {
      client.isKnown = token.isSame(as: event.data["token"]?.string ?? "")
      connection.send(
        client.isKnown
          ? WyomingEvent.bytes("authenticated") : WyomingEvent.failure("the token is wrong", code: "unauthorized"))
      return client.isKnown
    }
    guard client.isKnown else {
      connection.send(WyomingEvent.failure("say 'authenticate' with the token first", code: "unauthorized"))
      return false
    }
    switch event.type {
    case "describe": connection.send(WyomingEvent.bytes("info", info))
    case "ping":
      let text: JSONObject = ["text": event.data["text"]?.string]
      connection.send(WyomingEvent.bytes("pong", text.present))
    case "transcript", "recognize": await take(event, &client, connection)
    // What nobody knows is dropped, as the protocol says.
    default: break
    }
    return true
  }

  // MARK: Turns

  private func take(_ event: WyomingEvent, _ client: inout Client, _ connection: SocketConnection) async {
    guard let text = event.data["text"]?.string else {
      return connection.send(WyomingEvent.failure("'text' of '\(event.type)' has to be a string", code: "bad-event"))
    }
    guard text.utf8.count <= ConnectionLimits.mostTextBytes else {
      return connection.send(WyomingEvent.failure(ConnectionLimits.textTooLong, code: "bad-event"))
    }
    let wait = client.pace.take(1, at: DispatchTime.now().uptimeNanoseconds)
    if wait > 0 { try? await Task.sleep(for: .nanoseconds(Int64(wait))) }
    let locale = event.data["language"]?.string.flatMap { LocaleName(written: $0) }.map { Locale(identifier: $0.text) }
    let said = Said(text: text, locale: locale ?? settings.locale, context: event.data["context"] ?? .null)
    if event.type == "recognize" || program == .intent { return await recognize(said, connection) }
    let isFirst = client.conversation == nil
    await handle(said, &client, connection)
    // Who is gone before it was said what the conversation is called cannot come back to it.
    if isFirst, connection.isBroken, said.context["conversation_id"] == nil,
      let name = said.name(or: client.conversation)
    {
      await conversations.forget(name)
    }
  }

  private struct Said {
    var text: String
    var locale: Locale
    var context: JSONValue

    /// A conversation is held in one language: in another one it is another.
    func name(or own: String?) -> String? {
      (context["conversation_id"]?.string ?? own).map { "\(locale.identifier) \($0)" }
    }
  }

  private func handle(_ said: Said, _ client: inout Client, _ connection: SocketConnection) async {
    let own = client.conversation ?? UUID().uuidString
    client.conversation = own
    let name = said.name(or: own)
    let held = await conversations.conversation(named: name, in: said.locale)
    let response = await held.partner.take(said.text, usual)
    let isAsking = response.question != nil
    let context = context(said, conversation: own, isAsking: isAsking)
    let pieces = spoken(response)
    let answer: JSONObject = ["text": pieces.joined(separator: " "), "context": context]
    if response.outcome == .notRecognized || response.outcome == .failed {
      return connection.send(WyomingEvent.bytes("not-handled", answer))
    }
    if delivery == .whole { return connection.send(WyomingEvent.bytes("handled", answer)) }
    connection.send(WyomingEvent.bytes("handled-start", ["context": context]))
    for (index, piece) in pieces.enumerated() {
      connection.send(WyomingEvent.bytes("handled-chunk", ["text": index == 0 ? piece : " " + piece]))
    }
    connection.send(WyomingEvent.bytes("handled", answer) + WyomingEvent.bytes("handled-stop"))
  }

  /// What the client said of the conversation, what it is called, and whether an answer is waited for.
  private func context(_ said: Said, conversation: String, isAsking: Bool) -> JSONObject {
    let given = said.context.members.filter { !["conversation_id", "continue_conversation"].contains($0.key) }
    let name = said.context["conversation_id"]?.string ?? conversation
    return JSONObject(given.map { (key: $0.key, value: $0.value) })
      + ["conversation_id": name, "continue_conversation": isAsking]
  }

  private func spoken(_ response: Response) -> [String] {
    let texts = ResponseText(Style(), .voice)
    return texts.lines(of: response) + texts.question(of: response)
  }

  // MARK: Recognition

  /// Says what a text means, and does nothing.
  private func recognize(_ said: Said, _ connection: SocketConnection) async {
    var (settings, options) = (settings, usual)
    settings.locale = said.locale
    settings.questions = .refuse
    options.aim = .match
    let partner = await registries.registry(for: said.locale).begin(settings)
    let response = await partner.take(said.text, options)
    let context: (any JSONWritable)? = said.context.isObject ? said.context : nil
    guard let candidate = response.candidate, response.outcome == .matched else {
      let fields: JSONObject = ["text": spoken(response).joined(separator: " "), "context": context]
      return connection.send(WyomingEvent.bytes("not-recognized", fields.present))
    }
    let entities = candidate.values.map { value -> JSONObject in
      let id = value.values.count == 1 ? value.values.first?.id : nil
      return ["name": value.name, "value": id ?? value.typed?.text ?? value.text]
    }
    let fields: JSONObject = ["name": candidate.intent, "entities": entities, "context": context]
    connection.send(WyomingEvent.bytes("intent", fields.present))
  }

  // MARK: Description

  private var info: JSONObject {
    let none: [JSONObject] = []
    return [
      "asr": none, "tts": none, "handle": program == .handle ? [description] : none,
      "intent": program == .intent ? [description] : none, "wake": none, "mic": none, "snd": none,
    ]
  }

  private static let languages = ["en", "de", "ja"]

  private var description: JSONObject {
    let artifact: JSONObject = [
      "name": "behest", "description": "Apps that are talked to", "version": Assistant.version, "installed": true,
      "attribution": ["name": "Behest", "url": ""] as JSONObject,
    ]
    let model = artifact + ["languages": Self.languages]
    return artifact
      + ["models": [model], "supports_handled_streaming": delivery == .streamed, "supports_home_control": false]
  }
}
