import type { App } from '../../../src/server/app';
import { issueCode } from '../../../src/server/session';
import { renewCalendarFeed } from '../../../src/server/meetings';
import { signIn } from '../../../src/server/testing/actors';

export type Asker = 'owner' | 'leader' | 'participant' | 'nobody';

export interface Subject {
  ownerId: string;
  businessId: string;
  membershipId: string;
  podId: string;
  meetingId: string;
  channelId: string;
  leaderChannelId: string;
  oldMessageId: string;
  transferId: string;
  announcementId: string;
  calendarPath: string;
  codes: { registration: string; emailChange: string; adminInvitation: string; stepAnswer: string };
  tokens: Partial<Record<Asker, string>>;
}

interface Found extends Omit<Subject, 'calendarPath' | 'codes' | 'tokens'> {
  leaderId: string;
  participantId: string;
  stepId: string;
}

const find = `
  select owner.id as "ownerId", leader.id as "leaderId", participant.id as "participantId", m.business_id as "businessId",
    m.id as "membershipId", pod.id as "podId", pod.meeting_id as "meetingId", channel.id as "channelId",
    (select id from channels where membership_id = m.id and pod_id is null) as "leaderChannelId",
    (select id from messages where channel_id = channel.id order by id offset 3000 limit 1) as "oldMessageId",
    (select id from next_tiny_steps where user_id = participant.id order by created_at desc limit 1) as "stepId",
    (select id from leader_transfers where pod_id = pod.id and state = 'open') as "transferId",
    (select max(id::text) from announcements where membership_id = m.id) as "announcementId"
  from users leader
  join pod_members p on p.user_id = leader.id and p.role = 'leader'
  join pods pod on pod.id = p.pod_id join channels channel on channel.pod_id = pod.id join memberships m on m.id = pod.membership_id
  join users participant on participant.email = 'person1@example.com' join users owner on owner.email = 'staff0.0@example.com'
  where leader.email = 'person0@example.com'`;

const DAY_SECONDS = 24 * 60 * 60;

export async function findSubject(app: App): Promise<Subject> {
  const { database, clock } = app.context;
  const { rows } = await database.pool.query<Found>(find);
  const [found] = rows;
  if (!found) throw new Error('The first pod isn’t there.');
  const { ownerId, leaderId, participantId, businessId, stepId } = found;
  const issue = (
    purpose: 'verify' | 'change-email' | 'admin-invite' | 'step-answer',
    userId: string,
    payload: Record<string, unknown>,
  ) => issueCode(database.db, { purpose, userId, payload, lastsSeconds: DAY_SECONDS }, clock.now());
  return {
    ...found,
    calendarPath: new URL((await renewCalendarFeed(app.context, leaderId)).url ?? '').pathname,
    codes: {
      registration: await issue('verify', participantId, {
        registration: 'bench',
        purpose: { then: 'business', businessName: 'Bench' },
      }),
      emailChange: await issue('change-email', participantId, { newEmail: 'new@example.com' }),
      adminInvitation: await issue('admin-invite', ownerId, { businessId, email: 'invited@example.com' }),
      stepAnswer: await issue('step-answer', participantId, { stepId }),
    },
    tokens: {
      owner: await signIn(app, ownerId),
      leader: await signIn(app, leaderId),
      participant: await signIn(app, participantId),
    },
  };
}
