import { eq } from 'drizzle-orm';
import { members, pods } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { inspectPods } from '../testing/inspect';
import { joinPod } from './joinPod';
import { joinPreferredPod } from './joinPreferredPod';

const test = useTestApp();
const look = inspectPods(test);

const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };

describe('joining a pod', () => {
  it("a person who joins takes a seat, but the pod's leader doesn't", async () => {
    const pod = await test.make.pod({ maxParticipants: 2 });
    const anna = await test.make.member(pod.membership);
    const { status, body } = await (await test.as(anna)).post(`/v1/pods/${pod.id}/join`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: 'member', pod: { seatsAvailable: 1, myRole: 'participant' } });
    expect(body.pod.members).toEqual([pod.leader?.id, anna.id]);
  });

  it('joining opens the channel, starts a step, mails a calendar invitation and notifies the leader', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    await (await test.as(anna)).post(`/v1/pods/${pod.id}/join`);
    expect(await look.channelChangesFor(anna)).toEqual(['added']);
    expect(await look.channelChangesFor(pod.leader!)).toEqual(['changed']);
    expect(await look.stepsOf(anna)).toMatchObject([{ podId: pod.id, status: 'NotSet', closedAt: null }]);
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-joined']);
    const [mail] = await test.mails(anna.email);
    expect(mail).toMatchObject({
      template: 'meeting',
      data: {
        reason: 'joined',
        podName: pod.name,
        timezone: 'Europe/London',
        link: `http://stepwell.test/j/${pod.meetingId}`,
        podLink: `http://stepwell.test/pod?p=${pod.id}`,
        uid: `${pod.meetingId}@stepwell`,
      },
    });
  });

  it('joining ends the search for a pod in this membership only', async () => {
    const [pod, other] = [await test.make.pod(), await test.make.pod({ maxParticipants: 1 })];
    await test.make.participant(other);
    const anna = await test.make.member(pod.membership);
    const elsewhere = await test.make.member(other.membership, { user: anna });
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${other.id}/join`);
    const { db } = test.app.context.database;
    const areAnna = eq(members.userId, anna.id);
    await db.update(members).set({ contactWhenNewPod: true }).where(areAnna);
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    const searching = (await db.select().from(members).where(areAnna)).filter((one) => one.contactWhenNewPod);
    expect(searching).toMatchObject([{ id: elsewhere.memberId }]);
    expect(await look.waitlistOf(other)).toEqual([anna.id]);
  });

  it('joining twice takes one seat', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    const again = await asAnna.post(`/v1/pods/${pod.id}/join`);
    expect(again).toMatchObject({ status: 200, body: { result: 'member' } });
    expect(await look.participantsOf(pod)).toEqual([anna.id]);
    expect(await look.meetingMailsTo(anna)).toHaveLength(1);
  });

  it('joining a full pod gives the next position on its waitlist, and mails the person their position', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(pod);
    const [first, second] = [await test.make.member(pod.membership), await test.make.member(pod.membership)];
    await (await test.as(first)).post(`/v1/pods/${pod.id}/join`);
    const asSecond = await test.as(second);
    const { body } = await asSecond.post(`/v1/pods/${pod.id}/join`);
    expect(body).toMatchObject({ result: 'waitlist', position: 2, pod: { waitlist: 2, myWaitlistPosition: 2 } });
    expect((await asSecond.post(`/v1/pods/${pod.id}/join`)).body).toMatchObject({ result: 'waitlist', position: 2 });
    expect(await test.mails(second.email)).toMatchObject([{ template: 'waitlist-joined', data: { position: 2 } }]);
  });

  it('a person who leaves a waitlist and joins it again is mailed their position once', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(pod);
    const anna = await test.make.member(pod.membership);
    const asAnna = await test.as(anna);
    for (let time = 0; time < 3; time += 1) {
      await asAnna.post(`/v1/pods/${pod.id}/join`);
      expect((await asAnna.delete(`/v1/pods/${pod.id}/waitlist`)).status).toBe(200);
    }
    expect(await test.mails(anna.email)).toHaveLength(1);
  });

  it('a person who joins and finds the pod full is recorded as agreeing neither to join nor to lead a new one', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(pod);
    const asAnna = await test.as(await test.make.member(pod.membership));
    await asAnna.post(`/v1/pods/${pod.id}/join`);
    const { body } = await asAnna.get('/v1/pods/my-waitlists');
    expect(body).toMatchObject([{ podId: pod.id, consentJoinNewPod: false, consentToBeNewPodLeader: false }]);
  });

  it('a paused pod cannot be joined', async () => {
    const pod = await test.make.pod({ meeting: paused });
    const anna = await test.as(await test.make.member(pod.membership));
    expect(await anna.post(`/v1/pods/${pod.id}/join`)).toMatchObject({ status: 409, body: { code: 'pod_paused' } });
  });

  it('a participant of another pod of the membership cannot join, but a leader can', async () => {
    const pod = await test.make.pod();
    const other = await test.make.pod({ membership: pod.membership });
    const anna = await test.as(await test.make.participant(other));
    expect(await anna.post(`/v1/pods/${pod.id}/join`)).toMatchObject({ status: 409, body: { code: 'already_in_pod' } });
    const leader = await test.as(other.leader!);
    expect((await leader.post(`/v1/pods/${pod.id}/join`)).body).toMatchObject({ result: 'member' });
  });

  it('joining makes staff members if they aren’t already', async () => {
    const pod = await test.make.pod();
    const owner = pod.membership.business.owner;
    const { body } = await (await test.as(owner)).post(`/v1/pods/${pod.id}/join`);
    expect(body).toMatchObject({ result: 'member', pod: { myRole: 'participant' } });
  });

  it('disabled members and strangers cannot join', async () => {
    const pod = await test.make.pod();
    const disabled = await test.as(await test.make.member(pod.membership, { disabled: true }));
    const stranger = await test.as(await test.make.user());
    expect((await disabled.post(`/v1/pods/${pod.id}/join`)).status).toBe(404);
    expect((await stranger.post(`/v1/pods/${pod.id}/join`)).status).toBe(404);
  });

  it('a person disabled or removed at the moment of joining gets no seat', async () => {
    const pod = await test.make.pod();
    const disabled = await test.make.member(pod.membership, { disabled: true });
    for (const { id: userId } of [disabled, await test.make.user()]) {
      const request = { membershipId: pod.membership.id, podId: pod.id, userId };
      await expect(joinPod(test.app.context, request)).rejects.toMatchObject({ status: 404 });
    }
    expect(await look.participantsOf(pod)).toEqual([]);
  });

  it('the leader and the confirmed assistant are notified of arrivals, but not an assistant who has yet to confirm', async () => {
    const pod = await test.make.pod();
    const assistant = await test.make.participant(pod);
    await look.makeAssistant(pod, assistant, null);
    await (await test.as(await test.make.member(pod.membership))).post(`/v1/pods/${pod.id}/join`);
    expect([await look.noticesOf(pod.leader!), await look.noticesOf(assistant)]).toEqual([
      ['pod-joined'],
      ['pod-joined'],
    ]);
    const { db } = test.app.context.database;
    await db.update(pods).set({ assistantConfirmedAt: null }).where(eq(pods.id, pod.id));
    await (await test.as(await test.make.member(pod.membership))).post(`/v1/pods/${pod.id}/join`);
    expect([(await look.noticesOf(pod.leader!)).length, (await look.noticesOf(assistant)).length]).toEqual([2, 1]);
  });

  it("joining ends the person's other waitlist entries", async () => {
    const full = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(full);
    const open = await test.make.pod({ membership: full.membership });
    const anna = await test.make.member(full.membership);
    const asAnna = await test.as(anna);
    await asAnna.post(`/v1/pods/${full.id}/join`);
    expect(await look.waitlistOf(full)).toEqual([anna.id]);
    await asAnna.post(`/v1/pods/${open.id}/join`);
    expect(await look.waitlistOf(full)).toEqual([]);
  });
});

describe('100 people who want one seat at the same time', () => {
  it('100 people joining simultaneously for one seat become one participant and a waitlist numbered from 1 to 99', async () => {
    const pod = await test.make.pod({ maxParticipants: 1 });
    const people = [];
    for (let count = 0; count < 100; count += 1) people.push(await test.make.member(pod.membership));
    const actors = await Promise.all(people.map((person) => test.as(person)));
    const answers = await Promise.all(actors.map((one) => one.post(`/v1/pods/${pod.id}/join`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const positions = answers.flatMap(({ body }) => (body.result === 'waitlist' ? [body.position as number] : []));
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 99 }, (_, index) => index + 1));
    expect(await look.participantsOf(pod)).toHaveLength(1);
    expect(await look.waitlistOf(pod)).toHaveLength(99);
  });

  it('a person who joins many pods of a membership at the same time gets one seat', async () => {
    const membership = await test.make.membership();
    const choices = [];
    for (let count = 0; count < 8; count += 1) choices.push(await test.make.pod({ membership }));
    const anna = await test.make.member(membership);
    const asAnna = await test.as(anna);
    const answers = await Promise.all(choices.map((pod) => asAnna.post(`/v1/pods/${pod.id}/join`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('the pod chosen at sign-up', () => {
  const prefer = (podId: string, membershipId: string, userId: string) =>
    test.app.context.act((act) => joinPreferredPod(act, { podId, membershipId, userId }));

  it('the pod chosen at sign-up is joined if it has a free seat', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.member(pod.membership);
    await prefer(pod.id, pod.membership.id, anna.id);
    expect(await look.participantsOf(pod)).toEqual([anna.id]);
  });

  it('the pod chosen at sign-up puts the person on its waitlist if it is full or paused', async () => {
    const full = await test.make.pod({ maxParticipants: 1 });
    await test.make.participant(full);
    const still = await test.make.pod({ membership: full.membership, meeting: paused });
    const anna = await test.make.member(full.membership);
    for (const pod of [full, full, still]) {
      await prefer(pod.id, full.membership.id, anna.id);
      expect(await look.waitlistOf(pod)).toEqual([anna.id]);
    }
  });

  it('the pod chosen at sign-up gives one seat to a person who waited until its pause ended', async () => {
    const pod = await test.make.pod({ meeting: paused });
    const anna = await test.make.member(pod.membership);
    await prefer(pod.id, pod.membership.id, anna.id);
    test.clock.set('2026-04-01T00:00:00Z');
    await prefer(pod.id, pod.membership.id, anna.id);
    test.clock.set('2026-03-03T09:00:00Z');
    expect(await look.participantsOf(pod)).toEqual([anna.id]);
  });

  it('the pod chosen at sign-up is ignored for a person who participates in another pod by then', async () => {
    const mine = await test.make.pod();
    const pod = await test.make.pod({ membership: mine.membership });
    const anna = await test.make.participant(mine);
    await prefer(pod.id, pod.membership.id, anna.id);
    expect([await look.participantsOf(pod), await look.waitlistOf(pod)]).toEqual([[], []]);
  });

  it('the pod chosen at sign-up is ignored if it belongs to another membership', async () => {
    const elsewhere = await test.make.pod();
    const membership = await test.make.membership();
    const anna = await test.make.member(membership);
    await prefer(elsewhere.id, membership.id, anna.id);
    expect([await look.participantsOf(elsewhere), await look.waitlistOf(elsewhere)]).toEqual([[], []]);
  });
});
