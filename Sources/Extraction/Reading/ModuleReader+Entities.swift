internal import Diagnostics
internal import Interchange

/// What several things of a kind, and one, are called.
private struct TypeDisplay {
  var name: AppMetadata.Text?
  var numericFormat: AppMetadata.Text?
  var synonyms: [AppMetadata.Text] = []
}

extension ModuleReader {
  mutating func readEntity(_ record: ConstantRecord) {
    var entity = AppMetadata.Entity(typeName: record.identifier)
    entity.fullyQualifiedTypeName = record.typeName
    entity.mangledTypeName = record.mangledTypeName
    entity.place = place(record)
    entity.isTransient = record.conforms(to: "TransientAppEntity")
    let display = typeDisplay(of: record)
    entity.displayTypeName = display.name
    entity.numericFormatTypeName = display.numericFormat
    entity.displayTypeSynonyms = display.synonyms
    if !entity.isTransient {
      entity.defaultQueryIdentifier = record.alias("DefaultQuery").map { identifier(ofType: $0) }
    }
    entity.properties = properties(of: record)
    metadata.entities[key(entity.typeName, record, in: metadata.entities)] = entity
  }

  private func identifier(ofType typeName: String) -> String {
    records.first { $0.typeName == typeName }?.identifier ?? typeName.unqualified
  }

  // MARK: What it is called

  private mutating func typeDisplay(of record: ConstantRecord) -> TypeDisplay {
    guard let (property, value) = written("typeDisplayRepresentation", of: record) else { return TypeDisplay() }
    guard case .construction(let type, _) = value, type.hasSuffix("TypeDisplayRepresentation") else {
      let name = text(value, "'typeDisplayRepresentation'", remedy: .representation, in: record, property)
      return TypeDisplay(name: name)
    }
    let name = value[argument: "name"] ?? value[argument: "stringLiteral"] ?? value[argument: ""]
    return TypeDisplay(
      name: text(name, "the type name", in: record, property, argument: "name"),
      numericFormat: text(
        value[argument: "numericFormat"], "the numeric format", in: record, property, argument: "numericFormat"),
      synonyms: texts(value[argument: "synonyms"], "a synonym", in: record, property))
  }

  /// A property's value; of one that a macro wrote, what it refers to, which the framework may make from names.
  private func written(_ label: String, of record: ConstantRecord) -> (ConstantRecord.Property, ConstantValue)? {
    guard let property = record.constant(label) else { return nil }
    guard record.isExpanded, case .member(let type, let name) = property.value else {
      return (property, property.value)
    }
    let owner = records.first { $0.typeName == type }
    return owner?.constant(name).map { ($0, $0.value) }
  }

  private mutating func texts(
    _ list: ConstantValue?, _ what: String, in record: ConstantRecord, _ property: ConstantRecord.Property
  ) -> [AppMetadata.Text] {
    list?.elements?.compactMap { text($0, what, in: record, property, argument: "synonyms") } ?? []
  }
}

// MARK: - Enums

extension ModuleReader {
  mutating func readEnum(_ record: ConstantRecord) {
    var enumeration = AppMetadata.Enumeration(identifier: record.identifier)
    enumeration.fullyQualifiedTypeName = record.typeName
    enumeration.mangledTypeName = record.mangledTypeName
    enumeration.place = place(record)
    let display = typeDisplay(of: record)
    enumeration.displayTypeName = display.name
    enumeration.displayTypeSynonyms = display.synonyms
    enumeration.cases = cases(of: record)
    metadata.enums.append(enumeration)
  }

  private mutating func cases(of record: ConstantRecord) -> [AppMetadata.Case] {
    guard let (property, value) = written("caseDisplayRepresentations", of: record) else {
      return record.cases.map { $0.shown(nil) }
    }
    guard case .dictionary(let pairs) = value else {
      let range = range(of: property, in: record)
      report(
        .notConstant(
          "'caseDisplayRepresentations' of '\(record.name)'", NotConstant(value), .cases, at: range, in: nil),
        in: record, property)
      return record.cases.map { $0.shown(nil) }
    }
    let displays = Dictionary(pairs.compactMap { pair in pair.key.name.map { ($0, pair.value) } }) { first, _ in first }
    let missing = record.cases.map(\.name).filter { displays[$0] == nil }
    if !missing.isEmpty {
      report(
        .missingCases(missing, of: record.name, at: range(of: property, in: record)), in: record, property)
    }
    return record.cases.map { element in
      element.shown(displays[element.name].map { display($0, of: element.name, in: record, property) })
    }
  }

  private mutating func display(
    _ value: ConstantValue, of name: String, in record: ConstantRecord, _ property: ConstantRecord.Property
  ) -> AppMetadata.Display {
    guard case .construction(let type, _) = value, type.hasSuffix("DisplayRepresentation") else {
      return AppMetadata.Display(title: caseText(value, "the title", of: name, in: record, property))
    }
    let title = value[argument: "title"] ?? value[argument: "stringLiteral"] ?? value[argument: ""]
    var display = AppMetadata.Display(title: caseText(title, "the title", of: name, in: record, property))
    display.subtitle = caseText(value[argument: "subtitle"], "the subtitle", of: name, in: record, property)
    display.synonyms =
      value[argument: "synonyms"]?.elements?.compactMap {
        caseText($0, "a synonym", of: name, in: record, property)
      } ?? []
    if let image = value[argument: "image"]?[argument: "systemName"]?.text {
      display.image = AppMetadata.Image(systemImageName: image)
    }
    return display
  }

  /// The text of a case's part.
  private mutating func caseText(
    _ value: ConstantValue?, _ what: String, of name: String, in record: ConstantRecord,
    _ property: ConstantRecord.Property
  ) -> AppMetadata.Text? {
    guard let value else { return nil }
    switch value.localizedText {
    case .success(var text):
      text?.place = place(record, property)
      return text
    case .failure(let problem):
      report(
        .notConstant(
          "\(what) of '.\(name)'", problem, .text, at: range(ofCase: name, property, in: record),
          in: "'\(record.name)'"), in: record, property)
      return nil
    }
  }

  /// The entry of a case in the dictionary of titles.
  private func range(
    ofCase name: String, _ property: ConstantRecord.Property, in record: ConstantRecord
  ) -> Range<Int> {
    let tokens = tokens(record, property)
    guard let extent = extent(of: property, in: record) else { return range(of: record) }
    let start = extent.value.first { index in
      tokens.tokens[index].kind == .name(name) && tokens.isMark(":", at: index + 1)
    }
    guard let start else { return tokens.bytes(of: extent.value) }
    let end = (start..<extent.value.upperBound).first { tokens.isMark("(", at: $0) }
    let isCall = end.map { $0 <= start + 5 } ?? false
    let upper = isCall ? tokens.end(ofBracketAt: end ?? start) : min(start + 3, extent.value.upperBound)
    return tokens.bytes(of: start + 2..<max(start + 3, upper))
  }
}

extension ConstantRecord.Case {
  /// The case with how it is shown.
  fileprivate func shown(_ display: AppMetadata.Display?) -> AppMetadata.Case {
    var shown = AppMetadata.Case(identifier: rawValue ?? name, displayRepresentation: display)
    if shown.identifier != name { shown.name = name }
    return shown
  }
}

// MARK: - Queries

extension ModuleReader {
  mutating func readQuery(_ record: ConstantRecord) {
    var query = AppMetadata.Query(identifier: record.identifier)
    query.fullyQualifiedTypeName = record.typeName
    query.mangledTypeName = record.mangledTypeName
    query.place = place(record)
    if let entity = record.alias("Entity") {
      query.entityType = entity.unqualified
      query.resultValueType = known.valueType(of: entity)
      if case .entity(let identifier, let own)? = known[entity] {
        query.entityType = identifier
        query.defaultQueryForEntity = own == record.typeName
      }
    }
    if record.conforms(to: "EnumerableEntityQuery") { query.capabilities.insert(.all) }
    if record.conforms(to: "EntityStringQuery") { query.capabilities.insert(.byText) }
    query.parameters = Self.paths(record.constant("properties")?.value)
    query.sortingOptions = Self.paths(record.constant("sortingOptions")?.value)
    metadata.queries[key(query.identifier, record, in: metadata.queries)] = query
  }

  /// The properties that the parts of a builder are about.
  private static func paths(_ value: ConstantValue?) -> [String] {
    guard case .builder(let steps)? = value?[argument: ""] else { return [] }
    return steps.compactMap { step in
      guard case .value(let element) = step, case .keyPath(let path)? = element[argument: ""] else { return nil }
      return path.parameterName
    }
  }
}
