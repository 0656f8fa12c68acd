internal import FileFormats

extension BenchmarkReport {
  /// The report as JSON, to be recorded; see ``init(json:)``. Times are in nanoseconds, memory in bytes.
  package var json: String {
    var json = JSONWriter(.page(columns: .max))
    json.report(self)
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  /// Reads a report that was recorded.
  package init(json: [UInt8]) throws(BenchmarkDataError) {
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
  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataError) {
    processor = try fields.string("processor")
    cores = try fields.count("cores")
    architecture = try fields.string("architecture")
  }
}

extension WorkloadResult {
  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataError) {
    self.init(name: try fields.string("name"))
    size = try SizeFigures(fields.fields("size"))
    build = try BuildFigures(fields.fields("build"))
    memory = try MemoryFigures(fields.fields("memory"))
    hits = try LatencyFigures(fields.fields("hits"))
    misses = try LatencyFigures(fields.fields("misses"))
    allocations = try AllocationFigures(fields.fields("allocations"))
    requestsPerSecond = try fields.optional("requestsPerSecond", fields.count)
    problems = try fields.strings("problems")
    if let recorded = try fields.optional("meaning", fields.fields) { meaning = try MeaningFigures(recorded) }
    for result in try fields.list("classes") { classes.append(try ClassResult(result)) }
  }
}

extension ClassResult {
  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataError) {
    let name = try fields.string("class")
    guard let requestClass = RequestClass(rawValue: name) else {
      throw .field(path: "\(fields.path).class", expected: "a class of requests", found: "'\(name)'")
    }
    let answers = AnswerFigures(
      requests: try fields.count("requests"), right: try fields.count("right"),
      firstWrong: try fields.optional("firstWrong", fields.string))
    self.init(requestClass: requestClass, answers: answers, atLeastRight: try fields.number("atLeastRight"))
    latency = try LatencyFigures(fields.fields("latency"))
    allocations = try AllocationFigures(fields.fields("allocations"))
  }
}

extension FigureGroup {
  fileprivate init(_ fields: JSONFields) throws(BenchmarkDataError) {
    self.init()
    for field in Self.fields {
      switch field.storage {
      case .always(let path): self[keyPath: path] = try fields.integer(field.name)
      case .perhaps(let path): self[keyPath: path] = try fields.optional(field.name, fields.integer)
      }
    }
  }
}

// MARK: - Writing

extension JSONWriter {
  fileprivate mutating func report(_ report: BenchmarkReport) {
    object(.lines) { json in
      json.member("format", 1)
      json.key("machine")
      json.object { json in
        json.member("processor", report.machine.processor)
        json.member("cores", report.machine.cores)
        json.member("architecture", report.machine.architecture)
      }
      json.member("buildKind", report.buildKind.rawValue)
      json.member("clockOverhead", report.clockOverhead)
      json.member("rounds", report.rounds)
      json.member("opening", report.opening)
      json.key("workloads")
      json.array(.lines) { json in for result in report.workloads { json.workload(result) } }
    }
  }

  private mutating func workload(_ result: WorkloadResult) {
    object(.lines) { json in
      json.member("name", result.name)
      json.group("size", result.size)
      json.group("build", result.build)
      json.group("memory", result.memory)
      json.group("hits", result.hits)
      json.group("misses", result.misses)
      json.group("allocations", result.allocations)
      json.member("requestsPerSecond", result.requestsPerSecond)
      json.key("problems")
      json.strings(result.problems)
      json.group("meaning", result.meaning)
      json.key("classes")
      json.array(.lines) { json in for result in result.classes { json.requestClass(result) } }
    }
  }

  private mutating func requestClass(_ result: ClassResult) {
    object(.lines) { json in
      json.member("class", result.requestClass.rawValue)
      json.member("requests", result.answers.requests)
      json.member("right", result.answers.right)
      json.member("firstWrong", result.answers.firstWrong)
      json.key("atLeastRight")
      json.number(result.atLeastRight)
      json.group("latency", result.latency)
      json.group("allocations", result.allocations)
    }
  }

  private mutating func group<Group: FigureGroup>(_ key: StaticString, _ group: Group?) {
    self.key(key)
    optional(group) { json, group in
      json.object { json in
        for field in Group.fields {
          json.key(field.name)
          json.optional(field.value(in: group)) { $0.integer($1) }
        }
      }
    }
  }
}
