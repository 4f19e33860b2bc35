import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { useTestApp } from '../../../testing/app';
import { until } from '../../../testing/until';
import { packageRoot } from '../../config/packageRoot';
import { hashOf } from './htmlPage';
import { builtClient, pageScripts } from './pageScripts';
import { clientBuild, languageOf, makePageDrawer, type DrawOutcome, type PageDrawer } from './pageDrawer';

// Builds as for the journeys, if the sources have changed: pages are drawn by the build.
beforeAll(() => execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']));

const drawers: PageDrawer[] = [];
const drawer = async (...[log, given]: Parameters<typeof makePageDrawer>) => {
  const timeLimitMs = 600_000;
  const loading = { timeLimitMs, pauseMs: Infinity };
  const generous = { maxDelayMs: timeLimitMs, limits: { maxWaiting: 4, timeLimitMs }, loading };
  const made = makePageDrawer(log, { ...generous, ...given });
  drawers.push(made);
  await made.prepare();
  return made;
};
afterEach(() => Promise.all(drawers.splice(0).map(({ close }) => close())));

describe('a drawn page', () => {
  const test = useTestApp();

  const ask = async (address: string, paths: string[], build = clientBuild() ?? '') => {
    const pod = await test.make.pod({ name: 'Early <Birds>' });
    const participant = await test.as(await test.make.participant(pod));
    jest.replaceProperty(test.app.context, 'pageDrawer', await drawer(test.app.http.log));
    const query = new URLSearchParams({ address, build });
    for (const one of paths) query.append('path', one);
    return participant.get(`/v1/batch/drawn-page?${query.toString()}`);
  };

  const first = [
    '/v1/users/my-user',
    '/v1/businesses/my-businesses',
    '/v1/users/my-account',
    '/v1/notifications/my-notifications?limit=100&folded=true',
    '/v1/onboarding-actions/my-actions',
    '/v1/channels/my-channels',
  ];

  it('comes with the answers it was drawn from', async () => {
    const { status, body } = await ask('/chats', first);
    expect(status).toBe(200);
    expect(body.answers.map((one: { status: number }) => one.status)).toEqual(first.map(() => 200));
    expect(body.html).toContain('Early &lt;Birds&gt;');
    expect(body.html).not.toContain('Go to');
  });

  it('is left out for pages that aren’t drawn, without all answers, and for another build of the client', async () => {
    for (const [address, paths, build] of [
      ['/members', first],
      ['/chats', first.slice(1)],
      ['/chats', first, 'abc'],
    ] as const) {
      const { status, body } = await ask(address, [...paths], build);
      expect(status).toBe(200);
      expect(body.answers).toHaveLength(paths.length);
      expect(body.html).toBeUndefined();
    }
  });

  it('is refused for what isn’t a page’s address, and for what can’t be asked together', async () => {
    expect((await ask('https://example.com/', first)).status).toBe(400);
    expect((await ask('/chats', ['/v1/users/my-user', '/v1/messages/stream'])).status).toBe(400);
  });
});

describe('a page drawer', () => {
  const page = { address: '/pods', paths: [], answers: [], language: 'en-GB', apiUrl: '' };
  const warn = jest.fn();
  const log = { warn } as unknown as FastifyBaseLogger;
  const outcomes: DrawOutcome[] = [];
  const count = (outcome: DrawOutcome) => void outcomes.push(outcome);
  beforeEach(() => {
    warn.mockClear();
    outcomes.length = 0;
  });
  const threadOf = (onPage: string, onWarmUp = 'parentPort.postMessage({})') => {
    const program = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (task) => { if (task === 'warm up') { ${onWarmUp} } else { ${onPage} } })`;
    return () => new Worker(program, { eval: true });
  };
  const draw = ({ draw: one }: PageDrawer) => one(page, clientBuild());

  it('draws nothing and complains if the drawing or its thread fails', async () => {
    const failing = await drawer(log, { count, start: threadOf('parentPort.postMessage({ error: "no such page" })') });
    expect(await draw(failing)).toBeUndefined();
    const dying = await drawer(log, { count, start: threadOf('throw new Error("died")') });
    expect(await draw(dying)).toBeUndefined();
    expect(warn.mock.calls.map(([{ err }]) => String(err))).toEqual(['no such page', 'Error: died']);
    expect(outcomes).toEqual(['failed', 'failed']);
  });

  it('draws again after its thread has died', async () => {
    const die = "if (task.address === '/die') throw new Error('died'); parentPort.postMessage({ html: '<h1>' })";
    const again = await drawer(log, { start: threadOf(die) });
    await again.draw({ ...page, address: '/die' }, clientBuild());
    expect(await draw(again)).toBeUndefined();
    await again.prepare();
    await until(async () => (await draw(again)) === '<h1>');
  });

  it('doesn’t make the answers wait for its program to load', async () => {
    const loading = makePageDrawer(log, { count, start: threadOf('', '') });
    drawers.push(loading);
    expect(await draw(loading)).toBeUndefined();
    expect(outcomes).toEqual(['busy']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('doesn’t load its program again right after a failure', async () => {
    const start = jest.fn(threadOf('', 'throw new Error("broken")'));
    const broken = await drawer(log, { start });
    await broken.prepare();
    await draw(broken);
    expect(start).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('doesn’t make the answers wait for a page that takes long', async () => {
    expect(await draw(await drawer(log, { count, start: threadOf(''), maxDelayMs: 1 }))).toBeUndefined();
    expect(outcomes).toEqual(['late']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('draws no more than a few pages at a time', async () => {
    const busy = await drawer(log, { count, start: threadOf('') });
    const begun = Array.from({ length: 5 }, () => draw(busy));
    expect(await draw(busy)).toBeUndefined();
    await busy.close();
    expect(await Promise.all(begun)).toEqual(Array(5).fill(undefined));
    expect(outcomes).toEqual(Array(6).fill('busy'));
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each([
  ['de-CH,de;q=0.9', 'de-CH'],
  ['en-us', 'en-US'],
  ['en-x-a1', 'en'],
  ['de-u-ca-buddhist', 'de'],
  ['en-ZQ', 'en'],
  ['xx', 'en-GB'],
  ['*', 'en-GB'],
  ['', 'en-GB'],
  [undefined, 'en-GB'],
])('the language of a browser that accepts %s is %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

it('each built page has one script of its own, which its policy allows', () => {
  const names = readdirSync(builtClient(), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const scriptsOf = (name: string) => {
    const page = readFileSync(path.join(builtClient(), name), 'utf8');
    return [...page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
  };
  expect(names.length).toBeGreaterThan(7);
  expect(names.map(scriptsOf)).toEqual(names.map(() => pageScripts()));
});
