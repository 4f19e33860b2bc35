import { eq } from 'drizzle-orm';
import { members, sessions } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { makeActivity } from './activity';

const test = useTestApp();

const lastActive = async () => {
  const rows = await test.app.context.database.db.select({ at: members.lastActiveAt }).from(members);
  return rows.map(({ at }) => at);
};

const lastUsed = async (sessionId: string) => {
  const [session] = await test.app.context.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session?.lastUsedAt;
};

afterEach(() => jest.useRealTimers());

it('activity is written every minute while the server runs, and after a failure it is kept for the next write', async () => {
  const { database, clock, log } = test.app.context;
  const membership = await test.make.membership();
  const person = await test.make.member(membership);
  const { sessionId } = await test.callerOf(person);
  const [loggedIn, usedAt] = [clock.now(), new Date(clock.now().getTime() + 3_600_000)];
  let isAway = true;
  const db = new Proxy(database.db, {
    get: (target, key, receiver) => {
      if (key === 'execute' && isAway) throw new Error('The database is away.');
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const activity = makeActivity({ ...database, db }, clock, log);
  activity.start();
  activity.touch(person.id, membership.id);
  activity.useSession(sessionId, usedAt);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([await lastActive(), await lastUsed(sessionId)]).toEqual([[null], loggedIn]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await until(async () => (await lastActive())[0] !== null && (await lastUsed(sessionId))! > loggedIn);
  expect([await lastActive(), await lastUsed(sessionId)]).toEqual([[clock.now()], usedAt]);
  await activity.stop();
});

it('a stopping server writes the activity that it has noted', async () => {
  const { database, clock, log } = test.app.context;
  const { sessionId } = await test.callerOf(await test.make.user());
  const activity = makeActivity(database, clock, log);
  const usedAt = new Date(clock.now().getTime() + 3_600_000);
  activity.useSession(sessionId, usedAt);
  await activity.stop();
  expect(await lastUsed(sessionId)).toEqual(usedAt);
});

it('a request counts as activity only in the membership it concerns', async () => {
  const pod = await test.make.pod();
  const person = await test.make.member(pod.membership);
  const elsewhere = await test.make.member(await test.make.membership(), { user: person });
  const actor = await test.as(person);
  const { db } = test.app.context.database;
  const activeIn = async () => {
    await test.app.activity.flush();
    const rows = await db.select().from(members).where(eq(members.userId, person.id));
    return rows.filter(({ lastActiveAt }) => lastActiveAt !== null).map(({ id }) => id);
  };
  const myMemberships = `/v1/businesses/${pod.membership.business.id}/my-memberships`;
  for (const url of ['/v1/users/my-user', myMemberships, '/v1/notifications/my-notifications'])
    expect((await actor.get(url)).status).toBe(200);
  expect(await activeIn()).toEqual([]);
  await actor.get(`/v1/pods/${pod.id}`);
  expect(await activeIn()).toEqual([person.memberId]);
  expect(elsewhere.memberId).not.toBe(person.memberId);
});
