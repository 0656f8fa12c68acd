import ApplePlatform
import Testing

/// What a person is doing. One test, because only one activity is current at a time.
@Suite struct NSUserActivityTests {
  @Test func `the last activity that became current is current until it resigns`() {
    let (first, second) = (NSUserActivity(activityType: "first"), NSUserActivity(activityType: "second"))
    first.becomeCurrent()
    second.becomeCurrent()
    #expect(NSUserActivity.current === second)
    first.resignCurrent()
    #expect(NSUserActivity.current === second)
    second.invalidate()
    #expect(NSUserActivity.current == nil)
  }

  @Test func `what is known about an activity stays with it`() {
    let activity = NSUserActivity(activityType: "com.example.trail")
    activity.title = "Ridge"
    activity.userInfo = ["id": 1, "old": true]
    activity.addUserInfoEntries(from: ["id": 2])
    activity.keywords = ["hike"]
    activity.attachment = "entity"
    #expect(activity.activityType == "com.example.trail" && activity.title == "Ridge")
    #expect(activity.userInfo?["id"] as? Int == 2 && activity.userInfo?["old"] as? Bool == true)
    #expect(activity.keywords == ["hike"] && activity.attachment as? String == "entity")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
  }
}
