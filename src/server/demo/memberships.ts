import { v7 } from 'uuid';
import type { LeaderStatus } from '../../contract/entities.gen';
import * as tables from '../platform/database/schema';
import { APPROVED_LEADER, membershipPlans, type PodPlan } from './plan';
import { itemAt, DAY_MS, HOUR_MS, type World } from './world';

const ownWords = {
  welcomeText: 'It’s good to have you here.\nBefore your first meeting, read https://example.com/welcome',
  invitationText: 'We meet once a week, in small groups, and leave with one tiny step each. Come and try it.',
  joinText: 'No recorders here, please. What’s said in a pod stays in the pod.',
};

export async function addBusinesses({ tx, staff, now }: World): Promise<string[]> {
  const createdAt = new Date(now - 400 * DAY_MS);
  const rows = ['Slow Current Coaching', 'Clearwater Studio'].map((name) => ({
    id: v7({ msecs: createdAt.getTime() }),
    name,
    createdAt,
    approvedAt: createdAt,
  }));
  await tx.insert(tables.businesses).values(rows);
  const [first, second] = [itemAt(rows, 0).id, itemAt(rows, 1).id];
  await tx.insert(tables.businessStaff).values([
    { businessId: first, userId: itemAt(staff, 0).id, role: 'owner', createdAt },
    { businessId: first, userId: itemAt(staff, 1).id, role: 'admin', createdAt },
    { businessId: second, userId: itemAt(staff, 2).id, role: 'owner', createdAt },
  ]);
  return [first, second];
}

export async function addMemberships({ tx, now, random }: World, businessIds: string[]): Promise<string[]> {
  const createdAt = new Date(now - 380 * DAY_MS);
  const rows = membershipPlans.map(({ business, name }) => ({
    id: v7({ msecs: createdAt.getTime() }),
    businessId: itemAt(businessIds, business),
    name,
    url: 'https://example.com/',
    communityUrl: 'https://community.example.com/',
    supportEmail: 'support@example.com',
    ...ownWords,
    createdAt,
  }));
  await tx.insert(tables.memberships).values(rows);
  await tx.insert(tables.membershipSettings).values(
    rows.flatMap(({ id }) => [
      { membershipId: id, name: 'MaxParticipants' as const, value: '8' },
      { membershipId: id, name: 'ParticipantOnboardingLink' as const, value: 'https://example.com/welcome' },
      { membershipId: id, name: 'LeaderTrainingLink' as const, value: 'https://example.com/leading-a-pod' },
      { membershipId: id, name: 'ShareWinLink' as const, value: 'https://community.example.com/wins' },
    ]),
  );
  const code = () => Array.from({ length: 24 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('');
  await tx.insert(tables.membershipInvites).values(
    rows.flatMap(({ id }) => [
      { membershipId: id, role: 'Leader' as const, code: code() },
      { membershipId: id, role: 'Participant' as const, code: code() },
    ]),
  );
  return rows.map(({ id }) => id);
}

export async function addMembers({ tx, now, random, people }: World, ids: string[], pods: PodPlan[]): Promise<void> {
  const leaders = new Set(pods.map(({ leader }) => leader));
  const statusOf = (index: number, last: number): LeaderStatus => {
    if (leaders.has(index)) return 'SIGNED_OFF';
    if (index === APPROVED_LEADER) return 'APPROVED';
    return index === last ? 'PENDING_APPROVAL' : 'NONE';
  };
  await tx.insert(tables.members).values(
    membershipPlans.flatMap(({ from, to }, membership) =>
      people.slice(from, to).map((person, offset) => ({
        membershipId: itemAt(ids, membership),
        userId: person.id,
        joinedAt: new Date(person.joined),
        lastActiveAt: new Date(now - random.integer(1, 5 * 24) * HOUR_MS),
        leaderStatus: statusOf(from + offset, to - 1),
      })),
    ),
  );
}
