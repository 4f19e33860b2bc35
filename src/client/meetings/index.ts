/** What other areas use of meetings; everything else here is the area's own. */
export { keepsDateOf, meetingFormValues, meetingAliases, meetingInputOf, newMeetingFormValues } from './formValues';
export type { MeetingFormValues } from './formValues';
export { nextStart } from './joinWindow';
export { LeaderPodCard } from './LeaderPodCard';
export { meetingFailure } from './meetingFailure';
export { MeetingFields } from './MeetingFields';
export { Frequency, NextMeeting, PausedBadge } from './MeetingTimes';
export { useRefetchAfterMeeting } from './useRefetchAfterMeeting';
