import type { Apologies, ScheduledMeeting } from '../../../contract/entities.gen';
import { useNow } from '../../ui/useNow';
import { nextStart } from './joinWindow';

export interface OfNextMeetingProps {
  meeting: ScheduledMeeting;
  /** Of its next date. */
  apologies: Apologies | undefined;
}

/** When the next meeting takes place, unless one that is on is shown instead. */
export function useShownNext(meeting: ScheduledMeeting): number | undefined {
  const now = useNow();
  const { nextMeeting } = meeting;
  return nextMeeting !== undefined && nextMeeting > now && nextStart(meeting, now) === nextMeeting
    ? nextMeeting
    : undefined;
}
