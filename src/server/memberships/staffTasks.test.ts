import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StaffTasks } from '../../contract/entities.gen';
import { emailInvitations, meetings, pods, waitlistEntries } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp();

const tasksOf = async (user: TestUser, businessId: string) =>
  (await (await test.as(user)).get(`/v1/businesses/${businessId}/staff-tasks`)).body as StaffTasks[];

async function queue(pod: TestPod, length: number) {
  for (let number = 0; number < length; number++) {
    const { id: userId } = await test.make.member(pod.membership);
    await test.app.context.database.db.insert(waitlistEntries).values({
      userId,
      podId: pod.id,
      membershipId: pod.membership.id,
      consentJoinNewPod: false,
      consentToBeNewPodLeader: false,
      createdAt: test.clock.now(),
    });
  }
}

const nothing = {
  setUpPutAway: false,
  podCount: 0,
  hasMembers: false,
  invitedCount: 0,
  applicants: [],
  applicantCount: 0,
  podsWithoutLeader: [],
  podsWithoutLeaderCount: 0,
  podsWithoutLink: [],
  podsWithoutLinkCount: 0,
  pausedPods: [],
  pausedPodCount: 0,
  waitlists: [],
  waitlistCount: 0,
};

it('staff see leader applicants with their bios, except disabled applicants and those already answered', async () => {
  const membership = await test.make.membership();
  const person = await test.make.user({ firstName: 'Maya', lastName: 'Okafor', bio: 'I coach.' });
  await test.make.member(membership, { user: person, leaderStatus: 'PENDING_APPROVAL' });
  await test.make.member(membership, { leaderStatus: 'PENDING_APPROVAL', disabled: true });
  await test.make.member(membership, { leaderStatus: 'DECLINED' });
  expect(await tasksOf(membership.business.owner, membership.business.id)).toEqual([
    {
      ...nothing,
      hasMembers: true,
      membershipId: membership.id,
      applicants: [{ userId: person.id, firstName: 'Maya', lastName: 'Okafor', bio: 'I coach.' }],
      applicantCount: 1,
    },
  ]);
});

it('staff see pods without a leader, and waitlists of four or more, longest first', async () => {
  const membership = await test.make.membership();
  const [alone, long, short] = [
    await test.make.pod({ membership, leader: null, name: 'Alone' }),
    await test.make.pod({ membership, name: 'Long' }),
    await test.make.pod({ membership, name: 'Short' }),
  ];
  await queue(long, 5);
  await queue(alone, 4);
  await queue(short, 3);
  const [tasks] = await tasksOf(await test.make.admin(membership.business), membership.business.id);
  expect(tasks).toMatchObject({
    podCount: 3,
    podsWithoutLeader: [{ id: alone.id, name: 'Alone', waiting: 4 }],
    podsWithoutLeaderCount: 1,
    waitlists: [
      { id: long.id, name: 'Long', waiting: 5 },
      { id: alone.id, name: 'Alone', waiting: 4 },
    ],
    waitlistCount: 2,
  });
});

it('staff see paused pods, for the whole pause', async () => {
  const membership = await test.make.membership();
  const now = test.clock.now();
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const pauses = [
    { name: 'Larks', pausedFrom: now, pausedTo: inMinutes(90) },
    { name: 'Owls', pausedFrom: inMinutes(-60), pausedTo: inMinutes(30) },
    { name: 'Ended', pausedFrom: inMinutes(-60), pausedTo: now },
    { name: 'To come', pausedFrom: inMinutes(1), pausedTo: inMinutes(60) },
  ];
  for (const { name, ...pause } of pauses) {
    const pod = await test.make.pod({ membership, name });
    await test.app.context.database.db.update(meetings).set(pause).where(eq(meetings.id, pod.meetingId));
  }
  const [tasks] = await tasksOf(membership.business.owner, membership.business.id);
  const epoch = (minutes: number) => inMinutes(minutes).getTime() / 1000;
  expect(tasks).toMatchObject({
    pausedPods: [
      { name: 'Owls', pausedToEpoch: epoch(30) },
      { name: 'Larks', pausedToEpoch: epoch(90) },
    ],
    pausedPodCount: 2,
  });
});

it('staff tasks take the same number of statements for one membership or many, and lists have up to twenty items', async () => {
  const business = await test.make.business();
  const first = await test.make.membership({ business, name: 'A' });
  const counted = async () =>
    (await test.countStatements(() => tasksOf(business.owner, business.id))).statements.length;
  await counted();
  const before = await counted();
  for (const name of ['B', 'C', 'D']) await test.make.membership({ business, name });
  for (let number = 0; number < 21; number++) await test.make.member(first, { leaderStatus: 'PENDING_APPROVAL' });
  expect(await counted()).toBe(before);
  const tasks = await tasksOf(business.owner, business.id);
  expect(tasks).toHaveLength(4);
  expect(tasks[0]?.applicants).toHaveLength(20);
  expect(tasks[0]?.applicantCount).toBe(21);
});

it('staff see whether anybody else has joined a membership', async () => {
  const membership = await test.make.membership();
  const { owner, id } = membership.business;
  const hasMembers = async () => (await tasksOf(owner, id))[0]?.hasMembers;
  await test.make.member(membership, { user: owner });
  expect(await hasMembers()).toBe(false);
  await test.make.member(membership);
  expect(await hasMembers()).toBe(true);
});

it('staff tasks are not visible to members', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  expect((await (await test.as(member)).get(`/v1/businesses/${membership.business.id}/staff-tasks`)).status).toBe(404);
});

it('staff see pods without a meeting link, until it is entered, or an assistant brings theirs', async () => {
  const membership = await test.make.membership();
  const { db } = test.app.context.database;
  const withoutLink = async (name: string, changes: Partial<typeof meetings.$inferInsert> = {}) => {
    const pod = await test.make.pod({ membership, name });
    await db
      .update(meetings)
      .set({ link: '', ...changes })
      .where(eq(meetings.id, pod.meetingId));
    return pod;
  };
  const bare = await withoutLink('Bare');
  await withoutLink('At Zoom', { linkRequest: v7() });
  await withoutLink('Over', { recurring: false, startsAt: test.clock.now() });
  const assisted = await withoutLink('Assisted');
  const assistantUserId = (await test.make.participant(assisted)).id;
  await db
    .update(pods)
    .set({ assistantUserId, assistantConfirmedAt: test.clock.now(), assistantLink: 'https://meet.example.com/a' })
    .where(eq(pods.id, assisted.id));
  const [tasks] = await tasksOf(membership.business.owner, membership.business.id);
  expect(tasks).toMatchObject({
    podsWithoutLink: [{ id: bare.id, name: 'Bare', waiting: 0 }],
    podsWithoutLinkCount: 1,
  });
});

it('staff see how many people are invited by email, until the invitations end', async () => {
  const membership = await test.make.membership();
  const { owner, id: businessId } = membership.business;
  const expiresAt = new Date(test.clock.now().getTime() + 1);
  const invitation = { membershipId: membership.id, role: 'Participant', createdAt: test.clock.now() } as const;
  await test.app.context.database.db.insert(emailInvitations).values([
    { ...invitation, email: 'a@example.com', normalEmail: 'a@example.com', expiresAt },
    { ...invitation, email: 'b@example.com', normalEmail: 'b@example.com', expiresAt: test.clock.now() },
  ]);
  expect((await tasksOf(owner, businessId))[0]?.invitedCount).toBe(1);
});

it('each of the staff puts the first steps away for themselves', async () => {
  const { business } = await test.make.membership();
  const admin = await test.make.admin(business);
  const isAway = async (user: TestUser) => (await tasksOf(user, business.id))[0]?.setUpPutAway;
  for (let time = 0; time < 2; time++) {
    expect((await (await test.as(admin)).post(`/v1/businesses/${business.id}/put-set-up-away`)).status).toBe(200);
  }
  expect([await isAway(admin), await isAway(business.owner)]).toEqual([true, false]);
});
