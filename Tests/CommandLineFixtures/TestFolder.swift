internal import FileFormats
internal import Glibc
internal import PhraseCatalogs

/// A folder for the files of one test, gone afterwards.
package final class TestFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/behest-tests-XXXXXX".utf8CString)
    guard let name = mkdtemp(&template) else { throw CannotMakeFolder(number: errno) }
    path = String(cString: name)
  }

  private struct CannotMakeFolder: Error {
    var number: Int32
  }

  deinit {
    for name in FileTree.names(in: path, endingWith: "") { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Writes a file and returns its path.
  package func file(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    var text = text
    try text.withUTF8 { try FileContents.replace(file, with: UnsafeRawBufferPointer($0)) }
    return file
  }
}
