internal import Diagnostics
internal import Interchange

extension ModuleReader {
  /// How an intent reads with its parameters.
  mutating func summary(of record: ConstantRecord) -> AppMetadata.Configuration? {
    guard let property = record.constant("parameterSummary") else { return nil }
    if let configuration = Self.configuration(property.value) { return configuration }
    let range = range(of: property, in: record)
    report(
      .notConstant("the summary of '\(record.name)'", .computed, .summary, at: range, in: nil), in: record, property)
    return nil
  }

  private static func configuration(_ value: ConstantValue) -> AppMetadata.Configuration? {
    switch value {
    case .builder(let steps):
      guard steps.count == 1, case .value(let element) = steps[0] else { return nil }
      return configuration(element)
    case .construction(let type, let arguments):
      switch TypeExpression(type).name {
      case "IntentParameterSummary": return summary(arguments).map(AppMetadata.Configuration.summary)
      case "ParameterSummaryWhenCondition": return condition(arguments)
      case "ParameterSummarySwitchCondition": return alternatives(arguments)
      default: return nil
      }
    default: return nil
    }
  }

  private static func summary(_ arguments: [ConstantValue.Argument]) -> AppMetadata.Summary? {
    var summary = AppMetadata.Summary(formatString: nil)
    for argument in arguments {
      switch argument.value {
      case .builder(let steps):
        summary.otherParameterIdentifiers += steps.compactMap { step in
          if case .value(.keyPath(let path)) = step { path.parameterName } else { nil }
        }
      case .literal(let text) where argument.label.isEmpty: summary.formatString = text
      case .interpolation(let segments) where argument.label.isEmpty:
        let pieces = segments.map(Self.piece)
        guard !pieces.contains(nil) else { return nil }
        summary.formatString = pieces.compactMap(\.self).joined()
        summary.parameterIdentifiers = segments.compactMap { segment in
          if case .keyPath(let path) = segment { path.parameterName } else { nil }
        }
      case .none: break
      default: if argument.label.isEmpty { return nil }
      }
    }
    return summary
  }

  /// A piece of a sentence or a phrase as the metadata spells it; nil for one that is not known.
  static func piece(_ segment: ConstantValue) -> String? {
    switch segment {
    case .literal(let text): text
    case .keyPath(let path): "${\(path.parameterName)}"
    case .enumCase("applicationName"), .member(_, "applicationName"): "${applicationName}"
    default: nil
    }
  }

  private static func condition(_ arguments: [ConstantValue.Argument]) -> AppMetadata.Configuration? {
    guard case .keyPath(let path)? = arguments.first?.value else { return nil }
    let branches = arguments.compactMap { argument -> ConstantValue? in
      if case .builder = argument.value { argument.value } else { nil }
    }
    guard let first = branches.first, let when = configuration(first) else { return nil }
    let values = arguments.dropFirst().prefix { if case .builder = $0.value { false } else { true } }
    let condition = AppMetadata.Condition(
      parameterIdentifier: path.parameterName,
      comparisonOperator: values.first?.value.name.map(AppMetadata.Tree.string),
      value: values.dropFirst().first.flatMap { comparand($0.value) })
    return .when(condition, when, otherwise: branches.dropFirst().first.flatMap(configuration))
  }

  /// One of several cases, as conditions within each other.
  private static func alternatives(_ arguments: [ConstantValue.Argument]) -> AppMetadata.Configuration? {
    guard case .keyPath(let path)? = arguments.first?.value,
      case .builder(let steps)? = arguments.dropFirst().first?.value
    else { return nil }
    return steps.reversed().reduce(nil as AppMetadata.Configuration?) { rest, step in
      guard case .value(.construction(_, let arguments)) = step, let body = arguments.last,
        let configuration = configuration(body.value)
      else { return rest }
      guard arguments.count > 1 else { return configuration }
      let condition = AppMetadata.Condition(
        parameterIdentifier: path.parameterName, comparisonOperator: .integer(2),
        value: comparand(arguments[0].value))
      return .when(condition, configuration, otherwise: rest)
    }
  }

  private static func comparand(_ value: ConstantValue) -> AppMetadata.Tree? {
    (value.text ?? value.name).map { .wrapped("string", .string($0)) }
  }
}

extension String {
  /// A parameter's name of the path `$trail`.
  var parameterName: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    return last.hasPrefix("$") ? String(last.dropFirst()) : last
  }
}
