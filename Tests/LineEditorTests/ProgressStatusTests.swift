import Testing

@testable import LineEditor

struct ProgressStatusTests {
  private func shown(
    _ line: ProgressStatus, columns: Int = 60, seconds: Double = 12, _ repertoire: Repertoire = .unicode
  )
    -> String
  {
    line.frame(ScreenSize(columns: columns, rows: 3), seconds: seconds, repertoire: repertoire).text
  }

  @Test func `a fraction is a bar and a percentage, and time is shown when it is worth it`() {
    let line = ProgressStatus("Downloading the map", fraction: 0.4)
    #expect(shown(line) == "◐ Downloading the map  ████░░░░░░  40 %  0:12")
    #expect(shown(line, seconds: 75, .ascii) == "| Downloading the map  ####------  40 %  1:15")
    #expect(shown(ProgressStatus("Waiting"), seconds: 1) == "◐ Waiting")
    #expect(shown(ProgressStatus("x", fraction: 7)) == "◐ x  ██████████  100 %  0:12")
    #expect(shown(ProgressStatus("x", fraction: .nan), seconds: 0) == "◐ x  ░░░░░░░░░░  0 %")
  }

  @Test func `narrow windows lose the bar first and then the time`() {
    let line = ProgressStatus("Downloading the map", fraction: 0.4)
    #expect(shown(line, columns: 40) == "◐ Downloading …  ████░░░░░░  40 %  0:12")
    #expect(shown(line, columns: 30) == "◐ Downloading th…  40 %  0:12")
    #expect(shown(line, columns: 16) == "◐ Downloading …")
    for columns in 1...12 { #expect(shown(line, columns: columns).count < columns) }
  }

  @Test func `a text cannot move the cursor`() {
    #expect(shown(ProgressStatus("a\u{1B}[Ab\n"), seconds: 0) == "◐ a^[[Ab^J")
  }
}
