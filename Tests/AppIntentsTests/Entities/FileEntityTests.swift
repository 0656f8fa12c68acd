import AppIntents
import Testing

@Suite struct `Entities that are files` {
  @Test func `a typed path leads to the entity of the file`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("map".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = IntentEnvironment(responder: ScriptedResponder(file.path))

    let name: String = try await environment.run { try await NameFile()() }

    #expect(name == file.lastPathComponent)
  }

  @Test func `an entity goes out as the values that stand for it, and comes in from them`() async throws {
    let contact = ContactEntity(id: "ada", name: "Ada")

    #expect(try await contact.exportedValue(as: IntentPerson.self)?.name.displayString == "Ada")
    #expect(try await contact.exportedValue(as: PlaceDescriptor.self) == nil)
    #expect(try await ContactEntity.imported(from: IntentPerson(name: .displayName("Bob")))?.name == "Bob")
    #expect(try await contact.exported(as: .plainText) == Data("Ada".utf8))
  }
}

struct NameFile: AppIntent {
  static let title: LocalizedStringResource = "Name File"

  @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: TextFileEntity

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: file.name) }
}

struct TextFileEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "File"
  static let supportedContentTypes: [UTType] = [.plainText]
  static let defaultQuery = TextFileQuery()

  let id: FileEntityIdentifier
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct TextFileQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [TextFileEntity] {
    var files: [TextFileEntity] = []
    for identifier in identifiers {
      guard let url = try await identifier.fileURL else { continue }
      files.append(TextFileEntity(id: identifier, name: url.lastPathComponent))
    }
    return files
  }
}

struct ContactEntity: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Contact"
  static let defaultQuery = EmptyQuery<ContactEntity>()

  let id: String
  @Property var name: String
  @ComputedProperty var person: IntentPerson { IntentPerson(name: .displayName(name)) }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  static var transferRepresentation: some TransferRepresentation {
    IntentValueRepresentation(
      exporting: \.person,
      importing: { ContactEntity(id: $0.name.displayString, name: $0.name.displayString) })
    ProxyRepresentation(exporting: \.name)
  }
}
