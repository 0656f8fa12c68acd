internal import AssistantCommandLine
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseTesting

/// A file to test, and what it holds by its name.
struct TestFile: Equatable {
  enum Kind: Equatable {
    case transcript
    case requests(RequestFile.Layout)
  }

  var path: String
  var kind: Kind

  static let standardInput = TestFile(path: "-", kind: .requests(.lines))

  /// A file that somebody named: whatever is no JSON is a conversation.
  init(named path: String) {
    if path == Self.standardInput.path {
      self = .standardInput
    } else {
      let name = path.lowercased()
      let layout: RequestFile.Layout? = name.hasSuffix(".jsonl") ? .lines : name.hasSuffix(".json") ? .document : nil
      self.init(path: path, kind: layout.map { .requests($0) } ?? .transcript)
    }
  }

  private init(path: String, kind: Kind) { (self.path, self.kind) = (path, kind) }

  /// Those that were named, and those of folders that were named, each folder's in the order of their names; nil, and
  /// said why, when a folder has none.
  static func all(_ paths: [String], _ console: Console) -> [TestFile]? {
    var files: [TestFile] = []
    for path in paths {
      guard FileTree.isFolder(path) else {
        files.append(TestFile(named: path))
        continue
      }
      let found = FileTree.files(in: path, where: isTest)
      if found.isEmpty {
        console.report(AuthoringMessages.nothingToTest(in: path))
        return nil
      }
      files += found.map { TestFile(named: $0) }
    }
    return files
  }

  /// Of a folder only files that are tests by their names, since catalogs and data are JSON, too.
  private static func isTest(_ name: Substring) -> Bool { suffixes.contains { name.hasSuffix($0) } }

  private static let suffixes = [".requests.jsonl", ".requests.json", ".txt", ".transcript"]
}
