import { eq } from 'drizzle-orm';
import type { NextTinyStep, PodRound } from '../../contract/entities.gen';
import { events, nextTinySteps, notifications } from '../platform/database/schema';
import { rendered } from '../notifications/testing/rendered';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';

const test = useTestApp();

const nextTuesday = Date.parse('2026-03-10T19:00Z');
const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: nextTuesday };

async function meeting() {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const { db } = test.app.context.database;
  const [step] = await db.select().from(nextTinySteps).where(eq(nextTinySteps.userId, anna.id));
  const path = `/v1/next-tiny-steps/${step!.id}`;
  const enter = async (person: TestUser, body: object = commitment) =>
    (await test.as(person)).put(`${path}/entry`, body);
  const enterStatus = async (person: TestUser, status: string, of = path) =>
    (await test.as(person)).put(`${of}/entry/status`, { status });
  const asked = async () =>
    (await db.select().from(notifications).where(eq(notifications.userId, anna.id)))
      .filter(({ kind }) => kind === 'step-entered')
      .map(({ dismissedAt }) => (dismissedAt ? 'settled' : 'open'));
  const messages = async () =>
    (await db.select().from(notifications).where(eq(notifications.userId, anna.id)).orderBy(notifications.id)).map(
      (row) => rendered(row).message.replace(/^.* noted /, ''),
    );
  return { pod, anna, leader: pod.leader!, path, enter, enterStatus, asked, messages };
}

beforeEach(() => test.clock.set('2026-03-03T19:10:00Z'));

describe('writing down somebody’s step in the meeting', () => {
  it('leaves a step that its owner can send back with the values that were read', async () => {
    const { anna, leader, path, enter } = await meeting();
    const { body } = await enter(leader);
    expect((await (await test.as(anna)).put(path, { ...body, status: 'Done' })).status).toBe(200);
  });

  it('leaves the step unconfirmed until its owner confirms it', async () => {
    const { pod, anna, leader, path, enter, asked } = await meeting();
    const { status, body } = await enter(leader);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...commitment, status: 'InProgress', userId: anna.id, unconfirmed: true });
    expect(await asked()).toEqual(['open']);
    const { round } = (await (await test.as(anna)).get(`/v1/pods/${pod.id}/round`)).body as PodRound;
    expect(round?.people.find(({ userId }) => userId === anna.id)?.step?.unconfirmed).toBe(true);
    const asAnna = await test.as(anna);
    const confirm = (version: string) => asAnna.post(`${path}/confirm`, { version });
    const { version = '' } = body as unknown as NextTinyStep;
    expect((await confirm(`${version}0`)).body.code).toBe('changed_meanwhile');
    expect((await confirm(version)).body).not.toHaveProperty('unconfirmed');
    expect(await asked()).toEqual(['settled']);
    const { db } = test.app.context.database;
    const published = await db.$count(events);
    expect((await confirm(version)).status).toBe(200);
    expect(await db.$count(events)).toBe(published);
  });

  it('is confirmed by any change that its owner makes', async () => {
    const { anna, leader, path, enter, asked } = await meeting();
    await enter(leader);
    const changed = await (await test.as(anna)).post(`${path}/commit`, { ...commitment, description: 'Borrow shoes' });
    expect(changed.body).toMatchObject({ description: 'Borrow shoes' });
    expect(changed.body).not.toHaveProperty('unconfirmed');
    expect(await asked()).toEqual(['settled']);
  });

  it('notes how the step went, and then the next', async () => {
    const { pod, anna, leader, path, enter, enterStatus, asked, messages } = await meeting();
    await (await test.as(anna)).post(`${path}/commit`, commitment);
    test.clock.advance({ seconds: 1 });
    const outdated = await (await test.as(leader)).put(`${path}/entry/status`, { status: 'Done', version: 'older' });
    expect(outdated.body.code).toBe('changed_meanwhile');
    expect((await enterStatus(leader, 'Done')).body).toMatchObject({ status: 'Done', unconfirmed: true });
    const next = (await enter(leader, { ...commitment, goal: 'Run 6 km' })).body as NextTinyStep;
    expect(next).toMatchObject({ goal: 'Run 6 km', status: 'InProgress', unconfirmed: true });
    expect(await asked()).toEqual(['settled', 'open']);
    expect(await messages()).toEqual([
      `that your step is done in <b>${pod.name}</b>: <i>Buy shoes</i>`,
      `your next step in <b>${pod.name}</b>: <i>Buy shoes</i>`,
    ]);
    const [, previous] = (await (await test.as(anna)).get('/v1/my-next-tiny-steps')).body as NextTinyStep[];
    expect(previous).toMatchObject({ status: 'Done', current: false });
    expect(previous).not.toHaveProperty('unconfirmed');
  });

  it('asks its owner once, however often the same is noted', async () => {
    const { anna, leader, path, enterStatus, asked } = await meeting();
    await (await test.as(anna)).post(`${path}/commit`, commitment);
    for (let times = 0; times < 2; times++) expect((await enterStatus(leader, 'NotDone')).status).toBe(200);
    expect(await asked()).toEqual(['open']);
  });

  it('needs no confirmation any more once its owner has left the pod', async () => {
    const { pod, anna, leader, enter } = await meeting();
    await enter(leader);
    const asAnna = await test.as(anna);
    await asAnna.delete(`/v1/pods/${pod.id}/members`);
    const [left] = (await asAnna.get('/v1/my-next-tiny-steps')).body as NextTinyStep[];
    expect(left).toMatchObject({ description: 'Buy shoes', current: false });
    expect(left).not.toHaveProperty('unconfirmed');
  });

  it('needs no confirmation by whoever leads the meeting and writes down their own', async () => {
    const { pod, leader } = await meeting();
    const { db } = test.app.context.database;
    const lead = await test.make.member(pod.membership, { leaderStatus: 'SIGNED_OFF' });
    const own = await test.make.pod({ membership: pod.membership, leader: lead });
    const [step] = await db.select().from(nextTinySteps).where(eq(nextTinySteps.userId, own.leader!.id));
    const { status, body } = await (await test.as(lead)).put(`/v1/next-tiny-steps/${step!.id}/entry`, commitment);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('unconfirmed');
    expect((await (await test.as(leader)).put(`/v1/next-tiny-steps/${step!.id}/entry`, commitment)).status).toBe(404);
  });

  it('is refused to others, outside the meeting, and for steps that aren’t set', async () => {
    const { pod, anna, leader, path, enter, enterStatus } = await meeting();
    const ben = await test.make.participant(pod);
    expect((await enter(ben)).status).toBe(404);
    expect((await enter(anna)).status).toBe(404);
    expect((await enter(pod.membership.business.owner)).status).toBe(404);
    expect((await (await test.as(leader)).post(`${path}/confirm`, {})).status).toBe(404);
    expect((await enterStatus(leader, 'Done')).body.code).toBe('step_not_set');
    expect((await enter(leader, { ...commitment, goal: ' ' })).status).toBe(400);
    test.clock.set('2026-03-03T21:00:00Z');
    expect((await enter(leader)).body.code).toBe('meeting_not_on');
    test.clock.set('2026-03-03T18:59:59Z');
    expect((await enter(leader)).body.code).toBe('meeting_not_on');
    test.clock.set('2026-03-03T19:00:00Z');
    expect((await enter(leader)).status).toBe(200);
  });
});
