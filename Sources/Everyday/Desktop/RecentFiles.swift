import AppIntents

struct ShowRecentFiles: AppIntent {
  static let title: LocalizedStringResource = "Show Recent Files"
  static let description = IntentDescription(
    "Names the files that your programs opened lately.", categoryName: "Computer",
    searchKeywords: [
      "open my recent files", "my recent files", "recent documents", "show my recent documents",
      "which files did i use lately", "which files did i open last", "what did i open last", "what did i work on last",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<[FileEntity]> & ProvidesDialog & ShowsSnippetView {
    let files = try machine.recentFiles().map { FileEntity($0, below: machine.folders.home) }
    let dialog: IntentDialog =
      files.isEmpty
      ? "No program here has noted which files it opened."
      : "The last files that you used. The first is \(files[0].name)."
    return .result(value: files, dialog: dialog, view: LinesView(files))
  }
}

struct ShowDownload: AppIntent {
  static let title: LocalizedStringResource = "Show the Last Download"
  static let description = IntentDescription(
    "Names what you downloaded last.", categoryName: "Computer",
    searchKeywords: [
      "what did i download last", "what did i just download", "my last download", "my latest download",
      "what is my last download", "find my last download",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<FileEntity?> & ProvidesDialog {
    let files = try machine.files.entries(in: machine.downloads).filter { !$0.isFolder && !$0.name.hasPrefix(".") }
      .map { machine.downloads.appending(path: $0.name, directoryHint: .notDirectory) }
    let dated = files.compactMap { file in machine.files.changed(file).map { (file, $0) } }
    guard let (file, date) = dated.max(by: { $0.1 < $1.1 }) else {
      return .result(value: nil, dialog: "There are no files in \(machine.downloads.lastPathComponent).")
    }
    let entity = FileEntity(file, below: machine.folders.home)
    return .result(value: entity, dialog: "\(entity.name), \(machine.moment(date)).")
  }
}

extension Machine {
  /// The files that programs opened lately and that are still there, the last first, as the desktop keeps them.
  fileprivate func recentFiles() throws -> [URL] {
    let text = String(decoding: try files.read(folders.recent) ?? Data(), as: UTF8.self)
    let marks = text.matches(of: /<bookmark\s[^>]*>/).map { String($0.0) }
    let opened = marks.compactMap { mark -> (url: URL, date: Substring)? in
      guard
        let address = mark.firstMatch(of: /href="([^"]*)"/)?.1.replacing("&amp;", with: "&")
          .replacing("&apos;", with: "'"),
        let url = URL(string: String(address)), url.isFileURL
      else { return nil }
      return (url, mark.firstMatch(of: /(?:visited|modified)="([^"]*)"/)?.1 ?? "")
    }
    return opened.sorted { $0.date > $1.date }.lazy.map(\.url).filter { files.changed($0) != nil }.prefix(20).map(
      \.self)
  }

  /// Where programs put what is downloaded.
  fileprivate var downloads: URL {
    let text = try? files.read(folders.userFolders).map { String(decoding: $0, as: UTF8.self) }
    let named = text?.firstMatch(of: /(?m)^XDG_DOWNLOAD_DIR="([^"]*)"/).map { String($0.1) }
    let path = named?.replacing("$HOME", with: folders.home.path) ?? folders.home.appending(path: "Downloads").path
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
