internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// Reads what shortcuts do.
extension CatalogReader {
  mutating func action(in fields: CatalogFields, with parameters: ParameterTable) -> Catalog.Action {
    Catalog.Action(
      say: say(in: fields, with: parameters), run: run(in: fields, with: parameters),
      empty: say("empty", in: fields, with: parameters), failed: say("failed", in: fields, with: parameters),
      undo: undo(in: fields, with: parameters), remember: remember(in: fields, with: parameters))
  }

  /// What is kept, by its names; what cannot be read is not kept.
  private mutating func remember(in fields: CatalogFields, with parameters: ParameterTable) -> [String: String] {
    guard let value = fields["remember"], let members = members(of: value, as: "'remember'") else { return [:] }
    var texts: [String: String] = [:]
    for member in members {
      if member.key.isEmpty || !member.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        report(.badRememberedName(member.key, at: member.keyRange))
      } else if case .null = member.value.content {
        texts[member.key] = ""
      } else {
        texts[member.key] = action(member.value, as: "'\(member.key)'", names: parameters, extra: ["output"])
      }
    }
    return texts
  }

  /// What takes the action back; nothing at all when a part of it is bad, as half of it must not be called undone.
  private mutating func undo(in fields: CatalogFields, with parameters: ParameterTable) -> Catalog.Undo? {
    guard let value = fields["undo"],
      let parts = self.fields(of: value, as: "'undo'", keys: ["say", "run"])
    else { return nil }
    let undo = Catalog.Undo(say: say(in: parts, with: parameters), run: run(in: parts, with: parameters))
    if parts["say"] == nil, parts["run"] == nil { report(.emptyUndo(value.range)) }
    let isComplete = (undo.say == nil) == (parts["say"] == nil) && (undo.run == nil) == (parts["run"] == nil)
    return isComplete && undo != Catalog.Undo() ? undo : nil
  }

  /// An answer; those about a program need one.
  private mutating func say(
    _ key: String = "say", in fields: CatalogFields, with parameters: ParameterTable
  ) -> String? {
    guard let value = fields[key] else { return nil }
    let isAboutMemory = fields["say"]?.string?.contains("${\(Catalog.Action.remembered)") ?? false
    guard key == "say" || fields["run"] != nil || key == "empty" && isAboutMemory else {
      report(.noProgram(key, at: value.range))
      return nil
    }
    return action(value, as: "'\(key)'", names: parameters, extra: ["output"])
  }

  /// The program and its arguments; nothing at all when one of them is bad, as half a command must not run.
  private mutating func run(in fields: CatalogFields, with parameters: ParameterTable) -> [String]? {
    guard let value = fields["run"] else { return nil }
    let elements = elements("run", in: fields)
    let run = elements.compactMap { element in action(element, as: "an element of 'run'", names: parameters, extra: [])
    }
    if case .array = value.content, run.first ?? "" == "", run.count == elements.count {
      report(.emptyRun(value.range))
    }
    return run.isEmpty || run.count < elements.count || run.first == "" ? nil : run
  }

  /// Reports what questions for values name that is none: they may name values that were given before.
  mutating func checkPrompts(in fields: CatalogFields, with parameters: ParameterTable) {
    for prompt in (fields["parameters"]?.members ?? []).compactMap({ $0.value["prompt"] }) where prompt.string != nil {
      _ = action(prompt, as: "'prompt'", names: parameters, extra: [])
    }
  }

  /// A text whose placeholders are all known.
  private mutating func action(
    _ value: JSONValue, as name: String, names parameters: ParameterTable, extra: [String]
  ) -> String? {
    guard let text = string(value, as: name) else { return nil }
    let (template, findings) = PhraseTemplate.parse(text, as: .literal)
    for finding in findings { report(finding, in: value) }
    guard let template else { return nil }
    let known = parameters.placeholders + extra + remembered.sorted().map { Catalog.Action.remembered + $0 }
    let unknown = template.placeholders.filter { placeholder in
      !known.contains(placeholder.parameter) && !parameters.isDeclared(placeholder.parameter)
    }
    for placeholder in unknown {
      report(.unknownParameter(placeholder.name, at: placeholder.range, known: known), in: value)
    }
    let wrong = template.placeholders.compactMap {
      placeholder -> (name: String, kind: MemberKind, range: Range<Int>)? in
      guard let kind = placeholder.wantedKind, let parameter = parameters[placeholder.parameter],
        kind.isOther(than: parameter.kind)
      else { return nil }
      return (placeholder.name, kind, placeholder.range)
    }
    for (name, kind, range) in wrong { report(.wrongMember(name, is: kind, at: range), in: value) }
    let isComplete = wrong.isEmpty && template.placeholders.allSatisfy { known.contains($0.parameter) }
    return isComplete ? text : nil
  }
}

extension PlaceholderUse {
  /// What a member is asked of: `lamp` in `${lamp.id}`.
  fileprivate var parameter: String {
    if name.hasPrefix(Catalog.Action.remembered) { return name }
    let members = [".id", ".title", ".text", ".value", ".iso", ".seconds"]
    let member = members.first { name.hasSuffix($0) }
    return String(name.dropLast(member?.count ?? 0))
  }

  /// The kind of value that alone has the member.
  fileprivate var wantedKind: MemberKind? {
    name.hasPrefix(Catalog.Action.remembered)
      ? nil : name.hasSuffix(".iso") ? .date : name.hasSuffix(".seconds") ? .duration : nil
  }
}

/// The kind of value that has a member of its own.
enum MemberKind: String {
  case date, duration

  fileprivate func isOther(than kind: Parameter.Kind) -> Bool {
    switch (self, kind) {
    case (.date, .date), (.duration, .duration): false
    default: true
    }
  }
}
