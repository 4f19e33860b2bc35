/** What other areas use of this one. */
export { cancelLeaderPod } from './cancelLeaderPod';
export { linkInForce } from './meetingLink';
export { mailMeeting, notifyMeetingCancelled, type AnnouncedMeeting } from './notices';
export type { PreparedMeeting } from './prepareMeeting';
export { presentMeeting } from './presenter';
export { saveMeeting } from './saveMeeting';
export { isPausedNow, nextStart, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink } from './storeMeeting';
export { trackLeadership } from './trackLeadership';
