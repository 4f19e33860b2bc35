import { runOneAtATime } from './runOneAtATime';

it('one person’s work runs one task at a time, in order, and delays nobody else', async () => {
  const within = {};
  const log: string[] = [];
  let underWay = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, (underWay += 1));
    log.push(name);
    await Promise.resolve();
    underWay -= 1;
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = ['a', 'b', 'c'].map((name) =>
    runOneAtATime(within, 'anna', work(name)).catch((error: Error) => error.message),
  );
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect([log, most]).toEqual([['a', 'b', 'c'], 1]);
  await Promise.all(['anna', 'bo'].map((key) => runOneAtATime(within, key, work(key))));
  expect(most).toBe(2);
});
