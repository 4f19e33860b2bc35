import { publishRoundChange, recordedMarks, storeAttendance } from '../meetings';
import { secondsOf } from '../platform/clock';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { lockOpenMeeting, type LockedRequest } from './lockOpenMeeting';
import { refusals } from './refusals';

/**
 * Records that a person came to their pod's meeting, replacing any earlier record (rule rounds.arrivals). 409 while
 * meeting mode isn't open for it, and once the meeting has ended or is finished.
 */
export function arriveAtRound(context: AppContext, request: LockedRequest, start: number): Promise<void> {
  const { podId, userId } = request;
  return context.act(async (act) => {
    const { meeting, open, attendees } = await lockOpenMeeting(act, request, start);
    if (!attendees.includes(userId)) throw notFound();
    if (open.row?.finishedAt || secondsOf(act.now) >= open.endsAt)
      throw conflict('meeting_not_on', refusals.meetingEnded);
    const key = { meetingId: meeting.id, start };
    const before = (await recordedMarks(act.tx, key)).find((mark) => mark.userId === userId);
    if (before?.status === 'CAME') return;
    await storeAttendance(act.tx, key, [{ userId, status: 'CAME' }], act.now);
    await publishRoundChange(act, podId, { start, arrived: [userId] });
  });
}
