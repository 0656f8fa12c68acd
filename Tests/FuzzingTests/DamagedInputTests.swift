import FuzzTargets
import Testing

/// What others write may hold anything: it is read or refused, and nothing crashes or hangs.
@Suite(.timeLimit(.minutes(5))) struct `A reader` {
  private static let rounds = 400

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `gets over what is damaged`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seeds = try target.seeds
    try #require(!seeds.isEmpty)
    for seed in seeds { target.read(seed) }
    target.read([])
    var damage = DamagedBytes(seed: 21)
    for round in 0..<Self.rounds { target.read(damage.damaged(seeds[round % seeds.count])) }
  }
}
