internal import Diagnostics
internal import Interchange

/// A parameter or a property as it is stored, and as its author wrote it.
private struct WrappedProperty {
  var name: String
  /// The type of its value.
  var type: String
  /// What the wrapper is made of.
  var value: ConstantValue
  /// The property as it is declared, and the wrapper's arguments that are written out.
  var declaration: ConstantRecord.Property
  var written: Set<String>
}

extension ModuleReader {
  mutating func parameters(of record: ConstantRecord) -> [AppMetadata.Parameter] {
    wrapped("IntentParameter", of: record).map { parameter($0, of: record) }
  }

  /// The properties that are stored in a wrapper, in order.
  private func wrapped(_ wrapper: String, of record: ConstantRecord) -> [WrappedProperty] {
    record.properties.compactMap { storage in
      let type = TypeExpression(storage.type)
      guard type.name == wrapper, storage.label.hasPrefix("_"), !storage.isStatic, let value = type.argument else {
        return nil
      }
      let name = String(storage.label.dropFirst())
      let declaration = record.properties.first { $0.label == name && !$0.isStatic } ?? storage
      let written = declaration.wrappers.first?.arguments?.map(\.label) ?? []
      return WrappedProperty(
        name: name, type: value, value: storage.value, declaration: declaration, written: Set(written))
    }
  }

  // MARK: Parameters

  private mutating func parameter(_ property: WrappedProperty, of record: ConstantRecord) -> AppMetadata.Parameter {
    var parameter = AppMetadata.Parameter(name: property.name, valueType: known.valueType(of: property.type))
    parameter.isOptional = TypeExpression(property.type).name == "Optional"
    parameter.title = label("title", "the title", property, of: record)
    parameter.parameterDescription = label("description", "the description", property, of: record)
    if property.value[argument: "inputConnectionBehavior"]?.name == "connectToPreviousIntentResult" {
      parameter.isInput = true
      parameter.inputConnectionBehavior = 2
    }
    readDefault(property, of: record, into: &parameter)
    readRange(property, of: record, into: &parameter)
    readAdditions(property, of: record, into: &parameter)
    return parameter
  }

  /// The text of one of the wrapper's arguments.
  private mutating func label(
    _ label: String, _ what: String, _ property: WrappedProperty, of record: ConstantRecord
  ) -> AppMetadata.Text? {
    guard let value = property.value[argument: label] else { return nil }
    switch value.localizedText {
    case .success(var text):
      text?.place = place(record, property.declaration)
      return text
    case .failure(let problem):
      report(problem, of: what, .text, property, argument: label, in: record)
      return nil
    }
  }

  private mutating func report(
    _ problem: NotConstant, of what: String, _ remedy: Remedy, _ property: WrappedProperty, argument label: String,
    in record: ConstantRecord
  ) {
    let range = range(of: property, argument: label, in: record)
    report(
      .notConstant("\(what) of '\(property.name)'", problem, remedy, at: range, in: "'\(record.name)'"),
      in: record, property.declaration)
  }

  /// The bytes of a wrapper's argument.
  private func range(of property: WrappedProperty, argument label: String, in record: ConstantRecord) -> Range<Int> {
    let tokens = tokens(record, property.declaration)
    guard let line = property.declaration.wrappers.first?.line ?? property.declaration.line,
      let start = tokens.firstIndex(fromLine: line)
    else { return range(of: record) }
    let call = (start..<min(start + 12, tokens.tokens.count)).first { tokens.isMark("(", at: $0) }
    if let call, let argument = tokens.argument(label, ofCallAt: call) { return tokens.bytes(of: argument) }
    return tokens.tokens[start].range
  }

  // MARK: Defaults and bounds

  private mutating func readDefault(
    _ property: WrappedProperty, of record: ConstantRecord, into parameter: inout AppMetadata.Parameter
  ) {
    guard let label = ["default", "defaultValue"].first(where: { property.value[argument: $0] != nil }),
      let value = property.value[argument: label], value != .none
    else { return }
    guard let tree = tree(value, property.type) else {
      if property.written.contains(label) {
        report(NotConstant(value), of: "the default", .value, property, argument: label, in: record)
      }
      return
    }
    parameter.capabilities.insert(.hasDefault)
    if tree != .null { parameter.typeSpecificMetadata[.defaultValue] = tree }
  }

  /// A default in the form of the metadata; null where the format has none for it, nil where it is not constant.
  private func tree(_ value: ConstantValue, _ type: String) -> AppMetadata.Tree? {
    switch value {
    case .enumCase(let name):
      let type = TypeExpression(type)
      let owner = type.name == "Optional" ? type.argument : nil
      return .wrapped("string", .string(known.rawValue(of: name, in: owner ?? "\(type.module).\(type.name)")))
    case .literal(let text): return tree(text, known.valueType(of: type))
    case .array(let elements):
      let parts = elements.map { tree($0, TypeExpression(type).argument ?? type) }
      return parts.contains(nil) ? nil : .object(["array": .object(["elements": .array(parts.compactMap(\.self))])])
    case .construction(_, let arguments):
      let isKnown = arguments.allSatisfy { tree($0.value, $0.type) != nil || $0.value == .none }
      return isKnown ? .null : nil
    case .member, .tuple, .dictionary: return .null
    case .none: return .null
    default: return nil
    }
  }

  private func tree(_ text: String, _ type: AppMetadata.ValueType) -> AppMetadata.Tree {
    switch type {
    case .primitive(.boolean): .wrapped("int", .integer(text == "true" ? 1 : 0))
    case .primitive(.integer): Self.integer(text).map { .wrapped("int", .integer($0)) } ?? .null
    case .primitive(.number), .measurement:
      Double(text.replacing("_", with: "")).map { .wrapped("double", .number($0)) } ?? .null
    default: .wrapped("string", .string(text))
    }
  }

  private static func integer(_ text: String) -> Int? { Int(text.replacing("_", with: "")) }

  private mutating func readRange(
    _ property: WrappedProperty, of record: ConstantRecord, into parameter: inout AppMetadata.Parameter
  ) {
    if property.value[argument: "supportsNegativeNumbers"]?.text == "false" {
      parameter.typeSpecificMetadata[.lowerBound] = .wrapped("double", .number(0))
    }
    guard let value = property.value[argument: "inclusiveRange"], value != .none else { return }
    guard case .tuple(let bounds) = value, bounds.count == 2,
      let lower = bounds[0].text.flatMap({ Double($0.replacing("_", with: "")) }),
      let upper = bounds[1].text.flatMap({ Double($0.replacing("_", with: "")) })
    else {
      report(NotConstant(value), of: "the range", .value, property, argument: "inclusiveRange", in: record)
      return
    }
    let isWhole = parameter.valueType == .primitive(.integer)
    func tree(_ bound: Double) -> AppMetadata.Tree {
      if isWhole, let whole = Int(exactly: bound) { return .wrapped("int", .integer(whole)) }
      return .wrapped("double", .number(bound))
    }
    parameter.typeSpecificMetadata[.lowerBound] = tree(lower)
    parameter.typeSpecificMetadata[.upperBound] = tree(upper)
  }

  // MARK: What it is asked with, and what it can be

  private func readAdditions(
    _ property: WrappedProperty, of record: ConstantRecord, into parameter: inout AppMetadata.Parameter
  ) {
    var additions = AppMetadata.ParameterAdditions()
    additions.typeName = property.type
    additions.place = place(record, property.declaration)
    additions.requestValueDialog = dialog("requestValueDialog", property, of: record)
    additions.requestDisambiguationDialog = dialog("requestDisambiguationDialog", property, of: record)
    // The compiler lists the default argument too; it stands for a parameter without a provider.
    if let options = property.value.argument("optionsProvider"), !options.type.hasSuffix("_NoOptions") {
      additions.optionsProvider = options.value.madeType
      parameter.capabilities.insert(.hasOptions)
      parameter.dynamicOptionsSupport = 1
    }
    additions.query = property.value[argument: "query"]?.madeType
    if let query = additions.query ?? entityQuery(of: property.type) {
      parameter.dynamicOptionsSupport = known.isStringQuery(query) ? 2 : 1
    }
    parameter.additions = additions
  }

  private func entityQuery(of type: String) -> String? {
    let expression = TypeExpression(type)
    if ["Optional", "Array"].contains(expression.name) { return expression.argument.flatMap(entityQuery) }
    if case .entity(_, let query)? = known[type] { return query }
    return nil
  }

  /// A question that is known beforehand; nil for one that the program makes when it asks.
  private func dialog(_ label: String, _ property: WrappedProperty, of record: ConstantRecord) -> AppMetadata.Text? {
    guard var value = property.value[argument: label] else { return nil }
    if let words = value[argument: ""] ?? value[argument: "full"] { value = words }
    guard case .success(var text?) = value.localizedText else { return nil }
    text.place = place(record, property.declaration)
    return text
  }
}

// MARK: - Properties of entities

extension ModuleReader {
  mutating func properties(of record: ConstantRecord) -> [AppMetadata.Property] {
    record.properties.compactMap { storage in
      guard storage.label.hasPrefix("_"), !storage.isStatic else { return nil }
      let type = TypeExpression(storage.type)
      switch type.name {
      case "EntityProperty": return type.argument.map { property(storage, storage, of: $0, in: record) }
      case "_MarkedEntityProperty":
        let accessor = record.properties.first { $0.label == "$\(storage.label.dropFirst())" }
        guard let accessor, let content = TypeExpression(accessor.type).argument else { return nil }
        return property(storage, accessor, of: content, in: record)
      default: return nil
      }
    }
  }

  private mutating func property(
    _ storage: ConstantRecord.Property, _ wrapper: ConstantRecord.Property, of type: String, in record: ConstantRecord
  ) -> AppMetadata.Property {
    let name = String(storage.label.dropFirst())
    let declaration = record.properties.first { $0.label == name && !$0.isStatic } ?? storage
    let wrapped = WrappedProperty(
      name: name, type: type, value: wrapper.value, declaration: declaration,
      written: Set(declaration.wrappers.first?.arguments?.map(\.label) ?? []))
    return AppMetadata.Property(
      identifier: name, title: label("title", "the title", wrapped, of: record), valueType: known.valueType(of: type),
      isOptional: TypeExpression(type).name == "Optional")
  }
}
