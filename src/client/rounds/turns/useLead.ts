import type { Round, RoundChangeName } from '../../../contract/entities.gen';
import { useRecordAttendanceMutation } from '../../api/meetingsApi';
import { useChangeRoundMutation } from '../../api/roundsApi';
import { useAct } from '../../ui/messages/useAct';

/** What the people who run the meeting can do. */
export interface Lead {
  /** Says from where to where: `userId` is the speaker as this screen shows them, so that two devices agree. */
  change: (change: RoundChangeName, userId?: string, before?: string) => void;
  /** Records that somebody came; without `came`, nothing is known of them. */
  record: (userId: string, came: boolean) => void;
  /** The act that is running; meanwhile there is no other. */
  busy: string | undefined;
  error: unknown;
}

/** Leads the round (rules rounds.turns and rounds.timer); undefined for people who don't. */
export function useLead(podId: string, meetingId: string, { start, can }: Round): Lead | undefined {
  const [changeRound] = useChangeRoundMutation();
  const [recordAttendance] = useRecordAttendanceMutation();
  const { busy, error, run } = useAct();
  if (!can.lead) return undefined;
  return {
    change: (change, userId, before) => {
      const roundChangeInput = { start, change, ...(userId && { userId }), ...(before && { before }) };
      void run(change, () => changeRound({ id: podId, roundChangeInput }).unwrap());
    },
    record: (userId, came) => {
      const person = { userId, ...(came && { status: 'CAME' as const }) };
      void run('record', () =>
        recordAttendance({ id: meetingId, start, attendanceInput: { people: [person] } }).unwrap(),
      );
    },
    busy,
    error,
  };
}
