internal import FileFormats
internal import IntentRuntime

/// What `find_entities` is asked for.
struct EntitySearchCall: Sendable {
  static let usualLimit = 20

  private let arguments: JSONValue
  private let catalog: ToolCatalog
  private let registry: AppRegistry

  init(_ arguments: JSONValue, _ catalog: ToolCatalog, _ registry: AppRegistry) {
    (self.arguments, self.catalog, self.registry) = (arguments, catalog, registry)
  }

  func result() async -> JSONObject {
    let texts = ["text", "type", "application"]
    if let wrong = texts.first(where: { arguments[$0].map { $0.string == nil && $0 != .null } ?? false }) {
      return ToolResult.failure(["'\(wrong)' has to be a string"])
    }
    let limit = arguments["limit"]?.number.flatMap { Int(exactly: $0) } ?? Self.usualLimit
    guard 1...100 ~= limit else { return ToolResult.failure(["'limit' has to be a whole number from 1 to 100"]) }
    let kinds = catalog.kinds(named: arguments["type"]?.string, of: arguments["application"]?.string)
    guard !kinds.isEmpty else { return ToolResult.failure(["no application knows such things"]) }
    var found: [KnownEntity] = []
    for kind in kinds { found += await registry.entities(of: kind, named: arguments["text"]?.string) }
    return Self.result(found, limit)
  }

  private static func result(_ found: [KnownEntity], _ limit: Int) -> JSONObject {
    let shown = found.prefix(limit)
    let lines = shown.map { entity in
      "\(entity.title) [\(entity.id)]" + (entity.subtitle.map { " \($0)" } ?? "") + ", \(entity.kind)"
    }
    let rest = found.count > limit ? ["… \(found.count - limit) more"] : []
    let text: JSONObject = [
      "type": "text", "text": found.isEmpty ? "Nothing." : (lines + rest).joined(separator: "\n"),
    ]
    let structured: JSONObject = ["entities": shown.map { EntityResource($0).fields }, "total": found.count]
    return ["content": [text], "structuredContent": structured, "isError": false]
  }
}
