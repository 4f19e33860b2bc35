import { eq } from 'drizzle-orm';
import type { MeetingNote, PodRound, Round } from '../../contract/entities.gen';
import { attendance, members, occurrences, rounds } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { roundHousekeeping } from './housekeeping';

const test = useTestApp();

const start = Date.parse('2026-03-03T19:00Z') / 1000;

const at = (instant: string) => test.clock.set(instant);
const pathOf = ({ id }: TestPod) => `/v1/pods/${id}/round`;
const look = async (pod: TestPod, person: TestUser) =>
  (await (await test.as(person)).get(pathOf(pod))).body as PodRound;
const roundOf = async (pod: TestPod, person: TestUser) => (await look(pod, person)).round as Round;
const arrive = async (pod: TestPod, person: TestUser) =>
  (await test.as(person)).post(`${pathOf(pod)}/arrivals`, { start });
const lead = async (pod: TestPod, change: string, given: object = {}, person = pod.leader!) =>
  (await test.as(person)).post(`${pathOf(pod)}/changes`, { start, change, ...given });
const note = async (pod: TestPod, person: TestUser, body: object) =>
  (await test.as(person)).put(`${pathOf(pod)}/note`, { start, ...body });
const recorded = async ({ meetingId }: TestPod) => {
  const { db } = test.app.context.database;
  const rows = await db.select().from(attendance).where(eq(attendance.meetingId, meetingId));
  return new Map(rows.map(({ userId, status }) => [userId, status]));
};

async function meeting() {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  return { pod, anna, ben, leader: pod.leader! };
}

beforeEach(() => at('2026-03-03T19:00:00Z'));

describe('meeting mode', () => {
  it.each([
    ['2026-03-03T18:44:59Z', false],
    ['2026-03-03T18:45:00Z', true],
    ['2026-03-03T20:59:59Z', true],
    ['2026-03-03T21:00:00Z', false],
  ])('is open from 15 minutes before the meeting to an hour after it: at %s %s', async (instant, isOpen) => {
    at(instant);
    const { pod, anna } = await meeting();
    const seen = await look(pod, anna);
    expect(seen.round !== undefined).toBe(isOpen);
    if (instant < '2026-03-03T19') expect(seen.opensAt).toBe(isOpen ? undefined : start - 900);
  });

  it('lists everybody with their steps, and whether they have come or can’t make it', async () => {
    at('2026-03-03T18:40:00Z');
    const { pod, anna, ben, leader } = await meeting();
    const asBen = await test.as(ben);
    const apology = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${start}/apology`;
    await asBen.put(apology, { note: 'At the dentist' });
    at('2026-03-03T18:50:00Z');
    const { status, body } = await arrive(pod, anna);
    expect(status).toBe(200);
    const { people, can } = (body as PodRound).round as Round;
    const of = (person: TestUser) => people.find(({ userId }) => userId === person.id);
    expect(of(anna)).toMatchObject({ attendance: 'CAME', role: 'participant', step: { status: 'NotSet' } });
    expect(of(ben)).toMatchObject({ attendance: 'APOLOGIES', apology: 'At the dentist' });
    expect(of(leader)).toEqual(expect.not.objectContaining({ attendance: expect.anything() }));
    expect(people.at(-1)).toMatchObject({ userId: leader.id, role: 'leader' });
    expect(can.lead).toBe(false);
    await arrive(pod, ben);
    expect((await recorded(pod)).get(ben.id)).toBe('CAME');
  });

  it('goes from person to person with a timer that everybody sees', async () => {
    const { pod, anna, ben, leader } = await meeting();
    await arrive(pod, anna);
    await arrive(pod, ben);
    const begun = (await lead(pod, 'BEGIN')).body as PodRound;
    const first = begun.round?.speakerId;
    expect(begun.round).toMatchObject({ begun: true, timer: { running: true, leftMs: 180_000 }, can: { lead: true } });
    test.clock.advance({ minutes: 1 });
    expect((await roundOf(pod, anna)).timer).toEqual({ running: true, leftMs: 120_000 });
    await lead(pod, 'PAUSE', { userId: first });
    test.clock.advance({ minutes: 10 });
    expect((await roundOf(pod, ben)).timer).toEqual({ running: false, leftMs: 120_000 });
    await lead(pod, 'NEXT', { userId: first });
    await lead(pod, 'NEXT', { userId: first });
    const second = await roundOf(pod, anna);
    expect(new Set([first, second.speakerId])).toEqual(new Set([anna.id, ben.id]));
    expect(second).toMatchObject({ nextSpeakerId: leader.id, timer: { running: true, leftMs: 180_000 } });
  });

  it('gives a turn the length set for the membership', async () => {
    const { pod, anna } = await meeting();
    const asOwner = await test.as(pod.membership.business.owner);
    const setMinutes = (value: string) =>
      asOwner.patch(`/v1/memberships/${pod.membership.id}`, { settings: [{ name: 'TurnMinutes', value }] });
    expect((await setMinutes('31')).body).toMatchObject({ status: 400 });
    expect((await setMinutes('0.5')).body).toMatchObject({ status: 400 });
    expect((await setMinutes('5')).status).toBe(200);
    await arrive(pod, anna);
    expect((await lead(pod, 'BEGIN')).body).toMatchObject({ round: { turnMinutes: 5, timer: { leftMs: 300_000 } } });
  });

  it('records who was absent when it is finished, and undoes that when it is reopened', async () => {
    const { pod, anna, ben, leader } = await meeting();
    await arrive(pod, anna);
    await lead(pod, 'BEGIN');
    expect((await lead(pod, 'FINISH')).body).toMatchObject({ round: { finishedAt: Date.parse('2026-03-03T19:00Z') } });
    expect((await roundOf(pod, anna)).speakerId).toBeUndefined();
    const came = (id: string) => [id, 'CAME'];
    expect(await recorded(pod)).toEqual(new Map([came(anna.id), came(leader.id), [ben.id, 'ABSENT']] as never));
    expect((await lead(pod, 'NEXT')).body.code).toBe('round_finished');
    test.clock.advance({ seconds: 1 });
    expect((await lead(pod, 'FINISH')).body).toMatchObject({ round: { finishedAt: Date.parse('2026-03-03T19:00Z') } });
    await lead(pod, 'REOPEN');
    expect((await recorded(pod)).has(ben.id)).toBe(false);
    expect((await roundOf(pod, anna)).finishedAt).toBeUndefined();
  });

  it('continues without a speaker who has left the pod', async () => {
    const { pod, anna, ben } = await meeting();
    await arrive(pod, anna);
    await arrive(pod, ben);
    await lead(pod, 'GIVE', { userId: anna.id });
    const asLeader = await test.as(pod.leader!);
    expect((await asLeader.delete(`/v1/pods/${pod.id}/members/${anna.id}`)).status).toBe(200);
    const round = await roundOf(pod, ben);
    expect([round.speakerId, round.timer, round.nextSpeakerId]).toEqual([undefined, undefined, ben.id]);
    expect((await lead(pod, 'GIVE', { userId: anna.id })).body).toMatchObject({ status: 400 });
    expect((await lead(pod, 'NEXT')).body).toMatchObject({ round: { speakerId: ben.id } });
    expect((await (await test.as(anna)).get(pathOf(pod))).status).toBe(404);
  });

  it('stays open when the series changes while people meet', async () => {
    const { pod, anna } = await meeting();
    await arrive(pod, anna);
    await lead(pod, 'BEGIN');
    const asLeader = await test.as(pod.leader!);
    const meetingPath = `/v1/scheduled-meetings/${pod.meetingId}`;
    const later = Date.parse('2026-03-05T18:00Z') / 1000;
    const body = { unixTime: later, recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 30 };
    const changed = await asLeader.put(meetingPath, { ...body, thirdPartyMeetingLink: 'https://meet.example.com/pod' });
    expect(changed.status).toBe(200);
    expect((await roundOf(pod, anna)).start).toBe(start);
    expect((await lead(pod, 'FINISH')).status).toBe(200);
  });

  it('isn’t interrupted by a later meeting while its round is under way', async () => {
    const { pod, anna } = await meeting();
    await arrive(pod, anna);
    await lead(pod, 'BEGIN');
    const { db } = test.app.context.database;
    const movedTo = new Date('2026-03-03T19:20:00Z');
    const startsAt = new Date('2026-03-10T19:00:00Z');
    await db.insert(occurrences).values({ meetingId: pod.meetingId, startsAt, movedTo, createdAt: movedTo });
    at('2026-03-03T19:30:00Z');
    expect(await roundOf(pod, anna)).toMatchObject({ start, speakerId: anna.id });
    await lead(pod, 'FINISH');
    expect((await roundOf(pod, anna)).at).toBe(Date.parse('2026-03-03T19:20:00Z') / 1000);
  });

  it('keeps the apologies of somebody who finishes it in the hour after the meeting', async () => {
    at('2026-03-03T18:40:00Z');
    const { pod, anna, ben, leader } = await meeting();
    await (await test.as(leader)).put(`/v1/scheduled-meetings/${pod.meetingId}/occurrences/${start}/apology`, {});
    at('2026-03-03T19:30:00Z');
    await arrive(pod, anna);
    at('2026-03-03T20:10:00Z');
    const late = await test.make.participant(pod);
    await lead(pod, 'FINISH');
    const statuses = await recorded(pod);
    expect([leader, anna, ben, late].map(({ id }) => statuses.get(id))).toEqual([
      'APOLOGIES',
      'CAME',
      'ABSENT',
      undefined,
    ]);
  });

  it('leaves out disabled members', async () => {
    const { pod, anna, ben } = await meeting();
    const { db } = test.app.context.database;
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, ben.id));
    expect((await roundOf(pod, anna)).people.map(({ userId }) => userId)).not.toContain(ben.id);
    await lead(pod, 'FINISH');
    expect((await recorded(pod)).has(ben.id)).toBe(false);
  });

  it('refuses people and times outside the meeting, changes by participants, and changes before or after it is open', async () => {
    const { pod, anna, ben } = await meeting();
    expect((await lead(pod, 'BEGIN', { start: start + 1 })).body.code).toBe('meeting_not_on');
    expect((await lead(pod, 'GIVE')).status).toBe(400);
    expect((await lead(pod, 'MOVE', { userId: anna.id, before: pod.membership.business.owner.id })).status).toBe(400);
    expect((await lead(pod, 'BEGIN', {}, ben)).status).toBe(404);
    at('2026-03-03T18:50:00Z');
    expect((await lead(pod, 'BEGIN')).body.code).toBe('meeting_ahead');
    at('2026-03-03T20:00:00Z');
    expect((await arrive(pod, anna)).body.code).toBe('meeting_not_on');
    at('2026-03-03T21:00:00Z');
    expect((await lead(pod, 'FINISH')).body.code).toBe('meeting_not_on');
    expect(await recorded(pod)).toEqual(new Map());
  });

  it('is kept for 30 days', async () => {
    const { pod } = await meeting();
    await lead(pod, 'FINISH');
    const { context } = test.app;
    test.clock.advance({ days: 30 });
    await roundHousekeeping(context);
    const stored = () => context.database.db.select().from(rounds).where(eq(rounds.meetingId, pod.meetingId));
    expect(await stored()).toHaveLength(1);
    test.clock.advance({ days: 1 });
    await roundHousekeeping(context);
    expect(await stored()).toHaveLength(0);
  });
});

describe('at the same time', () => {
  it('the round goes on, or finishes, only once if two devices ask for it while people arrive', async () => {
    const { pod, anna, ben, leader } = await meeting();
    const late = await Promise.all([1, 2, 3, 4, 5, 6].map(() => test.make.participant(pod)));
    await lead(pod, 'GIVE', { userId: anna.id });
    const twice = (change: string, given = {}) => [lead(pod, change, given), lead(pod, change, given)];
    const answers = await Promise.all([
      ...[ben, ...late].map((person) => arrive(pod, person)),
      ...twice('NEXT', { userId: anna.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const round = await roundOf(pod, leader);
    expect(round.people.filter(({ turn }) => turn === 'DONE').map(({ userId }) => userId)).toEqual([anna.id]);
    expect(round.people.filter((person) => person.attendance === 'CAME')).toHaveLength(9);
    const paused = await Promise.all(twice('PAUSE', { userId: round.speakerId }));
    expect(paused.map(({ body }) => (body as PodRound).round?.timer?.running)).toEqual([false, false]);
    const finished = await Promise.all(twice('FINISH'));
    expect(new Set(finished.map(({ body }) => (body as PodRound).round?.finishedAt)).size).toBe(1);
    expect([...(await recorded(pod)).values()]).toEqual(Array(9).fill('CAME'));
  });

  it('a member who is removed while speaking loses the turn, whichever happens first', async () => {
    const { pod, anna, ben, leader } = await meeting();
    await arrive(pod, ben);
    await lead(pod, 'BEGIN');
    const asLeader = await test.as(leader);
    await Promise.all([
      lead(pod, 'GIVE', { userId: anna.id }),
      asLeader.delete(`/v1/pods/${pod.id}/members/${anna.id}`),
      lead(pod, 'ADD_MINUTE', { userId: anna.id }),
    ]);
    const round = await roundOf(pod, ben);
    expect(round.speakerId).not.toBe(anna.id);
    expect(round.people.map(({ userId }) => userId)).not.toContain(anna.id);
    expect((await lead(pod, 'GIVE', { userId: ben.id })).body).toMatchObject({ round: { speakerId: ben.id } });
  });

  it('a meeting that has begun can’t be skipped', async () => {
    const { pod } = await meeting();
    const dates = `/v1/scheduled-meetings/${pod.meetingId}/occurrences`;
    const [skipped, begun] = await Promise.all([
      (await test.as(pod.leader!)).put(`${dates}/${start}`, { change: 'SKIPPED' }),
      lead(pod, 'BEGIN'),
    ]);
    expect([skipped.body.code, begun.status]).toEqual(['meeting_begun', 200]);
  });
});

it('meeting mode takes as many statements for many people as for two', async () => {
  const pod = await test.make.pod();
  const asLeader = await test.as(pod.leader!);
  const count = async () => (await test.countStatements(() => asLeader.get(pathOf(pod)))).statements.length;
  await test.make.participant(pod);
  const few = await count();
  for (let more = 0; more < 12; more++) await test.make.participant(pod);
  expect(await count()).toBe(few);
});

describe('notes of a meeting', () => {
  it('are seen by nobody else, and shown again at the next meeting', async () => {
    const { pod, anna, ben } = await meeting();
    const { body } = await note(pod, anna, { text: 'Ask Ben about the fair' });
    expect(body).toMatchObject({ start, text: 'Ask Ben about the fair' });
    expect((await roundOf(pod, anna)).note).toEqual(body);
    expect((await roundOf(pod, ben)).note.text).toBe('');
    at('2026-03-10T19:00:00Z');
    expect(await look(pod, anna)).toMatchObject({ round: { note: { text: '' } }, lastNote: body });
    at('2026-03-11T19:00:00Z');
    expect((await look(pod, anna)).lastNote).toEqual(body);
    expect((await look(pod, ben)).lastNote).toBeUndefined();
  });

  it('aren’t overwritten by another device, and are deleted when emptied', async () => {
    const { pod, anna } = await meeting();
    const { version } = (await roundOf(pod, anna)).note;
    const phone = await note(pod, anna, { text: 'On the phone', version });
    expect((await note(pod, anna, { text: 'On the desk', version })).body.code).toBe('changed_meanwhile');
    expect((await note(pod, anna, { text: '', version: phone.body.version })).status).toBe(200);
    expect((await roundOf(pod, anna)).note.text).toBe('');
    expect((await note(pod, anna, { text: 'x'.repeat(4001) })).status).toBe(400);
  });

  it('first written on two devices at once are kept from one, and the other gets 409', async () => {
    const { pod, anna } = await meeting();
    const { version } = (await roundOf(pod, anna)).note;
    const answers = await Promise.all(['phone', 'desk'].map((text) => note(pod, anna, { text, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)!;
    expect((await roundOf(pod, anna)).note.text).toBe((kept.body as unknown as MeetingNote).text);
  });

  it('are written from 15 minutes before the meeting to 14 days after it', async () => {
    const { pod, anna } = await meeting();
    const statusAt = async (instant: string) => {
      at(instant);
      return (await note(pod, anna, { text: instant })).status;
    };
    expect(await statusAt('2026-03-03T18:44:59Z')).toBe(409);
    expect(await statusAt('2026-03-03T18:45:00Z')).toBe(200);
    expect(await statusAt('2026-03-17T18:59:59Z')).toBe(200);
    expect(await statusAt('2026-03-17T19:00:00Z')).toBe(409);
    expect((await note(pod, anna, { start: start + 60, text: 'None' })).status).toBe(404);
  });
});
