internal import AppIntents
internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import IntentRuntime

/// The tools that are offered at one moment: what apps let others discover, and two of the assistant's own.
struct ToolCatalog: Sendable {
  /// What a tool does.
  enum Tool: Sendable {
    case intent(CallableIntent)
    case performRequest
    case findEntities
  }

  private let intents: [(name: String, intent: CallableIntent)]
  private let kinds: [KnownKind]

  static let performRequest = "perform_request"
  static let findEntities = "find_entities"

  init(_ registry: AppRegistry) async {
    var names = ToolNames()
    intents = await registry.callableIntents().map { (names.name($0.name, of: $0.application), $0) }
    kinds = registry.entityKinds
  }

  func tool(named name: String) throws(JSONRPCError) -> Tool {
    switch name {
    case Self.performRequest: return .performRequest
    case Self.findEntities: return .findEntities
    default: break
    }
    if let found = intents.first(where: { $0.name == name }) { return .intent(found.intent) }
    let all = intents.map(\.name) + [Self.performRequest, Self.findEntities]
    let near = nearestName(to: name, among: all).map { "; did you mean '\($0)'?" } ?? ""
    throw .invalidParams("there is no tool '\(sanitized(name))'\(near)")
  }

  /// The kinds of entities of a name, of all applications or of one.
  func kinds(named name: String?, of application: String?) -> [KnownKind] {
    kinds.filter { (name ?? $0.name) == $0.name && (application ?? $0.application) == $0.application }
  }

  /// Everything as the protocol lists it, always in the same order.
  var list: [JSONObject] { [requestTool, entityTool] + intents.map { Self.tool($0.name, $0.intent) } }

  private static func tool(_ name: String, _ intent: CallableIntent) -> JSONObject {
    let description = [intent.description ?? intent.title, "(\(intent.application))"].joined(separator: " ")
    let tool: JSONObject = [
      "name": name, "title": intent.title, "description": description, "inputSchema": ToolSchema.input(of: intent),
      "outputSchema": ToolSchema.output(value: intent.result), "annotations": annotations(of: intent.effects),
    ]
    return tool
  }

  private static func annotations(of effects: CallableIntent.Effects) -> JSONObject {
    let hints: JSONObject = [
      "readOnlyHint": effects.onlyShows, "destructiveHint": effects.destroys, "idempotentHint": effects.isRepeatable,
      "openWorldHint": false,
    ]
    return hints.present
  }

  private var requestTool: JSONObject {
    let properties: [(String, JSONObject)] = [
      ("text", ToolSchema.string("The request as a person says it: \"how are the conditions on Catbells\".")),
      ("conversation", ToolSchema.string("The conversation that it goes on with; a new one where this is left out.")),
      ("locale", ToolSchema.string("The language of a conversation that begins, such as en or pt-BR.")),
      (
        "answers",
        [
          "type": "object", "description": "Values for what would be asked, by parameter.",
          "additionalProperties": ["type": ["string", "number", "boolean"]] as JSONObject,
        ]
      ), ("dryRun", ["type": "boolean", "description": "Find what would be done, and do nothing."]),
    ]
    return [
      "name": Self.performRequest, "title": "Perform Request",
      "description": "Does what a sentence in plain language asks for, with whatever app can do it.",
      "inputSchema": ToolSchema.object(properties, required: ["text"]),
      "outputSchema": ToolSchema.output(value: nil), "annotations": ["openWorldHint": false] as JSONObject,
    ]
  }

  private var entityTool: JSONObject {
    let names = kinds.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let applications = kinds.map(\.application).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let properties: [(String, JSONObject)] = [
      ("text", ToolSchema.string("A name, part of a name or an identifier; everything where this is left out.")),
      ("type", ToolSchema.string("Only things of this kind.", names.isEmpty ? [:] : ["enum": names])),
      (
        "application",
        ToolSchema.string("Only what this application knows.", applications.isEmpty ? [:] : ["enum": applications])
      ), ("limit", ["type": "integer", "minimum": 1, "maximum": 100, "default": EntitySearchCall.usualLimit]),
    ]
    return [
      "name": Self.findEntities, "title": "Find Entities",
      "description": "Lists the things that the apps know, such as what to pass to the other tools.",
      "inputSchema": ToolSchema.object(properties), "outputSchema": ToolSchema.foundEntities,
      "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false] as JSONObject,
    ]
  }
}

/// Makes names of which each is another one: `trails_open_trail`.
struct ToolNames {
  private var taken: Set<String> = [ToolCatalog.performRequest, ToolCatalog.findEntities]
  /// Some clients take no longer ones.
  private static let longest = 60

  mutating func name(_ intent: String, of application: String) -> String {
    let parts = [application, intent.hasSuffix("Intent") ? String(intent.dropLast(6)) : intent].map(Self.snakeCased)
    let whole = String(parts.filter { !$0.isEmpty }.joined(separator: "_").prefix(Self.longest))
    let plain = whole.isEmpty ? "tool" : whole
    var name = plain
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(plain)_\(count)"
    }
    return name
  }

  private static func snakeCased(_ text: String) -> String {
    let spoken = text.split(whereSeparator: \.isWhitespace).map { words(ofIdentifier: $0) }.joined(separator: " ")
    return spoken.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "_")
  }
}
