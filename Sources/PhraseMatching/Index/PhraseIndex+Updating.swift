public import Diagnostics

/// A change to the values of an index.
public enum ValueChange: Sendable, Hashable {
  /// Adds a value, in place of the one with the same id if there is one.
  case put(Entity.Value)
  /// Takes the value with this id away.
  case remove(id: String)
  /// Takes all values away; those put afterwards are the only ones.
  case removeAll
}

/// Names an entity of an application.
public struct EntityName: Sendable, Hashable {
  /// The application's name.
  public var application: String
  /// The entity's name.
  public var entity: String

  /// Names an entity.
  public init(application: String, entity: String) {
    self.application = application
    self.entity = entity
  }
}

extension PhraseIndex {
  /// A new index with changed values that shares everything else with this one, which stays as it is.
  ///
  /// Nothing is compiled but the values put; changes that come one at a time are gathered in segments that double in
  /// size, so that a value is compiled anew only a few times. Removing looks once at each value's id. The changes live
  /// in memory only: ``memory`` still holds the index as it was compiled.
  public func updating(_ name: EntityName, _ changes: [ValueChange]) -> (index: PhraseIndex, findings: [Finding]) {
    guard let entity = entityPlace(name) else {
      let problem = CompilationProblem.unknownEntity(name.entity, parameter: "")
      return (self, [problem.finding(subject: "application '\(name.application)'")])
    }
    var segments = segments
    var put: [(entity: UInt32, value: Entity.Value)] = []
    for change in changes {
      switch change {
      case .removeAll:
        put.removeAll()
        for place in segments.indices { segments[place] = segments[place].hiding { $0.isOf(entity) } }
      case .remove(let id):
        put.removeAll { $0.value.id == id }
        for place in segments.indices { segments[place] = segments[place].hiding { $0.isOf(entity) && $0.hasID(id) } }
      case .put(let value):
        put.removeAll { $0.value.id == value.id }
        for place in segments.indices {
          segments[place] = segments[place].hiding { $0.isOf(entity) && $0.hasID(value.id) }
        }
        put.append((entity, value))
      }
    }
    let findings = add(put, to: &segments)
    return (with(segments), findings)
  }

  func entityPlace(_ name: EntityName) -> UInt32? {
    for place in 0..<phrases.entities.count {
      let entity = phrases.entities[place]
      guard phrases.strings[entity.name] == name.entity,
        phrases.strings[phrases.applications[entity.application].name] == name.application
      else { continue }
      return UInt32(place)
    }
    return nil
  }

  /// Compiles values into a segment of their own, taking in earlier segments that are not much larger.
  private func add(_ put: [(entity: UInt32, value: Entity.Value)], to segments: inout [ValueSegment]) -> [Finding] {
    guard !put.isEmpty else { return [] }
    var values = put
    while segments.count > 1, let last = segments.last, last.sections.values.count <= values.count * 2 {
      values = last.livingSources + values
      segments.removeLast()
    }
    var compiler = ValueCompiler()
    for (entity, value) in values { compiler.add(value, entity: entity, subject: "value '\(value.id)'") }
    var blob = IndexBlobWriter()
    compiler.write(to: &blob)
    do {
      let memory = IndexMemory(copying: blob.finish())
      let fillers = phrases.entities.count + phrases.applications.count
      let sections = try ValueSections(IndexBlob(memory), fillerLimit: fillers)
      segments.append(ValueSegment(sections, hidden: HiddenValues(), sources: values.map { ($0.entity, $0.value) }))
    } catch {
      preconditionFailure("freshly compiled values must be sound: \(error)")
    }
    return compiler.findings
  }
}

/// One value of a segment, to be asked about without making strings.
struct ValueQuestion {
  let sections: ValueSections
  let record: ValueRecord

  func isOf(_ entity: UInt32) -> Bool { record.entity == entity }

  func hasID(_ id: String) -> Bool { sections.strings.isEqual(record.id, to: id) }
}

extension ValueSegment {
  /// The segment without the values for which `isHidden` says so.
  func hiding(_ isHidden: (ValueQuestion) -> Bool) -> ValueSegment {
    var hidden = hidden
    for value in 0..<UInt32(sections.values.count)
    where isHidden(ValueQuestion(sections: sections, record: sections.values[value])) {
      hidden.insert(value, of: sections.values.count)
    }
    return ValueSegment(sections, hidden: hidden, sources: sources)
  }

  /// What the segment was compiled from, less what was hidden since.
  var livingSources: [(entity: UInt32, value: Entity.Value)] {
    sources.filter { source in
      (0..<UInt32(sections.values.count)).contains { value in
        let question = ValueQuestion(sections: sections, record: sections.values[value])
        return !hidden.contains(value) && question.isOf(source.entity) && question.hasID(source.value.id)
      }
    }
  }
}
