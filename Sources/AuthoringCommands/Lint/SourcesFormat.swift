internal import AssistantCommandLine
internal import Diagnostics
internal import Extraction
internal import FileFormats
internal import Foundation
internal import Interchange
internal import PhraseCatalogs

/// Swift sources, a whole package or some of them: what they declare is extracted, without running it.
enum SourcesFormat: LintFormat {
  static func claims(_ path: LintPath) -> Bool {
    guard path.origin == .named else { return false }
    switch path.kind {
    case .file: return path.name.hasSuffix(".swift")
    case .folder: return hasSwift(path.path)
    }
  }

  static func read(_ paths: [LintPath], into input: inout LintInput, _ console: Console) async {
    for path in paths {
      do throws(ExtractionError) {
        input.add(try await extraction(of: path.path, console), of: path)
      } catch {
        console.report(error)
        input.code = .unusable
      }
    }
  }

  private static func extraction(
    of path: String, _ console: Console
  ) async throws(ExtractionError) -> Extraction.Result {
    let runner = ToolRunner()
    console.onInterruption { runner.stop() }
    return try await Extraction(of: [path]).run(with: runner) { event in
      if case .building = event { console.report(AuthoringMessages.extraction(event)) }
    }
  }

  private static func hasSwift(_ folder: String) -> Bool {
    var hasSwift = false
    FileTree.walk(folder) { entry in
      hasSwift = entry.kind == .file && entry.name.hasSuffix(".swift")
      return hasSwift ? .stop : .into
    }
    return hasSwift
  }
}

/// Metadata that was extracted before, by Apple's tools or by ours.
enum MetadataFormat: LintFormat {
  static func claims(_ path: LintPath) -> Bool { path.kind == .file && path.name.hasSuffix(".actionsdata") }

  static func read(_ paths: [LintPath], into input: inout LintInput, _ console: Console) async {
    for path in paths {
      do {
        let metadata = try AppMetadata(json: Data(try FileContents.read(path.path)))
        input.add(metadata, folder: folder(of: metadata, at: path.path))
      } catch let error as AppMetadata.Unreadable {
        console.report(AuthoringMessages.noMetadata(path.path, error))
        input.code = .unusable
      } catch {
        console.report("\(error)")
        input.code = .unusable
      }
    }
  }

  /// The folder that the files named in metadata are seen from: the nearest one above it from which one is found.
  private static func folder(of metadata: AppMetadata, at path: String) -> String {
    guard let file = metadata.files.first else { return "" }
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: file).path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return ""
  }
}

extension LintInput {
  /// Takes in what was extracted, with the translations that lie among the sources.
  fileprivate mutating func add(_ result: Extraction.Result, of path: LintPath) {
    for app in result.apps { add(app.metadata, folder: "\(app.folder)/".relativeToWorkingFolder) }
    for finding in result.findings {
      add([LintFinding(finding.finding, in: next)])
      add(finding.source)
    }
    let folder = path.kind == .folder ? path.path : (path.path as NSString).deletingLastPathComponent
    addTranslations(in: TranslationFormat.files(in: folder))
  }

  fileprivate mutating func add(_ metadata: AppMetadata, folder: String) {
    var sources = sources
    let count = sources.count
    let application = metadata.written(sources: &sources, folder: folder)
    for source in sources[count...] { add(source) }
    add(application)
  }
}
