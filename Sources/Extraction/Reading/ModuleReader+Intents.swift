internal import Diagnostics
internal import Interchange

extension ModuleReader {
  mutating func readIntent(_ record: ConstantRecord) {
    var action = AppMetadata.Action(identifier: record.identifier)
    action.fullyQualifiedTypeName = record.typeName
    action.mangledTypeName = record.mangledTypeName
    action.mangledTypeNameV2 = record.mangledTypeName
    action.place = place(record)
    action.availabilityAnnotations = ["LNPlatformNameWildcard": .init(introducedVersion: "*")]
    if let title = record.constant("title") {
      action.title = text(title.value, "the title", in: record, title)
    }
    action.descriptionMetadata = description(of: record)
    action.parameters = parameters(of: record)
    action.actionConfiguration = summary(of: record)
    readRunning(of: record, into: &action)
    readResult(of: record, into: &action)
    readSystem(of: record, into: &action)
    metadata.actions[key(action.identifier, record, in: metadata.actions)] = action
  }

  // MARK: Descriptions

  private mutating func description(of record: ConstantRecord) -> AppMetadata.Description? {
    guard let property = record.constant("description") else { return nil }
    guard case .construction(let type, _) = property.value, type.hasSuffix("IntentDescription") else {
      return text(property.value, "the description", in: record, property).map(AppMetadata.Description.init)
    }
    let value = property.value
    var description = AppMetadata.Description(
      text(value[argument: ""], "the description", in: record, property, argument: ""))
    description.categoryName = text(
      value[argument: "categoryName"], "the category", in: record, property, argument: "categoryName")
    description.resultValueName = text(
      value[argument: "resultValueName"], "the name of the result", in: record, property, argument: "resultValueName")
    let keywords = value[argument: "searchKeywords"]
    if let words = keywords?.elements {
      description.searchKeywords = words.compactMap {
        text($0, "a search keyword", in: record, property, argument: "searchKeywords")
      }
    } else if let keywords, isWritten("searchKeywords", in: property, of: record) {
      let range = range(of: property, argument: "searchKeywords", in: record)
      report(
        .notConstant(
          "the list of search keywords of '\(record.name)'", NotConstant(keywords), .value, at: range, in: nil),
        in: record, property)
    }
    return description
  }

  /// Whether an argument is written out, and not left to its default.
  private func isWritten(_ label: String, in property: ConstantRecord.Property, of record: ConstantRecord) -> Bool {
    guard let extent = extent(of: property, in: record) else { return false }
    let tokens = tokens(record, property)
    guard let call = extent.value.first(where: { tokens.isMark("(", at: $0) }) else { return false }
    return tokens.argument(label, ofCallAt: call) != nil
  }

  // MARK: How it runs

  private mutating func readRunning(of record: ConstantRecord, into action: inout AppMetadata.Action) {
    action.openAppWhenRun = boolean("openAppWhenRun", of: record) ?? Self.opensApp(record)
    action.isDiscoverable = boolean("isDiscoverable", of: record) ?? !record.conforms(to: "SnippetIntent")
    action.visibilityMetadata = .init(isDiscoverable: action.isDiscoverable, assistantOnly: false)
    action.supportedModes = modes(of: record) ?? (action.openAppWhenRun ? 2 : 1)
    let policies = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]
    if let property = record.constant("authenticationPolicy") {
      action.isAuthPolExplicit = true
      if let policy = property.value.name.flatMap(policies.firstIndex) {
        action.authenticationPolicy = policy
      } else {
        reportValue("the authentication policy", property, of: record)
      }
    } else {
      action.isAuthPolExplicit = false
    }
  }

  /// Whether an intent that says nothing about it opens the app: it shows something there, and has no address.
  private static func opensApp(_ record: ConstantRecord) -> Bool {
    let shows = ["OpenIntent", "TargetContentProvidingIntent", "ShowInAppSearchResultsIntent"]
    return shows.contains { record.conforms(to: $0) } && !record.conforms(to: "URLRepresentableIntent")
  }

  /// A switch that its author set; nil where there is none.
  mutating func boolean(_ label: String, of record: ConstantRecord) -> Bool? {
    guard let property = record.constant(label) else { return nil }
    if let text = property.value.text { return text == "true" }
    reportValue("'\(label)'", property, of: record, remedy: .boolean)
    return nil
  }

  mutating func reportValue(
    _ what: String, _ property: ConstantRecord.Property, of record: ConstantRecord, remedy: Remedy = .value
  ) {
    let range = range(of: property, in: record)
    report(
      .notConstant("\(what) of '\(record.name)'", NotConstant(property.value), remedy, at: range, in: nil),
      in: record, property)
  }

  private mutating func modes(of record: ConstantRecord) -> Int? {
    guard let property = record.constant("supportedModes") else { return nil }
    let bits = (property.value.elements ?? [property.value]).map(Self.bits)
    if bits.contains(nil) {
      reportValue("'supportedModes'", property, of: record)
      return nil
    }
    return bits.compactMap(\.self).reduce(0, |)
  }

  /// The bit of one mode: `.background`, `.foreground(.dynamic)`.
  private static func bits(of mode: ConstantValue) -> Int? {
    let name: String? =
      if case .call("foreground", _, let arguments) = mode { arguments.first?.value.name } else { mode.name }
    switch name {
    case "background": return 1
    case "foreground", "immediate": return 2
    case "dynamic": return 4
    case "deferred": return 8
    default: return nil
    }
  }

  // MARK: What comes of it

  private func readResult(of record: ConstantRecord, into action: inout AppMetadata.Action) {
    guard let result = record.alias("PerformResult") else { return }
    if result.contains("ShowsSnippet") { action.outputFlags.insert(.showsSnippet) }
    if result.contains("ProvidesDialog") { action.outputFlags.insert(.providesDialog) }
    if result.contains("OpensIntent") { action.outputFlags.insert(.opensIntent) }
    if record.conforms(to: "WidgetConfigurationIntent"), !result.hasPrefix("some ") {
      action.outputFlags = .neverReturns
    }
    let mark = "ReturnsValue<"
    guard let start = result.firstRange(of: mark) else { return }
    action.outputType = known.valueType(of: Self.balanced(result[start.upperBound...]))
  }

  /// What stands before the angle bracket that closes one already open.
  private static func balanced(_ text: Substring) -> String {
    var depth = 1
    let end = text.firstIndex { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  // MARK: What systems know it as

  private static let systemProtocols = [
    ("OpenIntent", "OpenEntity"), ("WidgetConfigurationIntent", "WidgetConfiguration"),
    ("ControlConfigurationIntent", "ControlConfiguration"), ("AudioStartingIntent", "AudioStarting"),
    ("AudioRecordingIntent", "AudioRecording"),
  ]

  private func readSystem(of record: ConstantRecord, into action: inout AppMetadata.Action) {
    action.systemProtocols = Self.systemProtocols.filter { record.conforms(to: $0.0) }
      .map { "com.apple.link.systemProtocol.\($0.1)" }
    if let schema = record.constant("_assistantSchema")?.value.text {
      let parts = schema.split(separator: ".", maxSplits: 1).map(String.init)
      action.assistantDefinedSchemas = [.init(domain: parts.first, name: parts.count > 1 ? parts[1] : nil)]
    }
  }
}
