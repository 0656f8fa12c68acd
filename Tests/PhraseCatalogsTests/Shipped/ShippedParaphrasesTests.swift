import Foundation
import Testing

@testable import PhraseCatalogs
@testable import PhraseMatching

/// The requests in `phrases/` that say in other words what a phrase says: only the meaning of words can find them.
struct ShippedParaphrasesTests {
  @Test func `every catalog has paraphrases and every file of paraphrases has a catalog`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ShippedPhrasesTests.folder.path)
    let names = files.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) }
    #expect(names.sorted() == ShippedPhrasesTests.names)
  }

  @Test(arguments: ShippedPhrasesTests.names)
  func `a catalog has at least twenty paraphrases, no two of them alike`(name: String) throws {
    let texts = try Self.paraphrases(name).map { SpokenWord.key(of: $0.text) }
    #expect(texts.count >= 20)
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: ShippedPhrasesTests.names)
  func `a paraphrase is of a shortcut that its catalog has and says the values that it fills`(name: String) throws {
    let application = try Self.application(name)
    for request in try Self.paraphrases(name) {
      let paraphrase = try #require(Paraphrase(request, in: application), "\(request.text): unknown shortcut")
      #expect(paraphrase.unsaidParameters == [], "\(request.text)")
    }
  }

  @Test(arguments: ShippedPhrasesTests.names)
  func `a paraphrase shares no content word with the phrases of its shortcut`(name: String) throws {
    let application = try Self.application(name)
    for request in try Self.paraphrases(name) {
      let paraphrase = try #require(Paraphrase(request, in: application), "\(request.text): unknown shortcut")
      #expect(paraphrase.sharedWords == [], "\(request.text)")
    }
  }

  @Test(arguments: [
    ("glow, desk lamp", #"{"lamp":"desk"}"#, []),
    ("switch on the desk lamp", #"{"lamp":"desk"}"#, ["switch", "on"]),
    ("is the desk lamp switching?", #"{"lamp":"desk"}"#, ["switching"]),
    ("a switched lamp", "{}", ["switched"]),
  ])
  func `words of a phrase are found in other forms, and not in values`(
    text: String, parameters: String, shared: [String]
  ) throws {
    let line = #"{"text":"\#(text)","intent":"TurnOn","parameters":\#(parameters)}"#
    let request = try ExpectedAnswer(line: Substring(line))
    let paraphrase = try #require(Paraphrase(request, in: try Self.application("home")))
    #expect(paraphrase.sharedWords == shared)
  }

  @Test(arguments: [
    ("lights", "light"), ("opening", "open"), ("stopped", "stop"), ("closing", "close"), ("added", "add"),
    ("matches", "match"), ("copied", "copy"), ("cities", "city"), ("skipping", "skip"),
  ])
  func `a word and its inflected form have one stem`(form: String, word: String) {
    #expect(Paraphrase.stem(form) == Paraphrase.stem(word))
  }

  // MARK: Files

  private static let suffix = ".paraphrases.jsonl"

  private static func application(_ name: String) throws -> Application {
    try #require(try ShippedPhrasesTests.read(name).catalog).application
  }

  private static func paraphrases(_ name: String) throws -> [ExpectedAnswer] {
    try String(contentsOf: ShippedPhrasesTests.folder.appendingPathComponent(name + suffix), encoding: .utf8)
      .split(separator: "\n").filter { $0.contains(#""text""#) }.map { try ExpectedAnswer(line: $0) }
  }
}

/// A request set beside the shortcut that it means.
private struct Paraphrase {
  /// The parameters whose values are not said.
  private(set) var unsaidParameters: [String] = []
  /// The content words, values aside, that a phrase of the shortcut says as well, in any form.
  private(set) var sharedWords: [String] = []

  /// Nil if the application has no such shortcut, or the shortcut no such parameter.
  init?(_ request: ExpectedAnswer, in application: Application) {
    guard let shortcut = application.shortcuts.first(where: { $0.intent == request.answer.intent }) else { return nil }
    let known = Set(shortcut.phrases.flatMap { Self.contentWords(of: $0.parts) }.map(Self.stem))
    let words = Self.words(of: request.text)
    var rest = words.indices.filter { words[$0].isContent }
    for (name, text) in request.answer.parameters.sorted(by: { $0.key < $1.key }) {
      guard let parameter = shortcut.parameters.first(where: { $0.name == name }) else { return nil }
      if let place = Self.place(of: text, parameter.kind, in: request.text, application) {
        rest.removeAll { place.contains($0) }
      } else {
        unsaidParameters.append(name)
      }
    }
    sharedWords = rest.map { words[$0].text }.filter { known.contains(Self.stem($0)) }
  }

  // MARK: Words

  private struct Word {
    var text: String
    var isContent: Bool
  }

  private static func words(of text: String) -> [Word] {
    withTokens(text) { view in
      (0..<view.count).map { index in
        let bytes = view.bytes(index)
        let weight = WordWeights.weight(of: view[index], bytes: bytes)
        return Word(text: String(decoding: bytes, as: UTF8.self), isContent: weight >= WordWeights.contentThreshold)
      }
    }
  }

  /// Of every way to say a phrase, values and the application's name aside.
  private static func contentWords(of parts: [PhraseTemplate.Part]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .words(let text): words(of: text).filter(\.isContent).map(\.text)
      case .application, .placeholder: []
      case .optional(let parts): contentWords(of: parts)
      case .alternatives(let branches): branches.flatMap(contentWords)
      }
    }
  }

  /// A word without the ending of a plural, of -ing or of -ed, and without what such an ending changes before it.
  static func stem(_ word: String) -> String {
    let endings = [("ies", "y"), ("ied", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", "")]
    let ending = endings.first { word.hasSuffix($0.0) && word.count >= $0.0.count + 3 }
    var stem = ending.map { word.dropLast($0.0.count) + $0.1 } ?? word[...]
    if stem.count > 3, stem.last == stem.dropLast().last { stem.removeLast() }
    if stem.count > 3, stem.hasSuffix("e") { stem.removeLast() }
    return String(stem)
  }

  // MARK: Values

  /// Which words of a request say a value.
  private static func place(
    of value: String, _ kind: Parameter.Kind, in request: String, _ application: Application
  ) -> Range<Int>? {
    switch kind {
    case .entity(let name):
      names(of: value, application.entities.first { $0.name == name }).lazy.compactMap { place(of: $0, in: request) }
        .max { $0.count < $1.count }
    case .text: place(of: value, in: request)
    case .integer: place(of: value, .integer, in: request)
    case .number: place(of: value, .number, in: request)
    case .boolean: place(of: value, .boolean, in: request)
    case .date: place(of: value, .date, in: request)
    case .duration: place(of: value, .duration, in: request)
    case .measurement: place(of: value, .measurement, in: request)
    }
  }

  private static func names(of id: String, _ entity: Entity?) -> [String] {
    entity?.values.first { $0.id == id }.map { [$0.title] + $0.synonyms } ?? []
  }

  private static func place(of name: String, in request: String) -> Range<Int>? {
    words(of: request).map(\.text).firstRange(of: words(of: name).map(\.text))
  }

  private static func place(of value: String, _ kind: TypedKind, in request: String) -> Range<Int>? {
    let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)
    return withTokens(request) { view in
      (0..<view.count).lazy.compactMap { index in
        kind.read(view, at: index, now: now).flatMap { text($0.value) == value ? index..<$0.end : nil }
      }.first
    }
  }

  /// As a line of a file writes it.
  private static func text(_ value: TypedValue) -> String {
    if case .duration(let seconds) = value { Answer.text(seconds) } else { value.text }
  }

  private static func withTokens<Result>(_ text: String, _ body: (TokenView) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      var tokenizer = Tokenizer()
      tokenizer.read(bytes)
      return body(tokenizer.view)
    }
  }
}
