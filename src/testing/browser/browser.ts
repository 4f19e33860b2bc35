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

/** Flags for running as root, and without network traffic of its own. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `whole`: with push messages and normal painting; `shell` needs half the processor time. */
export type BrowserKind = 'whole' | 'shell';

const executableOf = (kind: BrowserKind) => (kind === 'whole' ? ensureBrowser() : ensureHeadlessShell());

export const launchBrowserServer = async (kind: BrowserKind = 'shell'): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await executableOf(kind), args: browserArgs, host: '127.0.0.1' });

/** Closing a connection to the shared shell closes only its own contexts. */
export async function launchBrowser(kind: BrowserKind = 'shell'): Promise<Browser> {
  const { TEST_BROWSER: shared } = process.env;
  if (kind === 'shell' && shared) return chromium.connect(shared);
  return chromium.launch({ executablePath: await executableOf(kind), args: browserArgs });
}

export interface Person {
  page: Page;
  context: BrowserContext;
  /**
   * Console errors, uncaught exceptions and requests to other origins, except those expected while the server is
   * down.
   */
  problems: string[];
}

const withoutServiceWorker = /^Service Worker registration blocked by Playwright/;

const isProductsHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Empty for a navigation. */
function askerOf(request: Request): string {
  if (request.isNavigationRequest()) return '';
  return request.serviceWorker()?.url() ?? request.frame().url();
}

/** Excludes the stream, which never ends. */
const pending = new WeakMap<Page, Set<Request>>();

export const isWaiting = (page: Page): boolean => (pending.get(page)?.size ?? 0) > 0;

const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/messages/stream';

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.clear();
    else if (!isStream(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

/**
 * Makes navigations wait for the program: only the links of a snapshot (rule platform.snapshots) work. A navigation that waits only for `commit` is for what shows earlier.
 */
function waitForProgram(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilRunning = async <Result>(navigation: Promise<Result>, waitUntil: string | undefined): Promise<Result> => {
    const result = await navigation;
    if (waitUntil !== 'commit') await page.locator('[data-prerendered]').first().waitFor({ state: 'detached' });
    return result;
  };
  page.goto = (url, options) => untilRunning(goto(url, options), options?.waitUntil);
  page.reload = (options) => untilRunning(reload(options), options?.waitUntil);
}

function asksElsewhere(request: Request): boolean {
  const { protocol, hostname, origin } = new URL(request.url());
  if (!protocol.startsWith('http')) return false;
  const asker = askerOf(request);
  return !isProductsHost(hostname) || (asker.startsWith('http') && new URL(asker).origin !== origin);
}

export async function newPerson(
  browser: Browser,
  given: {
    locale?: string;
    timezone?: string;
    phone?: boolean;
    ignore?: RegExp;
    colorScheme?: 'light' | 'dark';
    /** Saves seconds of processor time for people who never reload a page. */
    withoutServiceWorker?: boolean;
  } = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: given.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    // Touch without a mouse gives a phone's native controls.
    hasTouch: given.phone,
    isMobile: given.phone,
    timezoneId: given.timezone ?? 'Europe/London',
    locale: given.locale ?? 'en-GB',
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
