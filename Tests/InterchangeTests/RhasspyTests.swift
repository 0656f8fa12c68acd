import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// Sentences of Rhasspy become catalogs.
struct RhasspyTests {
  private static let sentences = #"""
    # A house
    [ChangeLight]
    colors = (red | green | sky blue:blue){color}
    \[please] set [the] light to <colors>
    make the ($rooms){room} light <colors> [now:]
    dim to (0..100){level} percent

    [Report]
    what is the light in $rooms
    tell <ChangeLight.colors> (from | since) 1..12
    is it (on:yes | off:no){state!upper}
    """#

  private static func imported(_ text: String, lists: [String: String] = [:]) -> Imported {
    let files = lists.sorted { $0.key < $1.key }.map { ImportedFile(path: "profile/slots/\($0.key)", text: $0.value) }
    return Importers.importing([ImportedFile(path: "profile/sentences.ini", text: text)] + files)
  }

  @Test func `sentences become a catalog`() throws {
    let catalog = try #require(
      Self.imported(Self.sentences, lists: ["rooms": "living room\n# upstairs\n(bath | bathroom):bath\n"]).catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
        }

        """#)
    #expect(Catalog.read(CatalogWriter.text(of: catalog)).catalog == catalog)
  }

  @Test func `what was left out is listed with its place`() {
    #expect(
      Self.imported(Self.sentences).notes.map(\.description) == [
        ""
      ])
  }

  @Test(arguments: [
    ("go home\n[A]\ngo", "sentences.ini:1:1: error: the line stands before the first '[Intent]'"),
    ("[A]\n[go] home", "sentences.ini:2:1: error: '[' at the beginning of a line opens an intent and is never closed; "
      + "write '\\[' for an optional word"),
    ("[A]\ngo (home", "sentences.ini:2:4: error: '(' is never closed"),
    ("[A]\nr = go )\n<r>", "sentences.ini:2:8: error: ')' closes nothing"),
    ("[A]\nr = <s>\ns = x [<r>]\n<r>", "sentences.ini:4:1: error: rule '<A.r>' refers to itself through '<A.s>'"),
    ("[A]\n<B.r>", "sentences.ini:2:1: error: no rule is called '<B.r>'"),
    ("[A]\ngo\n[A]\nrun", "sentences.ini:3:1: error: intent 'A' is written twice; only the first counts"),
    ("[]\ngo", "sentences.ini:1:1: error: an intent has no name"),
  ])
  func `a mistake is named with its place`(text: String, note: String) {
    let imported = RhasspyImporter.read([ImportedFile(path: "sentences.ini", text: text)], name: nil)
    #expect(imported.notes.first?.description == note)
  }
}
