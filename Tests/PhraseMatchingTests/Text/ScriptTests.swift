import Testing

@testable import PhraseMatching

/// Languages that glue, cut or decline what English keeps apart.
struct ScriptTests {
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  /// What a request comes to: the intent and the value's id.
  private func answer(_ request: String, name: String, phrases: [String: String], values: [String: String]) throws
    -> String
  {
    let shortcuts = try phrases.sorted { $0.key < $1.key }.map { intent, phrase in
      Shortcut(
        intent: intent, title: intent, parameters: [Parameter(name: "x", kind: .entity("X"))],
        phrases: [try #require(PhraseTemplate.literal(phrase).template)])
    }
    let entity = Entity(
      name: "X", title: "X",
      values: values.sorted { $0.key < $1.key }.map { Entity.Value(id: $0.key, title: $0.value) })
    let application = Application(name: name, shortcuts: shortcuts, entities: [entity])
    let matching = Matcher(index: PhraseIndex.compile([application]).index).match(request, options: options)
    guard matching.outcome == .matched, let best = matching.candidates.first else { return matching.outcome.rawValue }
    return ([best.intent] + best.values.compactMap { $0.values.first?.id }).joined(separator: " ")
  }

  @Test(arguments: [
    ("ホームで寝室の電気をつけて", "On bed"), ("寝室の電気をつけて", "On bed"), ("台所の電気を消して", "Off kitchen"),
    ("ホームで台所の電気を消して。", "Off kitchen"), ("天気を教えて", "notRecognized"),
  ])
  func `Japanese is cut where it has no spaces`(request: String, expected: String) throws {
    let phrases = ["On": "${applicationName}で${x}の電気をつけて", "Off": "${applicationName}で${x}の電気を消して"]
    #expect(try answer(request, name: "ホーム", phrases: phrases, values: ["bed": "寝室", "kitchen": "台所"]) == expected)
  }

  @Test(arguments: [("打开卧室的灯", "On bed"), ("关闭厨房的灯", "Off kitchen"), ("今天天气怎么样", "notRecognized")])
  func `Chinese is cut where it has no spaces`(request: String, expected: String) throws {
    let phrases = ["On": "打开${x}的灯", "Off": "关闭${x}的灯"]
    #expect(try answer(request, name: "家", phrases: phrases, values: ["bed": "卧室", "kitchen": "厨房"]) == expected)
  }

  @Test(arguments: [("เปิดไฟห้องนอน", "On bed"), ("ปิดไฟห้องครัว", "Off kitchen")])
  func `Thai is cut where it has no spaces`(request: String, expected: String) throws {
    let phrases = ["On": "เปิดไฟ${x}", "Off": "ปิดไฟ${x}"]
    #expect(
      try answer(request, name: "บ้าน", phrases: phrases, values: ["bed": "ห้องนอน", "kitchen": "ห้องครัว"]) == expected)
  }

  @Test(arguments: [
    ("홈에서 거실 조명 켜줘", "On living"), ("거실을 켜줘", "On living"), ("홈에서 주방을 꺼줘", "Off kitchen"),
    ("주방 꺼줘", "Off kitchen"),
  ])
  func `Korean particles behind a name are tolerated`(request: String, expected: String) throws {
    let phrases = ["On": "${applicationName}에서 ${x} 켜줘", "Off": "${applicationName}에서 ${x} 꺼줘"]
    #expect(
      try answer(request, name: "홈", phrases: phrases, values: ["living": "거실", "kitchen": "주방", "light": "거실 조명"])
        .replacing("light", with: "living") == expected)
  }

  @Test(arguments: [
    ("ВКЛЮЧИ торшер", "On lamp"), ("выключи ёлку в Дом", "Off tree"), ("выключи елку", "Off tree"),
  ])
  func `Cyrillic letters lose case and dots`(request: String, expected: String) throws {
    let phrases = ["On": "Включи ${x} в ${applicationName}", "Off": "Выключи ${x} в ${applicationName}"]
    #expect(try answer(request, name: "Дом", phrases: phrases, values: ["lamp": "Торшер", "tree": "ёлку"]) == expected)
  }

  @Test(arguments: [("άναψε το φως", "On light"), ("ΑΝΑΨΕ ΤΟ ΦΩΣ", "On light"), ("Σβήσε το φως", "Off light")])
  func `Greek letters lose case and accents`(request: String, expected: String) throws {
    let phrases = ["On": "Άναψε το ${x}", "Off": "Σβήσε το ${x}"]
    #expect(try answer(request, name: "Σπίτι", phrases: phrases, values: ["light": "Φως"]) == expected)
  }

  @Test func `right-to-left text matches and its spans slice back`() throws {
    let phrases = ["On": "شغل ${x}"]
    #expect(try answer("شَغِّل الضوء", name: "بيت", phrases: phrases, values: ["light": "الضوء"]) == "On light")
  }
}
