import { Worker } from 'node:worker_threads';
import { makeThread } from './thread';

const PROGRAM = `const { parentPort } = require('node:worker_threads');
  const given = [];
  parentPort.on('message', (task) => {
    if (task !== 'release') given.push(task);
    if (task !== 'first') parentPort.postMessage(given);
  });`;

it('a task cancelled before its turn is never run', async () => {
  const worker = new Worker(PROGRAM, { eval: true });
  const thread = makeThread<string, string[]>({ maxWaiting: 4, timeLimitMs: 600_000 }, () => worker);
  const giveUp = new AbortController();
  const reason = new Error('Nobody waits any more');
  const first = thread.run('first');
  const second = thread.run('second', { signal: giveUp.signal });
  const isGivenUp = expect(second).rejects.toBe(reason);
  giveUp.abort(reason);
  await new Promise(setImmediate);
  worker.postMessage('release');
  expect(await first).toEqual(['first']);
  await isGivenUp;
  expect(await thread.run('third')).toEqual(['first', 'third']);
  await thread.close();
});
