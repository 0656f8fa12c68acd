#if DEBUG  // Only debug builds are open to tests.
  internal import Diagnostics
  internal import FileFormats
  internal import Foundation
  internal import Interchange
  internal import LineEditor
  internal import PhraseCatalogs
  internal import PhraseTesting

  @testable internal import AssistantCommandLine
  @testable internal import IntentRuntime
  @testable internal import PhraseMatching
  @testable internal import WordSemantics

  extension FuzzTarget {
    /// Every reader.
    package static let all = [
      catalogs, indexes, json, lines, importers, strings, habits, history, transcripts, requests, phrases, sentences,
      propertyLists,
    ]

    private static let catalogs = FuzzTarget(name: "catalogs") { bytes in
      guard let catalog = Catalog.read(bytes).catalog else { return }
      match("turn on the desk lamp", with: PhraseIndex.compile([catalog.application]).index)
    }

    /// The bytes are written over those of an index, which then gets a checksum that fits.
    private static let indexes = FuzzTarget(name: "indexes") { bytes in
      var index = Self.index
      for start in stride(from: 0, to: bytes.count - 7, by: 8) {
        let position = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } % (index.count - 32) + 32
        for offset in 0..<4 where position + offset < index.count {
          index[position + offset] = bytes[start + 4 + offset]
        }
      }
      index.withUnsafeMutableBytes { memory in
        let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[32...]))
        memory.storeBytes(of: sum, toByteOffset: 24, as: UInt64.self)
      }
      guard let damaged = try? PhraseIndex(IndexMemory(copying: index)) else { return }
      match("turn on the desk lamp", with: damaged)
      _ = Array(damaged.listings().prefix(50))
    }

    private static let json = FuzzTarget(name: "json") { bytes in
      let value = JSONValue.read(bytes).value
      _ = JSONValue.beginning(of: bytes)
      guard let value else { return }
      var writer = JSONWriter(.compact)
      writer.value(value)
      precondition(JSONValue.read(writer.bytes).value != nil, "what is written has to be read again")
    }

    private static let lines = FuzzTarget(name: "lines") { bytes in
      for line in bytes.split(separator: 0x0A) {
        _ = RequestObject.read(Array(line))
        line.withUnsafeBufferPointer { _ = LineRequest($0, .jsonLines, usual: TurnOptions()) }
      }
    }

    private static let importers = FuzzTarget(name: "importers") { bytes in
      for name in ["house.json", "extract.actionsdata", "AppShortcuts.xcstrings", "en.lproj/AppShortcuts.strings"] {
        _ = Importers.importing([ImportedFile(path: name, bytes: bytes)])
      }
    }

    private static let strings = FuzzTarget(name: "strings") { bytes in
      _ = StringsFile(reading: bytes).entries
      _ = StringCatalog(reading: bytes)
    }

    private static let habits = FuzzTarget(name: "habits") { _ = HabitFile.read(Data($0)) }

    private static let history = FuzzTarget(name: "history") { bytes in
      let path = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
      let file = HistoryFile(path: path, limit: 10)
      _ = try? file.load()
      try? file.append("one more")
    }

    private static let transcripts = FuzzTarget(name: "transcripts") { _ = Transcript.read($0) }

    private static let requests = FuzzTarget(name: "requests") { bytes in
      _ = RequestFile.read(bytes, .lines)
      _ = RequestFile.read(bytes, .document)
    }

    private static let phrases = FuzzTarget(name: "phrases") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = PhraseTemplate.parse(text, as: .literal)
      _ = PhraseTemplate.pattern(text).template.map { Array($0.expansions(limit: 8)) }
    }

    private static let sentences = FuzzTarget(name: "sentences") { bytes in
      guard let index = try? PhraseIndex(IndexMemory(copying: Self.index)) else { return }
      match(String(decoding: bytes, as: UTF8.self), with: index)
    }

    private static let propertyLists = FuzzTarget(name: "propertyLists") { bytes in
      guard PropertyListLimits.allow(bytes) else { return }
      _ = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    }

    /// An index of the catalog in the corpus.
    private static let index: [UInt8] = {
      let catalog = (try? catalogs.seeds.first).flatMap { $0 }.flatMap { Catalog.read($0).catalog }
      guard let catalog else { preconditionFailure("the corpus has a catalog") }
      let index = PhraseIndex.compile([catalog.application]).index
      return withExtendedLifetime(index) { Array(index.memory.bytes) }
    }()

    private static func match(_ request: String, with index: PhraseIndex) {
      var options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20), similarity: .lexical)
      options.explanation = .steps
      _ = Matcher(index: index).match(request, options: options)
    }
  }
#endif
