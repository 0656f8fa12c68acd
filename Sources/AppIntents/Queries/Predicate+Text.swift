// What `#Predicate` makes of the comparisons of texts that Foundation for Linux has no expressions for.

extension PredicateExpressions {
  /// Whether a text has another one in it as people search: whatever its case and accents.
  public typealias StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression> =
    _TextExpression<Root, Other, _StandardContains>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// How two texts are ordered in the person's language.
  public typealias StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression> =
    _TextExpression<Root, Other, _LocalizedOrder>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// How two texts are ordered, whatever their case.
  public typealias StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression> =
    _TextExpression<Root, Other, _CaseInsensitiveOrder>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { .init(root: root, other: other) }

  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { .init(root: root, other: other) }

  /// Two texts and how they are compared.
  public struct _TextExpression<Root: PredicateExpression, Other: PredicateExpression, Comparison: _TextComparison>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Comparison.Output {
      try Comparison.compare(root.evaluate(bindings), other.evaluate(bindings))
    }
  }

  /// One way to compare two texts.
  public protocol _TextComparison {
    associatedtype Output
    static func compare(_ text: some StringProtocol, _ other: some StringProtocol) -> Output
  }

  public enum _StandardContains: _TextComparison {
    public static func compare(_ text: some StringProtocol, _ other: some StringProtocol) -> Bool {
      text.localizedStandardContains(other)
    }
  }

  public enum _LocalizedOrder: _TextComparison {
    public static func compare(_ text: some StringProtocol, _ other: some StringProtocol) -> ComparisonResult {
      text.localizedCompare(other)
    }
  }

  public enum _CaseInsensitiveOrder: _TextComparison {
    public static func compare(_ text: some StringProtocol, _ other: some StringProtocol) -> ComparisonResult {
      text.caseInsensitiveCompare(other)
    }
  }
}

// Whether an expression is sendable, encodable or standard follows from its parts, as for those of Foundation.
extension PredicateExpressions._TextExpression: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions._TextExpression: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions._TextExpression: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
