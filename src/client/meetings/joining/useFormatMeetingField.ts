import { meetingDate, meetingTime } from '../../../domain/meetings/display';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { nowInSeconds } from '../../ui/useNow';

const times = new Set(['unixTime', 'pausedFromEpoch', 'pausedToEpoch']);
const typed = new Set(['name', 'maxParticipants', 'duration', 'frequency', 'thirdPartyMeetingLink', 'timezone']);

/** Others' values, for the message about a conflict. Values chosen from a list show only after saving. */
export function useFormatMeetingField(): (name: string, value: unknown) => string | undefined {
  const zone = useReaderZone();
  return (name, value) => {
    const field = name.split('.').at(-1) ?? '';
    if (times.has(field) && typeof value === 'number') {
      return `${meetingDate(value, zone, readerLocale(), nowInSeconds())}, ${meetingTime(value, zone, zone, readerLocale())}`;
    }
    return typed.has(field) ? undefined : '';
  };
}
