import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { useTestApp } from '../../testing/app';
import { packageRoot } from '../config/packageRoot';
import { makePrinter, type Printer } from './printer';

const document = { title: 'Agenda', created: new Date('2026-03-03T09:00:00Z'), language: 'en' as const, blocks: [] };

const threadOf = (code: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads');${code}`, { eval: true });
const answers = (answer: string) => () => threadOf(`parentPort.on('message', () => parentPort.postMessage(${answer}))`);
const never = () => threadOf('parentPort.on("message", () => undefined)');

const GENEROUS = { maxWaiting: 2, timeLimitMs: 600_000 };

const printers: Printer[] = [];
const printer = (...given: Parameters<typeof makePrinter>) => {
  printers.push(makePrinter(...given));
  return printers.at(-1)!;
};
afterEach(() => Promise.all(printers.splice(0).map(({ close }) => close())));

const unavailable = { status: 503, code: 'unavailable', headers: { 'retry-after': '5' } };

it('a document made in a thread has the same bytes as one made without a thread', async () => {
  const { renderPdf: printedDocument } = await import('./printedDocument');
  const made = await printer(GENEROUS).print(document);
  expect(made.subarray(0, 5).toString()).toBe('%PDF-');
  expect(made).toHaveLength((await printedDocument(document)).length);
});

it('the thread in the build makes documents too', async () => {
  execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']);
  const built = () => new Worker(path.join(packageRoot(), 'build/server/print-worker.js'));
  expect((await printer(GENEROUS, built).print(document)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('documents are made one at a time, a limited number can wait, and any more are refused', async () => {
  const { print, close } = printer(GENEROUS, never);
  const begun = [print(document), print(document), print(document)];
  await expect(print(document)).rejects.toMatchObject(unavailable);
  await close();
  expect(await Promise.allSettled(begun)).toMatchObject(Array(3).fill({ status: 'rejected', reason: unavailable }));
});

it('a document that takes too long is stopped with its thread, and the next document gets a new thread', async () => {
  const threads: Worker[] = [];
  const { print } = printer({ maxWaiting: 2, timeLimitMs: 1 }, () => {
    threads.push(never());
    return threads.at(-1)!;
  });
  await expect(print(document)).rejects.toMatchObject(unavailable);
  await expect(print(document)).rejects.toMatchObject(unavailable);
  expect(threads).toHaveLength(2);
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1]);
});

it('a document that fails doesn’t stop the thread or later documents', async () => {
  let started = 0;
  const { print } = printer(GENEROUS, () => {
    started += 1;
    return answers('{ error: "no such letter" }')();
  });
  await expect(print(document)).rejects.toThrow('no such letter');
  await expect(print(document)).rejects.toThrow('no such letter');
  expect(started).toBe(1);
});

it('a thread that dies is replaced for the next document', async () => {
  const threads = [
    () => threadOf('parentPort.on("message", () => { throw new Error("died") })'),
    answers('{ file: new Uint8Array([1]) }'),
  ];
  let started = 0;
  const { print } = printer(GENEROUS, () => threads[started++]!());
  await expect(print(document)).rejects.toThrow('died');
  expect(await print(document)).toEqual(Buffer.from([1]));
});

it('a thread that fails or ends after its response has no effect, and the next document gets a new thread', async () => {
  const threads: Worker[] = [];
  // An error can overtake a response still in transit, so the thread ends only on the next message.
  const answersUntil = (end: string) =>
    threadOf(
      `parentPort.once('message', () => {
        parentPort.once('message', () => { ${end} });
        parentPort.postMessage({ file: new Uint8Array([1]) });
      })`,
    );
  const { print } = printer(GENEROUS, () => {
    threads.push(answersUntil(threads.length === 0 ? "throw new Error('late')" : 'process.exit()'));
    return threads.at(-1)!;
  });
  for (let times = 0; times < 3; times += 1) {
    expect(await print(document)).toEqual(Buffer.from([1]));
    const ended = new Promise((resolve) => threads[times]!.once('exit', resolve));
    threads[times]!.postMessage('end');
    await ended;
  }
  expect(threads).toHaveLength(3);
});

describe('the agenda', () => {
  const test = useTestApp({ deps: { printLimits: { maxWaiting: -1, timeLimitMs: 1 } } });

  it('is refused as a PDF with 503 and Retry-After while too many are waiting, and still shown as a page', async () => {
    const pod = await test.make.pod();
    const participant = await test.as(await test.make.participant(pod));
    const answer = await participant.get(`/v1/pods/${pod.id}/agenda?format=pdf`);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } });
    expect((await participant.get(`/v1/pods/${pod.id}/agenda`)).status).toBe(200);
  });
});
