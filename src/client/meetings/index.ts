/** What other areas use of meetings; everything else here is the area's own. */
export { formOf, meetingAliases, meetingInputOf, newMeeting } from './formValues';
export type { MeetingFormValues } from './formValues';
export { nextStart } from './joinable';
export { MeetingFields } from './MeetingFields';
export { Frequency, NextMeeting, PausedBadge } from './MeetingTimes';
export { useFreshMeetings } from './useFreshMeetings';
export { words as meetingWords } from './words';
