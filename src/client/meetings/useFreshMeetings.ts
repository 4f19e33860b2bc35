import { useEffect } from 'react';
import { useNow } from '../ui/useNow';
import { isOutOfDate } from './joinable';
import type { Upcoming } from './joinable';

/** Asks again once a meeting is over, so that a page left open shows the coming one. */
export function useFreshMeetings(meetings: readonly Upcoming[], refetch: () => unknown): void {
  const now = useNow();
  const stale = meetings.some((meeting) => isOutOfDate(meeting, now));
  useEffect(() => {
    if (stale) refetch();
    // Once when it becomes so: an answer that is as old would be asked for without end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stale]);
}
