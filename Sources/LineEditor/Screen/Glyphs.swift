/// The signs that the editor draws itself.
struct Glyphs: Sendable {
  /// Before a chosen row.
  var chosen: String
  /// Where a text was cut.
  var ellipsis: String
  /// The pictures of a spinner, one after another.
  var spinner: [String]
  /// The full and the empty part of a bar.
  var bar: (full: String, empty: String)

  init(_ repertoire: Repertoire) {
    switch repertoire {
    case .unicode: self.init(chosen: "›", ellipsis: "…", spinner: ["◐", "◓", "◑", "◒"], bar: ("█", "░"))
    case .ascii: self.init(chosen: ">", ellipsis: "~", spinner: ["|", "/", "-", "\\"], bar: ("#", "-"))
    }
  }

  private init(chosen: String, ellipsis: String, spinner: [String], bar: (full: String, empty: String)) {
    (self.chosen, self.ellipsis, self.spinner, self.bar) = (chosen, ellipsis, spinner, bar)
  }
}
