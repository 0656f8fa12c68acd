public import Diagnostics
internal import FileFormats
public import PhraseMatching

/// What a catalog file holds: an application to match requests with, and what its shortcuts do.
public struct Catalog: Sendable, Hashable {
  /// What a shortcut does once its parameters are known. Its texts may hold `${parameter}`, `${parameter.id}` and the
  /// like, and `${remembered.name}`; `say` also `${output}`.
  public struct Action: Sendable, Hashable {
    /// The answer.
    public var say: String?
    /// The program and its arguments, never a shell line.
    public var run: [String]?
    /// The answer where the program writes nothing; nil for the same one.
    public var empty: String?
    /// The answer where the program fails, in which `${output}` is the last line of its errors; nil for the usual one.
    public var failed: String?
    /// What takes the action back; nil when nothing does.
    public var undo: Undo?
    /// What is kept for later requests once the action is done, by its names; an empty text forgets.
    public var remember: [String: String]

    /// Makes an action.
    public init(
      say: String? = nil, run: [String]? = nil, empty: String? = nil, failed: String? = nil, undo: Undo? = nil,
      remember: [String: String] = [:]
    ) {
      (self.say, self.run, self.undo) = (say, run, undo)
      (self.empty, self.failed, self.remember) = (empty, failed, remember)
    }

    /// What names something remembered begins so: `${remembered.keys}`.
    package static let remembered = "remembered."
  }

  /// What takes an action back: the same texts with the values of the action, but `${output}` is its own program's.
  public struct Undo: Sendable, Hashable {
    /// The answer.
    public var say: String?
    /// The program and its arguments, never a shell line.
    public var run: [String]?

    /// Makes what takes an action back.
    public init(say: String? = nil, run: [String]? = nil) { (self.say, self.run) = (say, run) }
  }

  /// What the matcher compiles.
  public var application: Application
  /// One for each of the application's shortcuts, at the same index.
  public var actions: [Action]
  /// The programs that tell the values of entities, with their arguments, by the names of the entities.
  public var sources: [String: [String]]

  /// Makes a catalog.
  public init(application: Application, actions: [Action], sources: [String: [String]] = [:]) {
    (self.application, self.actions, self.sources) = (application, actions, sources)
  }

  /// Reads a catalog file, JSON5 in UTF-8.
  ///
  /// Everything that is wrong becomes a finding, in the order of the text, with ranges into it. One bad entry is
  /// skipped and hides no other. The catalog is nil only when the text is no JSON5, has another format, or does not
  /// name its application. Costs one pass over the text and memory of a few times its size; shares nothing, so that any
  /// number of threads may read at once.
  ///
  /// ```swift
  /// let (catalog, findings) = Catalog.read(bytes)
  /// for finding in findings { print(finding.rendered(in: SourceText(bytes), named: "home.json")) }
  /// ```
  public static func read(_ bytes: [UInt8]) -> (catalog: Catalog?, findings: [Finding]) {
    let (root, findings) = JSONValue.read(bytes)
    guard let root else { return (nil, findings.inReadingOrder) }
    var reader = CatalogReader(root, in: bytes, findings: findings)
    let catalog = reader.read()
    return (catalog, reader.findings.inReadingOrder)
  }

  /// Reads values as a catalog has them, in an array by themselves: what a program tells. Each mistake is a finding.
  package static func readValues(_ text: String) -> (values: [Entity.Value], findings: [Finding]) {
    let beginning = "{format:1,application:{name:'A'},shortcuts:[],entities:{E:{vocabulary:'open',values:"
    let (catalog, findings) = read("\(beginning)\(text)}}}")
    return (catalog?.application.entities.first?.values ?? [], findings.filter { $0.severity == .error })
  }

  /// Reads the text of a catalog file, as ``read(_:)-([UInt8])`` does its bytes.
  public static func read(_ text: String) -> (catalog: Catalog?, findings: [Finding]) { read(Array(text.utf8)) }
}

extension [Finding] {
  /// By where they begin; those at the same place as they were found.
  var inReadingOrder: [Finding] { sorted { $0.range.lowerBound < $1.range.lowerBound } }
}
