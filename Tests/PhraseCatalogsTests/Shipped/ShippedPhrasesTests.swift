import Diagnostics
import Foundation
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// The catalogs in `phrases/`, each held to the requests beside it.
struct ShippedPhrasesTests {
  static let names = ["calendar", "clock", "home", "music", "notes", "shell", "travel"]

  @Test(arguments: names)
  func `a shipped catalog reads without a finding that matters`(name: String) throws {
    let (catalog, findings) = try Self.read(name)
    #expect(catalog != nil)
    #expect(findings.filter { $0.severity != .note }.map(\.headline) == [])
  }

  @Test(arguments: names)
  func `a shipped catalog answers its requests as they say`(name: String) throws {
    let catalog = try #require(try Self.read(name).catalog)
    let (index, findings) = PhraseIndex.compile([catalog.application])
    #expect(findings.isEmpty)
    let matcher = Matcher(index: index)
    let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))
    for request in try Self.requests(name) {
      let matching = matcher.match(request.text, options: options)
      #expect(Answer(matching) == request.answer, "\(request.text) → \(matching.candidates.first?.phrase ?? "nothing")")
    }
  }

  @Test func `every catalog has requests and every file of requests has a catalog`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let catalogs = files.filter { $0.hasSuffix(".json") }.map { $0.dropLast(5) }
    let requests = files.filter { $0.hasSuffix(".requests.jsonl") }.map { $0.dropLast(15) }
    #expect(Set(catalogs) == Set(requests))
    #expect(Set(catalogs.map(String.init)) == Set(Self.names))
  }

  // MARK: Files

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("phrases")

  static func read(_ name: String) throws -> (catalog: Catalog?, findings: [Finding]) {
    let bytes = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    return Catalog.read([UInt8](bytes))
  }

  static func requests(_ name: String) throws -> [ExpectedAnswer] {
    try String(contentsOf: folder.appendingPathComponent("\(name).requests.jsonl"), encoding: .utf8)
      .split(separator: "\n").map { try ExpectedAnswer(line: $0) }
  }
}

/// A line of a requests file.
struct ExpectedAnswer {
  var text: String
  var answer: Answer

  /// The line as it is written.
  private struct Line: Decodable {
    var text: String
    var intent: String?
    var outcome: String?
    var parameters: [String: Value]?
  }

  private enum Value: Decodable {
    case boolean(Bool), number(Double), text(String), measurement(Double, String)

    private enum Key: CodingKey { case value, unit }

    init(from decoder: any Decoder) throws {
      if let fields = try? decoder.container(keyedBy: Key.self) {
        self = .measurement(
          try fields.decode(Double.self, forKey: .value), try fields.decode(String.self, forKey: .unit))
        return
      }
      let single = try decoder.singleValueContainer()
      if let boolean = try? single.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let number = try? single.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try single.decode(String.self))
      }
    }

    var text: String {
      switch self {
      case .boolean(let boolean): "\(boolean)"
      case .number(let number): Answer.text(number)
      case .text(let text): text
      case .measurement(let number, let unit): "\(Answer.text(number)) \(unit)"
      }
    }
  }

  init(line: Substring) throws {
    let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    text = line.text
    let isMatched = line.outcome == nil
    answer = Answer(
      outcome: line.outcome ?? "matched",
      intent: isMatched ? line.intent : nil,
      parameters: isMatched ? line.parameters?.mapValues(\.text) ?? [:] : [:]
    )
  }
}

/// What matters of an answer.
struct Answer: Equatable, CustomStringConvertible {
  var outcome: String
  var intent: String?
  var parameters: [String: String]

  init(outcome: String, intent: String?, parameters: [String: String]) {
    self.outcome = outcome
    self.intent = intent
    self.parameters = parameters
  }

  init(_ matching: Matching) {
    outcome = matching.outcome.rawValue
    parameters = [:]
    guard matching.outcome == .matched, let best = matching.candidates.first else { return }
    intent = best.intent
    for value in best.values { parameters[value.name] = Self.text(value) }
  }

  private static func text(_ value: FilledParameter) -> String {
    switch value.typed {
    case .integer(let number): "\(number)"
    case .number(let number), .duration(let number): text(number)
    case .boolean(let flag): "\(flag)"
    case .measurement(let number, let unit): "\(text(number)) \(unit.name)"
    case .date: value.typed?.text ?? ""
    case nil: value.values.first?.id ?? value.text
    }
  }

  static func text(_ number: Double) -> String {
    number == Double(Int(number)) ? "\(Int(number))" : "\(number)"
  }

  var description: String {
    let list = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([outcome, intent ?? "-"] + list).joined(separator: " ")
  }
}
