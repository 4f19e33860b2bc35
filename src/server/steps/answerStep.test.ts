import { eq, sql } from 'drizzle-orm';
import { inspectPods } from '../pods/testing/inspect';
import {
  codes,
  members,
  membershipFeatures,
  membershipSettings,
  nextTinySteps,
  users,
} from '../platform/database/schema';
import { runHousekeeping } from '../platform/jobs/housekeeping';
import { sessionHousekeeping } from '../session/housekeeping';
import { TEST_NOW, useTestApp } from '../testing/app';
import { stepsIn } from './testing/steps';

const test = useTestApp();
const { committed, look, checkAt, codeFor } = stepsIn(test);
const told = inspectPods(test);
const db = () => test.app.context.database.db;

beforeEach(() => test.clock.set(TEST_NOW));

const pathOf = (code: string) => `/v1/step-answers/${code}`;

async function asked() {
  const given = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  const code = await codeFor(given.anna);
  const answer = (status: string) => test.anyone().post(pathOf(code), { status });
  const open = async () => (await test.anyone().get(pathOf(code))).body as Record<string, unknown>;
  const status = async () => (await told.stepsOf(given.anna)).map((step) => step.status);
  return { ...given, code, answer, open, status };
}

it('a mail’s link shows the step, and opening it changes nothing, however often', async () => {
  const { open, status, pod, code } = await asked();
  const expected = {
    state: 'OPEN',
    status: 'InProgress',
    goal: 'Run 5 km',
    description: 'Buy shoes',
    commitmentDate: Date.parse('2026-03-05T18:00:00Z'),
    overdue: false,
    podId: pod.id,
    podName: pod.name,
  };
  expect(await open()).toEqual(expected);
  await test.app.http.inject({ method: 'HEAD', url: pathOf(code) });
  expect(await open()).toEqual(expected);
  expect(await status()).toEqual(['InProgress']);
});

it.each(['Done', 'NotDone'])(
  'one answer without a login makes the step %s, and settles its notification',
  async (status) => {
    const given = await asked();
    expect(await given.answer(status)).toMatchObject({ status: 200, body: { state: 'ANSWERED', status } });
    expect(await given.status()).toEqual([status]);
    expect((await given.asAnna.get('/v1/notifications/my-notifications')).body).toEqual([]);
  },
);

it('a second answer changes nothing, and shows the step’s status', async () => {
  const given = await asked();
  await given.answer('Done');
  expect(await given.answer('NotDone')).toMatchObject({ status: 200, body: { state: 'ANSWERED', status: 'Done' } });
  expect(await given.open()).toMatchObject({ state: 'ANSWERED', status: 'Done' });
  expect(await given.status()).toEqual(['Done']);
});

it('a used link does not answer a step that is in progress again', async () => {
  const given = await asked();
  await given.answer('Done');
  await given.asAnna.put(given.path, { ...given.step, status: 'InProgress' });
  expect((await given.answer('NotDone')).body).toMatchObject({ state: 'ANSWERED', status: 'InProgress' });
  expect(await given.status()).toEqual(['InProgress']);
});

it('once one of two mails is answered, the other mail’s page shows that', async () => {
  const given = await asked();
  await checkAt('2026-03-06T08:00:00Z');
  const later = await codeFor(given.anna);
  expect(later).not.toBe(given.code);
  await given.answer('NotDone');
  expect((await test.anyone().post(pathOf(later), { status: 'Done' })).body).toMatchObject({
    state: 'ANSWERED',
    status: 'NotDone',
  });
});

it('of two simultaneous answers, only the first counts', async () => {
  const given = await asked();
  const answers = await Promise.all(['Done', 'NotDone', 'Done', 'NotDone'].map(given.answer));
  const [status] = await given.status();
  expect(['Done', 'NotDone']).toContain(status);
  expect(answers.map(({ body }) => body.status as string)).toEqual(Array(4).fill(status));
});

it('a link still applies to its step after the step is edited', async () => {
  const given = await asked();
  const commitmentDate = Date.parse('2026-03-09T18:00:00Z');
  await given.asAnna.put(given.path, { ...given.step, goal: 'Run 10 km', commitmentDate });
  expect(await given.open()).toMatchObject({ state: 'OPEN', goal: 'Run 10 km', commitmentDate });
  expect((await given.answer('Done')).body).toMatchObject({ state: 'ANSWERED', status: 'Done' });
});

type Asked = Awaited<ReturnType<typeof asked>>;

it.each<[string, (given: Asked) => Promise<unknown>, string[]]>([
  ['was cleared', ({ asAnna, path }) => asAnna.put(path, { status: 'NotSet' }), ['NotSet']],
  ['went with the place in its pod', ({ asAnna, pod }) => asAnna.delete(`/v1/pods/${pod.id}/members`), ['InProgress']],
  ['is gone', ({ step }) => db().delete(nextTinySteps).where(eq(nextTinySteps.id, step.id)), []],
  [
    'is not shown any more, as steps are off',
    ({ pod }) =>
      db().insert(membershipFeatures).values({ membershipId: pod.membership.id, name: 'NextTinyStep', disabled: true }),
    ['InProgress'],
  ],
])('a step that %s is not changed by a link, which reveals no information about it', async (_, happens, left) => {
  const given = await asked();
  await happens(given);
  for (const body of [await given.open(), (await given.answer('Done')).body]) {
    expect(body).toMatchObject({ state: 'CHANGED' });
    expect(body).not.toHaveProperty('goal');
  }
  expect(await given.status()).toEqual(left);
});

it('a step that was done before the next step started is shown as done', async () => {
  const given = await asked();
  await given.asAnna.post(`${given.path}/done`, undefined);
  test.clock.advance({ minutes: 1 });
  const next = { goal: 'Run', description: 'Run round the block', commitmentDate: Date.parse('2026-03-09T18:00:00Z') };
  await given.asAnna.post(`${given.path}/commit`, next);
  expect((await given.answer('NotDone')).body).toMatchObject({ state: 'ANSWERED', status: 'Done', goal: 'Run 5 km' });
  expect(await given.status()).toEqual(['Done', 'InProgress']);
});

it.each<[string, (given: Asked) => Promise<unknown>]>([
  ['is too old', async () => test.clock.advance({ days: 14 })],
  [
    'is for something else',
    ({ step }) =>
      db()
        .update(codes)
        .set({ purpose: 'unsubscribe' })
        .where(sql`${codes.payload} ->> 'stepId' = ${step.id}`),
  ],
  [
    'is that of a disabled account',
    ({ anna }) => db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id)),
  ],
  [
    'is that of a disabled member',
    ({ anna }) => db().update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, anna.id)),
  ],
])('a code that %s is treated like an unknown code', async (_, happens) => {
  const given = await asked();
  await happens(given);
  const anyone = test.anyone();
  const unknown = await anyone.post(pathOf('not-a-code-that-is-known'), { status: 'Done' });
  expect(unknown.status).toBe(404);
  expect((await given.answer('Done')).body).toEqual(unknown.body);
  expect((await anyone.get(pathOf(given.code))).status).toBe(404);
  expect(await given.status()).toEqual(['InProgress']);
});

it('a link accepts only Done and NotDone', async () => {
  const given = await asked();
  for (const status of ['NotSet', 'InProgress', '']) expect((await given.answer(status)).status).toBe(400);
  expect(await given.status()).toEqual(['InProgress']);
});

it('a used link shows that it was used for as long as it is valid', async () => {
  const given = await asked();
  await given.answer('Done');
  test.clock.advance({ days: 13 });
  await runHousekeeping(test.app.context, [sessionHousekeeping]);
  expect(await given.open()).toMatchObject({ state: 'ANSWERED' });
  test.clock.advance({ days: 4 });
  await runHousekeeping(test.app.context, [sessionHousekeeping]);
  expect(await db().select().from(codes).where(eq(codes.userId, given.anna.id))).toMatchObject([
    { purpose: 'unsubscribe' },
  ]);
});

it('an answer of Done includes the place to share it, if the membership has one', async () => {
  const given = await asked();
  const value = 'https://community.example.com/wins';
  await db().insert(membershipSettings).values({ membershipId: given.pod.membership.id, name: 'ShareWinLink', value });
  expect(await given.open()).not.toHaveProperty('shareWinLink');
  expect((await given.answer('Done')).body).toMatchObject({ shareWinLink: value });
});

it('opening links from mails is limited per address', async () => {
  const { code } = await asked();
  const anyone = test.anyone();
  const answers = [];
  for (let count = 0; count < 620; count++) answers.push((await anyone.get(pathOf(code))).status);
  expect(answers.slice(-10)).toEqual(Array(10).fill(429));
  expect((await anyone.post(pathOf(code), { status: 'Done' })).status).toBe(429);
  test.clock.advance({ minutes: 15 });
  expect((await anyone.get(pathOf(code))).status).toBe(200);
  await look();
});

describe('an answer from a notification', () => {
  it.each([
    ['done', 'Done'],
    ['not-done', 'NotDone'],
  ])('%s marks the step, whatever its status, and repeating it has no effect', async (how, status) => {
    const { anna, asAnna, path } = await committed('2026-03-05T18:00:00Z');
    for (let times = 0; times < 2; times++) expect((await asAnna.post(`${path}/${how}`, undefined)).status).toBe(200);
    expect(await told.stepsOf(anna)).toMatchObject([{ status }]);
  });

  it('a step that is not set, or a previous step, can’t be marked', async () => {
    const { asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
    await asAnna.put(path, { status: 'NotSet' });
    expect(await asAnna.post(`${path}/done`, undefined)).toMatchObject({ status: 409, body: { code: 'step_not_set' } });
    await asAnna.put(path, { ...step, status: 'Done' });
    await asAnna.post(`${path}/commit`, { goal: 'a', description: 'b', commitmentDate: step.commitmentDate });
    expect(await asAnna.post(`${path}/not-done`, undefined)).toMatchObject({
      status: 409,
      body: { code: 'step_closed' },
    });
  });
});
