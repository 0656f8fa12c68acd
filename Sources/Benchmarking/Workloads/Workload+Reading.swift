extension Workload {
  /// Reads a file of workloads, JSON5: words, forms, and the workloads made of them.
  package static func read(_ bytes: [UInt8]) throws(BenchmarkDataError) -> [Workload] {
    var workloads: [Workload] = []
    for (workload, _) in try read(bytes, list: "workloads") { workloads.append(workload) }
    return workloads + (try readWishes(bytes))
  }

  /// The workloads whose words mean something, if the file has any.
  private static func readWishes(_ bytes: [UInt8]) throws(BenchmarkDataError) -> [Workload] {
    let file = try JSONFields(reading: bytes)
    guard let fields = try file.optional("meaning", file.fields) else { return [] }
    let wording = try SyntheticRequests(fields)
    let quotas = try readQuotas(fields.fields("classes"))
    var workloads: [Workload] = []
    for (workload, fields) in try read(file, fields.list("workloads")) {
      var workload = workload
      workload.wording = wording
      workload.quotas = try fields.optional("classes", fields.fields).map(readQuotas) ?? quotas
      workloads.append(workload)
    }
    return workloads
  }

  /// Reads the workloads of one of the file's lists, each with all that is said of it there.
  static func read(
    _ bytes: [UInt8], list: String
  ) throws(BenchmarkDataError) -> [(workload: Workload, fields: JSONFields)] {
    let file = try JSONFields(reading: bytes)
    guard try file.count("format") == 1 else {
      throw .field(path: "format", expected: "1", found: "another number")
    }
    return try read(file, file.list(list))
  }

  private static func read(
    _ file: JSONFields, _ list: [JSONFields]
  ) throws(BenchmarkDataError) -> [(workload: Workload, fields: JSONFields)] {
    let words = try readWords(file)
    let forms = try Forms(file.fields("forms"), words)
    let quotas = try readQuotas(file.fields("requests"))
    let phrasesPerShortcut = try file.counts("phrasesPerShortcut")
    guard let least = phrasesPerShortcut.min(), least > 0 else {
      throw .field(path: "phrasesPerShortcut", expected: "an array of positive numbers", found: "something else")
    }
    var workloads: [(workload: Workload, fields: JSONFields)] = []
    for fields in list {
      let workload = Workload(
        name: try fields.string("name"), seed: UInt64(try fields.count("seed")), shape: try Shape(fields),
        quotas: quotas, phrasesPerShortcut: phrasesPerShortcut, words: words, forms: forms)
      workloads.append((workload, fields))
    }
    return workloads
  }

  private static func readWords(_ file: JSONFields) throws(BenchmarkDataError) -> WordLists {
    let frequentFirst = try file.strings("frequentFirst")
    let fields = try file.fields("words")
    var lists = WordLists()
    for name in fields.keys {
      let words = try fields.strings(name).flatMap { $0.split(separator: " ").map(String.init) }
      if words.isEmpty { throw .field(path: "words.\(name)", expected: "words", found: "none") }
      lists.add(name, words, frequentFirst.contains(name) ? .firstMost : .even)
    }
    return lists
  }

  private static func readQuotas(_ fields: JSONFields) throws(BenchmarkDataError) -> [Quota] {
    var quotas: [Quota] = []
    for key in fields.keys {
      guard let requestClass = RequestClass(rawValue: key) else {
        let known = RequestClass.allCases.map(\.rawValue).joined(separator: ", ")
        throw .field(path: fields.path, expected: "one of \(known)", found: "'\(key)'")
      }
      let quota = try fields.fields(key)
      quotas.append(
        Quota(
          requestClass: requestClass, count: try quota.count("count"), atLeastRight: try quota.number("atLeastRight")))
    }
    return quotas.sorted { $0.requestClass.index < $1.requestClass.index }
  }
}

extension RequestClass {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Workload.Shape {
  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataError) {
    applications = max(try fields.count("applications"), 1)
    shortcuts = max(try fields.count("shortcuts"), 1)
    plainPhrases = try fields.optional("plainPhrases", fields.count)
    guard plainPhrases == nil else { return }
    shortcutsWithValue = min(try fields.count("shortcutsWithValue"), shortcuts)
    entitiesPerApplication = max(try fields.count("entitiesPerApplication"), 1)
    valuesPerEntity = max(try fields.count("valuesPerEntity"), 1)
  }
}

extension Workload.Forms {
  fileprivate init(_ fields: JSONFields, _ words: WordLists) throws(BenchmarkDataError) {
    application = try Self.read("application", fields, words)
    value = try Self.read("value", fields, words)
    phrase = try Self.read("phrase", fields, words)
    phraseWithValue = try Self.read("phraseWithValue", fields, words)
    plainPhrase = try Self.read("plainPhrase", fields, words)
    polite = try Self.read("polite", fields, words)
    miss = try Self.read("miss", fields, words)
    common = try Self.read("common", fields, words)
    babble = try Self.read("babble", fields, words)
    nonsense = try Self.read("nonsense", fields, words)
  }

  private static func read(_ key: String, _ fields: JSONFields, _ words: WordLists) throws(BenchmarkDataError)
    -> [PhraseForm]
  {
    var forms: [PhraseForm] = []
    for text in try fields.strings(key) {
      do throws(PhraseForm.Mistake) {
        forms.append(try PhraseForm(text, words))
      } catch {
        throw .form(path: "\(fields.path).\(key)", mistake: error.message)
      }
    }
    if forms.isEmpty { throw .field(path: "\(fields.path).\(key)", expected: "forms", found: "none") }
    return forms
  }
}
