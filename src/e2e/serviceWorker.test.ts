import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../server/demo/community';
import { heading } from './acts';
import { controlled } from './browserStorage';
import { useJourney } from './journey';

describe('the shell that the browser keeps', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('is there without a network, after a logout too', async () => {
    const { page, context } = await journey.enterAs(
      demoAccounts().find(({ role }) => role === 'participant')?.email ?? '',
      // What is not there without a network.
      { ignore: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ },
    );
    await controlled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Log in').waitFor();
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Log in').waitFor();
    await page.goto(`${journey.product.origin}/pods`);
    await heading(page, 'Log in').waitFor();
  });

  it('knows its page by what the server has written into it', async () => {
    const { page } = await journey.enter();
    const worker = await page.request.get(`${journey.product.origin}/service-worker.js`);
    expect(await worker.text()).toMatch(/\{url:"\/index\.html",revision:"[0-9a-f]{64}"\}/);
  });
});

/** How many files of the shell the browser keeps, its page included or not. */
const shell = (page: Page) =>
  page.evaluate<{ files: number; hasPage: boolean }>(`caches.keys().then(async (names) => {
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = held.flat().map(({ url }) => new URL(url).pathname);
    return { files: paths.length, hasPage: paths.includes('/index.html') };
  })`);

/** Until nothing keeps the shell for the next load of the page. */
async function letGo(page: Page): Promise<void> {
  const isKept = 'navigator.serviceWorker.getRegistration().then((one) => one !== undefined)';
  const deadline = Date.now() + 15_000;
  while (await page.evaluate<boolean>(isKept)) {
    if (Date.now() > deadline) throw new Error('The service worker was not let go.');
    await page.waitForTimeout(100);
  }
}

describe('a shell that the browser has lost parts of', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('is whole again after a visit or two', async () => {
    const { page } = await journey.enterAs(demoAccounts().find(({ role }) => role === 'participant')?.email ?? '');
    await controlled(page);
    const whole = await shell(page);
    expect(whole.hasPage).toBe(true);
    await page.evaluate(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`);
    await page.goto(`${journey.product.origin}/pods`);
    await heading(page, 'Pods').waitFor();
    expect(await shell(page)).toMatchObject({ hasPage: false });
    // The page finds out once it is in use, and lets the service worker go.
    await letGo(page);
    await page.reload();
    await heading(page, 'Pods').waitFor();
    const deadline = Date.now() + 20_000;
    while ((await shell(page)).files < whole.files && Date.now() < deadline) await page.waitForTimeout(200);
    expect(await shell(page)).toEqual(whole);
  }, 60_000);
});

describe('a shell that the browser has lost a script and a style of', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('is whole again after a visit', async () => {
    const { page } = await journey.enterAs(demoAccounts().find(({ role }) => role === 'participant')?.email ?? '');
    await controlled(page);
    const whole = await shell(page);
    await page.evaluate(`(async () => {
      const parts = ['script[src^="/assets/"]', 'link[rel=stylesheet]'].map((kind) => document.querySelector(kind));
      for (const name of await caches.keys())
        for (const { src, href } of parts) await (await caches.open(name)).delete(src ?? href);
    })()`);
    expect((await shell(page)).files).toBe(whole.files - 2);
    await page.goto(`${journey.product.origin}/pods`);
    await heading(page, 'Pods').waitFor();
    const deadline = Date.now() + 20_000;
    while ((await shell(page)).files < whole.files && Date.now() < deadline) await page.waitForTimeout(200);
    expect(await shell(page)).toEqual(whole);
  }, 60_000);
});

describe('the product on a device', () => {
  const journey = useJourney();

  it('can be installed, with a name, icons that a launcher may cut, and its colours', async () => {
    const { page, context } = await journey.enter();
    await page.goto(`${journey.product.origin}/login`);
    await controlled(page);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A window of its own storage, as this one is, can't install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; purpose?: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Stepwell', display: 'standalone', theme_color: '#0f766e' });
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src } of manifest.icons)
      expect((await page.request.get(journey.product.origin + src)).status()).toBe(200);
  });
});

describe('the root of an installation with a site of its own', () => {
  let site: Server;
  const env: Record<string, string> = { NODE_ENV: 'production' };
  beforeAll(async () => {
    site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Site</title><link rel="icon" href="data:,"><h1>Small steps, together</h1>');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    env.MARKETING_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => site.close(resolve)));
  const journey = useJourney(env);

  it('leads to that site, although the browser keeps the shell', async () => {
    const { page } = await journey.enter();
    await page.goto(`${journey.product.origin}/login`);
    await heading(page, 'Log in').waitFor();
    await controlled(page);
    await page.goto(`${journey.product.origin}/`);
    await heading(page, 'Small steps, together').waitFor();
    expect(page.url()).toBe(env.MARKETING_URL);
  });
});
