internal import Foundation
package import PhraseMatching

/// Requests that would work, made of the installed phrases.
struct Examples {
  private let snapshot: RegistrySnapshot

  init(_ snapshot: RegistrySnapshot) { self.snapshot = snapshot }

  /// A request for the shortcut of a candidate; where nobody wrote one, what it is called, as people say it.
  func first(of candidate: Candidate) -> String? {
    guard candidate.phraseOrigin == .derived else { return snapshot.index.example(of: candidate) }
    let words = candidate.title.split(separator: " ")
    let isTitle = words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true || $0.count < 4 }
    return isTitle ? candidate.title.lowercased() : snapshot.index.example(of: candidate)
  }

  /// A request for each shortcut that somebody wrote for an application, in order.
  func all(of application: String, atMost count: Int) -> [String] {
    let intents = snapshot.applicationIndex(named: application).map { snapshot.applications[$0].model.shortcuts } ?? []
    let authored = intents.filter { $0.phraseOrigin == .authored }
    var listings = snapshot.index.listings(application: application).makeIterator()
    var examples: [String] = []
    // Both are in the order of the catalog, so that one look at each is enough.
    for shortcut in authored where examples.count < count {
      let phrases = shortcut.phrases.map(\.text)
      while let listing = listings.next() {
        guard listing.intent == shortcut.intent, listing.phrases == phrases else { continue }
        if !listing.example.contains("${") { examples.append(listing.example) }
        break
      }
    }
    return examples
  }

  /// Requests that have something to do with a topic: the words of their phrases, the titles of their values.
  func about(_ topic: String, of application: String?, atMost count: Int) -> [String] {
    let words = topic.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return [] }
    var seen: Set<String> = []
    var found: [String] = []
    for listing in snapshot.index.listings(application: application) where found.count < count {
      let text = "\(listing.application) \(listing.title) \(listing.phrases.joined(separator: " "))".lowercased()
      let stems = words.map { $0.count > 4 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
      guard stems.allSatisfy(text.contains), seen.insert(listing.application + listing.intent).inserted,
        !listing.example.contains("${")
      else { continue }
      found.append(listing.example)
    }
    return found
  }
}

extension PhraseIndex {
  /// A request that would work: of an application, or of the first one. Rather one that says everything than one where
  /// free words are to be put in; looks at the first few.
  package func example(
    application: String? = nil, where isWanted: @escaping (ShortcutListing) -> Bool = { _ in true }
  ) -> String? {
    let fitting = listings(application: application).lazy.filter { isWanted($0) && !$0.example.contains("${") }
    guard let first = fitting.first(where: { _ in true }) else { return nil }
    let few = fitting.prefix(Self.examplesToChooseFrom)
    let complete = few.first { $0.application == first.application && !$0.hasFreeWords }
    return (complete ?? first).example
  }

  /// A request that would work for the shortcut of a candidate.
  package func example(of candidate: Candidate) -> String? {
    example(application: candidate.application) { $0.intent == candidate.intent }
  }

  private static var examplesToChooseFrom: Int { 100 }
}

extension ShortcutListing {
  /// Whether the example has "something" where a person has to put in words.
  fileprivate var hasFreeWords: Bool {
    let isWritten = phrases.first?.split(separator: " ").contains("something") ?? false
    return !isWritten && example.split(separator: " ").contains("something")
  }
}
