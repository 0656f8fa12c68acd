internal import AssistantCommandLine
internal import PhraseTesting

/// Disturbs the requests that went as expected.
struct RobustnessRun {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  func report(of run: RequestFileRun) -> RobustnessReport {
    var report = RobustnessReport(seed: seed)
    let texts = Set(run.report.results.map { $0.request.text.lowercased() })
    let vocabulary = Set(texts.flatMap { $0.split { !$0.isLetter && $0 != "'" }.map(String.init) })
    for (file, tried) in zip(run.report.files, run.trials) {
      let variants = RequestVariants(seed: seed, tried.language, vocabulary: vocabulary)
      let trial = RobustnessTrial(tried.trial, variants, taken: texts)
      for result in file.results {
        if let robustness = trial.robustness(of: result) { report.add(robustness, in: file.path) }
      }
    }
    return report
  }
}
