import type { Apologies, ScheduledMeeting } from '../../../contract/entities.gen';
import { useNow } from '../../ui/useNow';
import { nextStart } from './joinWindow';

export interface NextMeetingApologiesProps {
  meeting: ScheduledMeeting;
  apologies: Apologies | undefined;
}

export function useNextMeetingStart(meeting: ScheduledMeeting): number | undefined {
  const now = useNow();
  const { nextMeeting } = meeting;
  return nextMeeting !== undefined && nextMeeting > now && nextStart(meeting, now) === nextMeeting
    ? nextMeeting
    : undefined;
}
