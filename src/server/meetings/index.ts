/** The meetings area's public interface. */
export { apologiesFor, presentApologies } from './attendance/apologyReads';
export { renewCalendarFeed } from './calendar/calendarFeed';
export { deleteLockedLeaderMeeting } from './leaderMeetings/deleteLockedLeaderMeeting';
export { deleteComingApologies } from './attendance/deleteComingApologies';
export { notifyLinkTrouble, type LinkedMeeting } from './links/linkNotices';
export { isLinkMissing, linkInForce } from './links/meetingLink';
export { nextOccurrenceOf } from './meetingTimes';
export { isNextStartKnown, minuteOfNextStart, isPauseOn, storeMissingNextStarts, zoneOfUser } from './nextStarts';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export { linkSubject } from './notificationKinds';
export { prepareMeeting, type PreparedMeeting } from './prepareMeeting';
export { meetingVersionParts, presentMeeting } from './presenter';
export { isPausedNow, meetingColumns, nextStart, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting } from './storeMeeting';
export { trackLeadership } from './leaderMeetings/trackLeadership';
export { encryptZoomSecret, hasZoom, zoomCredentials, zoomSettingsOf, type ZoomRow } from './links/zoomSettings';
export type { EndedMeeting } from './hooks';
