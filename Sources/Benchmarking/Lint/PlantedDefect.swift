internal import PhraseMatching

/// Something wrong that is planted in an application, so that a benchmark of lint knows what has to be found.
struct PlantedDefect: Sendable {
  /// The rule that has to find it.
  var rule: String
  /// What the finding has to be about: a part of its subject or of its message.
  var subject: String
  private var phrases: [String: [String]] = [:]
  private var values: [String] = []

  /// One for each kind of rule that works on many phrases or values at once. Their words are in no list of words.
  static let all: [PlantedDefect] = [
    PlantedDefect(
      rule: "pair.duplicate", subject: "PlantedTwin",
      phrases: ["PlantedElder": ["Unfurl the xylophone"], "PlantedTwin": ["Unfurl the xylophone"]]),
    PlantedDefect(
      rule: "pair.indistinguishable", subject: "PlantedOne",
      phrases: ["PlantedOne": ["Varnish the quay gondola"], "PlantedMany": ["Varnish the quay gondolas"]]),
    PlantedDefect(
      rule: "pair.repeated", subject: "PlantedRepeat",
      phrases: ["PlantedRepeat": ["Embroider the zeppelin", "Embroider the zeppelin!"]]),
    PlantedDefect(
      rule: "value.literal-words", subject: "Marzipan Yurt",
      phrases: ["PlantedWords": ["Upholster marzipan yurt"], "PlantedHole": ["Upholster ${planted}"]],
      values: ["Marzipan Yurt", "Wicker Igloo"]),
    PlantedDefect(
      rule: "value.same-name", subject: "the wicker igloo", values: ["the wicker igloo"]),
  ]

  private init(rule: String, subject: String, phrases: [String: [String]] = [:], values: [String] = []) {
    (self.rule, self.subject, self.phrases, self.values) = (rule, subject, phrases, values)
  }

  /// Plants all of them behind what is there.
  static func plantAll(in application: inout Application) {
    var entity = Entity(name: "Planted", title: "Planted", values: [])
    for defect in all {
      entity.values += defect.values.map { Entity.Value(id: $0, title: $0) }
      application.shortcuts += defect.shortcuts
    }
    application.entities.append(entity)
  }

  private var shortcuts: [Shortcut] {
    phrases.sorted { $0.key < $1.key }.map { intent, phrases in
      let templates = phrases.compactMap { PhraseTemplate.literal("\($0) in ${applicationName}").template }
      let takesValue = phrases.contains { $0.contains("${planted}") }
      let parameters = takesValue ? [Parameter(name: "planted", kind: .entity("Planted"))] : []
      return Shortcut(intent: intent, title: intent, parameters: parameters, phrases: templates)
    }
  }
}
