import { eq } from 'drizzle-orm';
import { endsMeeting } from '../../meetings/mails/mails';
import type { MeetingMailData } from '../../meetings/mails/mailData';
import { meetingColumns, scheduleOfRow } from '../../meetings/schedule';
import { meetings } from '../../platform/database/schema';
import { claimPerson, type Claim, type Claims } from './claim';

export const meetingClaims: Claims = async (look) => {
  const { world, own, one } = look;
  const data = look.data as unknown as MeetingMailData;
  const { db } = world.test.app.context.database;
  const [meetingId = ''] = data.uid.split('@');
  const [row] = await db.select(meetingColumns).from(meetings).where(eq(meetings.id, meetingId));
  const attends = data.ofLeaders
    ? await own(`exists (select from business_staff s where s.user_id = users.id) or exists (select from members m
        where m.user_id = users.id and (m.leader_status = 'SIGNED_OFF' or exists (
          select from pod_members p where p.user_id = m.user_id and role = 'leader') or exists (
          select from pods where pods.assistant_user_id = m.user_id and assistant_confirmed_at is not null)))`)
    : await own(`exists (select from pod_members p join members m using (membership_id, user_id) join pods on pods.id = p.pod_id
        where p.user_id = users.id and pods.meeting_id = '${meetingId}' and m.disabled_at is null)`);
  const claims: Claim[] = [['the reader attends', !endsMeeting(data.reason), row !== undefined && attends === true]];
  if (row) {
    const stored: unknown = JSON.parse(JSON.stringify(scheduleOfRow(row)));
    claims.push(
      ['schedule', { ...data.schedule, changes: data.schedule.changes ?? [] }, stored],
      ['sequence', data.sequence <= row.sequence, true],
      ['podName', data.podName, data.ofLeaders ? `${data.membershipName} Leader meeting` : row.name],
      ['link', new URL(data.link).pathname, `/j/${row.id}`],
      ['timezone', data.timezone, (await own('timezone')) ?? row.timezone],
    );
  }
  if (data.before ?? data.nameBefore) {
    const before = [data.before ?? data.schedule, data.nameBefore ?? data.podName];
    claims.push([
      'something is different',
      false,
      JSON.stringify(before) === JSON.stringify([data.schedule, data.podName]),
    ]);
  }
  if (data.removedBy) claims.push(await claimPerson(look, 'removedBy', `u.email not in ('${look.to}')`));
  if (data.placedBy) claims.push(await claimPerson(look, 'placedBy', `u.email not in ('${look.to}')`));
  if (data.formedFrom) claims.push(['formedFrom', data.formedFrom, world.pod.name]);
  const inPod = `u.id in (select user_id from pod_members p join pods on pods.id = p.pod_id where meeting_id = $2 and role = 'leader')`;
  if (data.leaderName) claims.push(await claimPerson(look, 'leaderName', inPod, meetingId));
  if (data.seated !== undefined) {
    const seated = `select count(*)::int from pod_members p join pods on pods.id = p.pod_id
      where meeting_id = $1 and role = 'participant'`;
    claims.push(['seated', data.seated, await one(seated, meetingId)]);
  }
  return claims;
};
