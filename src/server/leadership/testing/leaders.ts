import { asc, eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../../contract/entities.gen';
import { auditEntries, podMembers } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestMember, TestMembership, TestPod } from '../../testing/factories';

interface Person {
  id: string;
}

export const LEADER_ACTIONS = ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'];

export const leadersUrl = (membership: TestMembership, person: Person, what = '') =>
  `/v1/memberships/${membership.id}/leaders/${person.id}${what}`;

export const leaderOf = (pod: TestPod) => pod.leader ?? { id: '', email: '' };

export function leadersIn(test: TestApp) {
  const noticesOf = async (person: Person) =>
    (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as Record<string, string>[];

  return {
    noticesOf,

    staffOf: (membership: TestMembership) => test.as(membership.business.owner),

    applied: async (): Promise<{ membership: TestMembership; member: TestMember }> => {
      const membership = await test.make.membership();
      const member = await test.make.member(membership);
      await (await test.as(member)).post(`/v1/memberships/${membership.id}/request-leadership`);
      return { membership, member };
    },

    choicesOf: async (person: Person) => (await noticesOf(person)).filter(({ actionType }) => actionType === 'CHOICE'),

    statusOf: async (membership: TestMembership, person: Person) =>
      (await (await test.as(person)).get(`/v1/memberships/${membership.id}/my-leader-status`)).body
        .status as LeaderStatus,

    dueFor: async (membership: TestMembership, person: Person): Promise<string[]> => {
      const me = await test.as(person);
      const { body } = await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`);
      return body.map(({ action }: { action: string }) => action);
    },

    auditAbout: ({ id }: Person) =>
      test.app.context.database.db
        .select({ act: auditEntries.act, membershipId: auditEntries.membershipId, podId: auditEntries.podId })
        .from(auditEntries)
        .where(eq(auditEntries.personId, id))
        .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id)),

    rolesIn: async (pod: TestPod): Promise<Record<string, string>> => {
      const { db } = test.app.context.database;
      const rows = await db.select().from(podMembers).where(eq(podMembers.podId, pod.id));
      return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
    },
  };
}
