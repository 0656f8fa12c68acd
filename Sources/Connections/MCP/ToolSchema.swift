internal import AppIntents
internal import FileFormats
internal import IntentRuntime

/// JSON Schemas of what intents take and return.
enum ToolSchema {
  static func input(of intent: CallableIntent) -> JSONObject {
    object(
      intent.parameters.map { ($0.name, schema(of: $0)) },
      required: intent.parameters.filter { !$0.isOptional }.map(\.name))
  }

  static func object(_ properties: [(String, JSONObject)], required: [String] = []) -> JSONObject {
    let fields: JSONObject = [
      "type": "object", "properties": JSONObject(properties.map { (key: $0, value: $1) }),
      "required": required.isEmpty ? nil : required, "additionalProperties": false,
    ]
    return fields.present
  }

  static func string(_ description: String, _ more: JSONObject = [:]) -> JSONObject {
    ["type": "string", "description": description] + more
  }

  private static func schema(of parameter: CallableIntent.Parameter) -> JSONObject {
    let hint = hint(for: parameter.shape)
    let description = [parameter.description, hint].compactMap(\.self).joined(separator: " ")
    let head: JSONObject = ["title": parameter.title, "description": description.isEmpty ? nil : description]
    return head.present + schema(of: parameter.shape) + (["default": parameter.usual] as JSONObject).present
  }

  /// What the schema alone does not say.
  private static func hint(for shape: ValueShape) -> String? {
    switch shape {
    case .date, .duration, .name, .measurement: "\(shape.inWords.prefix(1).uppercased())\(shape.inWords.dropFirst())."
    case .list(let element): hint(for: element)
    case .text, .url, .integer, .number, .boolean, .choice, .entity: nil
    }
  }

  private static func schema(of shape: ValueShape) -> JSONObject {
    switch shape {
    case .text, .duration: ["type": "string"]
    case .url: ["type": "string", "format": "uri"]
    case .integer(let range):
      ["type": "integer"]
        + bounds(
          range.flatMap { $0.lowerBound == .min ? nil : $0.lowerBound },
          range.flatMap { $0.upperBound == .max ? nil : $0.upperBound })
    case .number(let range):
      ["type": "number"] + bounds(range?.lowerBound, range.flatMap { $0.upperBound.isFinite ? $0.upperBound : nil })
    case .boolean: ["type": "boolean"]
    case .date(let kind): (["type": "string", "format": kind == .date ? "date" : nil] as JSONObject).present
    case .measurement(let unit):
      object(
        [("value", ["type": "number"]), ("unit", ["type": "string", "default": unit, "examples": [unit]])],
        required: ["value"])
    case .choice(let choices): choice(choices)
    case .name(_, let examples):
      (["type": "string", "examples": examples.isEmpty ? nil : examples] as JSONObject).present
    case .list(let element): ["type": "array", "items": schema(of: element)]
    case .entity: entity
    }
  }

  private static func bounds(_ least: (any JSONWritable)?, _ most: (any JSONWritable)?) -> JSONObject {
    (["minimum": least, "maximum": most] as JSONObject).present
  }

  private static func choice(_ choices: [ValueShape.Choice]) -> JSONObject {
    if choices.allSatisfy({ $0.id == $0.title }) { return ["type": "string", "enum": choices.map(\.id)] }
    let titled = choices.map { ["const": $0.id, "title": $0.title] as JSONObject }
    return ["type": "string", "oneOf": titled]
  }

  private static var entity: JSONObject {
    object(["id", "type", "title", "subtitle"].map { ($0, ["type": "string"]) }, required: ["id", "type", "title"])
  }

  // MARK: Results

  /// What comes of performing something; `value` is what it returns, nil for whatever that may be.
  static func output(value: ValueShape?) -> JSONObject {
    let returned: JSONObject = value.map { schema(of: $0) } ?? [:]
    let question = object([
      ("kind", ["type": "string"]), ("parameter", ["type": "string"]), ("prompt", ["type": "string"]),
      ("options", ["type": "array", "items": ["type": "string"] as JSONObject]),
    ])
    return [
      "type": "object",
      "properties": [
        "outcome": ["type": "string", "enum": Response.Outcome.allCases.map(\.rawValue)] as JSONObject,
        "dialog": ["type": "string"] as JSONObject, "supportingDialog": ["type": "string"] as JSONObject,
        "value": returned, "question": question,
        "problem": object([("code", ["type": "string"]), ("message", ["type": "string"])]),
        "application": ["type": "string"] as JSONObject, "intent": ["type": "string"] as JSONObject,
        "conversation": string("Give it to perform_request to go on in this conversation."),
      ] as JSONObject, "required": ["outcome", "conversation"],
    ]
  }

  static var foundEntities: JSONObject {
    let entity = object(
      ["application", "type", "id", "title", "subtitle", "uri"].map { ($0, ["type": "string"]) },
      required: ["application", "type", "id", "title"])
    return object(
      [("entities", ["type": "array", "items": entity]), ("total", ["type": "integer"])],
      required: ["entities", "total"])
  }
}
