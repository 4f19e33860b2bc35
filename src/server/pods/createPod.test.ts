import { and, eq, isNull } from 'drizzle-orm';
import {
  members,
  membershipSettings,
  notifications,
  users,
  waitlistEntries,
  throttles,
} from '../platform/database/schema';
import { LEADER_ACTIONS, leadersIn, leadersUrl } from '../leadership/testing/leaders';
import { removeAdmin } from '../businesses/removeAdmin';
import { useTestApp } from '../testing/app';
import type { TestMembership, TestUser } from '../testing/factories';
import { interleave } from '../testing/interleave';
import { inspectPods } from './testing/inspect';
import { countAttempt } from '../platform/http/limits/attempts';
import { podsLimits } from './limits';

const test = useTestApp();
const look = inspectPods(test);

const thursday = Date.parse('2026-03-05T19:00:00Z') / 1000;

const meeting = {
  unixTime: thursday,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/new',
  weeklyOptions: { days: ['THURSDAY'] },
};
const input = { name: 'Early Birds', meeting };

const podsOf = ({ id }: TestMembership) => `/v1/memberships/${id}/pods`;

describe('adding a pod', () => {
  it('a signed-off leader can add a pod with its meeting, channel and step', async () => {
    const membership = await test.make.membership();
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const { status, body } = await (await test.as(leader)).post(podsOf(membership), input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Early Birds',
      leaderId: leader.id,
      members: [leader.id],
      maxParticipants: 8,
      seatsAvailable: 8,
      myRole: 'leader',
      scheduledMeeting: {
        name: 'Early Birds',
        nextMeeting: thursday,
        timezone: 'Europe/London',
        thirdPartyMeetingLink: 'https://meet.example.com/new',
      },
    });
    expect(body.channelId).toEqual(expect.any(String));
    expect(await look.stepsOf(leader)).toMatchObject([{ podId: body.id, status: 'NotSet' }]);
    expect(await look.meetingMailsTo(leader)).toMatchObject([{ reason: 'scheduled', podName: 'Early Birds' }]);
    expect(await look.channelChangesFor(leader)).toEqual(['added', 'added']);
    expect(await look.noticesOf(leader)).toEqual([]);
  });

  it('a leader who has not confirmed the training, or already leads a pod, cannot add a pod', async () => {
    const pod = await test.make.pod();
    const approved = await test.make.member(pod.membership, { leaderStatus: 'APPROVED' });
    const path = podsOf(pod.membership);
    expect((await (await test.as(approved)).post(path, input)).body).toMatchObject({ code: 'may_not_add_pod' });
    const again = await (await test.as(pod.leader!)).post(path, input);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'may_not_lead', detail: expect.stringContaining('You already lead') as string },
    });
  });

  it('a leader cannot add a pod for another person to lead', async () => {
    const membership = await test.make.membership();
    const [leader, other] = await Promise.all(
      [1, 2].map(() => test.make.member(membership, { leaderStatus: 'SIGNED_OFF' })),
    );
    const answer = await (await test.as(leader!)).post(podsOf(membership), { ...input, leaderId: other!.id });
    expect(answer).toMatchObject({ status: 409, body: { code: 'may_not_lead' } });
    expect((await (await test.as(other!)).get('/v1/pods/my-pods')).body).toEqual([]);
  });

  it('a leader who adds a pod twice at the same time gets one pod', async () => {
    const membership = await test.make.membership();
    const leader = await test.as(await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' }));
    const answers = await Promise.all([1, 2].map(() => leader.post(podsOf(membership), input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a leader who keeps adding and deleting pods can announce five a day, and staff can add a thousand', async () => {
    const membership = await test.make.membership();
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const { owner } = membership.business;
    async function addAndDelete(person: { id: string }) {
      const actor = await test.as(person);
      const { status, body, headers } = await actor.post(podsOf(membership), input);
      if (status === 200) expect((await actor.delete(`/v1/pods/${body.id}/members`)).status).toBe(200);
      return { status, detail: body.detail, isToldWhen: Number(headers['retry-after']) > 0 };
    }
    for (let pod = 1; pod <= 5; pod += 1) expect((await addAndDelete(leader)).status).toBe(200);
    expect(await addAndDelete(leader)).toEqual({
      status: 429,
      detail: expect.stringMatching(/^You’ve added several pods today/),
      isToldWhen: true,
    });
    const ofOwner = podsLimits.podCreationByStaff(owner.id);
    await countAttempt(test.app.context, ofOwner);
    const { db } = test.app.context.database;
    await db.update(throttles).set({ count: 998 }).where(eq(throttles.key, ofOwner.key));
    for (const pod of [999, 1000]) expect([pod, (await addAndDelete(owner)).status]).toEqual([pod, 200]);
    expect((await addAndDelete(owner)).status).toBe(429);
  });

  it('a refused attempt to add a pod does not count towards the limit', async () => {
    const membership = await test.make.membership();
    const leader = await test.as(await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' }));
    for (let time = 1; time <= 6; time += 1) {
      expect((await leader.post(podsOf(membership), { ...input, name: ' ' })).status).toBe(400);
      expect((await leader.post(podsOf(membership), { ...input, meeting: { ...meeting, unixTime: 1 } })).status).toBe(
        400,
      );
    }
    expect((await leader.post(podsOf(membership), input)).status).toBe(200);
  });

  it('staff can add a pod to lead themselves, which makes them a signed-off member', async () => {
    const membership = await test.make.membership();
    const { owner } = membership.business;
    const { body } = await (await test.as(owner)).post(podsOf(membership), input);
    expect(body).toMatchObject({ leaderId: owner.id, myRole: 'leader' });
    const [member] = await test.app.context.database.db.select().from(members).where(eq(members.userId, owner.id));
    expect(member).toMatchObject({ membershipId: membership.id, leaderStatus: 'SIGNED_OFF' });
  });

  it('an admin who is removed at the same moment gets no pod, and does not become a member', async () => {
    const membership = await test.make.membership();
    const admin = await test.make.admin(membership.business);
    const { context } = test.app;
    const answer = await interleave(
      context,
      (held) => removeAdmin(held, membership.business.id, admin.id),
      async () => (await test.as(admin)).post(podsOf(membership), input),
    );
    expect(answer.status).toBe(404);
    expect(await context.database.db.select().from(members).where(eq(members.userId, admin.id))).toEqual([]);
  });

  it('a member who stops being an admin at the same moment gets an explanation, and no pod is added', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership);
    await test.make.admin(membership.business, member);
    const answer = await interleave(
      test.app.context,
      (held) => removeAdmin(held, membership.business.id, member.id),
      async () => (await test.as(member)).post(podsOf(membership), input),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'standing_changed' } });
  });

  it('staff who lead their own pod no longer have a pending application', async () => {
    const { membership, member } = await leadersIn(test).applied();
    const { owner } = membership.business;
    await test.make.admin(membership.business, member);
    expect(await leadersIn(test).choicesOf(owner)).toHaveLength(1);
    expect((await (await test.as(member)).post(podsOf(membership), input)).status).toBe(200);
    expect(await leadersIn(test).choicesOf(owner)).toEqual([]);
  });

  it('approved staff who lead their own pod no longer need to confirm the training', async () => {
    const { membership, member } = await leadersIn(test).applied();
    await (await test.as(membership.business.owner)).post(leadersUrl(membership, member, '/approve'));
    await test.make.admin(membership.business, member);
    expect(await leadersIn(test).dueFor(membership, member)).toEqual(LEADER_ACTIONS);
    await (await test.as(member)).post(podsOf(membership), input);
    expect(await leadersIn(test).dueFor(membership, member)).toEqual([]);
  });

  it('staff can add a pod for a signed-off leader, who is notified', async () => {
    const membership = await test.make.membership();
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const owner = await test.as(membership.business.owner);
    const { body } = await owner.post(podsOf(membership), { ...input, leaderId: leader.id });
    expect(body).toMatchObject({ leaderId: leader.id });
    expect(body.myRole).toBeUndefined();
    expect(body.channelId).toBeUndefined();
    expect(await look.noticesOf(leader)).toEqual(['pod-created']);
    expect(await look.auditOf(body)).toMatchObject([{ act: 'POD_CREATED', personId: leader.id }]);
    const { db } = test.app.context.database;
    expect(await db.$count(members, eq(members.userId, membership.business.owner.id))).toBe(0);
  });

  it('staff cannot add a pod for a leader who is not signed off, is disabled, leads already or is not a member, and get the reason', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const lead = async (leaderId: string) => {
      const { status, body } = await owner.post(podsOf(membership), { ...input, leaderId });
      return [status, body.detail as string];
    };
    const applied = await test.make.member(membership, { leaderStatus: 'PENDING_APPROVAL' });
    const disabled = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF', disabled: true });
    const leading = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    await test.make.pod({ membership, leader: leading });
    const because = (word: string) => [409, expect.stringContaining(word)];
    expect(await lead(applied.id)).toEqual(because('training'));
    expect(await lead(disabled.id)).toEqual(because('disabled'));
    expect(await lead(leading.id)).toEqual(because('This person already leads'));
    expect((await lead((await test.make.user()).id))[0]).toBe(404);
  });

  it("a new pod defaults to the membership's number of seats, at most eight", async () => {
    const membership = await test.make.membership();
    const { db } = test.app.context.database;
    await db.insert(membershipSettings).values({ membershipId: membership.id, name: 'MaxParticipants', value: '5' });
    const owner = await test.as(membership.business.owner);
    expect((await owner.post(podsOf(membership), input)).body).toMatchObject({ maxParticipants: 5 });
    expect((await owner.post(podsOf(membership), { ...input, maxParticipants: 9 })).status).toBe(400);
  });

  it('an invalid pod is rejected with an error for the invalid field', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const wrong = async (change: object) =>
      (await owner.post(podsOf(membership), { ...input, ...change })).body.errors as unknown;
    expect(await wrong({ name: '  ' })).toMatchObject([{ path: 'name', message: 'Pod name is required' }]);
    expect(await wrong({ meeting: { ...meeting, thirdPartyMeetingLink: '' } })).toMatchObject([
      { path: 'meeting.thirdPartyMeetingLink', message: 'Meeting link is required' },
    ]);
    expect(await wrong({ meeting: { ...meeting, unixTime: thursday - 7 * 86_400 } })).toMatchObject([
      { path: 'meeting.unixTime', message: 'Date cannot be in the past' },
    ]);
    expect(await wrong({ meeting: { ...meeting, timezone: 'Mars/Olympus' } })).toMatchObject([
      { path: 'meeting.timezone', message: 'We don’t know this time zone' },
    ]);
  });
});

describe('a new pod with seats', () => {
  it('is announced to people who asked for it, and to people waiting who agreed to join one', async () => {
    const membership = await test.make.membership();
    const full = await test.make.pod({ membership, maxParticipants: 1 });
    const [asked, agreed, waiting] = await Promise.all([1, 2, 3].map(() => test.make.member(membership)));
    const seated = await test.make.member(membership);
    await test.make.participant(full, seated);
    const { db } = test.app.context.database;
    for (const { memberId } of [asked!, seated]) {
      await db.update(members).set({ contactWhenNewPod: true }).where(eq(members.id, memberId));
    }
    const entry = { podId: full.id, membershipId: membership.id, createdAt: test.clock.now() };
    await db.insert(waitlistEntries).values([
      { ...entry, userId: agreed!.id, consentJoinNewPod: true, consentToBeNewPodLeader: false },
      { ...entry, userId: waiting!.id, consentJoinNewPod: false, consentToBeNewPodLeader: false },
    ]);
    const { body } = await (await test.as(membership.business.owner)).post(podsOf(membership), input);
    for (const person of [asked!, agreed!]) {
      expect(await look.noticesOf(person)).toEqual(['pod-with-seats']);
      const link = `http://stepwell.test/pods/confirm-join-pod?p=${body.id}`;
      expect(await test.mails(person.email)).toMatchObject([{ template: 'pod-with-seats', data: { seats: 8, link } }]);
    }
    for (const person of [waiting!, seated]) expect(await look.noticesOf(person)).toEqual([]);
  });

  it('is not announced to people who look for a pod in another membership', async () => {
    const membership = await test.make.membership();
    const elsewhere = await test.make.membership({ business: membership.business });
    const anna = await test.make.member(elsewhere);
    const { db } = test.app.context.database;
    await db.update(members).set({ contactWhenNewPod: true }).where(eq(members.id, anna.memberId));
    const { status } = await (await test.as(membership.business.owner)).post(podsOf(membership), input);
    expect([status, await look.noticesOf(anna), await test.mails(anna.email)]).toEqual([200, [], []]);
  });

  it('is announced with its times in the reader’s zone, or in the pod’s where theirs is unknown', async () => {
    const membership = await test.make.membership();
    const zones = { 'Asia/Tokyo': 'Asia/Tokyo', unknown: 'Europe/London' };
    const { db } = test.app.context.database;
    await db.update(users).set({ timezone: 'Europe/London' }).where(eq(users.id, membership.business.owner.id));
    for (const [zone, shown] of Object.entries(zones)) {
      const user = await test.make.user({ timezone: zone === 'unknown' ? null : zone });
      const person = await test.make.member(membership, { user });
      await db.update(members).set({ contactWhenNewPod: true }).where(eq(members.id, person.memberId));
      const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
      const asOwner = await test.as(membership.business.owner);
      expect((await asOwner.post(podsOf(membership), { ...input, leaderId: leader.id })).status).toBe(200);
      expect((await test.mails(person.email))[0]).toMatchObject({
        template: 'pod-with-seats',
        data: { timezone: shown },
      });
    }
  });

  it('is no longer announced to people who already have a seat, or once it is full or deleted', async () => {
    const membership = await test.make.membership();
    const [early, late] = await Promise.all([1, 2].map(() => test.make.member(membership)));
    const { db } = test.app.context.database;
    await db.update(members).set({ contactWhenNewPod: true }).where(eq(members.membershipId, membership.id));
    const owner = await test.as(membership.business.owner);
    const add = async (maxParticipants: number) => {
      const { id: leaderId } = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
      return (await owner.post(podsOf(membership), { ...input, leaderId, maxParticipants })).body as { id: string };
    };
    const [small, large, gone] = [await add(1), await add(8), await add(8)];
    const toldOf = ({ id }: TestUser) =>
      db.$count(
        notifications,
        and(eq(notifications.userId, id), eq(notifications.kind, 'pod-with-seats'), isNull(notifications.dismissedAt)),
      );
    expect([await toldOf(early!), await toldOf(late!)]).toEqual([3, 3]);
    await owner.delete(`/v1/pods/${gone.id}`);
    expect([await toldOf(early!), await toldOf(late!)]).toEqual([2, 2]);
    await (await test.as(early!)).post(`/v1/pods/${small.id}/join`);
    expect([await toldOf(early!), await toldOf(late!)]).toEqual([0, 1]);
    const third = await test.make.member(membership);
    await (await test.as(third)).post(`/v1/pods/${large.id}/join`);
    expect(await toldOf(late!)).toBe(1);
    await owner.patch(`/v1/pods/${large.id}`, { maxParticipants: 1 });
    expect(await toldOf(late!)).toBe(0);
  });
});
