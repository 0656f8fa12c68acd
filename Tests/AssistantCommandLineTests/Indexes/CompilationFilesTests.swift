import Foundation
import Testing

@testable import AssistantCommandLine
@testable import PhraseMatching

/// What was compiled and learned lies in the cache folder, for the next process.
@Suite struct `Files of what was compiled` {
  private let cache = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)").path

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
  private var folder: String { "\(cache)/behest/compiled" }

  private func withFiles(_ body: (CompilationFiles) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: cache) }
    try body(try #require(CompilationFiles(["XDG_CACHE_HOME": cache, "HOME": "/nowhere"])))
  }

  @Test func `hold what was kept, and nothing else`() throws {
    try withFiles { files in
      #expect(files.bytes(for: phrases(1)) == nil)
      files.keep([1, 2, 3], for: phrases(1))
      #expect(files.bytes(for: phrases(1)) == [1, 2, 3])
      #expect(files.bytes(for: phrases(2)) == nil)
      #expect(files.bytes(for: CompilationKey(.classifier, 1)) == nil)
    }
  }

  private func phrases(_ digest: UInt64) -> CompilationKey { CompilationKey(.phrases, digest) }

  @Test func `are of no use to another build of the program`() {
    defer { try? FileManager.default.removeItem(atPath: cache) }
    CompilationFiles(folder: folder, build: 1).keep([1], for: phrases(1))
    #expect(CompilationFiles(folder: folder, build: 2).bytes(for: phrases(1)) == nil)
    #expect(CompilationFiles(folder: folder, build: 1).bytes(for: phrases(1)) == [1])
  }

  @Test func `are read by their owner alone`() throws {
    try withFiles { files in
      files.keep([1], for: phrases(1))
      for (path, mode) in [(folder, 0o700), ("\(folder)/\(try #require(names.first))", 0o600)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == mode)
      }
    }
  }

  @Test func `are no more than a few, and those used last stay`() throws {
    try withFiles { files in
      for key in 0..<UInt64(CompilationFiles.most) {
        let before = Set(names)
        files.keep([UInt8(key)], for: phrases(key << 60 | key))
        let past = Date(timeIntervalSinceNow: Double(key) - 1_000)
        let path = "\(folder)/\(try #require(Set(names).subtracting(before).first))"
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
      }
      #expect(files.bytes(for: phrases(0)) == [0])
      files.keep([98], for: CompilationKey(.classifier, 98))
      files.keep([99], for: phrases(99))
      #expect(names.count == CompilationFiles.most + 1)
      #expect(files.bytes(for: phrases(0)) == [0])
      #expect(files.bytes(for: phrases(1 << 60 | 1)) == nil)
    }
  }

  @Test func `lie in the home folder where no other is named, and nowhere without one`() {
    #expect(CompilationFiles(["HOME": "/home/ada"])?.folder == "/home/ada/.cache/behest/compiled")
    #expect(CompilationFiles(["HOME": "/home/ada", "XDG_CACHE_HOME": "here"])?.folder.hasPrefix("/home/ada/") == true)
    #expect(CompilationFiles([:]) == nil)
    #expect(CompilationFiles(["HOME": "/home/ada"], program: "/nowhere") == nil)
  }

  @Test func `that cannot be written are as if they were not there`() throws {
    let files = try #require(CompilationFiles(["XDG_CACHE_HOME": "/proc/nothing"]))
    files.keep([1], for: phrases(1))
    #expect(files.bytes(for: phrases(1)) == nil)
  }
}
