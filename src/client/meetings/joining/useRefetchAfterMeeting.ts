import { useEffect } from 'react';
import { useNow } from '../../ui/useNow';
import { isOver } from './joinWindow';
import type { MeetingTimes } from './joinWindow';

/** Refetches once a meeting has ended, so that a page left open shows the next one. */
export function useRefetchAfterMeeting(meetings: readonly MeetingTimes[], refetch: () => unknown): void {
  const now = useNow();
  const stale = meetings.some((meeting) => isOver(meeting, now));
  useEffect(() => {
    if (stale) refetch();
    // Refetches only when this changes: an answer that is still out of date would cause endless refetches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stale]);
}
