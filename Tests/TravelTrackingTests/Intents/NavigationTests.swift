import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Navigating` {
  @Test func `asks for the section and opens the app there`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(NavigateIntent(), replies: [.text("atlas")])
    #expect(transcript.questions == ["Which section?"])
    #expect(transcript.spoken == "Here is the map.")
    #expect(transcript.outcome.isForeground)
    #expect(bench.navigator.section == .map)
  }

  @Test func `to a section closes what was opened over the one before`() async throws {
    let bench = TestBench()
    bench.navigator.path = [.landmark(Landmark.all[0])]
    _ = try await bench.run(NavigateIntent(), replies: [.text("collections")])
    #expect(bench.navigator.path.isEmpty)
  }

  @Test func `to a landmark opens the app`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(OpenLandmarkIntent(), replies: [.text("the falls")])
    #expect(transcript.questions == ["Which landmark?"])
    #expect((transcript.outcome.intent as? OpenLandmarkIntent)?.target.name == "Niagara Falls")
    #expect(transcript.outcome.isForeground)
  }

  @Test func `to a collection opens the app`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(OpenCollectionIntent(), replies: [.text("Wonders in Stone")])
    #expect((transcript.outcome.intent as? OpenCollectionIntent)?.target.landmarkCount == 7)
  }

  @Test func `is left to the main window when something is opened`() async throws {
    let bench = TestBench()
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(LandmarksNavigationStack().environment(bench.modelData).environment(bench.navigator))
    let landmark = OpenLandmarkIntent()
    landmark.target = try bench.landmark("Uluru")
    let collection = OpenCollectionIntent()
    collection.target = try bench.collection("Roar of Water")
    #expect(handlers.run(for: landmark) == 1)
    #expect(handlers.run(for: collection) == 1)
  }

  @Test func `to a landmark draws it over the section and says that it is on the screen`() throws {
    let bench = TestBench()
    let app = RunningApp(TravelTrackingApp(modelData: bench.modelData, dependencies: bench.dependencies))
    let handlers = AppIntentExecutionHandlers()
    _ = handlers.register(app)
    let intent = OpenLandmarkIntent()
    intent.target = try bench.landmark("Uluru")
    #expect(handlers.run(for: intent) == 1)
    let window = try #require(app.windows.first)
    #expect(bench.rendered(window.root).lines.first?.contains("Uluru") == true)
    #expect(NSUserActivity.current?.title == "Viewing Uluru")
    #expect(NSUserActivity.current?.appEntityIdentifier == EntityIdentifier(for: intent.target))
  }

  @Test func `opens another window while somebody edits a collection`() throws {
    let bench = TestBench()
    let app = TravelTrackingApp(modelData: bench.modelData, dependencies: bench.dependencies)
    let events = RunningApp(app).windows.map(\.externalEvents)
    #expect(events == [["OpenLandmarkIntent", "OpenCollectionIntent"]])
  }

  @Test(arguments: NavigationOption.allCases)
  func `has a view for each section`(section: NavigationOption) throws {
    let bench = TestBench()
    let view = SectionView(section: section).environment(bench.modelData).environment(bench.navigator)
    #expect(!bench.rendered(view).text.isEmpty)
  }

  @Test func `shows what a picture had in it`() async throws {
    let bench = TestBench()
    let intent = ShowSearchResultsIntent()
    intent.semanticContent = SemanticContentDescriptor(labels: ["waterfall", "falls"])
    _ = try await bench.run(intent)
    #expect(bench.navigator.searchResults.map(\.name).contains("Victoria Falls"))
  }

  @Test func `tells about a landmark`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(LandmarkInfoIntent(), replies: [.text("uluru")])
    #expect(transcript.questions == ["Which landmark would you like to know about?"])
    #expect(transcript.spoken?.hasPrefix("Uluru is in Australia. A single rock as tall as a skyscraper") == true)
    #expect(transcript.supporting == "Here is Uluru.")
  }

  @Test func `counts visits`() async throws {
    let bench = TestBench()
    let intent = RecordVisitIntent()
    intent.landmark = try bench.landmark("Petra")
    #expect(try await bench.run(VisitedLandmarksIntent()).spoken == "You have not noted any visits yet.")
    #expect(try await bench.run(intent).spoken == "I noted your first visit to Petra.")
    #expect(try await bench.run(intent).spoken == "I noted your visit to Petra. You have been there 2 times.")
    let later = bench.relaunched()
    #expect(try await later.run(VisitedLandmarksIntent()).spoken == "You have been to Petra.")
  }
}
