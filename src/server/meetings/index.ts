/** What other areas use of this one. */
export { apologiesFor, presentApologies } from './apologyReads';
export { renewCalendarFeed } from './calendarFeed';
export { cancelLeaderPod } from './cancelLeaderPod';
export { dropApologies } from './dropApologies';
export { tellOfLink, type MeetingPlace } from './linkNotices';
export { lacksLink, linkInForce } from './meetingLink';
export { meetingState, nextOccurrenceOf } from './meetingTimes';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export { linkSubject } from './notificationKinds';
export { prepareMeeting, type PreparedMeeting } from './prepareMeeting';
export { meetingParts, presentMeeting } from './presenter';
export { isPausedNow, meetingColumns, nextStart, scheduleColumns, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting } from './storeMeeting';
export { trackLeadership } from './trackLeadership';
