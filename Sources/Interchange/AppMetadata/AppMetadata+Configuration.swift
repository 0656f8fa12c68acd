extension AppMetadata {
  /// How an intent reads with its parameters, which may depend on their values.
  package indirect enum Configuration: Sendable, Hashable {
    /// One way.
    case summary(Summary)
    /// One way or another, as a condition holds.
    case when(Condition, Configuration, otherwise: Configuration?)
    /// Something else, which is kept as it is.
    case other(Tree)
  }

  /// A sentence with parameters in it.
  package struct Summary: Sendable, Hashable {
    /// The sentence, with `${parameter}`; nil where only parameters are listed.
    package var formatString: String?
    /// The parameters in the sentence, in order.
    package var parameterIdentifiers: [String] = []
    /// The parameters listed below it.
    package var otherParameterIdentifiers: [String] = []

    package init(formatString: String?) { self.formatString = formatString }
  }

  /// What a value is compared with.
  package struct Condition: Codable, Sendable, Hashable {
    package var parameterIdentifier: String?
    package var comparisonOperator: Tree?
    /// With what.
    package var value: Tree?

    package init(parameterIdentifier: String?, comparisonOperator: Tree?, value: Tree?) {
      (self.parameterIdentifier, self.comparisonOperator, self.value) = (parameterIdentifier, comparisonOperator, value)
    }
  }
}

extension AppMetadata.Configuration: Codable {
  private enum CodingKeys: String, CodingKey { case actionSummary, whenClause }
  private enum WrapperKeys: String, CodingKey { case wrapper }
  private enum ClauseKeys: String, CodingKey { case condition, when, otherwise }

  /// Reads a summary or a condition; anything else as it is.
  package init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    if let container, container.contains(.actionSummary) {
      let wrapper = try container.nestedContainer(keyedBy: WrapperKeys.self, forKey: .actionSummary)
      self = .summary(try wrapper.decode(AppMetadata.Summary.self, forKey: .wrapper))
    } else if let container, container.contains(.whenClause) {
      let wrapper = try container.nestedContainer(keyedBy: WrapperKeys.self, forKey: .whenClause)
      let clause = try wrapper.nestedContainer(keyedBy: ClauseKeys.self, forKey: .wrapper)
      self = .when(
        try clause.decode(AppMetadata.Condition.self, forKey: .condition),
        try clause.decode(AppMetadata.Configuration.self, forKey: .when),
        otherwise: try clause.decodeIfPresent(AppMetadata.Configuration.self, forKey: .otherwise))
    } else {
      self = .other(try AppMetadata.Tree(from: decoder))
    }
  }

  /// Writes what was read.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .summary(let summary):
      var container = encoder.container(keyedBy: CodingKeys.self)
      var wrapper = container.nestedContainer(keyedBy: WrapperKeys.self, forKey: .actionSummary)
      try wrapper.encode(summary, forKey: .wrapper)
    case .when(let condition, let configuration, let otherwise):
      var container = encoder.container(keyedBy: CodingKeys.self)
      var wrapper = container.nestedContainer(keyedBy: WrapperKeys.self, forKey: .whenClause)
      var clause = wrapper.nestedContainer(keyedBy: ClauseKeys.self, forKey: .wrapper)
      try clause.encode(condition, forKey: .condition)
      try clause.encode(configuration, forKey: .when)
      try clause.encodeIfPresent(otherwise, forKey: .otherwise)
    case .other(let tree): try tree.encode(to: encoder)
    }
  }
}

extension AppMetadata.Summary: Codable {
  private enum CodingKeys: String, CodingKey { case summaryString, otherParameterIdentifiers }
  private enum StringKeys: String, CodingKey { case formatString, parameterIdentifiers }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    otherParameterIdentifiers = try container.list(.otherParameterIdentifiers)
    guard container.contains(.summaryString) else { return }
    let string = try container.nestedContainer(keyedBy: StringKeys.self, forKey: .summaryString)
    formatString = (try string.decodeIfPresent(AppMetadata.Text.self, forKey: .formatString))?.key
    parameterIdentifiers = try string.list(.parameterIdentifiers)
  }

  /// Writes a sentence, where there is one, and the parameters.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(otherParameterIdentifiers, forKey: .otherParameterIdentifiers)
    guard let formatString else { return }
    var string = container.nestedContainer(keyedBy: StringKeys.self, forKey: .summaryString)
    try string.encode(formatString, forKey: .formatString)
    try string.encode(parameterIdentifiers, forKey: .parameterIdentifiers)
  }
}
