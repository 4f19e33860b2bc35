import { frequencyDescription, nextMeeting } from '../../domain/meetings/schedule';
import type { Schedule, WeekInMonth, Weekday } from '../../domain/meetings/scheduleTypes';
import { Time } from '../ui/Time';
import { useNow } from '../ui/useNow';
import type { MeetingFormValues } from './formValues';
import classes from './meetings.module.css';
import { words } from './words';

/** The schedule that the form says, once it says one. */
function scheduleIn(meeting: MeetingFormValues): Schedule | undefined {
  const { unixTime, frequency, frequencyPeriod, timezone, recurring, duration } = meeting;
  const onWeekday = frequencyPeriod === 'Month' && meeting.scheduleType === 'Week';
  if (typeof unixTime !== 'number' || !(Number.isInteger(frequency) && frequency > 0)) return undefined;
  if (onWeekday && !meeting.weekInMonth) return undefined;
  return {
    unixTime,
    timezone,
    recurring,
    frequency,
    frequencyPeriod,
    duration,
    weekday: (frequencyPeriod === 'Week' || onWeekday) && meeting.weekday ? (meeting.weekday as Weekday) : undefined,
    weekInMonth: onWeekday ? (meeting.weekInMonth as WeekInMonth) : undefined,
  };
}

/** Says in words what is about to be saved, so that a wrong weekday is seen before anyone comes on it. */
export function SchedulePreview({ meeting }: { meeting: MeetingFormValues }) {
  const now = useNow();
  const schedule = scheduleIn(meeting);
  const next = schedule?.recurring ? nextMeeting(schedule, now) : undefined;
  if (!schedule || next === undefined) return null;
  return (
    <p className={classes.preview}>
      {words.form.preview}: <strong>{frequencyDescription(schedule, schedule.timezone, next)}</strong>.{' '}
      {words.nextMeeting}: <Time at={next} meetingZone={schedule.timezone} />.
    </p>
  );
}
