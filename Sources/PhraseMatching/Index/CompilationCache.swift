import Synchronization
import WordSemantics

/// What is kept beyond the process: its kind, and a digest of what it was made of.
public struct CompilationKey: Sendable, Hashable {
  /// The kinds of things that take long to make.
  public enum Kind: String, Sendable, Hashable {
    /// Phrases without the values that fill them.
    case phrases
    /// What a classifier learned of phrases and values.
    case classifier
  }

  /// What it is.
  public var kind: Kind
  /// Differs where something differs that it was made of.
  public var digest: UInt64

  /// Makes a key.
  public init(_ kind: Kind, _ digest: UInt64) { (self.kind, self.digest) = (kind, digest) }
}

/// Keeps what was compiled and learned beyond the process, so that the next one need not do it again.
///
/// Called on the thread that compiles, or of the request that needs a classifier, from any number of threads. What a
/// program keeps is of use to the same program only: its author may change how things are compiled.
public protocol CompilationCache: Sendable {
  /// The bytes that were kept under a key; nil if there are none. Damaged ones are noticed by who asks.
  func bytes(for key: CompilationKey) -> [UInt8]?

  /// Keeps bytes under a key. Where that fails, they are made again.
  func keep(_ bytes: [UInt8], for key: CompilationKey)
}

extension PhraseIndex {
  /// Says where this process looks for phrases and classifiers before it compiles or trains them, and keeps them.
  public static func keepCompiled(in cache: (any CompilationCache)?) {
    SharedCompilationCache.current = cache
  }

  /// Trains the classifier if there is none, so that no request has to wait for that. Takes as long as
  /// ``Learning/whenAsked`` says, on the thread that calls; requests that words decide go on meanwhile.
  public func learnAhead() { _ = semanticModel }
}

/// The cache of the process; nil where nobody said.
enum SharedCompilationCache {
  private static let known = Mutex<(any CompilationCache)?>(nil)

  static var current: (any CompilationCache)? {
    get { known.withLock(\.self) }
    set { known.withLock { $0 = newValue } }
  }
}

/// A digest of texts and numbers in their order, the same in every process.
struct ContentDigest {
  private(set) var value: UInt64

  init(_ seed: UInt64 = 0) { value = TokenHash.mix(seed) }

  mutating func add(_ number: UInt64) { value = TokenHash.mix(value &* 31 &+ number) }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(TokenHash.hash($0)) }
  }
}
