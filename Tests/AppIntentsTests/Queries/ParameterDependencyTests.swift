import AppIntents
import Testing

@Suite struct `Options that depend on other parameters` {
  @Test func `a provider sees the values that are already there`() async throws {
    let responder = ScriptedResponder("Lyon", "2")
    let environment = IntentEnvironment(responder: responder)

    let booked: String = try await environment.run {
      let intent = BookSeat()
      intent.country = "France"
      return try await intent()
    }

    #expect(booked == "Lyon in France, 2 seats")
    #expect(await responder.questions.first == "Which city?")
  }

  @Test func `without all listed values there is nothing to see`() async throws {
    #expect(CityOptions().booking == nil)
    let run = IntentRun(of: BookSeat(), in: IntentEnvironment())
    TaskScopes.$current.withValue(run) { #expect(CityOptions().booking == nil) }
  }

  @Test func `optional parameters are read without their optional`() async throws {
    let intent = BookSeat()
    intent.country = "Spain"
    let run = IntentRun(of: intent, in: IntentEnvironment())
    TaskScopes.$current.withValue(run) { #expect(CityOptions().booking?.country.count == 5) }
  }

  @Test func `a value of the run of another intent is out of reach`() async throws {
    let run = IntentRun(of: OtherIntent(), in: IntentEnvironment())
    TaskScopes.$current.withValue(run) { #expect(CityOptions().booking == nil) }
  }

  @Test func `reading a parameter that is not listed stops the program with the fix`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let intent = BookSeat()
      intent.country = "Spain"
      intent.seats = 3
      let run = IntentRun(of: intent, in: IntentEnvironment())
      TaskScopes.$current.withValue(run) { _ = CityOptions().booking?.seats }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'BookSeat.seats' is not listed in the '@IntentParameterDependency' that reads it"))
    #expect(message.contains("@IntentParameterDependency<BookSeat>(\\.$seats)"))
  }
}

struct BookSeat: AppIntent {
  static let title: LocalizedStringResource = "Book Seat"

  @Parameter(title: "Country") var country: String?
  @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
  @Parameter(title: "Seats") var seats: Int

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(city) in \(country ?? "nowhere"), \(seats) seats")
  }
}

struct OtherIntent: AppIntent {
  static let title: LocalizedStringResource = "Other"
  func perform() async throws -> some IntentResult { .result() }
}

struct CityOptions: DynamicOptionsProvider {
  @IntentParameterDependency<BookSeat>(\.$country)
  var booking

  func results() async throws -> [String] {
    guard let booking else { return [] }
    return booking.country == "France" ? ["Paris", "Lyon"] : ["Madrid", "Sevilla"]
  }
}
