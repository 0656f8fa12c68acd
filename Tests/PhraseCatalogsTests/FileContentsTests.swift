import Glibc
import Testing

@testable import PhraseCatalogs

struct FileContentsTests {
  @Test func `a file without end is read up to a limit`() {
    let error = #expect(throws: FileProblem.self) { try FileContents.read("/dev/zero", limit: 100_000) }
    #expect(error?.description == "cannot read '/dev/zero': it has more than 100000 bytes")
  }

  @Test func `the limit of catalogs is told in GiB`() {
    let problem = FileProblem(path: "big.json", attempt: .read, reason: .tooLarge(FileContents.greatestSize))
    #expect(problem.description == "cannot read 'big.json': it has more than 1 GiB")
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
    let error = #expect(throws: FileProblem.self) { try FileContents.read(path, limit: 7) }
    #expect(error?.reason == .tooLarge(7))
  }

  @Test func `a file is the same however it is named`() {
    #expect(FileContents.identity(of: "/dev/null") == FileContents.identity(of: "/dev/../dev/null"))
    #expect(FileContents.identity(of: "/dev/null") != FileContents.identity(of: "/dev/zero"))
    #expect(FileContents.identity(of: "/dev/no such thing") == nil)
  }
}
