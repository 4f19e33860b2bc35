import { existsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { logIn } from '../../src/testing/browser/acts';
import { launchBrowserServer } from '../../src/testing/browser/browser';
import { untilControlled, untilCached } from '../../src/testing/browser/browserStorage';
import { POD, viktor } from '../../src/testing/browser/conversation';
import { startProduct } from '../../src/testing/product/product';
import { startBareServer } from './bareServer';
import { median, type Figure } from './figures';
import { paintsOf, throttle, workOn, type Paints } from './paints';

const ROUNDS = 3;

const barePage = `<!doctype html><title>Bare</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><h1>Pods</h1><p>Early Birds</p>`;

/**
 * Gives the browser a lower priority than the servers, where Linux divides the processor by sessions (autogroups): a
 * phone doesn't share its processor with them.
 */
async function launchPhone(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const server = await launchBrowserServer('whole');
  const group = `/proc/${server.process().pid}/autogroup`;
  if (existsSync(group)) writeFileSync(group, String(constants.priority.PRIORITY_LOW));
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, close: () => server.close() };
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

const phone = (browser: Browser, storageState?: Storage, serviceWorkers: 'block' | 'allow' = 'block') =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    serviceWorkers,
    ...(storageState && { storageState }),
  });

async function coldPaints(browser: Browser, url: string, storage?: Storage): Promise<Paints> {
  const context = await phone(browser, storage);
  const page = await context.newPage();
  await throttle(page);
  const paints = await paintsOf(page, url);
  await context.close();
  return paints;
}

async function barePaints(browser: Browser, url: string): Promise<Paints & { work: number }> {
  const context = await phone(browser);
  const page = await context.newPage();
  await throttle(page);
  const paints = await paintsOf(page, url);
  const works: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) works.push(await workOn(page));
  await context.close();
  return { ...paints, work: median(works) };
}

async function secondPaints(browser: Browser, url: string, storage: Storage, endpointName: string): Promise<Paints> {
  const context = await phone(browser, storage, 'allow');
  const before = await context.newPage();
  await before.goto(url);
  await untilControlled(before);
  await untilCached(before, endpointName);
  await before.close();
  const page = await context.newPage();
  await throttle(page);
  const paints = await paintsOf(page, url);
  await context.close();
  return paints;
}

async function signedIn(browser: Browser, origin: string): Promise<{ storage: Storage; chatPath: string }> {
  const context = await phone(browser);
  const page = await context.newPage();
  await logIn(page, origin, viktor);
  await page.goto(`${origin}/chats`);
  await page.getByRole('link', { name: POD }).first().click();
  await page.getByRole('article').first().waitFor();
  const { pathname, search } = new URL(page.url());
  // Visits each page once, so that the server has rendered its snapshot before the measured visits (rule
  // platform.snapshots).
  for (const path of ['/memberships', '/pods', pathname + search]) {
    await page.goto(origin + path);
    await page.locator('#prerendered').waitFor({ state: 'detached' });
  }
  // First visits are measured without cached snapshots.
  await page.evaluate(`localStorage.removeItem('stepwell.snapshots')`);
  const storage = await context.storageState();
  await context.close();
  return { storage, chatPath: pathname + search };
}

interface Visit {
  name: string;
  paints: () => Promise<Paints>;
  /**
   * Limits as multiples of the bare page's time, and for `blocking` of the time for a fixed piece of work, so that
   * the result doesn't depend on the machine.
   */
  bars: Partial<Record<'first' | 'largest' | 'usable' | 'blocking', number>>;
}

const partNames = { first: 'first paint', largest: 'largest paint', usable: 'usable', blocking: 'blocked' };

const references = { first: 'first', largest: 'largest', usable: 'largest', blocking: 'work' } as const;

export async function benchBrowser(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: 'true' });
  const [reference, phoneBrowser] = await Promise.all([startBareServer((text) => text, barePage), launchPhone()]);
  const { browser } = phoneBrowser;
  try {
    const { origin } = product;
    const { storage, chatPath } = await signedIn(browser, origin);
    const cold = (path: string) => () => coldPaints(browser, origin + path, storage);
    const signedInBars = { largest: 4.5, usable: 8, blocking: 2 };
    const visits: Visit[] = [
      {
        name: '/login',
        paints: () => coldPaints(browser, `${origin}/login`),
        bars: { first: 2, largest: 2, blocking: 1 },
      },
      { name: '/memberships', paints: cold('/memberships'), bars: signedInBars },
      { name: '/pods', paints: cold('/pods'), bars: signedInBars },
      { name: '/chat', paints: cold(chatPath), bars: signedInBars },
      ...['/memberships', '/pods'].map((path) => ({
        name: `${path}, second visit`,
        paints: () => secondPaints(browser, origin + path, storage, 'listMyPods'),
        bars: { largest: 2, usable: 5 },
      })),
    ];
    const rounds: { bare: Awaited<ReturnType<typeof barePaints>>; ours: Paints[] }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours: Paints[] = [];
      for (const visit of visits) ours.push(await visit.paints());
      rounds.push({ bare: await barePaints(browser, reference.origin), ours });
    }
    return visits.flatMap(({ name, bars }, index) =>
      Object.entries(bars).map(([key, bar]) => {
        const part = key as keyof typeof partNames;
        return {
          name: `${name}, ${partNames[part]}`,
          unit: 'ms' as const,
          product: median(rounds.map(({ ours }) => ours[index]?.[part] ?? NaN)),
          reference: median(rounds.map(({ bare }) => bare[references[part]])),
          bar: { atMost: bar },
        };
      }),
    );
  } finally {
    await phoneBrowser.close();
    await reference.close();
    await product.remove();
  }
}
