import { eq } from 'drizzle-orm';
import type { WaitlistEntry } from '../../../contract/entities.gen';
import { users } from '../../platform/database/schema';
import type { TestMember, TestPod } from '../../testing/factories';
import { useTestApp } from '../../testing/app';
import { untilLockAwaited } from '../../testing/interleave';
import { inspectPods } from '../testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

const no = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-03-10T00:00:00Z') };

async function fullPod(given: Parameters<typeof test.make.pod>[0] = {}) {
  const pod = await test.make.pod({ maxParticipants: 1, ...given });
  return { pod, seated: await test.make.participant(pod) };
}

async function waits(pod: TestPod, consents = no, person?: TestMember) {
  const anna = person ?? (await test.make.member(pod.membership));
  const { status, body } = await (await test.as(anna)).post(`/v1/pods/${pod.id}/waitlist`, consents);
  return { anna, status, entry: body as WaitlistEntry };
}

describe('joining a waitlist', () => {
  it('joining and leaving waitlists repeatedly is limited', async () => {
    const { pod } = await fullPod();
    const asAnna = await test.as(await test.make.member(pod.membership));
    const waitlist = `/v1/pods/${pod.id}/waitlist`;
    for (let times = 0; times < 30; times++) {
      expect((await asAnna.post(waitlist, no)).status).toBe(200);
      expect((await asAnna.delete(waitlist)).status).toBe(200);
    }
    const refused = await asAnna.post(waitlist, no);
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('try again in an hour') as string },
    });
  });

  it("joining a waitlist gives a position in it, and records the person's consents", async () => {
    const { pod } = await fullPod();
    await waits(pod);
    const { entry } = await waits(pod, { consentJoinNewPod: true, consentToBeNewPodLeader: true });
    expect(entry).toMatchObject({ position: 2, name: pod.name, consentToBeNewPodLeader: true });
    expect(entry.scheduledMeeting.thirdPartyMeetingLink).toBeUndefined();
  });

  it('joining a waitlist again keeps the position and updates the consents', async () => {
    const { pod } = await fullPod();
    const { anna, entry } = await waits(pod);
    await waits(pod);
    const again = await waits(pod, { consentJoinNewPod: true, consentToBeNewPodLeader: false }, anna);
    expect(again.entry).toMatchObject({ id: entry.id, position: 1, consentJoinNewPod: true });
    expect(await test.mails(anna.email)).toHaveLength(1);
  });

  it('joining a waitlist is refused while a seat is free, while the pod is paused, and to a participant of another pod', async () => {
    const open = await test.make.pod();
    expect((await waits(open)).status).toBe(409);
    const { pod: still } = await fullPod({ meeting: paused });
    expect((await waits(still)).status).toBe(409);
    const { pod } = await fullPod({ membership: open.membership });
    const participant = await test.make.member(open.membership);
    await test.make.participant(open, participant);
    expect((await waits(pod, no, participant)).status).toBe(409);
  });

  it('nobody can wait for a pod that they are in, not even its leader', async () => {
    const { pod, seated } = await fullPod();
    for (const person of [seated, pod.leader!]) {
      const answer = await (await test.as(person)).post(`/v1/pods/${pod.id}/waitlist`, no);
      expect(answer).toMatchObject({ status: 409, body: { detail: 'You’re already in this pod.' } });
    }
    expect(await look.waitlistOf(pod)).toEqual([]);
  });

  it('leaving a waitlist twice has no effect', async () => {
    const { pod } = await fullPod();
    const { anna } = await waits(pod);
    const second = await waits(pod);
    const asAnna = await test.as(anna);
    for (let time = 0; time < 2; time += 1) {
      expect(await asAnna.delete(`/v1/pods/${pod.id}/waitlist`)).toMatchObject({ status: 200, body: { done: true } });
    }
    const { body } = await (await test.as(second.anna)).get('/v1/pods/my-waitlists');
    expect(body).toMatchObject([{ podId: pod.id, position: 1 }]);
  });
});

describe('leaving a waitlist', () => {
  it('leaving a waitlist waits while seats are being assigned, so that nobody is seated after leaving', async () => {
    const { pod } = await fullPod();
    const { anna } = await waits(pod);
    const asAnna = await test.as(anna);
    const client = await test.app.context.database.pool.connect();
    await client.query('begin');
    await client.query('select from memberships where id = $1 for no key update', [pod.membership.id]);
    const leaving = asAnna.delete(`/v1/pods/${pod.id}/waitlist`);
    await untilLockAwaited(test.app.context).finally(() => client.query('commit').finally(() => client.release()));
    await leaving;
    expect(await look.waitlistOf(pod)).toEqual([]);
  });
});

describe('a freed seat', () => {
  const free = async (pod: TestPod, seated: { id: string }) =>
    (await test.as(seated)).delete(`/v1/pods/${pod.id}/members`);

  it('a freed seat goes to the first person on the waitlist, who is informed by stream, notification and mail', async () => {
    const { pod, seated } = await fullPod();
    const [first, second] = [await waits(pod), await waits(pod)];
    await free(pod, seated);
    expect(await look.participantsOf(pod)).toEqual([first.anna.id]);
    expect(await look.waitlistOf(pod)).toEqual([second.anna.id]);
    expect(await look.channelChangesFor(first.anna)).toEqual(['added']);
    expect(await look.noticesOf(first.anna)).toEqual(['promoted']);
    expect(await look.meetingMailsTo(first.anna)).toMatchObject([{ reason: 'promoted' }]);
    expect(await look.stepsOf(first.anna)).toMatchObject([{ podId: pod.id, status: 'NotSet' }]);
    expect(await look.noticesOf(pod.leader!)).toEqual(['pod-left', 'pod-joined']);
  });

  it('a freed seat does not go to a disabled member, who keeps their position', async () => {
    const { pod, seated } = await fullPod();
    const [first, second] = [await waits(pod), await waits(pod)];
    await look.disable(first.anna);
    await free(pod, seated);
    expect(await look.participantsOf(pod)).toEqual([second.anna.id]);
    expect(await look.waitlistOf(pod)).toEqual([first.anna.id]);
  });

  it('a freed seat does not go to a person whose account is disabled', async () => {
    const { pod, seated } = await fullPod();
    const [first, second] = [await waits(pod), await waits(pod)];
    const { db } = test.app.context.database;
    await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, first.anna.id));
    await free(pod, seated);
    expect(await look.participantsOf(pod)).toEqual([second.anna.id]);
  });

  it('a freed seat ends its new owner’s other waitlist entries in the membership', async () => {
    const { pod, seated } = await fullPod();
    const { pod: other } = await fullPod({ membership: pod.membership });
    const { anna } = await waits(pod);
    await waits(other, no, anna);
    await free(pod, seated);
    expect(await look.waitlistOf(other)).toEqual([]);
  });

  it('seats freed in two pods at the same time go to two people, even if one of them waits for both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { pod, seated } = await fullPod();
      const other = await fullPod({ membership: pod.membership });
      const { anna } = await waits(pod);
      await waits(other.pod, no, anna);
      const next = (await waits(pod)).anna;
      await waits(other.pod, no, next);
      const answers = await Promise.all([free(pod, seated), free(other.pod, other.seated)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const places = [...(await look.participantsOf(pod)), ...(await look.participantsOf(other.pod))];
      expect(places.sort()).toEqual([anna.id, next.id].sort());
    }
  });

  it('a seat freed during a pause stays free, and is assigned when a person joins after the pause', async () => {
    const { pod, seated } = await fullPod();
    const { anna } = await waits(pod);
    const leader = await test.as(pod.leader!);
    const { body: meeting } = await leader.get(`/v1/scheduled-meetings/${pod.meetingId}`);
    const { unixTime, recurring, frequency, frequencyPeriod, duration, thirdPartyMeetingLink } = meeting;
    const schedule = { unixTime, recurring, frequency, frequencyPeriod, duration, thirdPartyMeetingLink };
    const [pausedFromEpoch, pausedToEpoch] = [Date.parse('2026-03-01') / 1000, Date.parse('2026-03-10') / 1000];
    const pause = { ...schedule, pausedFromEpoch, pausedToEpoch };
    expect((await leader.put(`/v1/scheduled-meetings/${pod.meetingId}`, pause)).status).toBe(200);
    await free(pod, seated);
    expect(await look.waitlistOf(pod)).toEqual([anna.id]);
    test.clock.advance({ days: 10 });
    const late = await test.make.member(pod.membership);
    expect((await (await test.as(late)).post(`/v1/pods/${pod.id}/join`)).body.result).toBe('waitlist');
    expect(await look.participantsOf(pod)).toEqual([anna.id]);
    test.clock.advance({ days: -10 });
  });

  it('a free seat of a paused pod is assigned as soon as the pause is lifted', async () => {
    const { pod, seated } = await fullPod();
    const { anna } = await waits(pod);
    await test.app.context.database.pool.query('update meetings set paused_from = $1, paused_to = $2 where id = $3', [
      paused.pausedFrom,
      paused.pausedTo,
      pod.meetingId,
    ]);
    await free(pod, seated);
    expect(await look.participantsOf(pod)).toEqual([]);
    const schedule = { unixTime: 1767726000, recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60 };
    const body = { ...schedule, thirdPartyMeetingLink: 'https://meet.example.com/pod' };
    await (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}`, body);
    expect(await look.participantsOf(pod)).toEqual([anna.id]);
  });

  it('raising the maximum promotes as many people as there are new seats', async () => {
    const { pod } = await fullPod();
    const people = [await waits(pod), await waits(pod), await waits(pod)].map(({ anna }) => anna.id);
    await (await test.as(pod.leader!)).patch(`/v1/pods/${pod.id}`, { maxParticipants: 3 });
    expect((await look.participantsOf(pod)).sort()).toEqual(expect.arrayContaining([people[0], people[1]] as string[]));
    expect(await look.waitlistOf(pod)).toEqual([people[2]]);
  });
});

describe('four people on a waitlist', () => {
  it("four people on a waitlist are announced to owner and admins once, with each person's consents", async () => {
    const { pod } = await fullPod();
    const admin = await test.make.admin(pod.membership.business);
    await waits(pod, { consentJoinNewPod: true, consentToBeNewPodLeader: true });
    await waits(pod);
    await waits(pod);
    expect(await look.noticesOf(admin)).toEqual([]);
    const fourth = await waits(pod);
    await waits(pod);
    await (await test.as(fourth.anna)).delete(`/v1/pods/${pod.id}/waitlist`);
    await waits(pod);
    for (const person of [admin, pod.membership.business.owner]) {
      expect(await look.noticesOf(person)).toEqual(['waitlist-four']);
      const [mail, ...more] = await test.mails(person.email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        template: 'waitlist-four',
        data: {
          podName: pod.name,
          link: `http://stepwell.test/membership/form-pod?p=${pod.id}`,
          people: [{ consentToBeNewPodLeader: true }, no, no, no],
        },
      });
    }
  });
});

describe('a waitlist that was empty in between', () => {
  it('is announced again when four people wait', async () => {
    const { pod } = await fullPod();
    const { owner } = pod.membership.business;
    for (let round = 1; round <= 2; round += 1) {
      const people = [];
      for (let count = 0; count < 4; count += 1) people.push((await waits(pod)).anna);
      expect(await look.noticesOf(owner)).toHaveLength(round);
      for (const person of people) await (await test.as(person)).delete(`/v1/pods/${pod.id}/waitlist`);
    }
  });
});

describe('waitlists', () => {
  it('staff see complete waitlists, and members only their own position', async () => {
    const { pod } = await fullPod();
    const first = await waits(pod);
    const second = await waits(pod);
    const path = `/v1/memberships/${pod.membership.id}/waitlists`;
    const all = await (await test.as(pod.membership.business.owner)).get(path);
    expect(all.body.map((entry: WaitlistEntry) => [entry.userId, entry.position])).toEqual([
      [first.anna.id, 1],
      [second.anna.id, 2],
    ]);
    const own = await (await test.as(second.anna)).get(path);
    expect(own.body).toMatchObject([{ userId: second.anna.id, position: 2 }]);
  });

  it('listing waitlists takes the same few statements however long they are', async () => {
    const { pod } = await fullPod();
    const { anna } = await waits(pod);
    const owner = await test.as(pod.membership.business.owner);
    const asAnna = await test.as(anna);
    const list = () => owner.get(`/v1/memberships/${pod.membership.id}/waitlists`);
    const few = await test.countStatements(list);
    for (let count = 0; count < 10; count += 1) await waits(pod);
    const many = await test.countStatements(list);
    expect(many.result.body).toHaveLength(11);
    expect(many.statements).toHaveLength(few.statements.length);
    expect(few.statements.length).toBeLessThanOrEqual(6);
    const mine = await test.countStatements(() => asAnna.get('/v1/pods/my-waitlists'));
    expect(mine.statements.length).toBeLessThanOrEqual(6);
  });
});
