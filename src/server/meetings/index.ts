export { apologiesFor, presentApologies } from './attendance/apologyReads';
export { renewCalendarFeed } from './calendar/calendarFeed';
export { deleteLockedLeaderMeeting } from './leaderMeetings/deleteLockedLeaderMeeting';
export { deleteComingApologies } from './attendance/deleteComingApologies';
export { notifyLinkTrouble, type LinkedMeeting } from './links/linkNotices';
export { isLinkMissing, linkInForce } from './links/meetingLink';
export { heldSince, storeHeld } from './heldRows';
export { nextOccurrenceOf } from './meetingTimes';
export { isNextStartKnown, minuteOfNextStart, isPauseOn, storeMissingNextStarts, zoneOfUser } from './nextStarts';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export { linkSubject, reminderSubject } from './notificationKinds';
export {
  findMeetingInView,
  findOpenMeetings,
  publishRoundChange,
  type OpenMeeting,
  type RoundRow,
} from './openMeeting';
export { meetingsLimits } from './limits';
export { recordedMarks } from './attendance/recordAttendance';
export { storeAttendance } from './attendance/storeAttendance';
export { prepareMeeting, type PreparedMeeting } from './prepareMeeting';
export { meetingFields, meetingVersion, presentMeeting } from './presenter';
export { instantOfSeconds, isPausedNow, meetingColumns, nextStart, scheduleOfRow, type MeetingRow } from './schedule';
export { scheduleSince } from './scheduleSince';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting } from './storeMeeting';
export { trackLeadership } from './leaderMeetings/trackLeadership';
export { encryptZoomSecret, hasZoom, zoomCredentials, zoomSettingsOf, type ZoomRow } from './links/zoomSettings';
export type { EndedMeeting, LockedMeeting } from './hooks';
