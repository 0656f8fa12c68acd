/// What a person answers when an intent asks: in order, or by the name of the parameter.
///
/// ```swift
/// try await app.say("buy a day pass", answering: ["yosemite", "yes"])
/// try await app.say("buy a day pass", answering: ["passType": "Yosemite", "confirmation": "yes"])
/// ```
///
/// Questions that are about no parameter are called by what they are: `confirmation`, `choice`, `foreground`, `shortcut`.
public struct ScriptedAnswers: Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// What is typed, one answer after the other.
  public var inOrder: [String]
  /// What is answered by name, whenever it is asked.
  public var byName: [String: String]

  /// A script.
  public init(inOrder: [String] = [], byName: [String: String] = [:]) {
    (self.inOrder, self.byName) = (inOrder, byName)
  }

  /// Answers in order.
  public init(arrayLiteral elements: String...) { self.init(inOrder: elements) }

  /// Answers by name; of several with one name the last counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(byName: Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
