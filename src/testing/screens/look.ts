import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { until } from '../../server/testing/until';
import { isWaiting, newPerson, type Person } from '../browser/browser';
import { untilPainted } from '../browser/painted';
import { layoutShiftsOf } from './shift';
import type { Screen } from './table';
import { checkSqueezed, type Size } from './narrow';
import type { Visitor } from './signedIn';

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The API's 404 for 'none', which the browser reports as an error. */
export const expectedNotFound = /status of 404 .*\/zoom\/supported\)$/;

export interface Device {
  phone: boolean;
  theme: 'light' | 'dark';
}

export const deviceName = ({ phone, theme }: Device) => `${phone ? 390 : 1280} ${theme}`;

export async function enter(
  browser: Browser,
  { token }: Visitor,
  { phone, theme }: Device,
  given: { withoutServiceWorker?: boolean } = {},
): Promise<Person> {
  const person = await newPerson(browser, { phone, colorScheme: theme, ignore: expectedNotFound, ...given });
  if (token) await person.context.addInitScript(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
  return person;
}

/** Images that load only when they come into view may never do so. */
const isComplete = `Boolean(document.querySelector('h1')) && !document.querySelector('[aria-busy="true"]') &&
  [...document.images].every((image) => image.complete || !image.checkVisibility() ||
    image.getBoundingClientRect().top > innerHeight)`;

/**
 * Requires a heading and no pending requests, twice in a row. Polls from outside, since the page's policy forbids
 * `eval`.
 */
export async function whenComplete(page: Page): Promise<void> {
  let times = 0;
  const isCompleteTwice = async () => {
    await untilPainted(page);
    times = !isWaiting(page) && (await page.evaluate<boolean>(isComplete)) ? times + 1 : 0;
    return times === 2;
  };
  await until(isCompleteTwice, { complaint: () => `${page.url()} has no heading, or waits for something` });
}

/** Navigates as 'Back' does. If the page would stay the same, it is loaded instead. */
export async function navigateWithin(page: Page, origin: string, address: string): Promise<void> {
  const here = new URL(page.url());
  if (here.origin !== origin || here.pathname === new URL(address, origin).pathname) {
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
  } else {
    await page.evaluate(`document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({ usr: null, key: 'walk', idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(address)});
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));`);
    await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
  }
  await whenComplete(page);
}

/** The time zone question may cover content at the bottom of the window, since people can scroll. */
async function layQuestion(page: Page, position: 'static' | ''): Promise<void> {
  const question = page.getByRole('region', { name: 'Time zone' });
  if ((await question.count()) === 0) return;
  await question.evaluate((element, value) => {
    if (element.parentElement) element.parentElement.style.position = value;
  }, position);
}

export async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate<boolean>('!window.axe')) await page.evaluate(axeSource);
  const options = JSON.stringify({
    runOnly: { type: 'tag', values: accessibilityRules },
    resultTypes: ['violations'],
    // Only an experimental rule, which is off, reads the style sheets.
    preload: { assets: ['media'] },
  });
  await layQuestion(page, 'static');
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${options})`);
  await layQuestion(page, '');
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const why = first?.failureSummary?.split('\n')[1]?.trim() ?? '';
    return `axe ${id}: ${help} (${nodes.length} times, at ${first?.target.join(' ') ?? '?'}: ${why})`;
  });
}

/** Leaves the page open for a screenshot. */
export async function checkScreen(
  { page, problems }: Person,
  origin: string,
  screen: Screen,
  given: { axe: boolean; within?: boolean; shifts?: boolean; squeezed?: readonly Size[] },
): Promise<string[]> {
  problems.length = 0;
  const found: string[] = [];
  try {
    // The server redirects from a screen that leads elsewhere, so the page is loaded.
    if (given.within && !screen.leadsOn) await navigateWithin(page, origin, screen.address);
    else {
      await page.goto(origin + screen.address, { waitUntil: 'load' });
      await whenComplete(page);
    }
  } catch (error) {
    return [`is not complete: ${(error as Error).message.split('\n')[0] ?? ''}`, ...problems];
  }
  if (given.shifts) found.push(...(await layoutShiftsOf(page)));
  const { pathname } = new URL(page.url());
  const wanted = screen.address.split('?')[0];
  if (pathname !== wanted && !screen.leadsOn) found.push(`leads on to ${pathname}`);
  const tooWide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  if (tooWide > 0) found.push(`scrolls sideways by ${tooWide} px`);
  if (given.axe) found.push(...(await violationsOf(page)));
  if (given.squeezed) found.push(...(await checkSqueezed(page, given.squeezed)));
  return [...found, ...problems.map((text) => `console: ${text}`)];
}
