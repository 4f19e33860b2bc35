import { makeCorrectedClock } from './clock';

function clocks() {
  const at = { system: 1000, elapsed: 0, database: 1000 };
  const said: string[] = [];
  const log = {
    warn: (_: unknown, message?: string) => void said.push(message ?? ''),
    info: (message: unknown) => void said.push(String(message)),
  };
  const time = { system: () => at.system * 1000, elapsed: () => at.elapsed * 1000 };
  const clock = makeCorrectedClock(log as never, time);
  const database = { pool: { query: () => Promise.resolve({ rows: [{ ms: at.database * 1000 }] }) } } as never;
  const pass = (seconds: number) => {
    for (const name of ['system', 'elapsed', 'database'] as const) at[name] += seconds;
  };
  const keep = () => clock.startComparing(database);
  return { at, said, pass, keep, compare: () => clock.compare(database), seconds: () => clock.now().getTime() / 1000 };
}

it('a machine clock that is briefly ahead is not trusted, during the comparison or after it', async () => {
  const { at, said, pass, compare, seconds } = clocks();
  await compare();
  at.system += 86_400;
  pass(5);
  expect(seconds()).toBe(1005);
  await compare();
  expect(seconds()).toBe(1005);
  expect(said).toEqual(['clocks of this machine and the database differ']);
  at.system -= 86_400;
  pass(5);
  await compare();
  expect(seconds()).toBe(1010);
  expect(said.at(-1)).toBe('clocks of this machine and the database agree again');
});

it.each([-300, -120, 120, 300, 86_400])(
  'a machine whose clock is %d seconds off takes the database’s time',
  async (seconds) => {
    const { at, pass, compare, seconds: now } = clocks();
    at.system += seconds;
    await compare();
    pass(5);
    expect(now()).toBe(1005);
  },
);

it('a database clock that is more than five minutes ahead is not trusted', async () => {
  const { at, pass, compare, seconds } = clocks();
  at.database += 301;
  await compare();
  pass(5);
  expect(seconds()).toBe(1005);
});

it('clocks that agree log nothing, and the machine’s time applies until the database responds', async () => {
  const { said, pass, compare, seconds } = clocks();
  expect(seconds()).toBe(1000);
  await compare();
  pass(60);
  await compare();
  expect([seconds(), said]).toEqual([1060, []]);
});

it('a machine that has been asleep asks the database immediately, and has the right time again', async () => {
  const { at, pass, compare, keep, seconds } = clocks();
  await compare();
  const stop = keep();
  at.system += 3600;
  at.database += 3600;
  expect(seconds()).toBe(1000);
  await new Promise(setImmediate);
  pass(1);
  expect(seconds()).toBe(4601);
  stop();
});
