/// What the environment tells about a terminal.
package struct TerminalTraits: Equatable, Sendable {
  /// Whether the cursor can be moved at all.
  package var isCapable: Bool
  package var isColored: Bool
  package var repertoire: Repertoire
  package var narrowing: Painter.Narrowing

  /// Reads `TERM`, `NO_COLOR`, the locale and what gives xterm away.
  package init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? ""
    isCapable = !["", "dumb", "unknown"].contains(terminal)
    isColored = (variable("NO_COLOR") ?? "").isEmpty
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    repertoire = locale.lowercased().replacing("-", with: "").contains("utf8") ? .unicode : .ascii
    narrowing = variable("XTERM_VERSION") != nil || terminal == "linux" ? .cuts : .wraps
  }
}
