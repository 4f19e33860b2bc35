import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { useTestApp } from '../../../testing/app';
import { packageRoot } from '../../config/packageRoot';
import { languageOf, makePageDrawer, type PageDrawer } from './pageDrawer';

// Builds as for the journeys, if the sources have changed: pages are drawn by the build.
beforeAll(() => execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']));

/** A drawer that always waits for its page. */
const drawers: PageDrawer[] = [];
const drawer = (...[log, given]: Parameters<typeof makePageDrawer>) => {
  const generous = { maxDelayMs: 600_000, limits: { maxWaiting: 4, timeLimitMs: 600_000 } };
  drawers.push(makePageDrawer(log, { ...generous, ...given }));
  return drawers.at(-1)!;
};
afterEach(() => Promise.all(drawers.splice(0).map(({ close }) => close())));

/** Rule platform.drawnPages. */
describe('a drawn page', () => {
  const test = useTestApp();

  const ask = async (address: string, paths: string[], language = 'en-GB') => {
    const pod = await test.make.pod({ name: 'Early <Birds>' });
    const participant = await test.as(await test.make.participant(pod));
    jest.replaceProperty(test.app.context, 'pageDrawer', drawer(test.app.http.log));
    const query = new URLSearchParams([['address', address], ...paths.map((one): [string, string] => ['path', one])]);
    return participant.get(`/v1/batch/drawn-page?${query.toString()}`, { 'accept-language': language });
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
    // Loads on demand, and its styles with it.
    expect(body.html).not.toContain('Go to');
  });

  it('is left out for pages that aren’t drawn, and without all answers', async () => {
    for (const [address, paths] of [
      ['/members', first],
      ['/chats', first.slice(1)],
    ] as const) {
      const { status, body } = await ask(address, [...paths]);
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
  beforeEach(() => warn.mockClear());
  const threadOf = (onMessage: string) => () =>
    new Worker(
      `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${onMessage} })`,
      {
        eval: true,
      },
    );

  it('draws nothing and complains if the drawing or its thread fails', async () => {
    const failing = drawer(log, { start: threadOf('parentPort.postMessage({ error: "no such page" })') });
    expect(await failing.draw(page)).toBeUndefined();
    const dying = drawer(log, { start: threadOf('throw new Error("died")') });
    expect(await dying.draw(page)).toBeUndefined();
    expect(warn.mock.calls.map(([{ err }]) => String(err))).toEqual(['no such page', 'Error: died']);
  });

  it('doesn’t make the answers wait for a page that takes long', async () => {
    expect(await drawer(log, { start: threadOf(''), maxDelayMs: 1 }).draw(page)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('draws no more than a few pages at a time', async () => {
    const { draw, close } = drawer(log, { start: threadOf('') });
    const begun = Array.from({ length: 5 }, () => draw(page));
    expect(await draw(page)).toBeUndefined();
    await close();
    expect(await Promise.all(begun)).toEqual(Array(5).fill(undefined));
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each([
  ['de-CH,de;q=0.9', 'de-CH'],
  ['en-us', 'en-US'],
  ['*', 'en-GB'],
  ['', 'en-GB'],
  [undefined, 'en-GB'],
])('the language of a browser that accepts %s is %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
