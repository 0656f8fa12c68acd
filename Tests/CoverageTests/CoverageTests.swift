import AppleNameCoverage
import Testing

#if DEBUG  // Only debug builds have an index of the sources.
  struct CoverageTests {
    @Test func `the page of what is covered is up to date, and the README counts as it does`() async throws {
      for file in try await CoverageRecord(of: DebugBuild()).files {
        #expect(!file.isOutOfDate, "\(file.path) is out of date; '\(CoverageRecord.command)' writes it anew")
      }
    }
  }
#endif
