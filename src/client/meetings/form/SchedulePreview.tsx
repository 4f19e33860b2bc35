import type { ReactNode } from 'react';
import { frequencyDescription, nextMeeting } from '../../../domain/meetings/schedule';
import type { Schedule, WeekInMonth, Weekday } from '../../../domain/meetings/scheduleTypes';
import { Time } from '../../ui/Time';
import { useNow } from '../../ui/useNow';
import classes from '../meetings.module.css';
import { words } from '../words';
import type { MeetingFormValues } from './formValues';
import { words as text } from './meetingFormWords';

/** The form's schedule, if it is complete. */
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

interface SchedulePreviewProps {
  meeting: MeetingFormValues;
  /** Renders a note about the first upcoming start, in epoch seconds. */
  aboutStart?: ((start: number | undefined) => ReactNode) | undefined;
}

/** Describes the schedule that will be saved, so that a wrong weekday is noticed before anyone turns up on it. */
export function SchedulePreview({ meeting, aboutStart }: SchedulePreviewProps) {
  const now = useNow();
  const schedule = scheduleIn(meeting);
  const next = schedule && nextMeeting(schedule, now);
  return (
    <>
      {schedule?.recurring && next !== undefined && <Preview schedule={schedule} next={next} />}
      {aboutStart?.(next)}
    </>
  );
}

function Preview({ schedule, next }: { schedule: Schedule; next: number }) {
  return (
    <p className={classes.preview}>
      {text.preview}: <strong>{frequencyDescription(schedule, schedule.timezone, next)}</strong>. {words.nextMeeting}:{' '}
      <Time at={next} meetingZone={schedule.timezone} />.
    </p>
  );
}
