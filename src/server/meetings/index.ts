/** What other areas use of this one. */
export { meetingMails } from './mails';
export { releaseLink } from './meetingLink';
export { meetingMail, type MeetingSubject } from './meetingMail';
export {
  createMeeting,
  isPausedNow,
  linkInForce,
  nextStart,
  prepareMeeting,
  type PreparedMeeting,
} from './prepareMeeting';
export { presentMeeting } from './presenter';
export { scheduleOfRow, type MeetingRow } from './schedule';
export { meetingNotifications } from './notificationKinds';
