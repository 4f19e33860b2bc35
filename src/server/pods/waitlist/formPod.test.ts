import { eq } from 'drizzle-orm';
import type { Pod, PodFormation } from '../../../contract/entities.gen';
import { LEADER_ACTIONS, leadersIn } from '../../leadership/testing/leaders';
import { members, podMembers, throttles, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMember, TestPod } from '../../testing/factories';
import { FORMED_MEETING as meeting, formationIn, JOIN, LEAD, NEITHER } from '../testing/formation';
import { inspectPods } from '../testing/inspect';
import { countAttempt } from '../../platform/http/limits/attempts';
import { podsLimits } from '../limits';
import { wordsIn } from '../refusalWords.gen';

const test = useTestApp();
const look = inspectPods(test);
const leaders = leadersIn(test);
const { fullPod, waits, waitlist, pathOf, inputOf, form, podCount } = formationIn(test);

describe('candidates for a new pod', () => {
  it('staff see the consents in waitlist order, with zones, and the total number waiting', async () => {
    const { pod, anna, ben, dan, eve, owner } = await waitlist();
    const { db } = test.app.context.database;
    await db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.id, ben.id));
    await db.update(users).set({ timezone: null }).where(eq(users.id, dan.id));
    await look.disable(eve);
    const { status, body } = await (await test.as(owner)).get(pathOf(pod));
    const formation = body as PodFormation;
    expect(status).toBe(200);
    expect(formation).toMatchObject({ waiting: 5, minParticipants: 3 });
    const whole = { leaderStatus: 'NONE', leadsPod: false, disabled: false };
    expect(formation.people).toEqual([
      expect.objectContaining({ userId: anna.id, position: 1, timezone: 'Europe/London', ...JOIN, ...whole }),
      expect.objectContaining({ userId: ben.id, position: 2, timezone: 'Asia/Tokyo', ...LEAD, ...whole }),
      expect.objectContaining({ userId: dan.id, position: 4, ...JOIN, ...whole }),
      expect.objectContaining({ userId: eve.id, position: 5, ...JOIN, ...whole, disabled: true }),
    ]);
    expect(formation.people[2]).not.toHaveProperty('timezone');
  });

  it('a person who leads one pod and waits for another is shown as leading a pod', async () => {
    const { pod, owner } = await waitlist();
    const leader = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    await test.make.pod({ membership: pod.membership, leader });
    await waits(pod, LEAD, leader);
    const { body } = await (await test.as(owner)).get(pathOf(pod));
    expect((body as PodFormation).people.at(-1)).toMatchObject({ userId: leader.id, leadsPod: true });
    const refused = await form(pod, leader, [(await waitlist()).anna]);
    expect(refused.status).toBe(409);
  });

  it('reading the candidates takes the same few statements, however many people are waiting', async () => {
    const { pod, owner } = await waitlist();
    const asOwner = await test.as(owner);
    const looking = async () => (await test.countStatements(() => asOwner.get(pathOf(pod)))).statements.length;
    const few = await looking();
    for (let more = 0; more < 5; more += 1) await waits(pod, JOIN);
    expect(await looking()).toBe(few);
  });
});

describe('forming a pod from a waitlist', () => {
  it('creates the pod, seats the chosen people, lets a willing person lead it, and keeps the order of the others', async () => {
    const { pod, anna, ben, cat, dan, eve, owner } = await waitlist();
    const { status, formed } = await form(pod, ben, [eve, anna], { maxParticipants: 6 });
    expect(status).toBe(200);
    expect(formed).toMatchObject({
      name: 'Early Birds 2',
      leaderId: ben.id,
      maxParticipants: 6,
      seatsAvailable: 4,
      waitlist: 0,
      scheduledMeeting: { nextMeeting: meeting.unixTime, thirdPartyMeetingLink: 'https://meet.example.com/new' },
    });
    expect(formed.members).toHaveLength(3);
    expect((await look.participantsOf(formed)).sort()).toEqual([anna.id, eve.id].sort());
    expect(await look.waitlistOf(pod)).toEqual([cat.id, dan.id]);
    const asDan = await test.as(dan);
    expect((await asDan.get(`/v1/pods/my-waitlists`)).body).toMatchObject([{ podId: pod.id, position: 2 }]);
    for (const person of [anna, ben]) expect(await look.stepsOf(person)).toMatchObject([{ podId: formed.id }]);
    expect((await (await test.as(anna)).get(`/v1/pods/${formed.id}`)).body).toMatchObject({ myRole: 'participant' });
    expect(await podCount(pod)).toBe(2);
    expect(owner.id).not.toBe(formed.leaderId);
    const created = { act: 'POD_CREATED', personId: ben.id, detail: 'Early Birds' };
    expect(await look.auditOf(formed)).toMatchObject([created]);
  });

  it('approves the chosen leader, and adds the required actions of a new leader', async () => {
    const { pod, anna, ben } = await waitlist();
    await form(pod, ben, [anna]);
    expect(await leaders.statusOf(pod.membership, ben)).toBe('APPROVED');
    expect(await leaders.dueFor(pod.membership, ben)).toEqual(LEADER_ACTIONS);
  });

  it("keeps a signed-off leader's status; staff, or a signed-off leader who is not waiting, can also lead it", async () => {
    const first = await waitlist();
    const trained = await test.make.member(first.pod.membership, { leaderStatus: 'SIGNED_OFF' });
    await waits(first.pod, LEAD, trained);
    expect((await form(first.pod, trained, [first.anna])).status).toBe(200);
    expect(await leaders.statusOf(first.pod.membership, trained)).toBe('SIGNED_OFF');
    const { owner } = first;
    expect((await form(first.pod, owner, [first.dan])).formed.leaderId).toBe(owner.id);
    // The owner isn't notified of their own act, but gets the meeting in their calendar.
    expect(await look.noticesOf(owner)).not.toContain('pod-created');
    expect(await look.meetingMailsTo(owner)).toMatchObject([{ reason: 'formedToLead' }]);
    expect(await leaders.statusOf(first.pod.membership, owner)).toBe('SIGNED_OFF');
    const outside = await test.make.member(first.pod.membership, { leaderStatus: 'SIGNED_OFF' });
    expect((await form(first.pod, outside, [first.eve])).formed.leaderId).toBe(outside.id);
  });

  it('ends all other waitlist entries of seated people and a leader from this waitlist, and of nobody else', async () => {
    const { pod, anna, ben, dan, eve } = await waitlist();
    const other = await fullPod({ membership: pod.membership });
    const outside = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    for (const person of [anna, ben, dan, outside]) await waits(other, JOIN, person);
    await form(pod, ben, [anna]);
    expect(await look.waitlistOf(other)).toEqual([dan.id, outside.id]);
    expect((await form(pod, outside, [eve])).status).toBe(200);
    expect(await look.waitlistOf(other)).toEqual([dan.id, outside.id]);
  });

  it('notifies everyone with a seat, and mails them with the calendar, but not people left waiting', async () => {
    const { pod, anna, ben, cat, dan, eve } = await waitlist();
    const before = (await test.mails(dan.email)).length;
    const { formed } = await form(pod, ben, [anna, eve], { maxParticipants: 8 });
    for (const person of [anna, ben]) {
      const lead = {
        primaryActionUrl: `/pod?p=${formed.id}`,
        message: expect.stringContaining('Early Birds 2') as string,
      };
      expect(await leaders.noticesOf(person)).toContainEqual(expect.objectContaining(lead));
    }
    for (const person of [anna, eve]) {
      expect(await look.noticesOf(person)).toEqual(['pod-formed']);
      expect((await test.mails(person.email)).at(-1)).toMatchObject({
        template: 'meeting',
        data: { reason: 'formed', podName: 'Early Birds 2', formedFrom: 'Early Birds', timezone: 'Europe/London' },
      });
      expect((await test.mails(person.email)).at(-1)?.data.leaderName).toBe(`${ben.firstName} ${ben.lastName}`);
      expect(await look.channelChangesFor(person)).toEqual(['added']);
    }
    expect(await look.noticesOf(ben)).toEqual(['leader-approved', 'pod-created']);
    const toBen = (await test.mails(ben.email)).filter(({ template }) => template !== 'waitlist-joined');
    expect(toBen.map(({ template }) => template)).toEqual(expect.arrayContaining(['leader-approved', 'meeting']));
    const toLead = toBen.find(({ data }) => data.reason === 'formedToLead');
    expect(toLead).toMatchObject({ data: { formedFrom: 'Early Birds', seated: 2 } });
    for (const left of [cat, dan]) expect(await look.noticesOf(left)).toEqual([]);
    expect(await test.mails(dan.email)).toHaveLength(before);
  });

  it('announces free seats once to people looking for a pod, and doesn’t announce a full pod to anyone else', async () => {
    const { pod, anna, ben, dan, eve } = await waitlist();
    const seeker = await test.make.member(pod.membership);
    const { db } = test.app.context.database;
    await db.update(members).set({ contactWhenNewPod: true }).where(eq(members.id, seeker.memberId));
    const other = await fullPod({ membership: pod.membership });
    const elsewhere = await waits(other, JOIN);
    await waits(other, JOIN, dan);
    await form(pod, ben, [anna]);
    for (const person of [seeker, elsewhere, dan]) expect(await look.noticesOf(person)).toEqual(['pod-with-seats']);
    expect(await look.noticesOf(eve)).toEqual([]);
    await form(pod, pod.membership.business.owner, [eve], { maxParticipants: 1 });
    expect(await look.noticesOf(seeker)).toEqual(['pod-with-seats']);
  });

  it('creates only one pod per key', async () => {
    const { pod, anna, owner } = await waitlist();
    const body = inputOf(owner, [anna]);
    const asOwner = await test.as(owner);
    const headers = { 'idempotency-key': '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a99' };
    const answers = [await asOwner.post(pathOf(pod), body, headers), await asOwner.post(pathOf(pod), body, headers)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await podCount(pod)).toBe(2);
  });

  it('counts towards the thousand pods that staff can add a day', async () => {
    const { pod, anna, ben, dan, eve, owner } = await waitlist();
    const ofOwner = podsLimits.podCreationByStaff(owner.id);
    await countAttempt(test.app.context, ofOwner);
    const { db } = test.app.context.database;
    await db.update(throttles).set({ count: 999 }).where(eq(throttles.key, ofOwner.key));
    expect((await form(pod, ben, [anna])).status).toBe(200);
    expect((await form(pod, owner, [dan, eve])).status).toBe(429);
  });

  it('takes the same few statements however many seats there are', async () => {
    const forming = async (howMany: number) => {
      const pod = await fullPod();
      const people: TestMember[] = [];
      for (let person = 0; person < howMany; person += 1) people.push(await waits(pod, JOIN));
      const leader = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
      const asOwner = await test.as(pod.membership.business.owner);
      // Sent first because a session's first request also records activity.
      await asOwner.get(pathOf(pod));
      const body = inputOf(leader, people);
      const { statements, result } = await test.countStatements(() => asOwner.post(pathOf(pod), body));
      expect(result.status).toBe(200);
      return statements.length;
    };
    await forming(5);
    expect(await forming(7)).toBe(await forming(5));
  });
});

describe('changes since the page was opened', () => {
  it.each([
    [
      'left the waitlist',
      async (pod: TestPod, anna: TestMember) => (await test.as(anna)).delete(`/v1/pods/${pod.id}/waitlist`),
    ],
    ['took back their consent', (pod: TestPod, anna: TestMember) => waits(pod, NEITHER, anna)],
    ['was disabled', (_pod: TestPod, anna: TestMember) => look.disable(anna)],
    [
      'joined another pod',
      async (pod: TestPod, anna: TestMember) => {
        const open = await test.make.pod({ membership: pod.membership });
        return (await test.as(anna)).post(`/v1/pods/${open.id}/join`);
      },
    ],
  ])('no pod is formed if a chosen person %s, and the response names them', async (_, change) => {
    const { pod, anna, ben, dan } = await waitlist();
    await change(pod, anna);
    const before = { pods: await podCount(pod), queue: await look.waitlistOf(pod) };
    const { status, body } = await form(pod, ben, [dan, anna]);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'waitlist_changed' });
    expect(body.detail).toContain(`${anna.firstName} ${anna.lastName} can’t get a place any more`);
    expect({ pods: await podCount(pod), queue: await look.waitlistOf(pod) }).toEqual(before);
    expect(await leaders.statusOf(pod.membership, ben)).toBe('NONE');
  });

  it('a stranger in the list of participants is not named', async () => {
    const { pod, anna, ben } = await waitlist();
    const stranger = await test.make.member(await test.make.membership());
    const { status, body } = await form(pod, ben, [stranger]);
    expect(status).toBe(409);
    expect(body.detail).toMatch(/^Someone can’t/);
    await waits(pod, NEITHER, anna);
    const both = await form(pod, ben, [anna, stranger]);
    expect(both.body.detail).toMatch(new RegExp(`^${anna.firstName} ${anna.lastName} and someone else can’t`));
  });

  it.each([
    [1, 'Einen Platz kann Anna nicht mehr bekommen, weil diese Person nicht mehr auf der Warteliste steht'],
    [2, 'Einen Platz können Anna und Tom nicht mehr bekommen, weil sie nicht mehr auf der Warteliste stehen'],
  ])('the refusal agrees with the number of people, as for %d in German', (count, beginning) => {
    const names = ['Anna', 'Tom'].slice(0, count).join(' und ');
    expect(wordsIn('de').waitlistChanged({ count, names })).toContain(beginning);
  });

  it('no pod is formed if the chosen leader no longer agrees to lead', async () => {
    const { pod, anna, ben } = await waitlist();
    await waits(pod, JOIN, ben);
    expect(await form(pod, ben, [anna])).toMatchObject({
      status: 409,
      body: { code: 'may_not_lead', detail: expect.stringContaining('no longer waiting to lead') as string },
    });
    expect(await podCount(pod)).toBe(1);
  });

  it('a leader who is not a member gets 404', async () => {
    const { pod, anna } = await waitlist();
    expect((await form(pod, await test.make.user(), [anna])).status).toBe(404);
  });

  it('an invalid form gets an error for its field, and no pod is formed', async () => {
    const { pod, anna, ben, dan } = await waitlist();
    const wrong = async (given: object) => {
      const { status, body } = await form(pod, ben, [anna, dan], given);
      expect(status).toBe(400);
      return (body.errors as { path: string }[]).map(({ path }) => path);
    };
    expect(await wrong({ name: ' ' })).toEqual(['name']);
    expect(await wrong({ maxParticipants: 1 })).toEqual(['participantIds']);
    expect(await wrong({ leaderId: dan.id })).toEqual(['participantIds']);
    expect(await wrong({ meeting: { ...meeting, unixTime: 1 } })).toEqual(['meeting.unixTime']);
    expect(await wrong({ meeting: { ...meeting, thirdPartyMeetingLink: '' } })).toEqual([
      'meeting.thirdPartyMeetingLink',
    ]);
    expect(await podCount(pod)).toBe(1);
  });
});

describe('the notice that four people are waiting', () => {
  it('is settled when fewer than four people are left, and returns when four are waiting again', async () => {
    const { pod, anna, ben, dan, owner } = await waitlist();
    expect(await look.noticesOf(owner)).toEqual(['waitlist-four']);
    await form(pod, ben, [anna, dan]);
    expect(await leaders.noticesOf(owner)).toEqual([]);
    await waits(pod, JOIN);
    expect(await look.noticesOf(owner)).toEqual(['waitlist-four']);
    await waits(pod, JOIN);
    expect(await look.noticesOf(owner)).toEqual(['waitlist-four', 'waitlist-four']);
  });

  it('remains while four people are left', async () => {
    const { pod, anna, owner } = await waitlist();
    await form(pod, owner, [anna]);
    expect((await leaders.noticesOf(owner)).map(({ message }) => message)).toEqual([
      expect.stringContaining('people are waiting'),
    ]);
    await waits(pod, JOIN);
    expect(await look.noticesOf(owner)).toEqual(['waitlist-four']);
  });
});

it('deleting a pod settles the notice that four people wait for it', async () => {
  const { pod, owner } = await waitlist();
  expect(await leaders.noticesOf(owner)).toHaveLength(1);
  await test.app.context.database.db.delete(podMembers).where(eq(podMembers.podId, pod.id));
  expect((await (await test.as(owner)).delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  expect((await leaders.noticesOf(owner)).map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('are waiting for'),
  );
});

describe('concurrent requests', () => {
  it('a hundred requests to form a pod from the same people form a single pod', async () => {
    const { pod, anna, ben, dan } = await waitlist();
    const answers = await Promise.all(Array.from({ length: 100 }, () => form(pod, ben, [anna, dan])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    expect(await podCount(pod)).toBe(2);
  });

  it('a person who joins another pod during the formation gets one seat', async () => {
    const { pod, anna, ben, dan } = await waitlist();
    const open = await test.make.pod({ membership: pod.membership });
    const asAnna = await test.as(anna);
    const [formed, joined] = await Promise.all([form(pod, ben, [anna, dan]), asAnna.post(`/v1/pods/${open.id}/join`)]);
    expect([formed.status, joined.status].sort()).toEqual([200, 409]);
    const seats = (await asAnna.get('/v1/pods/my-pods')).body as Pod[];
    expect(seats).toHaveLength(1);
  });

  it('forming two pods from two waitlists seats a person on both waitlists only once', async () => {
    const { pod, anna, ben } = await waitlist();
    const other = await fullPod({ membership: pod.membership });
    await waits(other, JOIN, anna);
    const second = await waits(other, LEAD);
    const answers = await Promise.all([form(pod, ben, [anna]), form(other, second, [anna])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
