import Glibc
import Testing

@testable import FileFormats

struct FileContentsTests {
  @Test func `a file without end is read up to a limit`() {
    let error = #expect(throws: FileError.self) { try FileContents.read("/dev/zero", limit: 100_000) }
    #expect(error?.description == "cannot read '/dev/zero': it has more than 100000 bytes")
  }

  @Test func `the limit of catalogs is told in GiB`() {
    let error = FileError(path: "big.json", attempt: .read, reason: .tooLarge(FileContents.greatestSize))
    #expect(error.description == "cannot read 'big.json': it has more than 1 GiB")
  }

  @Test func `a file of just the limit is read, and one of a byte more refused`() throws {
    var template = Array("/tmp/behest-file-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    try #require(write(descriptor, "12345678", 8) == 8)
    close(descriptor)
    #expect(try FileContents.read(path, limit: 8) == Array("12345678".utf8))
    let error = #expect(throws: FileError.self) { try FileContents.read(path, limit: 7) }
    #expect(error?.reason == .tooLarge(7))
  }

  @Test func `what a link leads to is replaced, and may be used by whom it could be`() throws {
    var template = Array("/tmp/behest-files-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&template)))
    let (file, link, loop) = ("\(folder)/file", "\(folder)/link", "\(folder)/loop")
    defer {
      for path in [file, link, loop] { unlink(path) }
      rmdir(folder)
    }
    try #require(symlink("file", link) == 0 && symlink("loop", loop) == 0)
    try FileContents.replace(link, with: "first")
    #expect(try FileContents.read(file) == Array("first".utf8))
    chmod(file, 0o640)
    try FileContents.replace(link, with: "second")
    var status = stat()
    try #require(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    try #require(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try FileContents.read(file) == Array("second".utf8))
    chmod(file, 0o444)
    let refusal = #expect(throws: FileError.self) { try FileContents.replace(link, with: "third") }
    #expect(
      refusal?.description
        == "cannot write '\(link)': the file is write-protected; 'chmod u+w' lets it be changed")
    #expect(try FileContents.read(file) == Array("second".utf8))
    let circle = #expect(throws: FileError.self) { try FileContents.replace(loop, with: "never") }
    #expect(circle?.reason == .system(ELOOP))
  }

  @Test func `a file is the same however it is named`() {
    #expect(FileContents.identity(of: "/dev/null") == FileContents.identity(of: "/dev/../dev/null"))
    #expect(FileContents.identity(of: "/dev/null") != FileContents.identity(of: "/dev/zero"))
    #expect(FileContents.identity(of: "/dev/no such thing") == nil)
  }
}
