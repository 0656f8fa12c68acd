internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

/// Translations: `.xcstrings` and `.strings` files, which belong to the application that lies nearest.
enum TranslationFormat: LintFormat {
  static func claims(_ path: LintPath) -> Bool { path.kind == .file && LocalizationReading.canRead(path.path) }

  static func read(_ paths: [LintPath], into input: inout LintInput, _ console: Console) async {
    for path in paths {
      do {
        input.addTranslation(try FileContents.read(path.path), at: path.path)
      } catch {
        console.report(error)
        input.code = .unusable
      }
    }
  }

  /// The translations in a folder, however deep.
  static func files(in folder: String) -> [String] {
    FileTree.files(in: folder) { LocalizationReading.canRead(String($0)) }
  }

  /// The translations that lie in a folder of resources, where a running app looks for them: at its top, and in the
  /// folder of each language.
  static func resources(in folder: String) -> [String] {
    let languages = FileTree.names(in: folder, endingWith: ".lproj").map { "\(folder)/\($0)" }
    return ([folder] + languages).flatMap { folder in
      [".strings", ".xcstrings"].flatMap { FileTree.names(in: folder, endingWith: $0) }.map { "\(folder)/\($0)" }
    }
  }
}

extension LintInput {
  /// Takes in translations that can be read; nobody named them, so one that cannot is nobody's mistake here.
  mutating func addTranslations(in paths: [String]) {
    for path in paths {
      if let bytes = try? FileContents.read(path) { addTranslation(bytes, at: path) }
    }
  }

  /// Takes in a file of translations, for the application whose files share most of its path.
  mutating func addTranslation(_ bytes: [UInt8], at path: String, for owner: Int? = nil) {
    let reading = LocalizationReading.read(bytes, path: path, as: next)
    add(DeclarationSource(name: path, text: reading.text))
    add(reading.findings)
    guard let place = owner ?? nearestApplication(to: path) else { return }
    addLocalizations(reading.localizations, to: place)
  }

  private func nearestApplication(to path: String) -> Int? {
    let components = Self.components(of: path)
    let similarity = applications.map { application in
      names(of: application).map { Self.components(of: $0).commonPrefix(with: components) }.max() ?? 0
    }
    guard let greatest = similarity.max() else { return nil }
    return similarity.firstIndex(of: greatest)
  }

  /// The files that the phrases and intents of an application are written in.
  private func names(of application: DeclaredApplication) -> Set<String> {
    let places = application.intents.map(\.name.place) + [application.name.place]
    return Set(places.map { sources[$0.source.index].name })
  }

  private static func components(of path: String) -> [Substring] {
    URL(filePath: path).standardizedFileURL.path.split(separator: "/")
  }
}

extension [Substring] {
  fileprivate func commonPrefix(with other: [Substring]) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
