import FileFormats
import PhraseMatching

/// A home: the names of its things with their domains, its areas and its floors, as entities.
struct HomeAssistantHome {
  private var names: [Entity.Value] = []
  private var areas: [Entity.Value] = []
  private var floors: [Entity.Value] = []

  static func isHome(_ root: JSONValue) -> Bool { root["entities"]?.elements.contains { $0["domain"] != nil } ?? false }

  /// Those of which the home has any, called as the lists of grammars are.
  var entities: [Entity] {
    [("name", "Name", names), ("area", "Area", areas), ("floor", "Floor", floors)].filter { !$0.2.isEmpty }.map {
      Entity(name: $0.0, title: $0.1, values: $0.2.merged)
    }
  }

  /// The domains and classes of its things.
  var tags: Set<String> { Set(names.flatMap(\.tags)) }

  mutating func read(_ root: JSONValue, of file: ImportedFile, noting log: inout ImportLog) {
    names += values(of: root["entities"], in: file, noting: &log)
    areas += values(of: root["areas"], in: file, noting: &log)
    floors += values(of: root["floors"], in: file, noting: &log)
    for member in root.members where !["entities", "areas", "floors"].contains(member.key) {
      log.leaveOut("'\(member.key)' of the home has no counterpart", ImportLocation(file, member.keyRange))
    }
  }

  private func values(of list: JSONValue?, in file: ImportedFile, noting log: inout ImportLog) -> [Entity.Value] {
    (list?.elements ?? []).compactMap { thing in
      guard let name = thing["name"]?.string, name.contains(where: { $0.isLetter || $0.isNumber }) else {
        log.leaveOut("something without a name", ImportLocation(file, thing.range))
        return nil
      }
      noteRest(of: thing, in: file, &log)
      return Entity.Value(
        id: thing["id"]?.string ?? thing["entity_id"]?.string ?? name, title: name, subtitle: subtitle(of: thing),
        synonyms: (thing["aliases"]?.elements ?? []).compactMap(\.string), tags: tags(of: thing))
    }
  }

  /// Where it is.
  private func subtitle(of thing: JSONValue) -> String? { thing["area"]?.string ?? thing["floor"]?.string }

  /// Its domain, and what class of device it is.
  private func tags(of thing: JSONValue) -> [String] {
    [thing["domain"], thing["attributes"]?["device_class"]].compactMap { $0?.string }.distinct
  }

  private func noteRest(of thing: JSONValue, in file: ImportedFile, _ log: inout ImportLog) {
    let known = ["name", "id", "entity_id", "aliases", "domain", "area", "floor", "attributes"]
    for member in thing.members where !known.contains(member.key) {
      log.leaveOut("'\(member.key)' of things in the home", ImportLocation(file, member.keyRange))
    }
    for member in thing["attributes"]?.members ?? [] where member.key != "device_class" {
      log.leaveOut(
        "the attribute '\(member.key)' of things: a catalog has no states", ImportLocation(file, member.keyRange))
    }
  }
}
