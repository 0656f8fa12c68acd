import Diagnostics
import FileFormats
import PhraseCatalogs
import PhraseMatching

/// Reads the intents of Home Assistant, in the JSON of their published package, together with a home.
///
/// Each intent becomes a shortcut, each of its blocks of sentences a group of phrases with the context that the block
/// requires. Names, areas and floors come from the home; without one they are entities that take any words.
enum HomeAssistantImporter: Importer {
  static let format = "Home Assistant intents (JSON)"

  static func recognizes(_ file: ImportedFile) -> Bool {
    guard file.name.hasSuffix(".json"), let root = JSONValue.read(file.bytes).value else { return false }
    return isGrammar(root) || HomeAssistantHome.isHome(root)
  }

  private static func isGrammar(_ root: JSONValue) -> Bool {
    root["intents"]?.members.contains { $0.value["data"] != nil } ?? false
  }

  static func read(_ files: [ImportedFile], _ options: ImportOptions) -> Imported {
    var draft = CatalogDraft(name: options.name ?? "Home")
    var log = ImportLog()
    let roots = files.compactMap { file -> (file: ImportedFile, root: JSONValue)? in
      let (root, findings) = JSONValue.read(file.bytes)
      log.add(findings, in: file)
      return root.map { (file, $0) }
    }
    var home: HomeAssistantHome?
    for (file, root) in roots where !isGrammar(root) {
      home = home ?? HomeAssistantHome()
      home?.read(root, of: file, noting: &log)
    }
    draft.entities = home?.entities ?? []
    let grammars = roots.filter { isGrammar($0.root) }
    if grammars.isEmpty, let file = files.first {
      log.mistake("a home says nothing without a grammar", ImportLocation(file))
    }
    let languages = grammars.map { $0.root["language"]?.string ?? "" }
    for (language, (file, root)) in zip(languages, grammars) {
      if language != languages[0] {
        log.mistake(
          "the file is in '\(language)', the one before in '\(languages[0])'; a catalog has one language",
          ImportLocation(file, root["language"]?.range))
        break
      }
      var intents = HomeAssistantIntents(file: file, root: root)
      intents.tags = home?.tags
      intents.read(into: &draft, noting: &log)
    }
    return draft.imported(noting: &log)
  }
}

/// One file of intents while it is read.
struct HomeAssistantIntents {
  let file: ImportedFile
  let root: JSONValue
  var rules = SentenceRules()
  /// The lists that some sentence uses.
  var usedLists: Set<String> = []
  /// The tags that some value of a home has; nil where there is no home.
  var tags: Set<String>?

  init(file: ImportedFile, root: JSONValue) { (self.file, self.root) = (file, root) }

  func place(_ range: Range<Int>) -> ImportLocation { ImportLocation(file, range) }

  mutating func read(into draft: inout CatalogDraft, noting log: inout ImportLog) {
    readRules(noting: &log)
    for intent in root["intents"]?.members ?? [] {
      let shortcut = shortcut(intent, entities: &draft.entities, noting: &log)
      draft.shortcuts.append(shortcut)
    }
    noteRest(&log)
  }

  private mutating func readRules(noting log: inout ImportLog) {
    for rule in root["expansion_rules"]?.members ?? [] {
      rules.rules[rule.key] = sentence(rule.value, noting: &log)
    }
  }

  /// The sentence of a template; nil, and noted, when it cannot be read.
  func sentence(_ value: JSONValue, noting log: inout ImportLog) -> SentencePart? {
    guard let text = value.string else {
      log.mistake("a sentence must be a string, not \(value.kind)", place(value.range))
      return nil
    }
    do throws(SentenceMistake) {
      return try HomeAssistantSentence.read(text)
    } catch {
      log.mistake("\(error.message) in '\(text)'", place(value.range))
      return nil
    }
  }

  /// A sentence without rules; nil, and noted, when they lead nowhere.
  func writtenOut(_ sentence: SentencePart, at range: Range<Int>, noting log: inout ImportLog) -> SentencePart? {
    do throws(SentenceRules.Problem) {
      return try rules.writtenOut(sentence)
    } catch {
      log.mistake(error.message, place(range))
      return nil
    }
  }

  /// What else there is in the file.
  private func noteRest(_ log: inout ImportLog) {
    for list in root["lists"]?.members ?? [] where !usedLists.contains(list.key) {
      log.leaveOut("no sentence uses the list '\(list.key)'", place(list.keyRange))
    }
    if let words = root["skip_words"], !words.elements.isEmpty {
      log.leaveOut("the words to skip; the matcher has polite frames of its own", place(words.range))
    }
    if let errors = root["responses"]?["errors"] {
      log.leaveOut("the answers to errors; the assistant has its own", place(errors.range))
    }
    let known = ["language", "intents", "lists", "expansion_rules", "skip_words", "responses"]
    for member in root.members where !known.contains(member.key) && !(member.value.isEmptyObject) {
      log.leaveOut("'\(member.key)' has no counterpart", place(member.keyRange))
    }
  }
}

extension JSONValue {
  fileprivate var isEmptyObject: Bool { if case .object(let members) = content { members.isEmpty } else { false } }
}
