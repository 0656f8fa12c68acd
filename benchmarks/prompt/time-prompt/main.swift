import Foundation
import TerminalEmulation

// Prints what a key takes until its frame is on the screen of a pseudo-terminal, in a run of the program beside this one with
// both sample apps and a catalog of 10,000 values. Ends with status 1 if the 99th percentile is above what is promised.

let promised = Duration.milliseconds(8)
let catalog = try ValueCatalog(values: 10_000)
defer { catalog.remove() }
let program = CommandLine.arguments.dropFirst().first ?? PseudoTerminal.program("behest")
var typist = try Typist(program, arguments: ["-q", "--no-learning", "--catalog", catalog.path])
let rounds = 5
for _ in 0..<rounds { for request in catalog.requests { try typist.type(request) } }
// Each keystroke counts with the median of its rounds: what else the machine does is not the keystroke's.
let count = typist.times.count / rounds
let times = (0..<count).map { key in (0..<rounds).map { typist.times[$0 * count + key] }.sorted()[rounds / 2] }.sorted()
let worst = times[times.count * 99 / 100]
print(
  "key to drawn frame, \(count) keystrokes, median of \(rounds) rounds, at 80 × 24, both sample apps and 10,000 values")
print("p50 \(times[times.count / 2].text)  p99 \(worst.text)  longest \(times[times.count - 1].text)")
print("promised: p99 at most \(promised.text), \(worst <= promised ? "kept" : "broken")")
exit(worst <= promised ? 0 : 1)
