import Foundation
import ThesaurusPacking

/// `swift run pack-thesaurus [FOLDER]`: packs FOLDER/thesaurus/*.txt into FOLDER/thesaurus.table, which the program
/// embeds when it is built next. The folder is `Sources/WordTables` unless it is given.
@main enum PackThesaurus {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources/WordTables")
    let table = folder.appendingPathComponent("thesaurus.table")
    let texts = try ThesaurusTexts(folder: folder.appendingPathComponent("thesaurus"))
    let bytes = ThesaurusPacker(texts).bytes()
    try Data(bytes).write(to: table)
    print("\(table.path): \(Set(texts.members).count) words and expressions in \(bytes.count) bytes")
  }
}
