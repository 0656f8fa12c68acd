internal import Diagnostics
internal import Interchange

/// The provider of an app's shortcuts, and how far its source has been followed.
private struct ShortcutSource {
  var record: ConstantRecord
  var property: ConstantRecord.Property
  var tokens: SwiftTokens
  /// The tokens of the property's value.
  var body: Range<Int>
  /// Behind the last shortcut that was found.
  var cursor: Int

  /// The parenthesis of the next `AppShortcut(…)` for an intent.
  mutating func nextCall(of intent: String) -> Int? {
    let call = (cursor..<max(cursor, body.upperBound)).first { index in
      guard tokens.tokens[index].kind == .name("AppShortcut"), tokens.isMark("(", at: index + 1),
        let argument = tokens.argument("intent", ofCallAt: index + 1)
      else { return false }
      return tokens.index(of: intent, in: argument) != nil
    }
    guard let call else { return nil }
    cursor = call + 2
    return call + 1
  }
}

extension ModuleReader {
  mutating func readShortcuts(_ record: ConstantRecord) {
    let provider = AppMetadata.DeclaredType(typeName: record.typeName, place: place(record))
    metadata.additions?.providers.append(provider)
    if metadata.autoShortcutProviderMangledName == nil {
      metadata.autoShortcutProviderMangledName = record.mangledTypeName
    }
    readColor(of: record)
    if let property = record.constant("appShortcuts") {
      let extent = extent(of: property, in: record)
      var source = ShortcutSource(
        record: record, property: property, tokens: tokens(record, property), body: extent?.value ?? 0..<0,
        cursor: extent?.value.lowerBound ?? 0)
      if let place = source.tokens.index(of: "switch", in: source.body) {
        report(
          .switchAmongShortcuts(at: source.tokens.tokens[place].range, in: "'\(record.name)'"), in: record, property)
      }
      for value in property.value.builtElements { readShortcut(value, &source) }
    }
    readNegativePhrases(of: record)
  }

  private static let colors = [
    "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
    "grayBlue", "grayGreen", "grayBrown",
  ]

  private mutating func readColor(of record: ConstantRecord) {
    guard let property = record.constant("shortcutTileColor") else { return }
    metadata.shortcutTileColor = property.value.name.flatMap(Self.colors.firstIndex)
    if metadata.shortcutTileColor == nil { reportValue("the tile color", property, of: record) }
  }

  // MARK: One shortcut

  private mutating func readShortcut(_ value: ConstantValue, _ source: inout ShortcutSource) {
    if let elements = value.elements {
      for element in elements { readShortcut(element, &source) }
      return
    }
    guard case .construction(let type, _) = value, type.hasSuffix("AppShortcut"),
      let intent = value[argument: "intent"]?.madeType
    else {
      let range = range(ofStatement: value, source)
      report(
        .notConstant("a shortcut of '\(source.record.name)'", NotConstant(value), .shortcut, at: range, in: nil),
        in: source.record, source.property)
      return
    }
    let call = source.nextCall(of: intent.unqualified)
    var shortcut = AppMetadata.Shortcut(
      actionIdentifier: records.first { $0.typeName == intent }?.identifier ?? intent.unqualified)
    shortcut.availabilityAnnotations = ["LNPlatformNameWildcard": .init(introducedVersion: "*")]
    shortcut.place = call.map { place(ofToken: $0, source) } ?? place(source.record, source.property)
    shortcut.phraseTemplates = phrases(value[argument: "phrases"], call: call, source)
    shortcut.shortTitle = part("shortTitle", "the short title", of: value, call: call, source)
    shortcut.systemImageName = part("systemImageName", "the image", of: value, call: call, source)?.key
    metadata.autoShortcuts.append(shortcut)
  }

  private func place(ofToken index: Int, _ source: ShortcutSource) -> AppMetadata.SourceLine {
    guard source.tokens.tokens.indices.contains(index) else { return place(source.record, source.property) }
    return AppMetadata.SourceLine(
      file: files.shown(path(source.property.file, of: source.record)), line: source.tokens.tokens[index].line)
  }

  /// The statement that makes shortcuts in another way.
  private func range(ofStatement value: ConstantValue, _ source: ShortcutSource) -> Range<Int> {
    let name: String? =
      switch value {
      case .call(let name, _, _), .member(_, let name): name
      default: nil
      }
    if let name, let index = source.tokens.index(of: name, in: source.body) {
      return source.tokens.tokens[index].range
    }
    if let index = source.tokens.otherStatement(in: source.cursor..<max(source.cursor, source.body.upperBound)) {
      return source.tokens.tokens[index].range
    }
    return range(of: source.property, in: source.record)
  }

  private mutating func part(
    _ label: String, _ what: String, of value: ConstantValue, call: Int?, _ source: ShortcutSource
  ) -> AppMetadata.Text? {
    guard let part = value[argument: label] else { return nil }
    switch part.localizedText {
    case .success(var text):
      text?.place = place(ofArgument: label, call: call, source)
      return text
    case .failure(let problem):
      let range = range(ofArgument: label, call: call, source)
      report(
        .notConstant("\(what) of a shortcut", problem, .text, at: range, in: "'\(source.record.name)'"),
        in: source.record, source.property)
      return nil
    }
  }

  private func place(ofArgument label: String, call: Int?, _ source: ShortcutSource) -> AppMetadata.SourceLine {
    guard let call, let argument = source.tokens.argument(label, ofCallAt: call) else {
      return place(source.record, source.property)
    }
    return place(ofToken: argument.lowerBound, source)
  }

  private func range(ofArgument label: String, call: Int?, _ source: ShortcutSource) -> Range<Int> {
    guard let call, let argument = source.tokens.argument(label, ofCallAt: call) else {
      return range(of: source.property, in: source.record)
    }
    return source.tokens.bytes(of: argument)
  }

  // MARK: Phrases

  private mutating func phrases(_ value: ConstantValue?, call: Int?, _ source: ShortcutSource) -> [AppMetadata.Text] {
    let argument = call.flatMap { source.tokens.argument("phrases", ofCallAt: $0) } ?? source.body
    guard let elements = value?.elements else {
      report(
        .notConstant(
          "the list of phrases", NotConstant(value ?? .unknown), .phrases,
          at: range(ofArgument: "phrases", call: call, source), in: "'\(source.record.name)'"),
        in: source.record, source.property)
      return []
    }
    return phrases(elements, in: argument, source)
  }

  /// The phrases of a list whose tokens are given.
  private mutating func phrases(
    _ elements: [ConstantValue], in list: Range<Int>, _ source: ShortcutSource, remedy: Remedy = .phrase
  ) -> [AppMetadata.Text] {
    let ranges = source.tokens.elements(in: list)
    var phrases: [AppMetadata.Text] = []
    for (index, element) in elements.enumerated() {
      let range = ranges.count == elements.count ? ranges[index] : list
      if let text = Self.phrase(element) {
        phrases.append(AppMetadata.Text(text, at: place(ofToken: range.lowerBound, source)))
      } else {
        report(
          .notConstant(
            "a phrase", NotConstant(element), remedy, at: source.tokens.bytes(of: range),
            in: "'\(source.record.name)'"), in: source.record, source.property)
      }
    }
    return phrases
  }

  /// A phrase as the metadata spells it.
  private static func phrase(_ value: ConstantValue) -> String? {
    switch value {
    case .literal(let text): return text
    case .interpolation(let segments):
      let pieces = segments.map(piece)
      return pieces.contains(nil) ? nil : pieces.compactMap(\.self).joined()
    case .construction(_, let arguments): return arguments.count == 1 ? phrase(arguments[0].value) : nil
    default: return nil
    }
  }

  private mutating func readNegativePhrases(of record: ConstantRecord) {
    guard let property = record.constant("negativePhrases") else { return }
    guard let elements = property.value[argument: "phrases"]?.elements else {
      reportNegative(property.value[argument: "phrases"] ?? property.value, property, of: record)
      return
    }
    let tokens = tokens(record, property)
    let body = extent(of: property, in: record)?.value ?? 0..<0
    let call = body.first { tokens.isMark("(", at: $0) }
    let list = call.flatMap { tokens.argument("phrases", ofCallAt: $0) } ?? body
    let source = ShortcutSource(
      record: record, property: property, tokens: tokens, body: body, cursor: body.lowerBound)
    metadata.negativePhrases += phrases(elements, in: list, source, remedy: .negativePhrase)
  }

  private mutating func reportNegative(
    _ value: ConstantValue, _ property: ConstantRecord.Property, of record: ConstantRecord
  ) {
    let range = range(of: property, in: record)
    report(
      .notConstant(
        "the list of negative phrases", NotConstant(value), .phrases, at: range, in: "'\(record.name)'"),
      in: record, property)
  }
}

// MARK: - Packages

extension ModuleReader {
  mutating func readPackage(_ record: ConstantRecord) {
    var package = AppMetadata.Package(typeName: record.typeName, includes: [], place: place(record))
    if let property = record.constant("includedPackages") {
      let types = (property.value.elements ?? [.unknown]).map { element -> String? in
        if case .type(let type) = element { type } else { nil }
      }
      package.includes = types.compactMap(\.self)
      if types.contains(nil) {
        let range = range(of: property, in: record)
        report(
          .notConstant(
            "the list of packages of '\(record.name)'", NotConstant(property.value), .packages, at: range, in: nil),
          in: record, property)
      }
    }
    metadata.additions?.packages.append(package)
  }
}

extension ConstantValue {
  /// What a result builder is given, whichever branch it is in; of any other value, the value.
  fileprivate var builtElements: [ConstantValue] {
    guard case .builder(let steps) = self else { return [self] }
    return steps.flatMap { step in
      switch step {
      case .value(let value): [value]
      case .branches(let values): values
      }
    }
  }
}

extension SwiftTokens {
  /// The first word of a statement that is no `AppShortcut(…)` and has none below it.
  fileprivate func otherStatement(in body: Range<Int>) -> Int? {
    let usual: Set<String> = ["AppShortcut", "if", "else", "for", "switch", "case", "default"]
    return body.first { index in
      guard index > 0, tokens[index].line > tokens[index - 1].line, case .name(let name) = tokens[index].kind,
        !isMark(":", at: index + 1)
      else { return false }
      return !usual.contains(name)
    }
  }

  /// The tokens of each element of a list literal.
  fileprivate func elements(in list: Range<Int>) -> [Range<Int>] {
    guard let open = list.first(where: { isMark("[", at: $0) }) else { return [] }
    let close = end(ofBracketAt: open) - 1
    var elements: [Range<Int>] = []
    var index = open + 1
    while index < close {
      let start = index
      while index < close, !isMark(",", at: index) {
        let isOpening = ["(", "[", "{"].contains { isMark($0, at: index) }
        index = isOpening ? end(ofBracketAt: index) : index + 1
      }
      if start < index { elements.append(start..<index) }
      index += 1
    }
    return elements
  }
}
