/** The meetings area's public interface. */
export { apologiesFor, presentApologies } from './attendance/apologyReads';
export { renewCalendarFeed } from './calendar/calendarFeed';
export { cancelLeaderPod } from './leaderMeetings/cancelLeaderPod';
export { dropApologies } from './attendance/dropApologies';
export { tellOfLink, type LinkedMeeting } from './links/linkNotices';
export { lacksLink, linkInForce } from './links/meetingLink';
export { nextOccurrenceOf } from './meetingTimes';
export { knowsNextStart, minuteOfNextStart, pauseIsOn, workOutNextStarts, zoneOf } from './nextStarts';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export { linkSubject } from './notificationKinds';
export { prepareMeeting, type PreparedMeeting } from './prepareMeeting';
export { meetingParts, presentMeeting } from './presenter';
export { isPausedNow, meetingColumns, nextStart, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting } from './storeMeeting';
export { trackLeadership } from './leaderMeetings/trackLeadership';
export { encryptZoomSecret, hasZoom, zoomCredentials, zoomSettingsOf, type ZoomRow } from './links/zoomSettings';
export type { EndedMeeting } from './hooks';
