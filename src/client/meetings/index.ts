export { AttendanceList } from './occurrences/AttendanceList';
export {
  meetingFormValues,
  meetingAliases,
  meetingFieldGroups,
  meetingInputOf,
  newMeetingFormValues,
  openedMeeting,
} from './form/formValues';
export type { MeetingFormValues, OpenedMeeting } from './form/formValues';
export { CalendarLink } from './CalendarLink';
export { NextCantMakeIt } from './occurrences/CantMakeIt';
export { podEditPath } from './leaderMeetings/editPaths';
export { LeaderPodCard } from './leaderMeetings/LeaderPodCard';
export { joinableStart, nextStart } from './joining/joinWindow';
export { useFormatMeetingField } from './joining/useFormatMeetingField';
export { meetingFailure } from './form/meetingFailure';
export { FirstStart } from './form/FirstStart';
export { MeetingFields } from './form/MeetingFields';
export { OccurrenceList } from './occurrences/OccurrenceList';
export { JoinButton, NextMeeting, PausedBadge } from './form/MeetingTimes';
export { Recurrence, RecurrenceText } from './form/RecurrenceText';
export { soonest, withPagePaths } from './joining/soonest';
export { useRefetchAfterMeeting } from './joining/useRefetchAfterMeeting';
export { words as meetingTitles } from './occurrences/titleWords.gen';
export { words as meetingWords } from './words.gen';
