import { members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { makeActivity } from './activity';

const test = useTestApp();

const lastActive = async () => {
  const rows = await test.app.context.database.db.select({ at: members.lastActiveAt }).from(members);
  return rows.map(({ at }) => at);
};

afterEach(() => jest.useRealTimers());

it('activity is written every minute while the server runs, and noted again when it could not be', async () => {
  const { database, clock, log } = test.app.context;
  const person = await test.make.member(await test.make.membership());
  let isAway = true;
  const db = new Proxy(database.db, {
    get: (target, key, receiver) => {
      if (key === 'update' && isAway) throw new Error('The database is away.');
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const activity = makeActivity({ ...database, db }, clock, log);
  activity.start();
  activity.touch(person.id);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await lastActive()).toEqual([null]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  for (let time = 0; time < 100 && !(await lastActive())[0]; time += 1)
    await new Promise((done) => setTimeout(done, 10));
  expect(await lastActive()).toEqual([clock.now()]);
  await activity.stop();
});
