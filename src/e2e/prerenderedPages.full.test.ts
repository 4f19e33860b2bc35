import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { demoAccounts, DEMO_PASSWORD } from '../server/demo/community';
import { until } from '../server/testing/until';
import { heading, press } from '../testing/browser/acts';
import { untilIs, withoutScripts } from '../testing/browser/loading';
import { useJourney } from '../testing/product/journey';

const PAGES = path.join(__dirname, '../../build/client/pages');

const waits = (file: string) => readFileSync(file, 'utf8').includes('<div id="root"></div>');

const prerendered = () =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !waits(path.join(PAGES, file)))
    .map((file) => `/${file.replace(/\.html$/, '')}`);

const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';

/** Includes messages that preloaded scripts were not used within seconds. */
const REFUSED = /ERR_FAILED|was preloaded using link preload but not used/;

async function cutAtTitles(origin: string) {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '' } });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, {
        'content-type': type,
        'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const cut = type.startsWith('text/html') ? body.indexOf('</h1>') : body.length;
      response.write(body.subarray(0, cut));
      if (cut < body.length) await isOver;
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, letGo, close };
}

const hasPaint = (page: Page) => untilIs(page, "performance.getEntriesByType('paint').length > 0");

/**
 * Paint count and layout shift. The page first gets many turns in which to paint, because a blocked page never gets a
 * frame to wait for.
 */
const paintedSoFar = `(async () => {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setTimeout(done));
  const entries = [];
  const shifts = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
  await new Promise((done) => setTimeout(done));
  return {
    paints: performance.getEntriesByType('paint').length,
    shift: [...entries, ...shifts.takeRecords()].reduce((sum, { value }) => sum + value, 0),
  };
})()`;

const isHeaderCut = `[...document.querySelectorAll('header:has(nav) > div, header:has(nav) > div > a, header:has(nav) > div > a *')]
  .some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)`;

/** React marks the element when it takes over the page. */
const isSameOnceTakenOver = `new Promise((resolve) => {
  const look = () => {
    const title = document.querySelector('h1');
    if (Object.keys(title ?? {}).some((key) => key.startsWith('__reactFiber'))) resolve(title === window.prerenderedTitle);
    else requestAnimationFrame(look);
  };
  look();
})`;

describe('a prerendered page', () => {
  const journey = useJourney({ DEMO: 'true' });

  journey.stage('keeps its layout, and what is typed and sent', async () => {
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true, ignore: /status of 400/ });
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/login?return=%2Fpods`, { waitUntil: 'commit' });
    await heading(page, 'Log in').waitFor();
    await hasPaint(page);
    const position = () => page.getByLabel('Email').boundingBox();
    const before = await position();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(`${DEMO_PASSWORD}?`);
    letGo();
    await press(page, 'Log in');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await position()).toEqual(before);
    expect(page.url()).not.toContain(DEMO_PASSWORD);
  });

  journey.stage('automatically sends a form that was submitted before the scripts loaded', async () => {
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true });
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/login?return=%2Fpods`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    expect(page.url()).not.toContain(DEMO_PASSWORD);
    letGo();
    await page.waitForURL(/\/pods$/);
  });

  journey.stage('shows nothing of the login to a signed-in person', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    await page.waitForURL(/\/memberships/);
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/login`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    letGo();
    await page.waitForURL(/\/memberships/);
    await heading(page, 'Home').waitFor();
  });

  journey.stage('shows the login once a session has ended', async () => {
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true });
    await page.goto(`${journey.product.origin}/terms`);
    await page.evaluate("localStorage.setItem('access_token', 'over')");
    await page.goto(`${journey.product.origin}/login`);
    await heading(page, 'Log in').waitFor();
  });

  journey.stage('stays the same when its scripts take over, whichever page it is', async () => {
    const pages = prerendered();
    expect(pages).toContain('/sign-up/business');
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true });
    for (const address of pages) {
      const letGo = await withoutScripts(page);
      await page.goto(journey.product.origin + address, { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      await page.evaluate("window.prerenderedTitle = document.querySelector('h1')");
      letGo();
      const isSame = await page.evaluate(isSameOnceTakenOver);
      expect([address, isSame]).toEqual([address, true]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  journey.stage('of the signed-in part shows its frame at first, which the page then replaces', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    await page.getByRole('article').first().waitFor();
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/pods`, { waitUntil: 'commit' });
    await heading(page, 'Pods').waitFor();
    await hasPaint(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).last();
    const before = [await heading(page, 'Pods').boundingBox(), await bar.boundingBox()];
    letGo();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'My Progress Pods' }).waitFor();
    expect([await heading(page, 'Pods').boundingBox(), await bar.boundingBox()]).toEqual(before);
    expect(await page.locator('h1').count()).toBe(1);
  });

  journey.stage('of a pod reserves space for its title, if the address lacks it', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    await page.getByRole('article').first().waitFor();
    await page.goto(`${journey.product.origin}/pods`);
    const link = await page.locator('a[href^="/pod?"]').first().getAttribute('href');
    const pod = new URLSearchParams(link?.split('?')[1]).get('p');
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/pod?p=${pod}`, { waitUntil: 'commit' });
    const top = page.locator('main header');
    await top.waitFor();
    await hasPaint(page);
    const before = await top.boundingBox();
    letGo();
    await page.locator('main h1').waitFor();
    // The page replaces its frame, so for a moment there may be neither.
    await until(async () => (await top.boundingBox()) !== null);
    expect(await top.boundingBox()).toEqual(before);
  });

  journey.stage('of the signed-in part shows the full name in its header, or only the logo', async () => {
    const { page, context } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    const header = page.getByRole('banner');
    const name = header.getByText('Stepwell', { exact: true });
    await name.waitFor();
    const browser = await context.newCDPSession(page);
    for (const [width, text, isNamed] of [
      [320, 16, true],
      [412, 32, false],
      [320, 32, false],
    ] as const) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      await page.setViewportSize({ width, height: 800 });
      await until(async () => (await name.isVisible()) === isNamed);
      expect(await page.evaluate(isHeaderCut)).toBe(false);
    }
  });

  journey.stage('of the signed-in part shows nothing to a signed-out person', async () => {
    const { page } = await journey.enter({ phone: true, withoutServiceWorker: true });
    const letGo = await withoutScripts(page);
    await page.goto(`${journey.product.origin}/pods`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    letGo();
    await heading(page, 'Log in').waitFor();
  });

  journey.stage('requests its data before its scripts have loaded, and requests nothing twice', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    await page.getByRole('article').first().waitFor();
    await page.goto('about:blank');
    const letGo = await withoutScripts(page);
    // Events, such as a meeting reminder, would make the page request data again.
    await page.route('**/v1/messages/stream?*', () => {});
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/v1/')) requested.push(pathname + search);
    });
    await Promise.all([
      page.waitForRequest(/\/v1\/batch\/page-snapshot\?/),
      page.goto(`${journey.product.origin}/memberships`, { waitUntil: 'commit' }),
    ]);
    const begun = requested.flatMap((one) => new URLSearchParams(one.split('?')[1]).getAll('path'));
    const opened = page.waitForRequest(/\/v1\/messages\/stream\?/);
    letGo();
    await page.getByRole('article').first().waitFor();
    await opened;
    expect(begun).toHaveLength(11);
    expect(requested.filter((one) => begun.includes(one))).toEqual([]);
    const calls = requested.map((one) => one.split('?')[0]).filter((one) => !one?.endsWith('/logo'));
    expect(calls).toEqual(['/v1/batch/page-snapshot', '/v1/users/tickets', '/v1/messages/stream']);
  });

  journey.stage('leaves the first formatted dates to a worker', async () => {
    const { page } = await journey.enterAs(email, { phone: true, withoutServiceWorker: true });
    const ended: string[] = [];
    page.on('worker', (worker) => worker.on('close', () => ended.push(worker.url())));
    await page.goto(`${journey.product.origin}/memberships`);
    await until(() => ended.length > 0);
    expect(ended).toEqual([expect.stringContaining('/assets/dates.')]);
  });

  journey.stage('paints only once it is complete', async () => {
    const line = await cutAtTitles(journey.product.origin);
    const { page, context } = await journey.enter({ phone: false, withoutServiceWorker: true, ignore: REFUSED });
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${line.origin}/leader-email-verified`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    const half = await page.evaluate(paintedSoFar);
    line.letGo();
    await page.getByRole('link', { name: 'Log in' }).waitFor();
    await untilIs(page, "performance.getEntriesByType('paint').length === 2");
    const whole = await page.evaluate(paintedSoFar);
    await line.close();
    expect([half, whole]).toEqual([
      { paints: 0, shift: 0 },
      { paints: 2, shift: 0 },
    ]);
  });

  journey.stage('is readable without any scripts', async () => {
    const { page, context } = await journey.enter({ phone: true, withoutServiceWorker: true, ignore: REFUSED });
    const { origin } = journey.product;
    await context.route('**/*.js', (route) => route.abort());
    await page.goto(`${origin}/login`);
    await heading(page, 'Log in').waitFor();
  });

  journey.stage('shows an error if its scripts can’t be loaded', async () => {
    const { page, context } = await journey.enter({ phone: true, withoutServiceWorker: true, ignore: REFUSED });
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${journey.product.origin}/login`);
    await page.getByRole('alert').getByText('Part of this page didn’t load').waitFor();
    await context.unrouteAll();
    await page.getByRole('link', { name: 'reload it' }).click();
    await press(page, 'Log in');
    await page.getByText('Part of this page didn’t load').waitFor({ state: 'hidden' });
  });
});
