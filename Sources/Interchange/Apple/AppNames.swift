import Foundation
import PhraseMatching

/// What an app is called, as its `Info.plist` says.
struct AppNames {
  /// The name; nil if the file does not say, or leaves it to the build.
  var name: String?
  /// What else people call it.
  var synonyms: [String]
  /// Whether the file says how to pronounce a name.
  var hasPronunciations: Bool

  /// Reads a property list; nil if it is none.
  init?(_ bytes: [UInt8]) {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else {
      return nil
    }
    let alternatives = list["INAlternativeAppNames"] as? [[String: Any]] ?? []
    name = Self.text(list["CFBundleDisplayName"]) ?? Self.text(list["CFBundleName"])
    let others = [list["CFBundleSpokenName"]] + alternatives.map { $0["INAlternativeAppName"] }
    let first = name
    synonyms = others.compactMap(Self.text).distinct.filter { $0 != first }
    hasPronunciations = alternatives.contains { $0["INAlternativeAppNamePronunciationHint"] != nil }
  }

  /// A text; nil for nothing, and for a build setting such as `$(PRODUCT_NAME)`.
  private static func text(_ value: Any?) -> String? {
    guard let text = value as? String, text.contains(where: { !$0.isWhitespace }), !text.contains("$(") else {
      return nil
    }
    return text
  }
}
