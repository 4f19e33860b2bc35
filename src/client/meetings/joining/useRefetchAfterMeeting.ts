import { useEffect } from 'react';
import { useNow } from '../../ui/useNow';
import { isOver } from './joinWindow';
import type { MeetingTimes } from './joinWindow';

/** Asks again once a meeting is over, so that a page left open shows the coming one. */
export function useRefetchAfterMeeting(meetings: readonly MeetingTimes[], refetch: () => unknown): void {
  const now = useNow();
  const stale = meetings.some((meeting) => isOver(meeting, now));
  useEffect(() => {
    if (stale) refetch();
    // Once when it becomes so: an answer that is as old would be asked for without end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stale]);
}
