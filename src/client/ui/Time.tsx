import { meetingDate, meetingTime, relativeStart } from '../../domain/meetings/display';
import { isTimeZone } from '../../domain/time/zonedTime';
import { SEPARATOR } from './separator';
import { nowInSeconds, useNow } from './useNow';
import { useReaderZone } from './readerZone';

/** Returns the text with no line break within a time such as '7:00 pm (GMT)', or before a separator. */
export const withNonBreakingTimes = (text: string): string =>
  text.replace(/(\d) ([ap]m) \(/g, '$1\u00a0$2\u00a0(').replaceAll(' · ', SEPARATOR);

interface TimeProps {
  /** Epoch seconds. */
  at: number;
  /** The meeting's zone, shown too if its clock time differs from the reader's. */
  meetingZone?: string;
  /** Shows only the time of day, where the date is next to it. */
  withoutDate?: boolean;
}

/** A moment in full: day, time and zone, in the reader's zone. */
export function Time({ at, meetingZone, withoutDate }: TimeProps) {
  const zone = useReaderZone();
  const isKnown = meetingZone !== undefined && isTimeZone(meetingZone);
  const time = withNonBreakingTimes(meetingTime(at, zone, isKnown ? meetingZone : zone));
  return (
    <time dateTime={new Date(at * 1000).toISOString()}>
      {withoutDate ? time : `${meetingDate(at, zone, navigator.language, nowInSeconds())}, ${time}`}
    </time>
  );
}

/** How soon a moment (epoch seconds) comes: 'starts in 12 minutes', 'tomorrow'. Updates with the clock. */
export function RelativeTime({ at }: { at: number }) {
  const zone = useReaderZone();
  const now = useNow();
  return <time dateTime={new Date(at * 1000).toISOString()}>{relativeStart(at, now, zone)}</time>;
}
