import type { Locator, Page } from 'playwright-core';
import type { StreamEvent } from '../../contract/entities.gen';
import { heading } from './acts';
import type { Person } from './browser';

export const POD = 'Evening Current';
export const daniel = 'daniel.osei@example.com';
export const viktor = 'viktor.nowak@example.com';
export const jonas = 'jonas.weber@example.com';

/** Expected while the server or the network is down, or the server is stopping. */
export const CONNECTION_AWAY =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED|NETWORK_CHANGED|INCOMPLETE_CHUNKED)|Failed to fetch|status of 503/;

/** Long enough that a stream that could not be reopened has been retried (rule platform.streamRetry). */
const PAST_RETRY_MS = 31_000;

/** The log renders only messages in view, so the window has room for all. */
const TALL = { width: 1280, height: 6000 };

export async function openChat(page: Page, origin: string): Promise<void> {
  await page.setViewportSize(TALL);
  await page.goto(`${origin}/chats`);
  await channelRow(page).click();
  await heading(page, POD).waitFor();
  await composer(page).waitFor();
  await page.getByRole('article').first().waitFor();
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: `Message to ${POD}` });

export const channelRow = (page: Page): Locator => page.getByRole('listitem').getByRole('link', { name: POD });

const unreadMark = (page: Page): Locator => channelRow(page).getByText(/^\d+ unread messages?$/);

export async function untilUnreadIs(page: Page, count: number): Promise<void> {
  await channelRow(page).waitFor();
  if (count === 0) return unreadMark(page).waitFor({ state: 'detached' });
  await unreadMark(page)
    .filter({ hasText: new RegExp(`^${count} `) })
    .waitFor();
}

export async function unreadCount(page: Page): Promise<number> {
  await channelRow(page).waitFor();
  const [mark = '0'] = await unreadMark(page).allInnerTexts();
  return Number.parseInt(mark, 10);
}

export const message = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

export async function chooseMessageAction(page: Page, text: string, act: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

export const lines = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} writes ${String(index + 1).padStart(2, '0')}.`);

export async function linesShown(page: Page, names: readonly string[]): Promise<string[]> {
  const pattern = new RegExp(`(?:${names.join('|')}) writes \\d+\\.`, 'g');
  const texts = await page.getByRole('article').allInnerTexts();
  return texts.flatMap((text) => text.match(pattern) ?? []);
}

export async function streamedMessages(page: Page): Promise<string[]> {
  const ids: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.eventSourceMessageReceived', ({ data }) => {
    const event = JSON.parse(data) as Partial<StreamEvent>;
    if (event.type === 'message') ids.push(event.id ?? '');
  });
  await browser.send('Network.enable');
  return ids;
}

export async function untilAllArrive(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await message(page, text).first().waitFor();
  const unsent = page.getByRole('img', { name: /^(Sending…|Not sent yet)$/ });
  await unsent.first().waitFor({ state: 'detached' });
  expect(await page.getByText('Not sent.', { exact: false }).count()).toBe(0);
}

export type Written = Record<string, string[]>;

/** Each line once, each person's in order, and the same order on all pages, even after a reload. */
export async function expectSameConversation(pages: readonly Page[], written: Written): Promise<void> {
  const names = Object.keys(written);
  const all = Object.values(written).flat();
  for (const page of pages) await untilAllArrive(page, all);
  const [shown = [], ...others] = await Promise.all(pages.map((page) => linesShown(page, names)));
  expect([...shown].sort()).toEqual([...all].sort());
  for (const name of names) expect(shown.filter((text) => text.startsWith(name))).toEqual(written[name]);
  for (const other of others) expect(other).toEqual(shown);
  for (const page of pages) {
    await page.reload();
    await untilAllArrive(page, all);
    expect(await linesShown(page, names)).toEqual(shown);
  }
}

/** The page's clock must be installed. */
export const skipRetryDelays = ({ page }: Person): Promise<void> => page.clock.fastForward(PAST_RETRY_MS);
