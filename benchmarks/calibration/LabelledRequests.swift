import Foundation
import PhraseMatching

/// How many phrases each intent has.
enum SampleSize: Hashable {
  case phrases(Int)
  case all

  var name: String {
    switch self {
    case .phrases(let count): "\(count)"
    case .all: "all"
    }
  }
}

/// A public data set: training requests by intent, and test requests with theirs.
struct LabelledRequests {
  struct TestRequest: Decodable {
    var text: String
    var intent: String
  }

  private struct File: Decodable {
    var train: [String: [String]]
    var test: [TestRequest]
  }

  let name: String
  let train: [String: [String]]
  let test: [TestRequest]
  private let folder: URL

  init(name: String, folder: URL) throws {
    let file = try JSONDecoder().decode(
      File.self, from: Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    (self.name, self.folder, train, test) = (name, folder, file.train, file.test)
  }

  /// The phrases to report with: those of a sample file, or everything.
  func reportedPhrases(_ size: SampleSize, seed: Int) throws -> [String: [String]] {
    guard case .phrases(let count) = size else { return train }
    let file = folder.appendingPathComponent("\(name).k\(count).s\(seed % 3 + 1).json")
    return try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
  }

  /// What an intent is about: the first part of its name, `alarm` of `alarm_set`.
  static func topic(of intent: String) -> Substring { intent.prefix { $0 != "_" } }

  /// The intents to leave out: those of a share of all topics, or of so many intents one by one.
  func heldOut(_ share: Double, by unit: HeldOutUnit, seed: Int) -> Set<String> {
    var generator = SeededGenerator(seed: UInt64(seed))
    let intents = train.keys.sorted()
    let units = Set(intents.map { unit == .topics ? String(Self.topic(of: $0)) : $0 }).sorted()
    let chosen = Set(units.shuffled(using: &generator).prefix(max(1, Int((Double(units.count) * share).rounded()))))
    return Set(intents.filter { chosen.contains(unit == .topics ? String(Self.topic(of: $0)) : $0) })
  }
}

/// What is left out of the phrases as a whole.
enum HeldOutUnit: String {
  /// All that is about the same: alarms.
  case topics
  /// Intents one by one, whatever is near them: to ask for alarms, but not to set one.
  case intents
}
