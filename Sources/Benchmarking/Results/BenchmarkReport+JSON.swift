extension BenchmarkReport {
  /// The report as JSON, to be recorded; see ``init(json:)``. Times are in nanoseconds, memory in bytes.
  package var json: String { text.rendered() + "\n" }

  private var text: JSONText {
    .object([
      ("format", .count(1)), ("machine", machine.text), ("buildKind", .string(buildKind.rawValue)),
      ("clockOverhead", .count(clockOverhead)),
      ("rounds", .count(rounds)), ("opening", .string(opening)), ("workloads", .array(workloads.map(\.text))),
    ])
  }

  /// Reads a report that was recorded.
  package init(json: [UInt8]) throws(BenchmarkDataProblem) {
    let fields = try JSONFields(reading: json)
    guard try fields.count("format") == 1 else {
      throw .field(path: "format", expected: "1", found: "another number")
    }
    guard let buildKind = BuildKind(rawValue: try fields.string("buildKind")) else {
      throw .field(path: "buildKind", expected: "'optimized' or 'debug'", found: "another word")
    }
    self.init(
      machine: try Machine(fields.fields("machine")), buildKind: buildKind,
      clockOverhead: try fields.count("clockOverhead"),
      rounds: try fields.count("rounds"), opening: try fields.string("opening"))
    for workload in try fields.list("workloads") { workloads.append(try WorkloadResult(workload)) }
  }
}

extension Machine {
  fileprivate var text: JSONText {
    .object([
      ("processor", .string(processor)), ("cores", .count(cores)), ("architecture", .string(architecture)),
    ])
  }

  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataProblem) {
    processor = try fields.string("processor")
    cores = try fields.count("cores")
    architecture = try fields.string("architecture")
  }
}

extension WorkloadResult {
  fileprivate var text: JSONText {
    .object([
      ("name", .string(name)), ("size", size.text), ("build", build.text), ("memory", memory.text),
      ("hits", hits.text), ("misses", misses.text), ("allocations", allocations.text),
      ("requestsPerSecond", .optional(requestsPerSecond)), ("problems", .array(problems.map(JSONText.string))),
      ("meaning", meaning?.text ?? .null), ("classes", .array(classes.map(\.text))),
    ])
  }

  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataProblem) {
    self.init(name: try fields.string("name"))
    size = try SizeFigures(fields.fields("size"))
    build = try BuildFigures(fields.fields("build"))
    memory = try MemoryFigures(fields.fields("memory"))
    hits = try LatencyFigures(fields.fields("hits"))
    misses = try LatencyFigures(fields.fields("misses"))
    allocations = try AllocationFigures(fields.fields("allocations"))
    requestsPerSecond = try fields.optionalCount("requestsPerSecond")
    problems = try fields.strings("problems")
    if let recorded = try fields.optionalFields("meaning") { meaning = try MeaningFigures(recorded) }
    for result in try fields.list("classes") { classes.append(try ClassResult(result)) }
  }
}

extension ClassResult {
  fileprivate var text: JSONText {
    .object([
      ("class", .string(requestClass.rawValue)), ("requests", .count(answers.requests)),
      ("right", .count(answers.right)), ("firstWrong", .optional(answers.firstWrong)),
      ("atLeastRight", .number(atLeastRight)), ("latency", latency.text), ("allocations", allocations.text),
    ])
  }

  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataProblem) {
    let name = try fields.string("class")
    guard let requestClass = RequestClass(rawValue: name) else {
      throw .field(path: "\(fields.path).class", expected: "a class of requests", found: "'\(name)'")
    }
    let answers = AnswerFigures(
      requests: try fields.count("requests"), right: try fields.count("right"),
      firstWrong: try fields.optionalString("firstWrong"))
    self.init(requestClass: requestClass, answers: answers, atLeastRight: try fields.number("atLeastRight"))
    latency = try LatencyFigures(fields.fields("latency"))
    allocations = try AllocationFigures(fields.fields("allocations"))
  }
}

extension FigureGroup {
  fileprivate var text: JSONText {
    .object(Self.fields.map { ($0.name, JSONText.optional($0.value(in: self))) })
  }

  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataProblem) {
    self.init()
    for field in Self.fields {
      switch field.place {
      case .always(let path): self[keyPath: path] = try fields.integer(field.name)
      case .perhaps(let path): self[keyPath: path] = try fields.optionalInteger(field.name)
      }
    }
  }
}
