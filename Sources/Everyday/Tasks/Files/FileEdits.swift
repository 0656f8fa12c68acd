import AppIntents

/// A text file that is edited, and what it begins with where there is none yet.
struct EditedFile: Sendable {
  let url: URL
  var heading = ""
}

/// Changes text files line by line, and takes changes back by their lines, whatever was written meanwhile.
@MainActor
final class FileEdits {
  typealias Edit = (inout TextLines) throws -> Void

  private let files: any Files

  nonisolated init(in files: any Files) { self.files = files }

  /// Changes a file. What takes the making of a file back removes it, if nothing else is in it.
  func change(
    _ file: EditedFile, as step: UndoStep?, isUnmaking: Bool = false, _ edit: @escaping Edit,
    undoneBy inverse: @escaping Edit
  ) throws {
    var isMade = false
    try files.edit(file.url) { data in
      isMade = data == nil
      var text = TextLines(data ?? Data(file.heading.utf8))
      try edit(&text)
      return isUnmaking && text.data == Data(file.heading.utf8) ? nil : text.data
    }
    step?.register(on: self) { [isMade] edits, step in
      try edits.change(file, as: step, isUnmaking: isMade, inverse, undoneBy: edit)
    }
    // The names of lists are among what people can say.
    if isMade || isUnmaking { EverydayShortcuts.updateAppShortcutParameters() }
  }

  /// Gives a file another name that no file has, and what it begins with.
  func move(_ old: EditedFile, to new: EditedFile, as step: UndoStep) throws {
    let name = old.url.deletingPathExtension().lastPathComponent
    guard let data = try files.read(old.url) else { throw EverydayError.itemIsGone(name) }
    let heading = Data(old.heading.utf8)
    let moved = data.starts(with: heading) ? Data(new.heading.utf8) + data.dropFirst(heading.count) : data
    try files.edit(new.url) { taken in
      guard taken == nil else { throw EverydayError.nameTaken(new.url.deletingPathExtension().lastPathComponent) }
      return moved
    }
    // What was written meanwhile stays where it was written.
    try files.edit(old.url) { $0 == data ? nil : $0 }
    step.register(on: self) { edits, step in try edits.move(new, to: old, as: step) }
    EverydayShortcuts.updateAppShortcutParameters()
  }

  /// Removes a file, or puts back what was in it.
  func put(_ data: Data?, at url: URL, as step: UndoStep) throws {
    var old: Data?
    try files.edit(url) {
      old = $0
      return data
    }
    step.register(on: self) { [old] edits, step in try edits.put(old, at: url, as: step) }
    EverydayShortcuts.updateAppShortcutParameters()
  }
}

extension TextLines {
  mutating func removeLast(_ line: String) throws {
    guard let index = lastIndex(of: line) else { throw EverydayError.itemIsGone(line) }
    remove(index)
  }

  mutating func replace(_ line: String, by other: String) throws {
    guard let index = firstIndex(of: line) else { throw EverydayError.itemIsGone(line) }
    replace(index, by: other)
  }
}

extension String {
  /// What somebody typed, as it fits on one line.
  var onOneLine: String {
    split { $0.isNewline || $0 == "\0" }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
