import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../server/demo/community';
import { until } from '../server/testing/until';
import { heading } from '../testing/browser/acts';
import { untilControlled } from '../testing/browser/browserStorage';
import { useJourney } from '../testing/product/journey';

const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => new URL(url).pathname);
  })`);

const participant = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';

describe('the shell that the browser caches', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('works without a network, even after a logout', async () => {
    const ignore = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;
    const { page, context } = await journey.enterAs(participant, { ignore });
    await untilControlled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Log in').waitFor();
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Log in').waitFor();
    await page.goto(`${journey.product.origin}/pods`);
    await heading(page, 'Log in').waitFor();
  });

  it("contains the product's files, and no responses from the server", async () => {
    const { page } = await journey.enterAs(participant);
    await untilControlled(page);
    for (const [path, title] of [
      ['/pods', 'Pods'],
      ['/chats', 'Chats'],
      ['/notifications', 'Notifications'],
    ] as const) {
      await page.goto(journey.product.origin + path);
      await heading(page, title).waitFor();
      await page.locator('#prerendered').waitFor({ state: 'detached' });
      await page.waitForLoadState('load');
    }
    const requests = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
    );
    expect(requests).toContainEqual(expect.stringMatching(/^\/v1\//));
    const paths = await keptPaths(page);
    expect(paths).toContain('/index.html');
    const isFile = /^\/(assets\/.+|icons\/.+|[\w.-]+\.(html|js|css|svg|json|webmanifest))$/;
    expect(paths.filter((path) => !isFile.test(path))).toEqual([]);
  });

  it('identifies each page by a revision of 64 hexadecimal digits', async () => {
    const { page } = await journey.enter();
    const worker = await page.request.get(`${journey.product.origin}/service-worker.js`);
    const text = await worker.text();
    for (const file of ['index', 'pods']) {
      expect(text).toMatch(new RegExp(`\\{url:"/${file}\\.html",revision:"[0-9a-f]{64}"\\}`));
    }
  });
});

interface Shell {
  files: number;
  hasPage: boolean;
}

async function shell(page: Page): Promise<Shell> {
  const paths = await keptPaths(page);
  return { files: paths.length, hasPage: paths.includes('/index.html') };
}

const isWhole = (now: Shell, whole: Shell) => now.files === whole.files && now.hasPage === whole.hasPage;

describe('the shell, when the browser has lost', () => {
  const journey = useJourney({ DEMO: 'true' });

  async function enterWithShell() {
    const { page } = await journey.enterAs(participant);
    await untilControlled(page);
    const whole = await shell(page);
    expect(whole.hasPage).toBe(true);
    return { page, whole };
  }

  async function visit(page: Page): Promise<void> {
    await page.goto(`${journey.product.origin}/pods`);
    await heading(page, 'Pods').waitFor();
  }

  async function becomesWhole(page: Page, whole: Shell): Promise<void> {
    const complaint = 'The shell did not become whole.';
    await until(async () => isWhole(await shell(page), whole), { complaint });
  }

  it('everything, is complete again after one or two visits', async () => {
    const { page, whole } = await enterWithShell();
    await page.evaluate(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`);
    await visit(page);
    expect(await shell(page)).toMatchObject({ hasPage: false });
    const isLetGo = 'navigator.serviceWorker.getRegistration().then((one) => one === undefined)';
    await until(() => page.evaluate<boolean>(isLetGo), { complaint: 'The service worker was not let go.' });
    await visit(page);
    await becomesWhole(page, whole);
  });

  it('a script and a style, is complete again after a visit', async () => {
    const { page, whole } = await enterWithShell();
    await page.evaluate(`(async () => {
      const script = document.querySelector('script[src^="/assets/"]').src;
      const style = document.querySelector('style[data-href]').dataset.href;
      for (const name of await caches.keys())
        for (const part of [script, style]) await (await caches.open(name)).delete(part);
    })()`);
    expect((await shell(page)).files).toBe(whole.files - 2);
    await visit(page);
    await becomesWhole(page, whole);
  });
});

describe('the product on a device', () => {
  const journey = useJourney();

  it('can be installed, with a name, icons that a launcher may crop, and its colours', async () => {
    const { page, context } = await journey.enter();
    await page.goto(`${journey.product.origin}/login`);
    await untilControlled(page);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A window with separate storage, such as this one, can't install anything.
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

describe('the root of an installation with its own website', () => {
  let site: Server;
  // Required to start a production server, but unused here.
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://stepwell.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TOKEN_SECRET: 'a-secret-that-only-this-journey-knows',
    ENCRYPTION_KEY: '5a'.repeat(32),
  };
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

  it('redirects to that website, although the browser has cached the shell', async () => {
    const { page } = await journey.enter({ ignore: /^asks another origin: http:\/\/127\.0\.0\.1:\d+\/$/ });
    await page.goto(`${journey.product.origin}/login`);
    await heading(page, 'Log in').waitFor();
    await untilControlled(page);
    await page.goto(`${journey.product.origin}/`);
    await heading(page, 'Small steps, together').waitFor();
    expect(page.url()).toBe(env.MARKETING_URL);
  });
});
