import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { useTestApp } from '../../../testing/app';
import { until } from '../../../testing/until';
import { packageRoot } from '../../config/packageRoot';
import { hashOf } from '../site/htmlPage';
import { builtClient, pageScripts } from '../site/pageScripts';
import {
  clientBuild,
  languageOf,
  makeSnapshotRenderer,
  type SnapshotOutcome,
  type SnapshotRenderer,
} from './snapshotRenderer';

// Builds as the browser tests do, if the sources have changed, since the build renders snapshots.
beforeAll(() => execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']));

const renderers: SnapshotRenderer[] = [];
const renderer = async (...[log, given]: Parameters<typeof makeSnapshotRenderer>) => {
  const timeLimitMs = 600_000;
  const loading = { timeLimitMs, pauseMs: Infinity };
  const generous = { limits: { maxWaiting: 4, timeLimitMs, maxDelayMs: timeLimitMs }, loading };
  const made = makeSnapshotRenderer(log, { ...generous, ...given });
  renderers.push(made);
  await made.prepare();
  return made;
};
afterEach(() => Promise.all(renderers.splice(0).map(({ close }) => close())));

describe('a snapshot', () => {
  const test = useTestApp();

  const ask = async (address: string, paths: string[], build = clientBuild() ?? '') => {
    const pod = await test.make.pod({ name: 'Early <Birds>' });
    const participant = await test.as(await test.make.participant(pod));
    jest.replaceProperty(test.app.context, 'snapshotRenderer', await renderer(test.app.http.log));
    const query = new URLSearchParams({ address, build });
    for (const one of paths) query.append('path', one);
    return participant.get(`/v1/batch/page-snapshot?${query.toString()}`);
  };

  const first = [
    '/v1/users/my-user',
    '/v1/businesses/my-businesses',
    '/v1/users/my-account',
    '/v1/notifications/my-notifications?limit=100&folded=true',
    '/v1/onboarding-actions/my-actions',
    '/v1/channels/my-channels',
  ];

  it('includes the responses it was rendered from', async () => {
    const { status, body } = await ask('/chats', first);
    expect(status).toBe(200);
    expect(body.answers.map((one: { status: number }) => one.status)).toEqual(first.map(() => 200));
    expect(body.html).toContain('Early &lt;Birds&gt;');
    expect(body.html).not.toContain('Go to');
  });

  it('is left out for pages that have none, if a response is missing, and for another build of the client', async () => {
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

  it('is refused for an address that isn’t a page’s, and for requests that can’t be made together', async () => {
    expect((await ask('https://example.com/', first)).status).toBe(400);
    expect((await ask('/chats', ['/v1/users/my-user', '/v1/messages/stream'])).status).toBe(400);
  });
});

describe('the renderer', () => {
  const page = { address: '/pods', paths: [], answers: [], language: 'en-GB', apiUrl: '' };
  const warn = jest.fn();
  const log = { warn } as unknown as FastifyBaseLogger;
  const outcomes: SnapshotOutcome[] = [];
  const count = (outcome: SnapshotOutcome) => void outcomes.push(outcome);
  beforeEach(() => {
    warn.mockClear();
    outcomes.length = 0;
  });
  const threadOf = (onPage: string, onWarmUp = 'parentPort.postMessage({})') => {
    const program = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (task) => { if (task.warmUp) { ${onWarmUp} } else { ${onPage} } })`;
    return () => new Worker(program, { eval: true });
  };
  const rendered = ({ render }: SnapshotRenderer) => render(page, clientBuild());

  it('renders nothing and logs why if a page or the thread fails', async () => {
    const failing = await renderer(log, {
      count,
      start: threadOf('parentPort.postMessage({ error: "no such page" })'),
    });
    expect(await rendered(failing)).toBeUndefined();
    const dying = await renderer(log, { count, start: threadOf('throw new Error("died")') });
    expect(await rendered(dying)).toBeUndefined();
    expect(warn.mock.calls.map(([{ err }]) => String(err))).toEqual(['no such page', 'Error: died']);
    expect(outcomes).toEqual(['failed', 'failed']);
  });

  it('renders again after its thread has died', async () => {
    const die = "if (task.source.address === '/die') throw new Error('died'); parentPort.postMessage({ html: '<h1>' })";
    const again = await renderer(log, { start: threadOf(die) });
    await again.render({ ...page, address: '/die' }, clientBuild());
    expect(await rendered(again)).toBeUndefined();
    await again.prepare();
    await until(async () => (await rendered(again)) === '<h1>');
  });

  it('doesn’t delay the responses while its program loads', async () => {
    const loading = makeSnapshotRenderer(log, { count, start: threadOf('', '') });
    renderers.push(loading);
    expect(await rendered(loading)).toBeUndefined();
    expect(outcomes).toEqual(['busy']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('doesn’t load its program again right after a failure', async () => {
    const start = jest.fn(threadOf('', 'throw new Error("broken")'));
    const broken = await renderer(log, { start });
    await broken.prepare();
    await rendered(broken);
    expect(start).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('doesn’t delay the responses if a page takes long', async () => {
    expect(
      await rendered(
        await renderer(log, {
          count,
          start: threadOf(''),
          limits: { maxWaiting: 4, timeLimitMs: 600_000, maxDelayMs: 1 },
        }),
      ),
    ).toBeUndefined();
    expect(outcomes).toEqual(['late']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('renders no more than a few pages at a time', async () => {
    const busy = await renderer(log, { count, start: threadOf('') });
    const begun = Array.from({ length: 5 }, () => rendered(busy));
    expect(await rendered(busy)).toBeUndefined();
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
