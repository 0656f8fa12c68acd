import ApplePlatform
import Foundation

/// A folder of string tables that is gone when nobody holds it any longer.
final class ResourceFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: LocalizedStringResource.BundleDescription { .atURL(url) }

  /// Writes a file, such as `de.lproj/Localizable.strings`.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> Self { try write(path, Data(text.utf8)) }

  @discardableResult
  func write(_ path: String, _ data: Data) throws -> Self {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return self
  }

  /// The words for a text in a language.
  func text(
    _ value: String.LocalizationValue, in language: String, table: String? = nil
  ) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, locale: Locale(identifier: language), bundle: bundle))
  }
}
