internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

// Prompts, resources and completion: what a client may list and look at without performing anything.

extension MCPServer {
  // MARK: Prompts

  func listPrompts() -> JSONObject { ["prompts": ShortcutPrompt.all(of: registry).map(\.listed)] }

  func prompt(_ params: JSONValue) throws(JSONRPCError) -> JSONObject {
    let prompt = try namedPrompt(params["name"])
    let written = params["arguments"]?.members ?? []
    let arguments = Dictionary(written.map { ($0.key, $0.value.string ?? "") }) { first, _ in first }
    let content: JSONObject = ["type": "text", "text": try prompt.text(with: arguments)]
    return ["description": prompt.title, "messages": [["role": "user", "content": content] as JSONObject]]
  }

  private func namedPrompt(_ name: JSONValue?) throws(JSONRPCError) -> ShortcutPrompt {
    guard let name = name?.string else { throw .invalidParams("'name' has to be a string") }
    if let prompt = ShortcutPrompt.all(of: registry).first(where: { $0.name == name }) { return prompt }
    throw .invalidParams("there is no prompt '\(sanitized(name))'")
  }

  // MARK: Resources

  func listResources() async -> JSONObject {
    ["resources": await registry.addressedEntities().map { EntityResource($0).listed }]
  }

  func resource(_ params: JSONValue, _ caller: MCPCaller) async throws(JSONRPCError) -> JSONObject {
    guard let uri = params["uri"]?.string else { throw .invalidParams("'uri' has to be a string") }
    let found: KnownEntity?
    if let (kind, id) = EntityResource.parts(of: uri) {
      found = await registry.entities(of: kind, named: id).first { $0.id == id }
    } else {
      found = await registry.addressedEntities().first { $0.url?.absoluteString == uri }
    }
    guard let found else {
      let message = "there is no resource '\(sanitized(uri))'"
      throw JSONRPCError(code: caller.era == .handshake ? -32002 : -32602, message: message, data: ["uri": uri])
    }
    return ["contents": await EntityResource(found).contents()]
  }

  // MARK: Completion

  func complete(_ params: JSONValue) throws(JSONRPCError) -> JSONObject {
    guard let reference = params["ref"], let argument = params["argument"], let name = argument["name"]?.string,
      let value = argument["value"]?.string
    else { throw .invalidParams("'ref' and 'argument' have to be objects, 'name' and 'value' of the argument strings") }
    guard reference["type"]?.string == "ref/prompt" else { return Self.completion([]) }
    return Self.completion(try namedPrompt(reference["name"]).values(of: name, beginning: value))
  }

  private static let mostCompletions = 100

  private static func completion(_ values: [String]) -> JSONObject {
    let completion: JSONObject = [
      "values": Array(values.prefix(mostCompletions)), "total": values.count, "hasMore": values.count > mostCompletions,
    ]
    return ["completion": completion]
  }
}

/// An App Shortcut as a prompt: its phrase, with values for the placeholders.
struct ShortcutPrompt: Sendable {
  let name: String
  var title: String { shortcut.title }
  private let application: PhraseMatching.Application
  private let shortcut: Shortcut

  static func all(of registry: AppRegistry) -> [ShortcutPrompt] {
    var names = ToolNames()
    return registry.authoredShortcuts.map { application, shortcut in
      ShortcutPrompt(
        name: names.name(shortcut.intent, of: application.name), application: application, shortcut: shortcut)
    }
  }

  var listed: JSONObject {
    let said = shortcut.phrases.map { Set($0.placeholderNames) }
    let arguments = shortcut.parameters.map { parameter -> JSONObject in
      let isRequired = said.allSatisfy { $0.contains(parameter.name) }
      let fields: JSONObject = ["name": parameter.name, "description": parameter.prompt, "required": isRequired]
      return fields.present
    }
    let fields: JSONObject = [
      "name": name, "title": title, "description": "\(application.name): \(shortcut.phrases.first?.text ?? title)",
      "arguments": arguments,
    ]
    return fields
  }

  /// The phrase that says the most of the arguments, and nothing else.
  func text(with arguments: [String: String]) throws(JSONRPCError) -> String {
    let given = Set(arguments.filter { !$0.value.isEmpty }.keys)
    let fitting = shortcut.phrases.filter { given.isSuperset(of: $0.placeholderNames) }
    let most = fitting.map { Set($0.placeholderNames).count }.max()
    guard let phrase = fitting.first(where: { Set($0.placeholderNames).count == most }) else {
      let missing = Set(shortcut.phrases.first?.placeholderNames ?? []).subtracting(given).sorted()
      throw .invalidParams("the prompt needs \(missing.listedInQuotes)")
    }
    return text(of: phrase.parts, arguments).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func text(of parts: [PhraseTemplate.Part], _ arguments: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .application: application.name
      case .placeholder(let name, _): arguments[name] ?? ""
      case .optional: ""
      case .alternatives(let all): text(of: all.first ?? [], arguments)
      }
    }.joined()
  }

  /// The values that a parameter may have, those that are suggested and begin so first.
  func values(of parameter: String, beginning text: String) -> [String] {
    guard case .entity(let entity)? = shortcut.parameters.first(where: { $0.name == parameter })?.kind else {
      return []
    }
    let values = application.entities.first { $0.name == entity }?.values ?? []
    let suggested = values.filter(\.isSuggested).map(\.title) + values.filter { !$0.isSuggested }.map(\.title)
    let fitting = suggested.filter { text.isEmpty || $0.localizedStandardContains(text) }
    let first = fitting.filter { $0.range(of: text, options: [.caseInsensitive, .anchored]) != nil }
    return (first + fitting).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
