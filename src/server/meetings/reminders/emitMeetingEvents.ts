import { sql } from 'drizzle-orm';
import type { DueMoment } from '../../../domain/meetings/meetingMoments';
import type { Act } from '../../platform/act';
import { emitWebhookEvents, type NewWebhookEvent } from '../../platform/webhooks/emitWebhookEvents';
import type { MeetingWithContext } from './reads';

interface DueMeeting {
  row: Pick<MeetingWithContext, 'meeting' | 'podId'>;
  due: DueMoment[];
}

interface PodMeeting {
  membershipId: string;
  podId: string;
  details: { meetingId: string; start: number; at: number };
}

type Counts = Record<'came' | 'apologies' | 'absent', number>;

const NOBODY: Counts = { came: 0, apologies: 0, absent: 0 };

const keyOf = ({ meetingId, start }: PodMeeting['details']) => `${meetingId} ${start}`;

async function attendanceOf({ tx }: Act, meetings: readonly PodMeeting[]): Promise<Map<string, Counts>> {
  if (meetings.length === 0) return new Map();
  const { rows } = await tx.execute<Counts & { meetingId: string; start: number }>(sql`
    select g."meetingId", g.start, (count(*) filter (where a.status = 'CAME'))::int as came,
      (count(*) filter (where a.status = 'APOLOGIES'))::int as apologies,
      (count(*) filter (where a.status = 'ABSENT'))::int as absent
    from jsonb_to_recordset(${JSON.stringify(meetings.map(({ details }) => details))}::jsonb) g("meetingId" uuid, start float8)
    join attendance a on a.meeting_id = g."meetingId" and a.starts_at = to_timestamp(g.start)
    group by 1, 2`);
  return new Map(rows.map(({ meetingId, start, ...counts }) => [keyOf({ meetingId, start, at: start }), counts]));
}

/** Events of pod meetings that begin soon or are over, for webhooks (rule integrations.webhookEvents). */
export async function emitMeetingEvents(act: Act, checks: readonly DueMeeting[]): Promise<void> {
  const ofMoment = (wanted: 'SOON' | 'OVER'): PodMeeting[] =>
    checks.flatMap(({ row: { meeting, podId }, due }) =>
      due.flatMap(({ moment, occurrence: { start, at } }) =>
        moment === wanted && podId !== null
          ? [{ membershipId: meeting.membershipId, podId, details: { meetingId: meeting.id, start, at } }]
          : [],
      ),
    );
  const over = ofMoment('OVER');
  const attendance = await attendanceOf(act, over);
  await emitWebhookEvents(act, [
    ...ofMoment('SOON').map((meeting): NewWebhookEvent => ({ type: 'meeting.starting', ...meeting })),
    ...over.map(({ details, ...meeting }): NewWebhookEvent => {
      const counts = attendance.get(keyOf(details)) ?? NOBODY;
      return { type: 'meeting.finished', ...meeting, details: { ...details, ...counts } };
    }),
  ]);
}
