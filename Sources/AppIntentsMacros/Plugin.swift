internal import MacroExpansion

/// The program that the compiler starts to expand macros. It is no more than this, so that tests can link what it does:
/// a test that depends on a macro makes the package manager compile everything twice.
@main
struct Plugin {
  static func main() { ExpansionServer.run() }
}
