import { makeCorrectedClock } from './platform/clock';
import { useTestApp } from './testing/app';
import { testDatabase } from './testing/database/database';

let shared: Promise<string> | undefined;
const databaseUrl = () => (shared ??= testDatabase());

const log = { warn: () => undefined, info: () => undefined };

function processWith(secondsOff: number) {
  const clock = makeCorrectedClock(log as never, { system: () => Date.now() + secondsOff * 1000 });
  const test = useTestApp({ databaseUrl, deps: { clock } });
  beforeAll(() => clock.compare(test.app.context.database));
  return test;
}

const right = processWith(0);

describe.each([
  ['slow', processWith(-120)],
  ['fast', processWith(120)],
])('a process whose clock is two minutes %s', (_how, wrong) => {
  it.each([
    ['issues tickets that the other processes accept', wrong, right],
    ['accepts the tickets of the others', right, wrong],
  ])('%s', async (_rule, issuing, accepting) => {
    const pod = await right.make.pod();
    const { ticket } = (await (await issuing.as(pod.leader!)).post('/v1/users/tickets')).body as { ticket: string };
    const answer = await accepting.anyone().get(`/v1/pods/${pod.id}/agenda?authToken=${encodeURIComponent(ticket)}`);
    expect(answer.status).toBe(200);
  });
});
