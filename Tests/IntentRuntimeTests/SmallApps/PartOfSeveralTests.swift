import IntentRuntime
import Testing

@Suite struct `Some of several things at a question` {
  @Test(arguments: [
    ("no, just htop", "htop"), ("only htop please", "htop"), ("the first one only", "htop"), ("htop alone", "htop"),
    ("not node", "htop"), ("without node", "htop"), ("keep node", "htop"), ("leave node alone", "htop"),
    ("node stays", "htop"), ("keep only node", "htop"), ("all but htop", "node"), ("not node, just htop", "htop"),
    ("and git too", "htop, node, and git"),
  ])
  func `are left out, kept or added, and asked about again`(reply: String, left: String) async {
    let talk = await SmallAppTalk.keg()
    #expect(await talk.said(to: "uninstall htop and node") == "Uninstall htop and node?")
    #expect(await talk.said(to: reply) == "Uninstall \(left)?")
    #expect(await talk.said(to: "yes") == "Uninstalled \(left).")
  }

  @Test func `are not exchanged for what is not asked about`() async {
    let talk = await SmallAppTalk.keg()
    #expect(await talk.said(to: "uninstall htop", "not node").hasSuffix("Uninstall htop?"))
  }

  @Test func `are named as a pair by the word that both names have`() async {
    #expect(
      await SmallAppTalk.albums().said(to: "delete both wedding albums")
        == "Delete Wedding 2023 and Wedding Ideas? The photos stay in your library.")
    #expect(await SmallAppTalk.bookshelf().said(to: "open both dunes") == "Opening Dune. Opening Dune Messiah.")
  }
}
