import { meetingDate, shortDate, timeWithZone } from '../../domain/meetings/display';
import { useReaderZone } from '../ui/readerZone';
import { nowInSeconds } from '../ui/useNow';

/** A step's due date (epoch seconds), in short: 'Mon 23 Nov'. In full, with the time, on hover. */
export function DueDate({ at }: { at: number }) {
  const zone = useReaderZone();
  const { language } = navigator;
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      title={`${meetingDate(at, zone, language)}, ${timeWithZone(at, zone)}`}
    >
      {shortDate(at, zone, nowInSeconds(), language)}
    </time>
  );
}
