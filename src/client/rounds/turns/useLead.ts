import { useEffect, useRef, useState } from 'react';
import type { Round, RoundChangeName } from '../../../contract/entities.gen';
import type { AttendanceStatus } from '../../../domain/meetings/attendance';
import { useRecordAttendanceMutation } from '../../api/meetingsApi';
import { useChangeRoundMutation } from '../../api/roundsApi';
import { useAct } from '../../ui/messages/useAct';
import { isWithin } from './isWithin';

export interface Lead {
  /** Sends speaker and timer as this screen shows them, so that two devices don't act twice. */
  change: (change: RoundChangeName, userId?: string, before?: string) => void;
  record: (userId: string, status: AttendanceStatus) => void;
  busy: string | undefined;
  error: unknown;
}

/** A second tap would repeat these for a speaker whom nobody has seen yet. */
const MOVING_ON: readonly RoundChangeName[] = ['NEXT', 'SKIP', 'FINISH'];

/** A tap this soon may still be meant for the previous speaker. */
const DOUBLE_TAP_MS = 700;

/** Milliseconds of the monotonic clock. */
function useSpeakerSince(speakerId: string | undefined) {
  const shown = useRef(speakerId);
  const since = useRef(-Infinity);
  useEffect(() => {
    if (shown.current === speakerId) return;
    shown.current = speakerId;
    since.current = performance.now();
  }, [speakerId]);
  return since;
}

/** A failure causes a refetch, and shows until the response after that. */
function useFailure(error: unknown, answeredAt: number): unknown {
  const [failure, setFailure] = useState({ error, answeredAt, answers: 0 });
  if (failure.error !== error) setFailure({ error, answeredAt, answers: 0 });
  else if (failure.answeredAt !== answeredAt) setFailure({ error, answeredAt, answers: failure.answers + 1 });
  return failure.answers < 2 ? error : undefined;
}

/** Undefined for people who don't lead (rules rounds.turns and rounds.timer). */
export function useLead(
  podId: string,
  meetingId: string,
  { start, speakerId, timerVersion, can }: Round,
  answeredAt: number,
): Lead | undefined {
  const [changeRound] = useChangeRoundMutation();
  const [recordAttendance] = useRecordAttendanceMutation();
  const { busy, error, run } = useAct();
  const since = useSpeakerSince(speakerId);
  const shownError = useFailure(error, answeredAt);
  if (!can.lead) return undefined;
  return {
    change: (change, userId, before) => {
      if (MOVING_ON.includes(change) && isWithin(DOUBLE_TAP_MS, since.current)) return;
      const seen = change === 'ADD_MINUTE' && timerVersion !== undefined && { timerVersion };
      const roundChangeInput = { start, change, ...(userId && { userId }), ...(before && { before }), ...seen };
      void run(change, () => changeRound({ id: podId, roundChangeInput }).unwrap());
    },
    record: (userId, status) => {
      const attendanceInput = { people: [{ userId, status }] };
      void run('record', () => recordAttendance({ id: meetingId, start, attendanceInput }).unwrap());
    },
    busy,
    error: shownError,
  };
}
