internal import Foundation
internal import Interchange

/// Where metadata is written: a folder for each module and one for each app.
struct MetadataFolder {
  private static let file = "extract.actionsdata"
  /// The version that `version.json` tells.
  private static let toolsVersion = "1.0"

  let path: String

  init(_ path: String) { self.path = path }

  /// The metadata of a module.
  func file(ofModule name: String) -> String { "\(folder(ofModule: name))/\(Self.file)" }

  /// The metadata of an app with all that it includes.
  func file(ofApp name: String) -> String { "\(path)/\(name)/Metadata.appintents/\(Self.file)" }

  /// What the compiler writes.
  func scratch(ofModule name: String) -> String { "\(folder(ofModule: name))/compiler" }

  private func folder(ofModule name: String) -> String { "\(path)/\(name).appintents" }
  private func stamp(ofModule name: String) -> String { "\(folder(ofModule: name))/stamp" }

  // MARK: Reading

  /// What was written of a module, if it is still the same.
  func metadata(ofModule name: String, madeOf stamp: ExtractionStamp) -> AppMetadata? {
    guard ExtractionStamp(in: self.stamp(ofModule: name)) == stamp,
      let data = FileManager.default.contents(atPath: file(ofModule: name))
    else { return nil }
    return try? AppMetadata(json: data)
  }

  // MARK: Writing

  /// Writes a module's metadata; the stamp last, and only where nothing is wrong, so that it is said again.
  func write(_ metadata: AppMetadata, ofModule name: String, madeOf stamp: ExtractionStamp?) throws(ExtractionError) {
    let mark = self.stamp(ofModule: name)
    try? FileManager.default.removeItem(atPath: mark)
    try write(metadata, to: file(ofModule: name))
    if let stamp { try write(Data("\(stamp.text)\n".utf8), to: mark) }
    try? FileManager.default.removeItem(atPath: scratch(ofModule: name))
  }

  func write(_ metadata: AppMetadata, ofApp name: String) throws(ExtractionError) {
    try write(metadata, to: file(ofApp: name))
  }

  private func write(_ metadata: AppMetadata, to path: String) throws(ExtractionError) {
    guard let json = try? metadata.json(), let version = try? AppMetadataVersion(toolsVersion: Self.toolsVersion).json()
    else { throw .unwritable(path) }
    try write(json, to: path)
    try write(version, to: URL(filePath: path).deletingLastPathComponent().appending(path: "version.json").path)
  }

  private func write(_ data: Data, to path: String) throws(ExtractionError) {
    do {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path)
    }
  }
}
