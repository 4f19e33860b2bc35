/** What other areas use of meetings; everything else here is the area's own. */
export { meetingFormValues, meetingAliases, meetingInputOf, newMeetingFormValues, openedMeeting } from './formValues';
export type { MeetingFormValues, OpenedMeeting } from './formValues';
export { podEditPath } from './editPaths';
export { LeaderPodCard } from './LeaderPodCard';
export { nextStart } from './joinWindow';
export { meetingFailure } from './meetingFailure';
export { MeetingFields } from './MeetingFields';
export { Frequency, NextMeeting, PausedBadge } from './MeetingTimes';
export { soonest, withPages } from './soonest';
export { useRefetchAfterMeeting } from './useRefetchAfterMeeting';
