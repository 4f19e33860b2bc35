import { and, asc, eq, sql } from 'drizzle-orm';
import {
  auditEntries,
  events,
  members,
  nextTinySteps,
  notifications,
  podMembers,
  pods,
  waitlistEntries,
} from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';

interface Named {
  id: string;
}

export function inspectPods(test: TestApp) {
  const db = () => test.app.context.database.db;
  return {
    noticesOf: async (person: Named): Promise<string[]> => {
      const rows = await db()
        .select({ kind: notifications.kind })
        .from(notifications)
        .where(eq(notifications.userId, person.id))
        .orderBy(asc(notifications.id));
      return rows.map(({ kind }) => kind);
    },
    channelChangesFor: async (person: Named): Promise<unknown[]> => {
      const rows = await db()
        .select({ payload: events.payload })
        .from(events)
        .where(and(eq(events.type, 'channel'), sql`${person.id}::uuid = any(${events.audienceUserIds})`))
        .orderBy(asc(events.position));
      return rows.map(({ payload }) => payload.change);
    },
    meetingMailsTo: async (person: { email: string }) => {
      const mails = await test.mails(person.email);
      return mails
        .filter(({ template }) => template === 'meeting')
        .map(({ data }) => ({ reason: data.reason, podName: data.podName, sequence: Number(data.sequence) }));
    },
    waitlistOf: async (pod: Named): Promise<string[]> => {
      const rows = await db()
        .select({ userId: waitlistEntries.userId })
        .from(waitlistEntries)
        .where(eq(waitlistEntries.podId, pod.id))
        .orderBy(asc(waitlistEntries.id));
      return rows.map(({ userId }) => userId);
    },
    participantsOf: async (pod: Named): Promise<string[]> => {
      const rows = await db()
        .select({ userId: podMembers.userId })
        .from(podMembers)
        .where(and(eq(podMembers.podId, pod.id), eq(podMembers.role, 'participant')));
      return rows.map(({ userId }) => userId);
    },
    stepsOf: (person: Named) =>
      db()
        .select()
        .from(nextTinySteps)
        .where(eq(nextTinySteps.userId, person.id))
        .orderBy(asc(nextTinySteps.createdAt), asc(nextTinySteps.id)),
    auditOf: ({ id }: Named) =>
      db()
        .select({
          act: auditEntries.act,
          personId: auditEntries.personId,
          fields: auditEntries.fields,
          detail: auditEntries.detail,
        })
        .from(auditEntries)
        .where(eq(auditEntries.podId, id))
        .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id)),
    makeAssistant: async (pod: Named, person: Named, link: string | null) => {
      const confirmed = { assistantUserId: person.id, assistantConfirmedAt: test.clock.now(), assistantLink: link };
      await db().update(pods).set(confirmed).where(eq(pods.id, pod.id));
    },
    disable: (person: { memberId: string }) =>
      db().update(members).set({ disabledAt: test.clock.now() }).where(eq(members.id, person.memberId)),
  };
}
