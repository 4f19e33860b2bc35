/** What other areas use of this one. */
export { cancelLeaderPod } from './cancelLeaderPod';
export { chooseLink, linkInForce, type LinkChoice } from './meetingLink';
export { changeOf } from './meetingUpdate';
export { mailMeeting, notifyMeetingCancelled, notifyMeetingChanged, type AnnouncedMeeting } from './notices';
export type { PreparedMeeting } from './prepareMeeting';
export { presentMeeting } from './presenter';
export { saveMeeting } from './saveMeeting';
export { isPausedNow, nextStart, scheduleOfRow, type MeetingRow } from './schedule';
export { createMeeting, deleteMeeting, replaceLink, replaceMeeting } from './storeMeeting';
export { trackLeadership } from './trackLeadership';
