import AppIntents

extension ModelData {
  /// Keeps a document in the folder of what people made, under the first name that is free.
  func save(_ data: Data, as name: String, endingWith fileExtension: String, _ step: UndoStep? = nil) throws -> URL {
    let safe = name.replacing("/", with: "-")
    let names = [safe] + (2...999).map { "\(safe) \($0)" }
    let files = names.map { documents.appending(path: "\($0).\(fileExtension)") }
    guard let file = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
      throw TravelError.notSaved
    }
    try write(data, to: file, step)
    return file
  }

  private func write(_ data: Data, to file: URL, _ step: UndoStep?) throws {
    do {
      try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
      try data.write(to: file, options: .withoutOverwriting)
    } catch {
      throw TravelError.notSaved
    }
    step?.register(on: self) { modelData in
      modelData.noteFailure { try modelData.remove(data, from: file, step) }
    }
  }

  private func remove(_ data: Data, from file: URL, _ step: UndoStep?) throws {
    try FileManager.default.removeItem(at: file)
    step?.register(on: self) { modelData in
      modelData.noteFailure { try modelData.write(data, to: file, step) }
    }
  }
}
