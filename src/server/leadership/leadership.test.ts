import { eq } from 'drizzle-orm';
import { events, meetings, podMembers, pods, type leaderStatuses } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestMember, TestMembership, TestPod, TestUser } from '../testing/factories';

const test = useTestApp();

type Status = (typeof leaderStatuses)[number];

const staffOf = (membership: TestMembership) => test.as(membership.business.owner);
const noticesOf = async (person: { id: string }) =>
  (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as Record<string, string>[];
const choicesOf = async (person: { id: string }) =>
  (await noticesOf(person)).filter(({ actionType }) => actionType === 'CHOICE');
const statusOf = async (membership: TestMembership, person: { id: string }) =>
  (await (await test.as(person)).get(`/v1/memberships/${membership.id}/my-leader-status`)).body.status as Status;

async function dueFor(membership: TestMembership, person: { id: string }): Promise<string[]> {
  const me = await test.as(person);
  const { body } = await me.get(`/v1/onboarding-actions/my-actions/${membership.business.id}`);
  return body.map(({ action }: { action: string }) => action);
}

const LEADER_ACTIONS = ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'];

async function applied(): Promise<{ membership: TestMembership; member: TestMember }> {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  await (await test.as(member)).post(`/v1/memberships/${membership.id}/request-leadership`);
  return { membership, member };
}

const leadersUrl = (membership: TestMembership, person: { id: string }, what = '') =>
  `/v1/memberships/${membership.id}/leaders/${person.id}${what}`;

describe('asking to lead', () => {
  it('asks owner and admins, each with a choice and a mail; a repeat asks nobody again', async () => {
    const { membership, member } = await applied();
    const me = await test.as(member);
    const again = await me.post(`/v1/memberships/${membership.id}/request-leadership`);
    expect(again.body).toEqual({ status: 'PENDING_APPROVAL' });
    expect(await choicesOf(membership.business.owner)).toHaveLength(1);
    expect(await test.mails(membership.business.owner.email)).toMatchObject([
      { template: 'leader-applied', data: { link: 'http://stepwell.test/notifications' } },
    ]);
  });

  it('is for members who may not lead yet, also after they were declined', async () => {
    const membership = await test.make.membership();
    const ask = async (person: { id: string }) =>
      (await test.as(person)).post(`/v1/memberships/${membership.id}/request-leadership`);
    expect((await ask(await test.make.member(membership, { leaderStatus: 'DECLINED' }))).status).toBe(200);
    expect((await ask(await test.make.member(membership, { leaderStatus: 'APPROVED' }))).status).toBe(409);
    expect((await ask(membership.business.owner)).status).toBe(409);
  });

  it('who never asked has the status NONE, staff without a place too', async () => {
    const membership = await test.make.membership();
    expect(await statusOf(membership, await test.make.member(membership))).toBe('NONE');
    expect(await statusOf(membership, membership.business.owner)).toBe('NONE');
  });
});

describe('approving a leader', () => {
  it('creates what they have to do, tells them, and settles the choice for all staff', async () => {
    const { membership, member } = await applied();
    const admin = await test.make.admin(membership.business);
    const owner = await staffOf(membership);
    const [choice] = await choicesOf(membership.business.owner);
    expect(await owner.post(String(choice?.primaryActionUrl))).toMatchObject({ status: 200, body: { done: true } });

    expect(await statusOf(membership, member)).toBe('APPROVED');
    expect(await dueFor(membership, member)).toEqual(LEADER_ACTIONS);
    expect(await choicesOf(membership.business.owner)).toEqual([]);
    expect(await choicesOf(admin)).toEqual([]);
    expect(await test.mails(member.email)).toMatchObject([
      { template: 'leader-approved', data: { link: 'http://stepwell.test/leader/welcome' } },
    ]);
    expect(await noticesOf(member)).toHaveLength(1);
    const told = await test.app.context.database.db.select().from(events).where(eq(events.type, 'action'));
    const actions = told.filter(({ audienceUserIds }) => audienceUserIds?.includes(member.id));
    expect(actions.map(({ payload }) => payload.action)).toEqual(LEADER_ACTIONS);
  });

  it('again is harmless: they are told once', async () => {
    const { membership, member } = await applied();
    const owner = await staffOf(membership);
    for (let times = 0; times < 2; times++)
      expect((await owner.post(leadersUrl(membership, member, '/approve'))).status).toBe(200);
    expect(await test.mails(member.email)).toHaveLength(1);
  });

  it('leads to SIGNED_OFF by confirming the training, and then to a pod of their own', async () => {
    const { membership, member } = await applied();
    await (await staffOf(membership)).post(leadersUrl(membership, member, '/approve'));
    const me = await test.as(member);
    const url = `/v1/memberships/${membership.id}`;
    expect((await me.get(url)).body.can.addPod).toBe(false);
    const businessId = membership.business.id;
    await me.post('/v1/onboarding-actions/mark-complete', { businessId, action: 'LEADER_CONFIRM_TRAINING' });
    expect(await statusOf(membership, member)).toBe('SIGNED_OFF');
    expect((await me.get(url)).body.can.addPod).toBe(true);
  });
});

describe('declining a leader', () => {
  it('tells them and lets them ask again; a repeat is harmless', async () => {
    const { membership, member } = await applied();
    const owner = await staffOf(membership);
    for (let times = 0; times < 2; times++)
      expect((await owner.post(leadersUrl(membership, member, '/decline'))).status).toBe(200);
    expect(await statusOf(membership, member)).toBe('DECLINED');
    expect(await test.mails(member.email)).toMatchObject([{ template: 'leader-declined' }]);
    expect(await choicesOf(membership.business.owner)).toEqual([]);
    expect((await (await test.as(member)).get(`/v1/memberships/${membership.id}`)).body.can.requestLeadership).toBe(
      true,
    );
  });

  it('is for who has asked and is not answered yet', async () => {
    const membership = await test.make.membership();
    const owner = await staffOf(membership);
    const decline = async (leaderStatus: Status) =>
      owner.post(leadersUrl(membership, await test.make.member(membership, { leaderStatus }), '/decline'));
    expect((await decline('NONE')).body.detail).toMatch(/has not asked to lead\.$/);
    expect((await decline('SIGNED_OFF')).body.detail).toMatch(/is approved already\.$/);
    expect((await owner.post(leadersUrl(membership, await test.make.user(), '/decline'))).status).toBe(404);
  });
});

describe('setting the status of a member', () => {
  const set = async (membership: TestMembership, { memberId }: TestMember, status: Status) =>
    (await staffOf(membership)).put(`/v1/memberships/${membership.id}/members/${memberId}/leader-status`, { status });

  it('brings what the same decision elsewhere brings', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    expect((await set(membership, member, 'APPROVED')).body).toMatchObject({ leaderStatus: 'APPROVED' });
    expect(await dueFor(membership, member)).toEqual(LEADER_ACTIONS);
    expect((await set(membership, member, 'SIGNED_OFF')).body).toMatchObject({ leaderStatus: 'SIGNED_OFF' });
    expect(await dueFor(membership, member)).toEqual([]);
    expect((await set(membership, member, 'SIGNED_OFF')).status).toBe(200);
    expect((await set(membership, member, 'NONE')).body).toMatchObject({ leaderStatus: 'NONE' });
    expect((await set(membership, member, 'DECLINED')).body).toMatchObject({ leaderStatus: 'DECLINED' });
    const templates = (await test.mails(member.email)).map(({ template }) => template);
    expect(templates).toEqual(['leader-approved', 'leader-demoted']);
  });

  it('tells nobody of an application they never made, and of steps that are not theirs', async () => {
    const membership = await test.make.membership();
    const [fresh, leader] = [
      await test.make.member(membership),
      await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' }),
    ];
    await set(membership, fresh, 'DECLINED');
    expect(await test.mails(fresh.email)).toEqual([]);
    await set(membership, leader, 'DECLINED');
    expect(await test.mails(leader.email)).toMatchObject([{ template: 'leader-demoted' }]);
    await set(membership, fresh, 'SIGNED_OFF');
    expect(await test.mails(fresh.email)).toMatchObject([
      { template: 'leader-signed-off', data: { link: 'http://stepwell.test/pods' } },
    ]);
  });

  it('settles what they asked', async () => {
    const { membership, member } = await applied();
    await set(membership, member, 'SIGNED_OFF');
    expect(await choicesOf(membership.business.owner)).toEqual([]);
    expect(await test.mails(member.email)).toMatchObject([{ template: 'leader-signed-off' }]);
  });

  it('asking is the person’s own act, and who leads a pod stays able to', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    await test.make.pod({ membership, leader });
    expect((await set(membership, member, 'PENDING_APPROVAL')).status).toBe(409);
    expect((await set(membership, leader, 'NONE')).body.detail).toMatch(/leads a pod/);
    expect((await set(membership, leader, 'APPROVED')).status).toBe(200);
  });

  it('a disabled member is told nothing', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership, { disabled: true });
    expect((await set(membership, member, 'APPROVED')).status).toBe(200);
    expect(await test.mails(member.email)).toEqual([]);
  });
});

async function roles(pod: TestPod): Promise<Record<string, string>> {
  const { db } = test.app.context.database;
  const rows = await db.select().from(podMembers).where(eq(podMembers.podId, pod.id));
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
}

async function assist(pod: TestPod, person: TestUser): Promise<void> {
  await test.app.context.database.db
    .update(pods)
    .set({
      assistantUserId: person.id,
      assistantConfirmedAt: test.clock.now(),
      assistantLink: 'https://a.example/link',
    })
    .where(eq(pods.id, pod.id));
}

describe('demoting a leader', () => {
  const leaderOf = (pod: TestPod) => pod.leader ?? { id: '', email: '' };

  it('leaves them in the pod as participant, even when it is full; owner and admins are told it has no leader', async () => {
    const pod = await test.make.pod({ maxParticipants: 1, name: 'Early Birds' });
    const participant = await test.make.participant(pod);
    const owner = await staffOf(pod.membership);
    expect((await owner.delete(leadersUrl(pod.membership, leaderOf(pod)))).body).toEqual({ done: true });
    expect(await roles(pod)).toEqual({ [leaderOf(pod).id]: 'participant', [participant.id]: 'participant' });
    const seen = (await owner.get(`/v1/pods/${pod.id}`)).body;
    expect(seen).not.toHaveProperty('leaderId');
    expect(seen.seatsAvailable).toBe(0);
    expect(await statusOf(pod.membership, leaderOf(pod))).toBe('NONE');
    expect(await noticesOf(pod.membership.business.owner)).toContainEqual(
      expect.objectContaining({ message: '<b>Early Birds</b> has no leader.' }),
    );
    expect(await test.mails(leaderOf(pod).email)).toMatchObject([{ template: 'leader-demoted' }]);
  });

  it('closes the leader channel to them and tells the pod', async () => {
    const pod = await test.make.pod();
    const participant = await test.make.participant(pod);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    const channels = (await (await test.as(leaderOf(pod))).get('/v1/channels/my-channels')).body;
    expect(channels).toMatchObject([{ leaderChannel: false }]);
    const { db } = test.app.context.database;
    const told = await db.select().from(events).where(eq(events.type, 'channel'));
    const to = ({ id }: { id: string }) =>
      told
        .filter(({ audienceUserIds }) => audienceUserIds?.includes(id))
        .map(({ payload }) => `${String(payload.change)} ${payload.podId ? 'pod' : 'leaders'}`);
    expect(to(leaderOf(pod))).toEqual(['removed leaders', 'changed pod']);
    expect(to(participant)).toEqual(['changed pod']);
  });

  it('a confirmed assistant takes over with their link, which counts as approval', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await assist(pod, assistant);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect(await roles(pod)).toEqual({ [leaderOf(pod).id]: 'participant', [assistant.id]: 'leader' });
    const seen = (await (await test.as(assistant)).get(`/v1/pods/${pod.id}`)).body;
    expect(seen).toMatchObject({ leaderId: assistant.id, myRole: 'leader' });
    expect(seen).not.toHaveProperty('assistantId');
    expect(seen.scheduledMeeting.thirdPartyMeetingLink).toBe('https://a.example/link');
    const { db } = test.app.context.database;
    const [meeting] = await db.select().from(meetings).where(eq(meetings.id, pod.meetingId));
    expect(meeting?.link).toBe('https://a.example/link');
    expect(await statusOf(pod.membership, assistant)).toBe('APPROVED');
    expect(await dueFor(pod.membership, assistant)).toEqual(LEADER_ACTIONS);
    expect(await noticesOf(assistant)).toContainEqual(
      expect.objectContaining({ primaryActionUrl: `/pod?p=${pod.id}` }),
    );
    expect(await noticesOf(pod.membership.business.owner)).toEqual([]);
  });

  it('an assistant who leads another pod does not take over', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await test.make.pod({ membership: pod.membership, leader: assistant });
    await assist(pod, assistant);
    await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect(Object.values(await roles(pod))).toEqual(['participant', 'participant']);
  });

  it('is refused with the reason for who takes part in another pod, and changes nothing then', async () => {
    const pod = await test.make.pod();
    const other = await test.make.pod({ membership: pod.membership, name: 'Night Owls' });
    await test.make.participant(other, leaderOf(pod) as TestUser);
    const answer = await (await staffOf(pod.membership)).delete(leadersUrl(pod.membership, leaderOf(pod)));
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Night Owls') } });
    expect(await roles(pod)).toEqual({ [leaderOf(pod).id]: 'leader' });
  });

  it('is harmless when repeated, takes the standing of who leads no pod, and knows only members', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const owner = await staffOf(membership);
    for (let times = 0; times < 2; times++)
      expect((await owner.delete(leadersUrl(membership, member))).status).toBe(200);
    expect(await statusOf(membership, member)).toBe('NONE');
    expect(await test.mails(member.email)).toHaveLength(1);
    expect((await owner.delete(leadersUrl(membership, { id: member.memberId }))).status).toBe(404);
  });

  it('while people join, keeps one leader at most and everybody their place', async () => {
    const pod = await test.make.pod({ maxParticipants: 50 });
    const owner = await staffOf(pod.membership);
    const people = await Promise.all(Array.from({ length: 6 }, () => test.make.member(pod.membership)));
    const actors = await Promise.all(people.map((person) => test.as(person)));
    await Promise.all([
      owner.delete(leadersUrl(pod.membership, leaderOf(pod))),
      ...actors.map((person) => person.post(`/v1/pods/${pod.id}/join`)),
    ]);
    expect(Object.values(await roles(pod))).toEqual(Array(7).fill('participant'));
  });
});

describe('the leaders of a membership', () => {
  it('are who leads or may lead, by full name, in a number of statements that their number does not change', async () => {
    const membership = await test.make.membership();
    const named = async (firstName: string, lastName: string, leaderStatus: Status) =>
      test.make.member(membership, { user: await test.make.user({ firstName, lastName }), leaderStatus });
    const leads = await named('bea', 'Zimmer', 'SIGNED_OFF');
    await test.make.pod({ membership, leader: leads, name: 'Early Birds' });
    const reader = await named('Cleo', 'Adams', 'NONE');
    const list = async () =>
      test.countStatements(async () => (await test.as(reader)).get(`/v1/memberships/${membership.id}/leaders`));
    await test.as(reader);
    const few = await list();
    await named('Bea', 'Adams', 'APPROVED');
    await named('Cem', 'Adams', 'SIGNED_OFF');
    await named('Dora', 'Adams', 'PENDING_APPROVAL');
    await test.make.member(membership, { leaderStatus: 'SIGNED_OFF', disabled: true });
    const more = await list();
    expect(more.result.body).toMatchObject([
      { lastName: 'Adams', leaderStatus: 'APPROVED', canLeadNewPod: false },
      {
        firstName: 'bea',
        lastName: 'Zimmer',
        podName: 'Early Birds',
        leaderStatus: 'SIGNED_OFF',
        canLeadNewPod: false,
      },
      { firstName: 'Cem', leaderStatus: 'SIGNED_OFF', canLeadNewPod: true },
    ]);
    expect(more.result.body[0]).not.toHaveProperty('podId');
    expect(more.statements.length).toBeLessThanOrEqual(6);
    expect(more.statements).toHaveLength(few.statements.length);
  });
});
