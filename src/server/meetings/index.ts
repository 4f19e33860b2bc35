/** What other areas use of this one. */
export { cancelLeaderPod } from './cancelLeaderPod';
export { tellOfLink, type MeetingPlace } from './linkNotices';
export { lacksLink, linkInForce } from './meetingLink';
export { meetingState } from './meetingTimes';
export { changeOf } from './meetingUpdate';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export { linkSubject } from './notificationKinds';
export { prepareMeeting, type PreparedMeeting } from './prepareMeeting';
export { presentMeeting } from './presenter';
export { isPausedNow, nextStart, scheduleColumns, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting, saysNew } from './storeMeeting';
export { trackLeadership } from './trackLeadership';
