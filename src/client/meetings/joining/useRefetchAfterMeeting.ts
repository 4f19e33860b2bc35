import { useEffect } from 'react';
import { useNow } from '../../ui/useNow';
import { isOver } from './joinWindow';
import type { MeetingTimes } from './joinWindow';

export function useRefetchAfterMeeting(meetings: readonly MeetingTimes[], refetch: () => unknown): void {
  const now = useNow();
  const stale = meetings.some((meeting) => isOver(meeting, now));
  useEffect(() => {
    if (stale) refetch();
    // Only when this changes: an outdated answer would cause endless refetches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stale]);
}
