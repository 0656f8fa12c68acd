import PhraseCatalogs
import PhraseMatching

/// Intents of Rhasspy while they are read.
struct RhasspyIntents {
  /// An intent, and the file that it is in.
  private struct Intent {
    var file: ImportedFile
    var section: RhasspyFile.Section
  }

  private var intents: [Intent] = []
  private var rules = SentenceRules()
  /// The values of the lists that were given.
  private(set) var lists: [String: [Entity.Value]] = [:]

  // MARK: Lists

  mutating func readList(_ name: String, in file: ImportedFile, noting log: inout ImportLog) {
    var values: [Entity.Value] = []
    var offset = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = offset..<offset + line.count
      offset = range.upperBound + 1
      let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      if text.isEmpty || text.hasPrefix("#") { continue }
      let place = ImportPlace(file, range)
      guard let sentence = Self.sentence(String(text), at: place, noting: &log) else { continue }
      guard let some = TaggedValues.of(sentence) else {
        log.leaveOut("a line that can be said in more than \(TaggedValues.most) ways", place)
        continue
      }
      values += some
    }
    lists[name] = values.merged
  }

  // MARK: Rules

  mutating func readRules(of file: ImportedFile, noting log: inout ImportLog) {
    let contents = RhasspyFile(file.bytes)
    for mistake in contents.mistakes { log.mistake(mistake.message, ImportPlace(file, mistake.range)) }
    for section in contents.sections {
      intents.append(Intent(file: file, section: section))
      for rule in section.rules {
        let place = ImportPlace(file, rule.body.range)
        guard let body = Self.sentence(rule.body.text, at: place, noting: &log) else { continue }
        let name = "\(section.name).\(rule.name)"
        if rules.rules[name] != nil { log.mistake("rule '<\(rule.name)>' is written twice", place) }
        rules.rules[name] = body.qualifyingRules(with: section.name)
      }
    }
  }

  private static func sentence(_ text: String, at place: ImportPlace, noting log: inout ImportLog) -> SentencePart? {
    do throws(SentenceMistake) {
      let (sentence, ignored) = try RhasspySentence.read(text)
      for what in ignored { log.leaveOut("\(what); what is said is handed over as it is", place) }
      return sentence
    } catch {
      let start = (place.range?.lowerBound ?? 0) + error.offset
      log.mistake(error.message, ImportPlace(place.file, start..<start))
      return nil
    }
  }

  // MARK: Sentences

  mutating func readSentences(into draft: inout CatalogDraft, noting log: inout ImportLog) {
    for intent in intents {
      let shortcut = shortcut(of: intent, entities: &draft.entities, noting: &log)
      if draft.shortcuts.contains(where: { $0.intent == shortcut.intent }) {
        log.mistake("intent '\(shortcut.intent)' is written twice; only the first counts", shortcut.place)
      } else {
        draft.shortcuts.append(shortcut)
      }
    }
  }

  private func shortcut(
    of intent: Intent, entities: inout [Entity], noting log: inout ImportLog
  ) -> CatalogDraft.Shortcut {
    let section = intent.section
    var filling = TagFilling(intent: section.name, lists: lists, entities: entities)
    var shortcut = CatalogDraft.Shortcut(
      intent: section.name, title: Names.title(section.name), place: ImportPlace(intent.file, section.range))
    for line in section.sentences {
      let place = ImportPlace(intent.file, line.range)
      guard let sentence = Self.sentence(line.text, at: place, noting: &log),
        let plain = writtenOut(sentence.qualifyingRules(with: section.name), at: place, noting: &log)
      else { continue }
      let filled = filling.fill(plain, at: place, noting: &log)
      shortcut.phrases.append(CatalogDraft.Phrase(text: PatternText.of(filled), place: place))
    }
    filling.noteDivisions(at: shortcut.place, in: &log)
    entities = filling.entities
    shortcut.parameters = filling.parameters
    return shortcut
  }

  private func writtenOut(
    _ sentence: SentencePart, at place: ImportPlace, noting log: inout ImportLog
  ) -> SentencePart? {
    do throws(SentenceRules.Problem) {
      return try rules.writtenOut(sentence)
    } catch {
      log.mistake(error.message, place)
      return nil
    }
  }
}

extension SentencePart {
  /// The part with each rule called by its full name: that of its intent before it.
  fileprivate func qualifyingRules(with intent: String) -> SentencePart {
    if case .rule(let name) = self { return name.contains(".") ? self : .rule("\(intent).\(name)") }
    return mapInner { $0.qualifyingRules(with: intent) }
  }
}
