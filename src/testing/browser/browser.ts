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

/** What Chromium needs to run as root and to leave the network alone. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `whole`: with push messages, and as it paints for people; else its shell, which takes half the processor. */
export type BrowserKind = 'whole' | 'shell';

/** Starts the headless shell that all journeys of a run share; each person has their own context in it. */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await ensureHeadlessShell(), args: browserArgs, host: '127.0.0.1' });

/** Connects to the run's shared shell where there is one; closing that connection closes only its own contexts. */
export async function launchBrowser(kind: BrowserKind = 'shell'): Promise<Browser> {
  const { TEST_BROWSER: shared } = process.env;
  if (kind === 'shell' && shared) return chromium.connect(shared);
  const executablePath = await (kind === 'whole' ? ensureBrowser() : ensureHeadlessShell());
  return chromium.launch({ executablePath, args: browserArgs });
}

/** One person at one device: their own storage, time zone and language. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Errors of the console and uncaught exceptions, except those expected while the server is away; requests to elsewhere. */
  problems: string[];
}

/** What the browser remarks where service workers are blocked. */
const withoutServiceWorker = /^Service Worker registration blocked by Playwright/;

const isProductsHost = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Who asks: the service worker or the document; a document that is still to come has no address yet. */
function askerOf(request: Request): string {
  if (request.isNavigationRequest()) return '';
  return request.serviceWorker()?.url() ?? request.frame().url();
}

/** The requests that each page has under way, without the stream, which never ends. */
const pending = new WeakMap<Page, Set<Request>>();

export const isWaiting = (page: Page): boolean => (pending.get(page)?.size ?? 0) > 0;

const isStream = (request: Request) => new URL(request.url()).pathname === '/v1/messages/stream';

function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  pending.set(page, asked);
  page.on('request', (request) => {
    // Requests of the previous page no longer count.
    if (request.isNavigationRequest()) asked.clear();
    else if (!isStream(request)) asked.add(request);
  });
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
}

/** Whether this asks another origin than that of its page, or leads away from the product. */
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
    /** For who never opens a page anew: installing one takes seconds of a processor. */
    withoutServiceWorker?: boolean;
  } = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: given.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    // Fingers and no mouse, so that what a phone has of its own is used, such as its inputs of dates.
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
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (text: string) => {
    if (!given.ignore?.test(text) && !withoutServiceWorker.test(text)) problems.push(text);
  };
  // Of all their tabs.
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
