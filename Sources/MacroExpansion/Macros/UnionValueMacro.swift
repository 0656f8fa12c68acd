/// `@UnionValue`: an enum that is one of several types of value.
enum UnionValueMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    guard request.role == .extension else { return "" }
    var reader = DeclarationReader(request.declaration.source)
    guard let declaration = reader.declaration() else {
      throw Findings(.unreadableDeclaration(macro: "UnionValue"), at: 0)
    }
    guard case .type(let type) = declaration.kind, type.keyword == "enum" else {
      throw Findings(.unionNotAnEnum, at: declaration.offset)
    }
    let cases = try cases(of: type, at: declaration.offset)
    return source(
      extending: request.extendedType ?? type.name, conformances: request.conformances(), with: cases,
      access: access(of: declaration, in: request.lexicalContext.first))
  }

  private static func cases(of type: TypeDeclaration, at offset: Int) throws(Findings) -> [EnumCase] {
    let cases = type.members.flatMap { member -> [EnumCase] in
      if case .cases(let cases) = member.kind { cases } else { [] }
    }
    guard !cases.isEmpty else { throw Findings(.unionWithoutCases(type.name), at: offset) }
    let findings = findings(in: cases)
    guard findings.isEmpty else { throw Findings(findings) }
    return cases
  }

  private static func findings(in cases: [EnumCase]) -> [Finding] {
    var findings: [Finding] = []
    var firstOfType: [String: String] = [:]
    for `case` in cases {
      guard `case`.payload.count == 1 else {
        findings.append(Finding(.unionCasePayload(`case`.name.unquoted), at: `case`.offset))
        continue
      }
      let type = `case`.payload[0]
      let name = `case`.name.unquoted
      if let first = firstOfType[type.filter { $0 != " " }] {
        findings.append(Finding(.unionCasesOfOneType(first, name, type: type), at: `case`.offset))
      } else {
        firstOfType[type.filter { $0 != " " }] = name
      }
    }
    return findings
  }

  /// The access that members of the extension need to be seen wherever the enum is.
  private static func access(of declaration: Declaration, in context: ExpansionRequest.Snippet?) -> String {
    var access = declaration.access
    if access == nil, let context {
      var reader = DeclarationReader(context.source)
      if let outer = reader.declaration(), case .type(let type) = outer.kind, type.keyword == "extension" {
        access = outer.access
      }
    }
    return access == "public" || access == "package" ? "\(access ?? "") " : ""
  }

  private static func source(
    extending type: String, conformances: String, with cases: [EnumCase], access: String
  ) -> String {
    let kinds = cases.map { "case \($0.name)" }
    let union = cases.map { `case` in
      let extract = "{ if case .\(`case`.name)(let value) = $0 { value } else { nil } }"
      // A case is no sendable function to Swift 5, and a name of its own calls it without its label.
      let embed = "{ let make = Self.\(`case`.name); return make($0) }"
      return #"AppIntents._UnionCase("\#(`case`.name.unquoted)", embed: \#(embed), extract: \#(extract)),"#
    }
    return """
      extension \(type)\(conformances) {
        \(access)enum Cases: Swift.String, AppIntents.AppEnum {
          \(kinds.joined(separator: "\n    "))
          \(access)static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation {
            \(type).typeDisplayRepresentation
          }
          \(access)static var caseDisplayRepresentations: [Self: AppIntents.DisplayRepresentation] {
            \(type).caseDisplayRepresentations
          }
        }
        \(access)static var _unionCases: [AppIntents._UnionCase<Self>] {
          [
            \(union.joined(separator: "\n      "))
          ]
        }
      }
      """
  }
}
