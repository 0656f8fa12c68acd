// The sections of the index, and which phrases have which words and fillers.
extension PhraseCompiler {
  func write(to blob: inout IndexBlobWriter) {
    blob.add(.strings, strings.bytes)
    blob.add(.stringStarts, strings.starts)
    blob.add(.applications, applications)
    blob.add(.entities, entities)
    blob.add(.parameters, parameters)
    blob.add(.shortcuts, shortcuts)
    let end = PhraseRecord(text: 0, owner: 0, firstNode: UInt32(nodes.count), edges: 0, traits: PhraseTraits())
    blob.add(.phrases, phrases + [end])
    blob.add(.phraseParameters, phraseParameters)
    blob.add(.nodes, nodes)
    blob.add(.edges, edges)
    blob.add(.settings, [BuiltinWords.fingerprint])
    lexicon.write(to: &blob, .phrases)
    let groups = PhraseGroups(phrases, nodes) { node, phrase in
      switch node.kind {
      case .placeholder, .anything: true
      case .word, .opener, .connector: postedWord(node, in: phrase) != nil
      case .application: false
      }
    }
    blob.add(.phraseGroups, groups.records)
    blob.add(.groupedPhrases, groups.members)
    writePostings(of: groups, to: &blob)
    blob.add(.openings, openings())
  }

  private func writePostings(of groups: PhraseGroups, to blob: inout IndexBlobWriter) {
    var words = PostingsBuilder(keys: lexicon.count)
    var fillers = PostingsBuilder(keys: entities.count + applications.count + TypedKind.allCases.count)
    for pass in PostingsBuilder.Pass.allCases {
      words.begin(pass)
      fillers.begin(pass)
      for (group, phrase) in groups.firstPhrases.enumerated() {
        for node in nodes[phrases.nodes(of: phrase, end: nodes.count)] {
          if let word = postedWord(node, in: phrases[phrase]) { words.note(word, in: UInt32(group)) }
          if let filler = postedFiller(node) { fillers.note(filler, in: UInt32(group)) }
        }
      }
    }
    blob.add(.postingStarts, words.starts)
    blob.add(.postings, words.postings)
    blob.add(.fillerStarts, fillers.starts)
    blob.add(.fillerPostings, fillers.postings)
  }

  /// Light words are posted for weak phrases only: they never make another phrase a candidate.
  private func postedWord(_ node: PhraseNode, in phrase: PhraseRecord) -> Int? {
    guard node.isWord else { return nil }
    return phrase.isWeak || isEvidence(node) ? Int(node.payload) : nil
  }

  private func postedFiller(_ node: PhraseNode) -> Int? {
    guard node.kind == .placeholder else { return nil }
    let parameter = parameters[Int(node.payload)]
    if let kind = parameter.filler.typedKind { return entities.count + applications.count + Int(kind.rawValue) }
    return parameter.filler == .entity ? Int(parameter.entity) : nil
  }
}
