import { eq } from 'drizzle-orm';
import { events, waitlistEntries } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestMembership, TestPod } from '../../testing/factories';

/** What members and their staff do, and what becomes of it. */
export function membersIn(test: TestApp) {
  return {
    staffOf: (membership: TestMembership) => test.as(membership.business.owner),

    staffNotices: async (membership: TestMembership) => {
      const owner = await test.as(membership.business.owner);
      return (await owner.get('/v1/notifications/my-notifications')).body;
    },

    /** What the person's streams were sent of channels. */
    channelEvents: async (userId: string): Promise<string[]> => {
      const rows = await test.app.context.database.db.select().from(events).where(eq(events.type, 'channel'));
      return rows
        .filter(({ audienceUserIds }) => audienceUserIds?.includes(userId))
        .map(({ payload }) => `${String(payload.change)} ${payload.podId ? 'pod' : 'leaders'}`);
    },

    /** Puts somebody into the queue of a pod. */
    joinWaitlist: async (pod: TestPod, userId: string): Promise<void> => {
      await test.app.context.database.db.insert(waitlistEntries).values({
        podId: pod.id,
        membershipId: pod.membership.id,
        userId,
        consentJoinNewPod: false,
        consentToBeNewPodLeader: false,
        createdAt: test.clock.now(),
      });
    },
  };
}
