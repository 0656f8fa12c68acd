import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@Suite("Installed applications")
struct InstalledApplicationTests {
  @Test func `a catalog is installed under its own names`() {
    let application = Application(name: "Home", synonyms: ["my house"])
    let installed = InstalledApplication(Catalog(application: application, actions: []))
    #expect(installed.name == "Home")
    #expect(installed.synonyms == ["my house"])
  }
}
