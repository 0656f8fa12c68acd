public import Diagnostics
import WordSemantics

/// A change to the values of an index.
public enum ValueChange: Sendable, Hashable {
  /// Adds a value, or replaces the one with the same id.
  case put(Entity.Value)
  /// Removes the value with this id.
  case remove(id: String)
  /// Removes all values that were put before.
  case removeAll
}

/// The name of an entity of an application.
public struct EntityName: Sendable, Hashable {
  /// The application's name.
  public var application: String
  /// The entity's name.
  public var entity: String

  /// Names an entity.
  public init(application: String, entity: String) { (self.application, self.entity) = (application, entity) }
}

extension PhraseIndex {
  /// Returns an index with changed values, which shares everything else with this one; this one does not change.
  ///
  /// Only the values put are compiled. Values that are put one at a time are collected in segments that double in size,
  /// so that each is compiled O(log n) times. Removing compares the id of each value: O(values). The changes are in
  /// memory only: ``memory`` keeps the index as it was compiled. Concurrent matches continue with the index that they
  /// have.
  public func updating(_ name: EntityName, _ changes: [ValueChange]) -> (index: PhraseIndex, findings: [Finding]) {
    guard let entity = entityIndex(name) else {
      let problem = CompilationError.unknownEntity(name.entity, parameter: "")
      return (self, [problem.finding(subject: "application '\(name.application)'")])
    }
    var segments = segments
    var put: [(entity: UInt32, value: Entity.Value)] = []
    for change in changes {
      switch change {
      case .removeAll:
        put.removeAll()
        for position in segments.indices { segments[position] = segments[position].hiding { $0.isOf(entity) } }
      case .remove(let id):
        put.removeAll { $0.value.id == id }
        for position in segments.indices {
          segments[position] = segments[position].hiding { $0.isOf(entity) && $0.hasID(id) }
        }
      case .put(let value):
        put.removeAll { $0.value.id == value.id }
        for position in segments.indices {
          segments[position] = segments[position].hiding { $0.isOf(entity) && $0.hasID(value.id) }
        }
        put.append((entity, value))
      }
    }
    let findings = add(put, to: &segments)
    return (with(segments), findings)
  }

  func entityIndex(_ name: EntityName) -> UInt32? {
    for position in 0..<phrases.entities.count {
      let entity = phrases.entities[position]
      guard phrases.strings[entity.name] == name.entity,
        phrases.strings[phrases.applications[entity.application].name] == name.application
      else { continue }
      return UInt32(position)
    }
    return nil
  }

  /// Compiles values into a new segment, merged with earlier segments that are not much larger.
  private func add(_ put: [(entity: UInt32, value: Entity.Value)], to segments: inout [ValueSegment]) -> [Finding] {
    guard !put.isEmpty else { return [] }
    var values = put
    while segments.count > 1, let last = segments.last, last.sections.values.count <= values.count * 2 {
      values = last.visibleSources + values
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

/// A value of a segment, compared without making strings.
struct ValueReference {
  let sections: ValueSections
  let record: ValueRecord

  func isOf(_ entity: UInt32) -> Bool { record.entity == entity }

  func hasID(_ id: String) -> Bool { sections.strings.isEqual(record.id, to: id) }
}

extension ValueSegment {
  /// The segment without the values for which `isHidden` is true.
  func hiding(_ isHidden: (ValueReference) -> Bool) -> ValueSegment {
    var hidden = hidden
    for value in sections.allValues
    where isHidden(ValueReference(sections: sections, record: sections.values[value])) {
      hidden.insert(value, of: sections.values.count)
    }
    return ValueSegment(sections, hidden: hidden, sources: sources)
  }

  /// What the segment was compiled from, without hidden values.
  var visibleSources: [(entity: UInt32, value: Entity.Value)] {
    sources.filter { source in
      sections.allValues.contains { value in
        let question = ValueReference(sections: sections, record: sections.values[value])
        return !hidden.contains(value) && question.isOf(source.entity) && question.hasID(source.value.id)
      }
    }
  }
}
