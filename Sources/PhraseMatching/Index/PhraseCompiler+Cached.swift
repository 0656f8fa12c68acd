import Diagnostics
import WordSemantics

// Phrases that were compiled before.
extension PhraseCompiler {
  /// Compiles applications, but for the phrases where a cache has them.
  ///
  /// Only the phrases are kept: values change from day to day, compile quickly, and are nobody else's concern.
  static func compile(_ applications: [Application], cache: (any CompilationCache)?) -> (
    bytes: [UInt8], findings: [Finding]
  ) {
    guard let cache else { return compile(applications) }
    let key = CompilationKey(.phrases, digest(of: applications))
    if let kept = cache.bytes(for: key), let blob = try? IndexBlob(IndexMemory(copying: kept)),
      (try? PhraseSections(blob)) != nil
    {
      return finish(IndexBlobWriter(after: blob), values: applications, findings: [])
    }
    let (blob, findings) = phrases(of: applications)
    // What is wrong with phrases has to be said again the next time.
    if findings.isEmpty { keep(blob, for: key, in: cache) }
    return finish(blob, values: applications, findings: findings)
  }

  /// Few phrases are compiled sooner than a file is read.
  private static func keep(_ blob: IndexBlobWriter, for key: CompilationKey, in cache: any CompilationCache) {
    let bytes = blob.finish()
    if bytes.count >= leastBytes { cache.keep(bytes, for: key) }
  }

  private static let leastBytes = 64 << 10

  /// Differs where compiled phrases differ. O(bytes of their texts).
  private static func digest(of applications: [Application]) -> UInt64 {
    var digest = ContentDigest(BuiltinWords.fingerprint)
    for application in applications { digest.add(application) }
    return digest.value
  }
}

extension ContentDigest {
  /// Everything of an application but its values; of those the ones that stand for what is not said.
  fileprivate mutating func add(_ application: Application) {
    add(application.name)
    add(application.entities) { digest, entity in
      digest.add(entity.name)
      digest.add(entity.title)
      digest.add(entity.vocabulary == .open ? 1 : 0)
      digest.add(entity.selection == nil ? 0 : 1)
    }
    let entities = Dictionary(application.entities.map { ($0.name, $0) }) { _, last in last }
    add(application.shortcuts) { digest, shortcut in
      digest.add(shortcut.intent)
      digest.add(shortcut.title)
      digest.add(shortcut.image)
      digest.add(shortcut.phraseOrigin == .derived ? 1 : 0)
      digest.add(shortcut.parameters) { $0.add($1, entities) }
      digest.add(shortcut.phrases) { digest, phrase in
        digest.add(phrase)
        digest.add(phrase.parameters) { $0.add($1, entities) }
      }
    }
    add(application.negativePhrases) { $0.add($1) }
  }

  private mutating func add(_ phrase: PhraseTemplate) {
    add(phrase.text)
    add(phrase.parts)
  }

  private mutating func add(_ parts: [PhraseTemplate.Part]) {
    add(parts) { digest, part in
      switch part {
      case .words(let words):
        digest.add(1)
        digest.add(words)
      case .application: digest.add(2)
      case .placeholder(let name, _):
        digest.add(3)
        digest.add(name)
      case .optional(let parts):
        digest.add(4)
        digest.add(parts)
      case .alternatives(let branches):
        digest.add(5)
        digest.add(branches) { $0.add($1) }
      }
    }
  }

  private mutating func add(_ parameter: Parameter, _ entities: [String: Entity]) {
    add(parameter.name)
    add(parameter.prompt)
    add(parameter.needNotBeSaid ? 1 : 0)
    add(parameter.multiplier.bitPattern)
    add(parameter.kind)
    switch parameter.fallback {
    case nil: add(0)
    case .place: add(1)
    case .number(let number):
      add(2)
      add(number.bitPattern)
    case .boolean(let flag): add(flag ? 3 : 4)
    case .text(let text):
      add(5)
      add(text)
      guard case .entity(let name) = parameter.kind else { break }
      let value = entities[name]?.values.first { $0.id == text }
      add(value?.title)
      add(value?.subtitle)
    }
  }

  private mutating func add(_ kind: Parameter.Kind) {
    switch kind {
    case .entity(let name):
      add(1)
      add(name)
    case .text: add(2)
    case .integer(let range):
      add(3)
      if let range { add([range.lowerBound, range.upperBound]) { $0.add($1) } }
    case .number(let range):
      add(4)
      if let range { add([range.lowerBound, range.upperBound]) { $0.add($1.bitPattern) } }
    case .boolean: add(5)
    case .date: add(6)
    case .duration: add(7)
    case .measurement: add(8)
    }
  }

  private mutating func add<Element>(_ elements: [Element], _ body: (inout Self, Element) -> Void) {
    add(elements.count)
    for element in elements { body(&self, element) }
  }

  private mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }
}
