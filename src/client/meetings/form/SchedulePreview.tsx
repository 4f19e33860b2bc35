import type { ReactNode } from 'react';
import { frequencyDescription, nextMeeting } from '../../../domain/meetings/schedule';
import type { Schedule } from '../../../domain/meetings/scheduleTypes';
import { Time } from '../../ui/Time';
import { useNow } from '../../ui/useNow';
import classes from '../meetings.module.css';
import { words } from '../words.gen';
import { formSchedule } from './formSchedule';
import type { MeetingFormValues } from './formValues';
import { words as text } from './meetingFormWords.gen';
import { readerLocale } from '../../ui/readerLocale';

interface SchedulePreviewProps {
  meeting: MeetingFormValues;
  /** `start` in epoch seconds. */
  aboutStart?: ((start: number | undefined) => ReactNode) | undefined;
}

/** Shows the schedule before it is saved, so that a wrong weekday is noticed. */
export function SchedulePreview({ meeting, aboutStart }: SchedulePreviewProps) {
  const now = useNow();
  const schedule = formSchedule(meeting);
  const next = schedule && nextMeeting(schedule, now);
  return (
    <>
      {schedule?.recurring && next !== undefined && <Preview schedule={schedule} next={next} />}
      {aboutStart?.(next)}
    </>
  );
}

interface FirstStartProps {
  meeting: MeetingFormValues;
  /** Called with the first upcoming start in epoch seconds, or undefined until the form has one. */
  children: (start: number | undefined) => ReactNode;
}

export function FirstStart({ meeting, children }: FirstStartProps) {
  const now = useNow();
  const schedule = formSchedule(meeting);
  return children(schedule && nextMeeting(schedule, now));
}

function Preview({ schedule, next }: { schedule: Schedule; next: number }) {
  return (
    <p className={classes.preview}>
      {text.preview}: <strong>{frequencyDescription(schedule, readerLocale(), schedule.timezone, next)}</strong>.{' '}
      {words.nextMeeting}: <Time at={next} meetingZone={schedule.timezone} />.
    </p>
  );
}
