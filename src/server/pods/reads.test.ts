import { eq } from 'drizzle-orm';
import type { Pod } from '../../contract/entities.gen';
import { membershipFeatures, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { inspectPods } from './testing/inspect';

const test = useTestApp();
const look = inspectPods(test);

const paused = { pausedFrom: new Date('2026-03-01T00:00:00Z'), pausedTo: new Date('2026-04-01T00:00:00Z') };
const names = (pods: Pod[]) => pods.map(({ name }) => name);

async function community() {
  const membership = await test.make.membership();
  const at = (startsAt: string, weekday: 'MONDAY' | 'TUESDAY' | 'FRIDAY') => ({
    startsAt: new Date(startsAt),
    weekday,
  });
  await test.make.pod({ membership, name: 'Friday', meeting: at('2026-01-09T19:00:00Z', 'FRIDAY') });
  await test.make.pod({ membership, name: 'Late Monday', meeting: at('2026-01-05T20:00:00Z', 'MONDAY') });
  await test.make.pod({ membership, name: 'Monday', meeting: at('2026-01-05T19:00:00Z', 'MONDAY') });
  await test.make.pod({ membership, name: 'Paused', meeting: paused });
  const full = await test.make.pod({ membership, name: 'Full', maxParticipants: 1 });
  await test.make.participant(full);
  const mine = await test.make.pod({ membership, name: 'Mine' });
  const anna = await test.make.participant(mine);
  return { membership, mine, full, anna, path: `/v1/memberships/${membership.id}/pods` };
}

describe('the pods of a membership', () => {
  it('all pods of a membership are listed by name unless a filter is given', async () => {
    const { path, anna } = await community();
    const { body } = await (await test.as(anna)).get(path);
    expect(names(body)).toEqual(['Friday', 'Full', 'Late Monday', 'Mine', 'Monday', 'Paused']);
  });

  it("available pods are listed by weekday and time, except paused pods and the reader's own", async () => {
    const { path, anna } = await community();
    const { body } = await (await test.as(anna)).get(`${path}?filter=available`);
    expect(names(body)).toEqual(['Monday', 'Late Monday', 'Friday']);
  });

  it('pods without free seats are listed as waitlists', async () => {
    const { path, membership } = await community();
    const { body } = await (await test.as(await test.make.member(membership))).get(`${path}?filter=waitlist`);
    expect(body).toMatchObject([{ name: 'Full', seatsAvailable: 0, can: { join: false, joinWaitlist: true } }]);
  });

  it("the filter ‘mine’ lists the reader's pods", async () => {
    const { path, anna } = await community();
    const { body } = await (await test.as(anna)).get(`${path}?filter=mine`);
    expect(names(body)).toEqual(['Mine']);
    expect((await (await test.as(anna)).get(`${path}?filter=other`)).status).toBe(400);
  });

  it('a pod shows its channel to its people, its link to its leader and staff, and the join page to its other people', async () => {
    const { mine, anna, membership } = await community();
    const read = async (person: { id: string }) => (await (await test.as(person)).get(`/v1/pods/${mine.id}`)).body;
    const link = 'https://meet.example.com/pod';
    expect(await read(anna)).toMatchObject({
      channelId: mine.channelId,
      scheduledMeeting: { can: { join: true } },
      can: { seeSteps: true, chat: true, leave: true, edit: false },
    });
    const asStaff = await read(membership.business.owner);
    expect(asStaff).toMatchObject({
      scheduledMeeting: { thirdPartyMeetingLink: link },
      can: { edit: true, seeSteps: false, chat: false },
    });
    expect(asStaff.channelId).toBeUndefined();
    const asOther = await read(await test.make.member(membership));
    expect(asOther.channelId).toBeUndefined();
    expect(asOther.scheduledMeeting.can).toEqual({ join: false });
    for (const { scheduledMeeting } of [asOther, await read(anna)])
      expect(scheduledMeeting.thirdPartyMeetingLink).toBeUndefined();
    expect((await read(mine.leader!)).scheduledMeeting.thirdPartyMeetingLink).toBe(link);
  });

  it('a pod shows a confirmed assistant their role, and their own link', async () => {
    const { mine, anna } = await community();
    await look.makeAssistant(mine, anna, 'https://meet.example.com/anna');
    expect((await (await test.as(anna)).get(`/v1/pods/${mine.id}`)).body).toMatchObject({
      myRole: 'assistant',
      assistantId: anna.id,
      assistantConfirmed: true,
    });
    expect((await (await test.as(anna)).get(`/v1/pods/${mine.id}/assistant-leader`)).body).toMatchObject({
      meetingLink: 'https://meet.example.com/anna',
    });
  });

  it('a person asked to assist is named as such, and stays a participant until they confirm', async () => {
    const { mine, anna } = await community();
    const asked = await (
      await test.as(mine.leader!)
    ).post(`/v1/pods/${mine.id}/assistant-leader`, {
      participantId: anna.id,
    });
    expect(asked.status).toBe(200);
    expect((await (await test.as(anna)).get(`/v1/pods/${mine.id}`)).body).toMatchObject({
      myRole: 'participant',
      assistantId: anna.id,
      assistantName: `${anna.firstName} ${anna.lastName}`,
      assistantConfirmed: false,
    });
  });

  it('a pod shows no chat where chats are off, and no steps of its people where steps are off', async () => {
    const { mine, anna, membership } = await community();
    const asAnna = await test.as(anna);
    const people = async () => (await asAnna.get(`/v1/pods/${mine.id}/members`)).body as object[];
    for (const person of await people()) expect(person).toHaveProperty('step');
    await test.app.context.database.db.insert(membershipFeatures).values([
      { membershipId: membership.id, name: 'Chat', disabled: true },
      { membershipId: membership.id, name: 'NextTinyStep', disabled: true },
    ]);
    const { body } = await asAnna.get(`/v1/pods/${mine.id}`);
    expect(body).toMatchObject({ myRole: 'participant', can: { chat: false } });
    expect(body).not.toHaveProperty('channelId');
    for (const person of await people()) expect(person).not.toHaveProperty('step');
  });

  it('listing pods takes the same few statements however many pods there are', async () => {
    const { membership, path, anna } = await community();
    const asAnna = await test.as(anna);
    const few = await test.countStatements(() => asAnna.get(path));
    for (let count = 0; count < 10; count += 1) await test.make.pod({ membership });
    const many = await test.countStatements(() => asAnna.get(path));
    expect(many.result.body).toHaveLength(16);
    expect(many.statements).toHaveLength(few.statements.length);
    expect(few.statements.length).toBeLessThanOrEqual(6);
  });
});

describe('my pods', () => {
  it('my pods are those I lead, assist or participate in, in every membership where I am not disabled', async () => {
    const led = await test.make.pod({ name: 'Led' });
    const me = led.leader!;
    const joined = await test.make.pod({ membership: led.membership, name: 'Joined' });
    await test.make.participant(joined, me);
    const elsewhere = await test.make.pod({ name: 'Elsewhere' });
    await test.make.participant(elsewhere, await test.make.member(elsewhere.membership, { user: me }));
    const closed = await test.make.pod({ name: 'Closed' });
    await test.make.participant(closed, await test.make.member(closed.membership, { user: me, disabled: true }));
    const asMe = await test.as(me);
    const { statements, result } = await test.countStatements(() => asMe.get('/v1/pods/my-pods'));
    expect(result.body.map((pod: Pod) => [pod.name, pod.myRole])).toEqual([
      ['Elsewhere', 'participant'],
      ['Joined', 'participant'],
      ['Led', 'leader'],
    ]);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

it('each of my pods shows who sends apologies for its own next meeting', async () => {
  const first = await test.make.pod({ name: 'Early Birds' });
  const second = await test.make.pod({ name: 'Night Owls' });
  const anna = await test.make.participant(first);
  await test.make.participant(second, await test.make.member(second.membership, { user: anna }));
  await test.make.pod({ name: 'Over', meeting: { recurring: false }, leader: anna, membership: first.membership });
  const start = Date.parse('2026-03-03T19:00Z') / 1000;
  const asAnna = await test.as(anna);
  await asAnna.put(`/v1/scheduled-meetings/${second.meetingId}/occurrences/${start}/apology`, {});
  const mine = (await asAnna.get('/v1/pods/my-pods')).body as Pod[];
  expect(mine.map(({ name, apologies }) => [name, apologies?.mine, apologies?.count])).toEqual([
    ['Early Birds', false, 0],
    ['Night Owls', true, 1],
    ['Over', undefined, undefined],
  ]);
});

describe('the people of a pod', () => {
  it('only people in a pod can list its people, leader first, then by name', async () => {
    const pod = await test.make.pod();
    const person = async (firstName: string) =>
      test.make.participant(pod, await test.make.member(pod.membership, { user: await test.make.user({ firstName }) }));
    const zoe = await person('Zoë');
    const adam = await person('Adam');
    const asZoe = await test.as(zoe);
    const { statements, result } = await test.countStatements(() => asZoe.get(`/v1/pods/${pod.id}/members`));
    expect(result.body.map(({ userId }: { userId: string }) => userId)).toEqual([pod.leader!.id, adam.id, zoe.id]);
    expect(result.body[0]).toMatchObject({ leader: true, assistant: false, joined: test.clock.now().getTime() });
    expect(statements.length).toBeLessThanOrEqual(6);
    const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
    await test.app.context.database.db.update(users).set({ photoId }).where(eq(users.id, adam.id));
    const shown = (await asZoe.get(`/v1/pods/${pod.id}/members`)).body as object[];
    expect(shown.filter((one) => 'photoId' in one)).toMatchObject([{ userId: adam.id, photoId }]);
    const outside = await test.as(await test.make.member(pod.membership));
    expect((await outside.get(`/v1/pods/${pod.id}/members`)).status).toBe(404);
  });
});
