import { eq } from 'drizzle-orm';
import { podMembers, waitlistEntries } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { seatLeader } from './leaderSeat';
import { lockPod, type LockedPod } from './lockPod';
import { inspectPods } from './testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

const seat = (pod: TestPod, userId: string): Promise<LockedPod['people']> =>
  test.app.context.act(async (act) => {
    const locked = await lockPod(act, pod.membership.id, pod.id);
    await seatLeader(act, locked, userId);
    return locked.people;
  });

const storedRolesOf = async (pod: TestPod) => {
  const rows = await test.app.context.database.db.select().from(podMembers).where(eq(podMembers.podId, pod.id));
  return rows.map(({ userId, role }) => ({ userId, role }));
};

it('a participant who becomes the leader keeps their step, and nobody else’s role changes', async () => {
  const pod = await test.make.pod({ leader: null });
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  const people = await seat(pod, anna.id);
  const expected = [
    { userId: anna.id, role: 'leader' },
    { userId: ben.id, role: 'participant' },
  ];
  expect(people).toEqual(expect.arrayContaining(expected));
  expect(await storedRolesOf(pod)).toEqual(expect.arrayContaining(expected));
  expect(await look.stepsOf(anna)).toHaveLength(1);
  expect(await look.meetingMailsTo(anna)).toEqual([]);
  expect([await look.channelChangesFor(anna), await look.channelChangesFor(ben)]).toEqual([['added'], []]);
});

it('an outsider who becomes the leader gets a step, the chat and a calendar entry, and waits only for other pods', async () => {
  const pod = await test.make.pod({ leader: null });
  const other = await test.make.pod({ membership: pod.membership });
  const anna = await test.make.member(pod.membership);
  const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
  for (const { id: podId } of [pod, other])
    await test.app.context.database.db
      .insert(waitlistEntries)
      .values({ podId, membershipId: pod.membership.id, userId: anna.id, createdAt: test.clock.now(), ...consents });
  const people = await seat(pod, anna.id);
  expect(people).toEqual([{ userId: anna.id, role: 'leader' }]);
  expect(await storedRolesOf(pod)).toEqual(people);
  expect(await look.stepsOf(anna)).toMatchObject([{ podId: pod.id, status: 'NotSet' }]);
  expect(await look.channelChangesFor(anna)).toEqual(['added', 'added']);
  expect(await look.meetingMailsTo(anna)).toMatchObject([{ reason: 'joined', podName: pod.name }]);
  expect([await look.waitlistOf(pod), await look.waitlistOf(other)]).toEqual([[], [anna.id]]);
});
