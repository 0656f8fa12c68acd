/// How long a program may take, and how much of its output is kept.
package struct ProgramLimits: Sendable {
  /// After this it is asked to end; nil for no limit.
  package var time: Duration?
  /// After this, once asked, it is killed.
  package var grace: Duration
  /// The bytes of its output that are kept; it may write more.
  package var output: Int

  package init(time: Duration? = .seconds(10), grace: Duration = .seconds(1), output: Int = 65_536) {
    (self.time, self.grace, self.output) = (time, grace, output)
  }
}
