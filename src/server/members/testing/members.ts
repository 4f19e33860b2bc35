import { waitlistEntries } from '../../platform/database/schema';
import { publishedTo } from '../../session/testing/publishedTo';
import type { TestApp } from '../../testing/app';
import type { TestMembership, TestPod } from '../../testing/factories';

export function membersIn(test: TestApp) {
  return {
    staffOf: (membership: TestMembership) => test.as(membership.business.owner),

    staffNotices: async (membership: TestMembership) => {
      const owner = await test.as(membership.business.owner);
      return (await owner.get('/v1/notifications/my-notifications')).body;
    },

    channelEvents: async (userId: string): Promise<string[]> =>
      (await publishedTo(test, { id: userId }, 'channel')).map(
        ({ change, podId }) => `${String(change)} ${podId ? 'pod' : 'leaders'}`,
      ),

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
