import Testing
import WordSemantics

@testable import PhraseMatching

/// Laws of completion, on random catalogs.
struct CompletionLawTests {
  /// So many beginnings of requests, half of them of exact ones. Many catalogs with a few texts each find more than many
  /// texts of one.
  private func beginnings(_ bench: inout LawBench, _ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let exact = (0..<count / 2).map { _ in bench.exact[random.below(bench.exact.count)].text }
    return (exact + bench.disturbed(count - count / 2)).map { String($0.prefix(random.below($0.count + 1))) }
  }

  private func complete(_ text: String, _ completer: Completer, limit: Int = 6) -> [Completion] {
    completer.complete(text, options: CompletionOptions(limit: limit, now: TypedRequest.now))
  }

  @Test(arguments: 0..<32)
  func `the fast completer ranks as the slow one does`(seed: UInt64) {
    var bench = LawBench(seed: seed, similarity: .lexical)
    let reference = ReferenceCompleter(bench.index)
    var ranker = CompletionRanker()
    var cases = LawCases()
    for text in beginnings(&bench, 32, seed: seed) where !text.isEmpty {
      var text = text
      text.withUTF8 { bytes in
        let options = CompletionOptions(limit: 6, now: TypedRequest.now)
        guard let unfinished = ranker.rank(bytes, bench.index, options, { _ in 0 }),
          unfinished.request.tokenCount > 0, unfinished.request.tokenCount < 8
        else { return }
        let sections = bench.index.segments[0].sections
        let fast = (0..<ranker.rows.count).map { place in
          let row = ranker.rows[place]
          let name = row.name.map { sections.strings[sections.completion.names[$0.name].text] }
          return ReferenceCompleter.Row(rank: row.rank, phrase: row.phrase.index, name: name)
        }
        cases.count(!fast.isEmpty)
        let slow = reference.rows(unfinished, limit: 6)
        let typed = String(decoding: bytes, as: UTF8.self)
        #expect(fast == slow, "seed \(seed), '\(typed)'")
      }
    }
    cases.requireShare(0.3, "completed", seed)
  }

  @Test(arguments: 0..<24)
  func `a completion with nothing missing reaches its shortcut with its values`(seed: UInt64) {
    var bench = LawBench(seed: seed, similarity: .lexical)
    let completer = Completer(index: bench.index)
    var cases = LawCases()
    for text in beginnings(&bench, 32, seed: seed) {
      for completion in complete(text, completer) where completion.missing.isEmpty {
        cases.count(true)
        let message = "seed \(seed), '\(text)' → '\(completion.text)'"
        let best = bench.match(completion.text).candidates.first
        #expect(best?.shortcut == completion.shortcut, "\(message)")
        guard let best, best.shortcut == completion.shortcut else { continue }
        for value in completion.values where !value.values.isEmpty {
          let named = best.values.first { $0.name == value.name }?.values.map(\.id) ?? []
          #expect(value.values.contains { named.contains($0.id) }, "\(message): \(value.name)")
        }
        guard let ending = completion.ending else { continue }
        #expect(bench.match(text + ending).candidates.first?.shortcut == completion.shortcut, "\(message): '\(ending)'")
      }
    }
    cases.requireShare(1, "complete", seed)
  }

  @Test(arguments: 0..<24)
  func `whoever accepts again and again comes to a shortcut`(seed: UInt64) {
    var bench = LawBench(seed: seed, similarity: .lexical)
    let completer = Completer(index: bench.index)
    var cases = LawCases()
    for text in beginnings(&bench, 24, seed: seed) {
      guard var best = complete(text, completer).first else { continue }
      for _ in 0..<4 where !best.missing.isEmpty {
        guard let next = complete(best.text, completer).first(where: { $0.shortcut == best.shortcut }),
          next.text.count > best.text.count
        else { break }
        best = next
      }
      guard cases.count(best.missing.isEmpty) else { continue }
      #expect(
        bench.match(best.text).candidates.first?.shortcut == best.shortcut, "seed \(seed), '\(text)' → '\(best.text)'")
    }
    cases.requireShare(0.3, "completed", seed)
  }

  @Test(arguments: 0..<24)
  func `every beginning of a phrase is completed by it`(seed: UInt64) {
    let bench = LawBench(seed: seed, similarity: .lexical)
    let completer = Completer(index: bench.index)
    var cases = LawCases()
    for request in bench.exact {
      let completions = complete(request.text, completer, limit: 200)
      let reached = bench.match(request.text).candidates.first?.shortcut
      cases.count(completions.contains { $0.shortcut == reached && $0.missing.isEmpty })
    }
    cases.requireShare(0.8, "among their own completions", seed)
  }

  @Test(arguments: 0..<16)
  func `a warm completer does not grow, and answers as a new one`(seed: UInt64) {
    var bench = LawBench(seed: seed, similarity: .lexical)
    let texts = beginnings(&bench, 40, seed: seed)
    let options = CompletionOptions(now: TypedRequest.now)
    let completer = Completer(index: bench.index)
    let decide = { (text: String, completer: Completer) in
      Array(text.utf8).withUnsafeBufferPointer { completer.decide($0, options: options) }
    }
    let cold = texts.map { decide($0, completer) }
    let growths = completer.growths
    #expect(texts.map { decide($0, completer) } == cold)
    #expect(completer.growths == growths)
    #expect(texts.map { decide($0, Completer(index: bench.index)) } == cold)
    LawCases(cold) { $0.count > 0 }.requireShare(0.3, "completed", seed)
  }

  @Test(arguments: 0..<6)
  func `values that were put since are completed, those that were removed are not`(seed: UInt64) {
    let index = CompletionCatalog.index
    let name = EntityName(application: "Home", entity: "Lamp")
    let put = ValueChange.put(Entity.Value(id: "attic", title: "Attic Lamp \(seed)"))
    let changed = index.updating(name, [put, .remove(id: "hall")]).index
    let completer = Completer(index: changed)
    #expect(complete("turn on the att", completer).first?.text == "Turn on the Attic Lamp \(seed)")
    #expect(!complete("turn on the ha", completer).contains { $0.text.contains("Hall") })
  }

  @Test(arguments: 0..<24)
  func `an index changed behind a corrected checksum completes harmlessly`(seed: UInt64) {
    var bench = LawBench(seed: seed, similarity: .lexical)
    let texts = beginnings(&bench, 4, seed: seed) + ["", "t", "turn "]
    let bytes = Array(bench.index.memory.bytes)
    var random = SeededGenerator(seed: seed)
    let tables: [IndexBlob.Section] = [
      .wordOrder, .openings, .valueWordOrder, .completedNames, .nameWords, .nameEntryStarts, .nameEntries,
    ]
    for _ in 0..<40 {
      var damage = IndexDamage(bytes)
      damage.alter(tables[random.below(tables.count)], &random)
      guard let index = try? PhraseIndex(IndexMemory(copying: damage.sealed)) else { continue }
      let completer = Completer(index: index)
      for text in texts { for completion in complete(text, completer) { #expect(completion.score <= 1) } }
    }
  }
}
