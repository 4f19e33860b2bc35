import type { ScheduledMeeting } from '../../../contract/entities.gen';
import { describeFrequency } from '../../../domain/meetings/frequency';
import { nextSeriesStart, scheduleOf } from '../../../domain/meetings/scheduleTypes';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { SEPARATOR } from '../../ui/separator';
import { withNonBreakingTimes } from '../../ui/Time';
import classes from '../meetings.module.css';
import { words } from '../words.gen';

export function RecurrenceText({ meeting }: { meeting: ScheduledMeeting }) {
  const zone = useReaderZone();
  return withNonBreakingTimes(
    describeFrequency(scheduleOf(meeting), {
      startSeconds: nextSeriesStart(meeting) ?? meeting.unixTime,
      zone,
      locale: readerLocale(),
    }),
  );
}

/** 'Mondays, 7:00 pm (GMT) · 60 minutes'. */
export function Recurrence({ meeting }: { meeting: ScheduledMeeting }) {
  return (
    <p className={classes.quiet}>
      <RecurrenceText meeting={meeting} />
      {SEPARATOR + words.minutes({ minutes: meeting.duration })}
    </p>
  );
}
