/** What other areas use of meetings; everything else here is the area's own. */
export { AttendanceList } from './AttendanceList';
export { attendanceTitle } from './attendanceWords';
export {
  meetingFormValues,
  meetingAliases,
  meetingUnits,
  meetingInputOf,
  newMeetingFormValues,
  openedMeeting,
} from './formValues';
export type { MeetingFormValues, OpenedMeeting } from './formValues';
export { ApologyLine } from './ApologyLine';
export { CalendarLink } from './CalendarLink';
export { NextCantMakeIt } from './CantMakeIt';
export { podEditPath } from './editPaths';
export { LeaderPodCard } from './LeaderPodCard';
export { nextStart } from './joinWindow';
export { useShownInMeeting } from './useShownInMeeting';
export { meetingFailure } from './meetingFailure';
export { MeetingFields } from './MeetingFields';
export { OccurrenceList } from './OccurrenceList';
export { upcomingTitle } from './occurrenceWords';
export { Frequency, NextMeeting, PausedBadge } from './MeetingTimes';
export { soonest, withPages } from './soonest';
export { useRefetchAfterMeeting } from './useRefetchAfterMeeting';
