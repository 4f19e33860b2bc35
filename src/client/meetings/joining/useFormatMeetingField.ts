import { meetingDate, meetingTime } from '../../../domain/meetings/display';
import { readerLanguage } from '../../ui/readerLanguage';
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
      return `${meetingDate(value, zone, readerLanguage(), nowInSeconds())}, ${meetingTime(value, zone, zone)}`;
    }
    return typed.has(field) ? undefined : '';
  };
}
