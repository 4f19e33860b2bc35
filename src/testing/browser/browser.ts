import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type Page,
  type Request,
} from 'playwright-core';
import { WAIT_LIMIT_MS } from '../../server/testing/until';
import { ensureBrowser, ensureHeadlessShell } from '../../../scripts/browser';

/** Chromium's flags for running as root and without network traffic of its own. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `whole`: the full browser, with push messages and normal painting; `shell` needs half the processor time. */
export type BrowserKind = 'whole' | 'shell';

const executableOf = (kind: BrowserKind) => (kind === 'whole' ? ensureBrowser() : ensureHeadlessShell());

/** Starts a browser to which others connect, such as the shell shared by all journeys of a run. */
export const launchBrowserServer = async (kind: BrowserKind = 'shell'): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await executableOf(kind), args: browserArgs, host: '127.0.0.1' });

/** Connects to the run's shared shell if there is one; closing that connection closes only its own contexts. */
export async function launchBrowser(kind: BrowserKind = 'shell'): Promise<Browser> {
  const { TEST_BROWSER: shared } = process.env;
  if (kind === 'shell' && shared) return chromium.connect(shared);
  return chromium.launch({ executablePath: await executableOf(kind), args: browserArgs });
}

/** A person at a device, with separate storage, time zone and language. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /**
   * Console errors and uncaught exceptions, except those expected while the server is down, and requests to other
   * origins.
   */
  problems: string[];
}

/** The console message when service workers are blocked. */
const withoutServiceWorker = /^Service Worker registration blocked by Playwright/;

const isProductsHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The URL of the requesting service worker or document; empty for a navigation. */
function askerOf(request: Request): string {
  if (request.isNavigationRequest()) return '';
  return request.serviceWorker()?.url() ?? request.frame().url();
}

/** The pending requests of each page, without the stream, which never ends. */
const pending = new WeakMap<Page, Set<Request>>();

export const isWaiting = (page: Page): boolean => (pending.get(page)?.size ?? 0) > 0;

const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/messages/stream';

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    // Requests of the previous page are no longer counted.
    if (request.isNavigationRequest()) requests.clear();
    else if (!isStream(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

/**
 * Makes navigations wait for the program: a page shows its content before (rule platform.drawnPages), and the program
 * keeps showing that while the session starts, but in it only links work, by loading the next page whole. A navigation
 * that waits only for `commit` is for what shows earlier.
 */
function waitForProgram(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilRunning = async <Result>(navigation: Promise<Result>, waitUntil: string | undefined): Promise<Result> => {
    const result = await navigation;
    if (waitUntil !== 'commit') await page.locator('[data-painted]').first().waitFor({ state: 'detached' });
    return result;
  };
  page.goto = (url, options) => untilRunning(goto(url, options), options?.waitUntil);
  page.reload = (options) => untilRunning(reload(options), options?.waitUntil);
}

/** Whether this request goes to another origin than the page's, or leaves the product. */
function asksElsewhere(request: Request): boolean {
  const { protocol, hostname, origin } = new URL(request.url());
  if (!protocol.startsWith('http')) return false;
  const asker = askerOf(request);
  return !isProductsHost(hostname) || (asker.startsWith('http') && new URL(asker).origin !== origin);
}

export async function newPerson(
  browser: Browser,
  given: {
    timezone?: string;
    phone?: boolean;
    ignore?: RegExp;
    colorScheme?: 'light' | 'dark';
    /** For people who never reload a page: installing the service worker takes seconds of processor time. */
    withoutServiceWorker?: boolean;
  } = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: given.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    // Uses touch without a mouse, so that a phone's native controls appear, such as its date inputs.
    hasTouch: given.phone,
    isMobile: given.phone,
    timezoneId: given.timezone ?? 'Europe/London',
    locale: 'en-GB',
    colorScheme: given.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    serviceWorkers: given.withoutServiceWorker ? 'block' : 'allow',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  context.on('page', watchRequests);
  context.on('page', waitForProgram);
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (text: string) => {
    if (!given.ignore?.test(text) && !withoutServiceWorker.test(text)) problems.push(text);
  };
  // Of all the person's tabs.
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    if (asksElsewhere(request)) note(`asks another origin: ${request.url()}`);
  });
  context.on('weberror', (error) => note(error.error().message));
  return { page, context, problems };
}
