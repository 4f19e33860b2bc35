import { meetingDate as longDate, meetingTime, relativeStart } from '../../domain/meetings/display';
import { shortDate } from '../../domain/time/shortDate';
import { isTimeZone } from '../../domain/time/zonedTime';
import { SEPARATOR } from './separator';
import { nowInSeconds, useNow } from './useNow';
import { readerLocale } from './readerLocale';
import { useReaderZone } from './readerZone';

/** Inserts no-break spaces within times such as '7:00 pm (GMT)' and before separators. */
export const withNonBreakingTimes = (text: string): string =>
  text.replace(/(\d) ([ap]m) \(/g, '$1\u00a0$2\u00a0(').replaceAll(' · ', SEPARATOR);

interface TimeProps {
  at: number;
  /** Shown too if its clock time differs from the reader's. */
  meetingZone?: string;
  withoutDate?: boolean;
  /** '3 Mar, 7:00 pm (GMT)', for columns. */
  isShort?: boolean;
}

export function Time({ at, meetingZone, withoutDate, isShort }: TimeProps) {
  const zone = useReaderZone();
  const isKnown = meetingZone !== undefined && isTimeZone(meetingZone);
  const time = withNonBreakingTimes(meetingTime(at, zone, isKnown ? meetingZone : zone, readerLocale()));
  const dateOf = isShort ? shortDate : longDate;
  return (
    <time dateTime={new Date(at * 1000).toISOString()}>
      {withoutDate ? time : `${dateOf(at, zone, readerLocale(), nowInSeconds())}, ${time}`}
    </time>
  );
}

/** `at` in epoch seconds: 'starts in 12 minutes', 'tomorrow'. Updates with the clock. */
export function RelativeTime({ at }: { at: number }) {
  const zone = useReaderZone();
  const now = useNow();
  return <time dateTime={new Date(at * 1000).toISOString()}>{relativeStart(at, now, zone, readerLocale())}</time>;
}
