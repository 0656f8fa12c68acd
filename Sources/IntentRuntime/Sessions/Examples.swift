internal import Foundation
internal import PhraseMatching

/// Requests that would work, made of the installed phrases.
struct Examples {
  private let inventory: Inventory

  init(_ inventory: Inventory) { self.inventory = inventory }

  /// A request for a shortcut. Rather one that says everything than one where free words are to be put in.
  func first(of candidate: Candidate) -> String? {
    best(inventory.index.listings(application: candidate.application).lazy.filter { $0.intent == candidate.intent })
  }

  /// A request for an application, or for any.
  func first(of application: String?) -> String? { best(inventory.index.listings(application: application)) }

  /// A request for each shortcut that somebody wrote for an application, in order.
  func all(of application: String, atMost count: Int) -> [String] {
    let intents = inventory.place(ofApplication: application).map { inventory.applications[$0].model.shortcuts } ?? []
    let authored = intents.filter { $0.standing == .authored }
    return authored.prefix(count).compactMap { shortcut in
      best(inventory.index.listings(application: application).lazy.filter { $0.title.hasPrefix(shortcut.title) })
    }
  }

  /// Requests that have something to do with a topic: the words of their phrases, the titles of their values.
  func about(_ topic: String, of application: String?, atMost count: Int) -> [String] {
    let words = topic.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return [] }
    var seen: Set<String> = []
    var found: [String] = []
    for listing in inventory.index.listings(application: application) where found.count < count {
      let text = "\(listing.application) \(listing.title) \(listing.phrases.joined(separator: " "))".lowercased()
      let stems = words.map { $0.count > 4 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
      guard stems.allSatisfy(text.contains), seen.insert(listing.application + listing.intent).inserted,
        !listing.example.contains("${")
      else { continue }
      found.append(listing.example)
    }
    return found
  }

  private func best(_ listings: some Sequence<ShortcutListing>) -> String? {
    var first: String?
    for listing in listings.lazy.prefix(Self.examplesToChooseFrom) where !listing.example.contains("${") {
      if !listing.hasFreeWords { return listing.example }
      first = first ?? listing.example
    }
    return first
  }

  private static let examplesToChooseFrom = 100
}

extension ShortcutListing {
  /// Whether the example has "something" where a person has to put in words.
  fileprivate var hasFreeWords: Bool {
    let isWritten = phrases.first?.split(separator: " ").contains("something") ?? false
    return !isWritten && example.split(separator: " ").contains("something")
  }
}
