/** What other areas use of meetings; everything else here is the area's own. */
export { meetingFormValues, meetingAliases, meetingInputOf, newMeetingFormValues } from './formValues';
export type { MeetingFormValues } from './formValues';
export { MeetingFields } from './MeetingFields';
export { Frequency, NextMeeting, PausedBadge } from './MeetingTimes';
export { soonest } from './soonest';
export { useRefetchAfterMeeting } from './useRefetchAfterMeeting';
export { words as meetingWords } from './words';
